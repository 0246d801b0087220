// Handles Ctrl-C during a command: the first asks it to stop and report its results, the second exits at once. SIGTERM
// (`timeout`, a service that is stopped) and SIGHUP (the terminal was closed) do the same with their own exit codes.

import { basename } from 'node:path';
import { SIGNAL_EXITS } from '../../base/exit-codes.js';
import { EXIT } from './exit-codes.js';
import { type Output, shortPauses } from './output.js';

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
export const isNohup = (env: NodeJS.ProcessEnv): boolean => basename(env._ ?? '') === 'nohup';

/** Lets a program that `nohup` started survive its terminal. */
export function respectNohup(): void {
  if (isNohup(process.env)) process.on('SIGHUP', ignore);
}

let signalExit: number = EXIT.interrupted;

/** Ends an interrupted command: exit code 130 for Ctrl-C, 143 for SIGTERM, 129 for SIGHUP. */
export function exitInterrupted(): never {
  if (
    signalExit === SIGNAL_EXITS.SIGHUP &&
    [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY)
  ) {
    // Node crashes when it exits on a terminal that is gone (it can't restore its mode); the signal itself ends it cleanly.
    process.removeAllListeners('SIGHUP');
    process.kill(process.pid, 'SIGHUP');
  }
  process.exit(signalExit);
}

/** `signals`: without SIGTERM for a service, which ends normally by it. */
export function onInterrupt(stop: () => void, signals: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP']): Interrupt {
  let happened = false;
  const taken = signals.filter((signal) => signal !== 'SIGHUP' || !isNohup(process.env));
  const take = (signal: Signal): void => {
    // A closed terminal sends several, from the kernel and from the shell: results are still being saved.
    if (signal === 'SIGHUP' && happened) return;
    signalExit = SIGNAL_EXITS[signal];
    if (happened) process.exit(signalExit);
    if (signal === 'SIGHUP') process.on('SIGHUP', ignore);
    happened = true;
    stop();
  };
  for (const signal of taken) process.on(signal, take);
  return {
    get happened() {
      return happened;
    },
    release: () => {
      for (const signal of taken) process.off(signal, take);
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
  const interrupt = onInterrupt(stop);
  try {
    return await work(interrupt);
  } finally {
    output.live('');
    interrupt.release();
    await close();
  }
}

/** Runs work with pauses; undefined if Ctrl-C came. `first` is its first step, if that was taken before. */
export async function withPauses<Made>(
  work: Generator<unknown, Made, void>,
  first?: IteratorResult<unknown, Made>,
): Promise<Made | undefined> {
  const pause = shortPauses();
  const interrupt = onInterrupt(() => {});
  try {
    for (let next = first ?? work.next(); ; next = work.next()) {
      if (next.done) return next.value;
      await pause();
      if (interrupt.happened) return undefined;
    }
  } finally {
    interrupt.release();
  }
}
