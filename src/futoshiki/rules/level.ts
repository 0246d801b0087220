// A Futoshiki level: a square of cells, some digits given, and signs between neighbors that say which is greater.
// A draft is what was written; validateLevel makes the level of it. Contradictory clues are still a level, one without
// a solution: only what cannot be a Futoshiki at all is an error.

/** The course has sizes 4 to 9; 32 is what one machine word of candidates holds. */
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
  /** Where the puzzle begins in its file, from 1. */
  readonly place?: { readonly line: number; readonly column: number };
}

/** Only validateLevel makes one. Inequalities stand in the order of their first cell, across before down, none twice. */
export interface FutoshikiLevel {
  readonly size: number;
  /** The givens, row by row; 0 is a blank cell. */
  readonly cells: readonly number[];
  readonly inequalities: readonly Inequality[];
  readonly title?: string;
}

/** A grid of digits, row by row: what solvers answer with. */
export type FutoshikiGrid = readonly number[];
