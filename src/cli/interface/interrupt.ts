// Handles Ctrl-C during a command: the first asks it to stop and report its results, the second exits at once. SIGTERM
// (`timeout`, a service that is stopped) does the same with its own exit code. Not SIGHUP: a listener would undo `nohup`.

import { SIGNAL_EXITS } from '../../base/exit-codes.js';
import { EXIT } from './exit-codes.js';

export interface Interrupt {
  readonly happened: boolean;
  /** Restores the default behavior of Ctrl-C. */
  release(): void;
}

type Signal = 'SIGINT' | 'SIGTERM';

let signalExit: number = EXIT.interrupted;

/** The exit code of a command that was interrupted: 130 for Ctrl-C, 143 for SIGTERM. */
export const interruptedExit = (): number => signalExit;

/** `signals`: without SIGTERM for a service, which ends normally by it. */
export function onInterrupt(stop: () => void, signals: readonly Signal[] = ['SIGINT', 'SIGTERM']): Interrupt {
  let happened = false;
  const take = (signal: Signal): void => {
    signalExit = SIGNAL_EXITS[signal];
    if (happened) process.exit(signalExit);
    happened = true;
    stop();
  };
  for (const signal of signals) process.on(signal, take);
  return {
    get happened() {
      return happened;
    },
    release: () => {
      for (const signal of signals) process.off(signal, take);
    },
  };
}
