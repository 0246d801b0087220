// A Futoshiki level: a square grid, some given digits, and inequality signs between neighbors. A draft is a level as
// written; validateLevel turns it into a level. Contradictory clues are still a valid level without a solution; only what
// is not a Futoshiki at all is an error.

/** The smallest board. */
export const MIN_SIZE = 2;

/** The largest board: 32 candidates fit in one machine word. The course has sizes 4 to 9. */
export const MAX_SIZE = 32;

/** The digit in `less` must be smaller than the digit in `greater`; the two cells are neighbors. */
export interface Inequality {
  /** The cell of the smaller digit: row × size + column. */
  readonly less: number;
  /** The cell of the larger digit. */
  readonly greater: number;
}

/** Only validateLevel makes one. Inequalities are in the order of their first cell, across before down, without duplicates. */
export interface FutoshikiLevel {
  /** Rows and columns, and the largest digit. */
  readonly size: number;
  /** The givens, row by row; 0 is a blank cell. */
  readonly cells: readonly number[];
  /** The signs between neighboring cells. */
  readonly inequalities: readonly Inequality[];
  /** The title in its file. */
  readonly title?: string;
}

/** A puzzle as a file has it, not validated. */
export interface FutoshikiDraft extends FutoshikiLevel {
  /** The author in the file. */
  readonly author?: string;
  /** The puzzle's first line in its file, from 1. */
  readonly place?: { readonly line: number; readonly column: number };
}

/** A grid of digits, row by row: the answer of a solver. */
export type FutoshikiGrid = readonly number[];
