// Exit codes, in blocks: 0 success, 10–19 finished without a solution, 20–29 a limit was reached, 30–39 bad input or a bug.

import type { TextError } from '../base/result.js';

export const EXIT = {
  ok: 0,
  unsolvable: 10,
  unsound: 13,
  limit: 20,
  input: 30,
  usage: 31,
  environment: 32,
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
  [EXIT.environment, 'the environment failed: an output file or the disk'],
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
  /** What is wrong with a file, for errors as JSON. */
  readonly error?: TextError;
  /** The file, as typed. */
  readonly file?: string;

  constructor(exit: ExitCode, sentence: string, error?: TextError, file?: string) {
    super(sentence);
    this.exit = exit;
    if (error) this.error = error;
    if (file !== undefined) this.file = file;
  }
}

/** The `code` of an error object where no file is to blame. */
const CODES: Readonly<Partial<Record<ExitCode, string>>> = {
  [EXIT.limit]: 'limit',
  [EXIT.input]: 'bad-input',
  [EXIT.usage]: 'usage',
  [EXIT.environment]: 'environment',
};

/** What `--json` prints for an error: `{"file":…,"error":{"code":…,"line":…,"column":…,"message":…}}`. */
export function errorObject({
  exit,
  message,
  error,
  file,
}: Pick<Refusal, 'exit' | 'message' | 'error' | 'file'>): object {
  return { file: file ?? null, error: error ?? { code: CODES[exit] ?? 'error', message } };
}
