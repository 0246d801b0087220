// How the program ends, in blocks: 0 found or all well, 10–19 finished without, 20–29 a limit, 30–39 bad input or a bug.

import type { TextFault } from '../base/result.js';

export const EXIT = {
  ok: 0,
  unsolvable: 10,
  regression: 11,
  limit: 20,
  paused: 21,
  input: 30,
  usage: 31,
  environment: 32,
  bug: 39,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES: readonly (readonly [code: ExitCode, meaning: string])[] = [
  [EXIT.ok, 'solved, or all well'],
  [EXIT.unsolvable, 'at least one proved unsolvable, none undecided'],
  [EXIT.regression, '`batch compare`: at least one regression'],
  [EXIT.limit, 'a limit was reached for at least one'],
  [EXIT.paused, '`batch run` stopped by `--for`: resume to continue'],
  [EXIT.input, 'bad input: file, level or moves'],
  [EXIT.usage, 'wrong usage'],
  [EXIT.environment, 'the environment failed: disk, queue, or lock'],
  [EXIT.bug, 'a bug of ours'],
  [EXIT.interrupted, 'ended by Ctrl-C'],
];

/** What outweighs what when several levels end differently. */
const WEIGHT: readonly ExitCode[] = [
  EXIT.ok,
  EXIT.unsolvable,
  EXIT.regression,
  EXIT.limit,
  EXIT.paused,
  EXIT.input,
  EXIT.usage,
  EXIT.environment,
  EXIT.interrupted,
  EXIT.bug,
];

export function worstOf(codes: Iterable<ExitCode>): ExitCode {
  let worst: ExitCode = EXIT.ok;
  for (const code of codes) if (WEIGHT.indexOf(code) > WEIGHT.indexOf(worst)) worst = code;
  return worst;
}

/** Ends the command with one sentence and a code. Thrown for what the person can mend; only main catches it. */
export class Refusal extends Error {
  readonly exit: ExitCode;
  /** Where a file is at fault: what is wrong with it, for whoever tells it in another form. */
  readonly fault?: TextFault;

  constructor(exit: ExitCode, sentence: string, fault?: TextFault) {
    super(sentence);
    this.exit = exit;
    if (fault) this.fault = fault;
  }
}
