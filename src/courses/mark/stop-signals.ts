// Ctrl-C and SIGTERM while a program is marked: the first asks for an end, so that what was marked can be reported; the
// second, or a closed terminal, exits at once. Exiting runs the listeners that kill the program and remove its folder; a
// signal alone would not.

import { SIGNAL_EXITS } from '../../base/exit-codes.js';

export interface StopSignals {
  /** Aborted by the first signal. */
  readonly asked: AbortSignal;
  /** The exit code of that signal. */
  exit(): number | undefined;
  /** Restores the default behavior of the signals. */
  release(): void;
}

export function onStopSignals(): StopSignals {
  const controller = new AbortController();
  let exit: number | undefined;
  const listeners = Object.entries(SIGNAL_EXITS).map(([signal, code]) => {
    const take = (): void => {
      if (exit !== undefined || signal === 'SIGHUP') process.exit(code);
      exit = code;
      controller.abort();
    };
    process.on(signal, take);
    return () => process.off(signal, take);
  });
  return {
    asked: controller.signal,
    exit: () => exit,
    release: () => {
      for (const off of listeners) off();
    },
  };
}
