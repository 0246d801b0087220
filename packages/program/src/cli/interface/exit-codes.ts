// What the exit codes mean on the command line, and errors that end a command with one.

import { defined } from '@masu/core/base/defined.js';
import { EXIT, type ExitCode } from '@masu/core/base/exit-codes.js';

export { EXIT, type ExitCode };

export const EXIT_CODES: readonly (readonly [code: ExitCode, meaning: string])[] = [
  [EXIT.ok, 'success'],
  [EXIT.unsolvable, 'at least one level proven unsolvable, none undecided'],
  [EXIT.regression, '`batch compare`: at least one regression'],
  [EXIT.failed, '`judge`, `replay --must-solve`, `verify`, `course … mark` and `rubric`: at least one fails'],
  [EXIT.unsound, 'an unsound rule exhausted the search (`dijkstra-course`): nothing proven'],
  [EXIT.limit, 'a limit was reached for at least one'],
  [EXIT.paused, '`batch run` stopped by `--for`: resume to continue'],
  [EXIT.input, 'bad input: file, level, or moves'],
  [EXIT.usage, 'usage error'],
  [EXIT.environment, 'the environment failed: output file, disk, memory, queue, or lock'],
  [EXIT.bug, 'internal error (a bug in masu)'],
  [EXIT.interrupted, 'ended by Ctrl-C (129: by a closed terminal, 143: by SIGTERM)'],
];

/** Which code wins if levels end differently: the highest, and a bug before all. */
export function worstOf(codes: Iterable<ExitCode>): ExitCode {
  let worst: ExitCode = EXIT.ok;
  for (const code of codes) if (code === EXIT.bug || (worst !== EXIT.bug && code > worst)) worst = code;
  return worst;
}

/** What is wrong with an input: with its line and column, unless it is about a whole file. */
export interface InputFault {
  readonly line?: number;
  readonly column?: number;
  readonly code: string;
  readonly message: string;
}

/** The fields of an error for JSON, without what an error carries for other languages. */
export const faultFields = ({ code, line, column, message }: InputFault): InputFault => ({
  code,
  ...defined({ line, column }),
  message,
});

/** Ends the command with one sentence and an exit code. Thrown for errors the user can fix; only run-masu.ts catches it. */
export class Refusal extends Error {
  readonly exit: ExitCode;
  /** The error in the file, for JSON output. */
  readonly error?: InputFault;
  /** The file, as typed. */
  readonly file?: string;

  constructor(exit: ExitCode, sentence: string, error?: InputFault, file?: string) {
    super(sentence);
    this.exit = exit;
    if (error) this.error = error;
    if (file !== undefined) this.file = file;
  }
}

/** The `code` of an error object that is not about a file. */
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
  return { file: file ?? null, error: faultFields(error ?? { code: CODES[exit] ?? 'error', message }) };
}
