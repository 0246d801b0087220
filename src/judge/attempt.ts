// One attempt at one level, as read from a submission. A submission is a file; it may contain many attempts.

/** A file of somebody's solutions: its name, which may say what it is for, and its text. */
export interface Submission {
  readonly name: string;
  readonly text: string;
}

/** What an attempt says about the level it is for. */
export interface Target {
  /** The hash of a board, as `masu check --json` prints it. */
  readonly hash?: string;
  readonly title?: string;
  readonly number?: number;
  /** Numbers of the levels whose signs and givens are those of the grid (Futoshiki). */
  readonly fits?: readonly number[];
  /** The attempt brings its own board, so it must not be taken for another level. */
  readonly hasBoard?: true;
  /** Which one of its file it is, from 1: decides between levels with the same board or title. */
  readonly place?: number;
  /** The number of its level, because the file has one answer per level, in order. */
  readonly order?: number;
}

export type Answer =
  /** Moves as written. */
  | { readonly kind: 'moves'; readonly text: string }
  /** A grid of digits row by row; 0 is a blank cell. */
  | { readonly kind: 'grid'; readonly size: number; readonly digits: readonly number[] }
  /** The submission says that it has no solution, or has none. */
  | { readonly kind: 'none'; readonly message: string };

export interface Attempt {
  readonly target: Target;
  readonly answer: Answer;
  /** Where it starts in its file, from 1. */
  readonly line: number;
}

export const SAYS_NO_SOLUTION: Answer = {
  kind: 'none',
  message: 'The submission says that there is no solution.',
};
