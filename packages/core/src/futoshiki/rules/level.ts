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

// Names of cells and digits: r3c2 is the cell in row 3, column 2. Digits from 10 up are letters on a board (A = 10),
// where each digit has one character, and numbers in a sentence.

/** r3c2: row and column from 1. */
export function cellName(cell: number, size: number): string {
  return `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
}

/** The one character of a digit on a board: 1 to 9, then A for 10 up to W for 32. */
export function digitLetter(digit: number): string {
  return digit < 10 ? String(digit) : String.fromCharCode(55 + digit);
}

/** The digit of a character in either case, or -1. */
export function letterDigit(letter: string): number {
  const code = letter.toUpperCase().charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  return letter.length === 1 && code >= 65 && code <= 90 ? code - 55 : -1;
}

/**
 * The rows of a grid with one character per digit: the text form of a solution.
 * @example
 * ```ts
 * console.log(gridRows(2, [1, 2, 2, 1])); // [ '12', '21' ]
 * ```
 */
export function gridRows(size: number, grid: readonly number[]): string[] {
  const letters = grid.map(digitLetter).join('');
  return Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size));
}
