// The exit codes of every program in this package, in blocks: 0 success, 10–19 finished without a solution, 20–29 a limit
// was reached, 30–39 bad input, environment, or a bug. A program ended by a signal exits with 128 plus its number.

export const EXIT = {
  ok: 0,
  unsolvable: 10,
  regression: 11,
  failed: 12,
  unsound: 13,
  limit: 20,
  paused: 21,
  input: 30,
  usage: 31,
  environment: 32,
  bug: 39,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const SIGNAL_EXITS = { SIGINT: EXIT.interrupted, SIGTERM: 143, SIGHUP: 129 } as const;
