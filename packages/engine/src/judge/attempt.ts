// One attempt at one level, as read from a submission. A submission is a file; it may contain many attempts.

// What the rules say about one answer: solved, or where it first fails and why.

export const FAULTS = ['blocked', 'unsolved', 'no-solution', 'wrong-grid', 'incomplete'] as const;
/**
 * `blocked`: a move can't be made; `unsolved`: after the last move the level is not solved; `no-solution`: the submission
 * has none; `wrong-grid`, `incomplete`: a grid that breaks a rule or has blank cells.
 */
type FaultCode = (typeof FAULTS)[number];

const BLOCKERS = ['wall', 'box-and-wall', 'two-boxes', 'given', 'off-board', 'rules'] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** What the course or the contest allows. */
export interface JudgeRules {
  /** A move that can't be made counts as no move, as in `replay`. Otherwise the first one fails the solution. */
  readonly allowBlocked?: boolean;
}

export interface Verdict {
  readonly solved: boolean;
  /** The number of the first move that can't be made, from 1. */
  readonly failedAt?: number;
  readonly blockedBy?: Blocker;
  readonly fault?: FaultCode;
  /** Moves made, without blocked ones. Absent for a grid. */
  readonly moves?: number;
  /** Sokoban only. */
  readonly pushes?: number;
  /** Moves that can't be made and were skipped, if that is allowed and there are any. */
  readonly blockedMoves?: number;
  /** A sentence; empty if solved and nothing is to be said. */
  readonly message: string;
  /** Equal for equal answers: how duplicates are found. Absent if equal answers mean nothing. */
  readonly key?: string;
}

/** Longer answers are compared by hash, so that thousands of long ones fit in memory. */
const LONGEST_KEY = 1024;

/** A text that identifies an answer: itself, or its length and 106 bits of hash (cyrb53, twice). */
export function answerKey(answer: string): string {
  if (answer.length <= LONGEST_KEY) return answer;
  return `${answer.length} ${cyrb53(answer, 1)} ${cyrb53(answer, 2)}`;
}

/** 53 bits of hash by two interleaved multiplicative hashes, mixed at the end as in MurmurHash3. */
function cyrb53(text: string, seed: number): string {
  let one = 0xdeadbeef ^ seed;
  let two = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    two = Math.imul(two ^ letter, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

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
