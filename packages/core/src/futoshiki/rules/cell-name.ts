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
