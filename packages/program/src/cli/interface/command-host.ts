// What a command gets from outside, with what the program has to remember of its run.

import type { Host } from '../../host/host.js';
import { EXIT } from './exit-codes.js';

/** What is known about a run once it has begun. */
interface RunState {
  /** The command writes a file: it continues after its standard output is closed. */
  hasFile: boolean;
  /** The exit code of the signal that came last. */
  signalExit: number;
}

export interface CommandHost extends Host {
  readonly run: RunState;
}

/** `exit` ends the run. Standard input is looked at only when it is read: that alone costs a start some time. */
export function commandHost(host: Host, exit: (code: number) => void): CommandHost {
  const { stdout, stderr, env, cwd, now, signals, suspend, openPool } = host;
  return {
    get stdin() {
      return host.stdin;
    },
    ...{ stdout, stderr, env, now, signals, exit, suspend },
    ...(cwd === undefined ? {} : { cwd }),
    ...(openPool === undefined ? {} : { openPool }),
    run: { hasFile: false, signalExit: EXIT.interrupted },
  };
}
