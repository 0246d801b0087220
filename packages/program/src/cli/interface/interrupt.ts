// Handles Ctrl-C during a command: the first asks it to stop and report its results, the second exits at once. SIGTERM
// (`timeout`, a service that is stopped) and SIGHUP (the terminal was closed) do the same with their own exit codes.

import { basename } from 'node:path';
import { SIGNAL_EXITS } from '@masu/core/base/exit-codes.js';
import type { Environment } from '../../host/host.js';
import type { CommandHost } from './command-host.js';
import type { Output } from './output.js';
import { shortPauses } from './short-pauses.js';

export interface Interrupt {
  readonly happened: boolean;
  /** Restores the default behavior of the signals. */
  release(): void;
}

type Signal = keyof typeof SIGNAL_EXITS;

const ignore = (): void => {};

/**
 * Whether `nohup` started the program. Node restores the signals that nohup ignored, so only the environment shows it.
 */
export const isNohup = (env: Environment): boolean => basename(env._ ?? '') === 'nohup';

/** Lets a program that `nohup` started survive its terminal. */
export function respectNohup({ env, signals }: CommandHost): void {
  if (isNohup(env)) signals.on('SIGHUP', ignore);
}

/** `wanted`: without SIGTERM for a service, which ends normally by it. */
export function onInterrupt(
  host: CommandHost,
  stop: () => void,
  wanted: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP'],
): Interrupt {
  const { env, signals } = host;
  let happened = false;
  const caught = wanted.filter((signal) => signal !== 'SIGHUP' || !isNohup(env));
  const take = (signal: Signal): void => {
    // A closed terminal sends several, from the kernel and from the shell: results are still being saved.
    if (signal === 'SIGHUP' && happened) return;
    host.run.signalExit = SIGNAL_EXITS[signal];
    if (happened) {
      host.exit(host.run.signalExit);
      return;
    }
    if (signal === 'SIGHUP') signals.on('SIGHUP', ignore);
    happened = true;
    stop();
  };
  for (const signal of caught) signals.on(signal, take);
  return {
    get happened() {
      return happened;
    },
    release: () => {
      for (const signal of caught) signals.off(signal, take);
    },
  };
}

/**
 * Work that Ctrl-C asks to stop. When it ends, in any way, the progress line is gone, the signals do what they did
 * before, and `close` has run.
 */
export async function interruptible<Made>(
  output: Output,
  stop: () => void,
  work: (interrupt: Interrupt) => Promise<Made>,
  close: () => unknown = () => {},
): Promise<Made> {
  const interrupt = onInterrupt(output.host, stop);
  try {
    return await work(interrupt);
  } finally {
    output.live('');
    interrupt.release();
    await close();
  }
}

/**
 * Runs work with pauses; undefined if Ctrl-C came. `first` is its first step, if that was taken before: while no signal is handled,
 * the system ends the program at once. `settle` runs in each pause, and at the end, when it is the last time.
 */
export async function withPauses<Made>(
  host: CommandHost,
  work: Generator<unknown, Made, void>,
  first?: IteratorResult<unknown, Made>,
  settle?: (isLast: boolean) => Promise<void>,
): Promise<Made | undefined> {
  const pause = shortPauses();
  const interrupt = onInterrupt(host, () => {});
  try {
    for (let next = first ?? work.next(); ; next = work.next()) {
      if (next.done) {
        // A signal that came during the work is heard only now, and never again once the signals are released.
        await new Promise((resolve) => setImmediate(resolve));
        return interrupt.happened ? undefined : next.value;
      }
      const paused = pause();
      if (paused) await Promise.all([paused, settle?.(false)]);
      if (interrupt.happened) return undefined;
    }
  } finally {
    await settle?.(true);
    interrupt.release();
  }
}
