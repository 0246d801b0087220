// A Futoshiki level: a square grid, some given digits, and inequality signs between neighbors. A draft is a level as
// written; validateLevel turns it into a level. Contradictory clues are still a valid level without a solution; only what
// is not a Futoshiki at all is an error.

/** The course has sizes 4 to 9; 32 is the number of candidates in one machine word. */
export const MIN_SIZE = 2;
export const MAX_SIZE = 32;

/** The digit in `less` must be smaller than the digit in `greater`; the two cells are neighbors. */
export interface Inequality {
  readonly less: number;
  readonly greater: number;
}

export interface FutoshikiDraft {
  readonly size: number;
  /** Row by row; 0 is a blank cell. */
  readonly cells: readonly number[];
  readonly inequalities: readonly Inequality[];
  readonly title?: string;
  /** The puzzle's first line in its file, from 1. */
  readonly place?: { readonly line: number; readonly column: number };
}

/** Only validateLevel makes one. Inequalities are in the order of their first cell, across before down, without duplicates. */
export interface FutoshikiLevel {
  readonly size: number;
  /** The givens, row by row; 0 is a blank cell. */
  readonly cells: readonly number[];
  readonly inequalities: readonly Inequality[];
  readonly title?: string;
}

/** A grid of digits, row by row: the answer of a solver. */
export type FutoshikiGrid = readonly number[];
