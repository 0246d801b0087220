// Exit codes, in blocks: 0 success, 10–19 finished without a solution, 20–29 a limit was reached, 30–39 bad input or a bug.

import type { TextFault } from '../base/result.js';

export const EXIT = {
  ok: 0,
  unsolvable: 10,
  unsound: 13,
  limit: 20,
  input: 30,
  usage: 31,
  bug: 39,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_CODES: readonly (readonly [code: ExitCode, meaning: string])[] = [
  [EXIT.ok, 'success'],
  [EXIT.unsolvable, 'at least one level proven unsolvable, none undecided'],
  [EXIT.unsound, 'an unsound rule exhausted the search (`dijkstra-course`): nothing proven'],
  [EXIT.limit, 'a limit was reached for at least one'],
  [EXIT.input, 'bad input: file, level, or moves'],
  [EXIT.usage, 'usage error'],
  [EXIT.bug, 'internal error (a bug in masu)'],
  [EXIT.interrupted, 'ended by Ctrl-C'],
];

/** What outweighs what when several levels end differently. */
const WEIGHT: readonly ExitCode[] = [
  EXIT.ok,
  EXIT.unsolvable,
  EXIT.unsound,
  EXIT.limit,
  EXIT.input,
  EXIT.usage,
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
