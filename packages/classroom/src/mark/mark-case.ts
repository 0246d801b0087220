// A case of marking: what a student's program is given, and what is compared. The expected results are those of the
// course program in this package, run with the same arguments, input, and files.

import type { LimitHit } from '@masu/node-host/programs/limits.js';

/** What a program was given. */
export interface RunOrder {
  /** In courses with several programs (IN101), which one. */
  readonly program?: string;
  readonly words: readonly string[];
  /** Standard input. */
  readonly input: string;
  /** Files in the folder where it runs, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a program did. */
export interface RunResult {
  /** By itself, or for a limit. */
  readonly ended: 'exited' | LimitHit;
  /** The exit code, or the signal that ended it. */
  readonly exit: number | string;
  readonly stdout: string;
  readonly stderr: string;
  /** Files that it wrote, by name. */
  readonly written: Readonly<Record<string, string>>;
}

/** Where an output first differs. */
export interface OutputDifference {
  readonly message: string;
  /** From 1; absent if the difference is not in a line. */
  readonly line?: number;
  readonly expected?: string;
  readonly got?: string;
}

const CASE_VERDICTS = [
  'solved',
  'no-solution',
  'already-solved',
  'changed',
  'unchanged',
  'won',
  'refused',
  'shown',
] as const;

/**
 * What is right for a case: a solution is found, there is none, or none is needed; the board is another one, the same, or
 * won; the program refuses; or it shows something else (a map, a menu, its usage).
 */
export type CaseVerdict = (typeof CASE_VERDICTS)[number];

/** One thing to get right, worth one point. */
export interface CaseCheck {
  readonly name: string;
  /** Counts only if another check of the case is right, such as an exit code of 0. */
  readonly needsOthers?: true;
  /** Reported as a fact; gives no point. */
  readonly isFact?: true;
  /** Counts even where the verdict does not, such as the puzzle that is printed before the solution. */
  readonly standsAlone?: true;
  /** Undefined if it is right. */
  compare(expected: RunResult, got: RunResult): OutputDifference | undefined;
}

export interface MarkCase extends RunOrder {
  /** `move/push-onto-goal-north` */
  readonly name: string;
  /** For --only: `move`, `solve`, `cases`, `random`. */
  readonly group: string;
  /** A phrase. */
  readonly tests: string;
  readonly checks: readonly CaseCheck[];
  /** What is right; absent for a teacher's cases, where our program says it. */
  readonly verdict?: CaseVerdict;
  /** Arguments that only our program needs for this case. */
  readonly extra?: readonly string[];
  /** Marked only if its group is named: not every class has had it. */
  readonly onRequest?: boolean;
}

/** A case by its whole name, `group/name`; without words, input, and files unless it has some. */
export const markCase = (
  name: string,
  tests: string,
  checks: readonly CaseCheck[],
  more: Partial<MarkCase> = {},
): MarkCase => ({
  ...{ group: name.slice(0, name.indexOf('/')), name, tests, words: [], input: '', files: {}, checks, ...more },
});

/** A teacher's files, by name. */
export type CaseFiles = ReadonlyMap<string, string>;
