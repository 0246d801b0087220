// Draws the board as the course prints it: 2N-1 rows between bars, cell c at character 2c, signs between. Used by the
// `bars` format, front ends, and reports.

import { digitLetter } from './cell-name.js';
import type { FutoshikiLevel } from './level.js';

/**
 * The rows with these digits (0 is drawn `-`). Of two opposite signs between the same cells the last is drawn.
 * @example
 * ```ts
 * console.log(boardRows(level, level.cells)[0]); // |-<-|
 * ```
 */
export function boardRows(
  { size, inequalities }: Pick<FutoshikiLevel, 'size' | 'inequalities'>,
  digits: readonly number[],
): string[] {
  const rows = Array.from({ length: 2 * size - 1 }, () => new Array<string>(2 * size - 1).fill(' '));
  const put = (row: number, column: number, letter: string) => {
    (rows[row] as string[])[column] = letter;
  };
  for (const [cell, digit] of digits.entries()) {
    put(2 * Math.floor(cell / size), 2 * (cell % size), digit === 0 ? '-' : digitLetter(digit));
  }
  for (const { less, greater } of inequalities) {
    const first = Math.min(less, greater);
    const [row, column] = [2 * Math.floor(first / size), 2 * (first % size)];
    if (Math.abs(less - greater) === 1) put(row, column + 1, less < greater ? '<' : '>');
    else put(row + 1, column, less < greater ? '^' : 'v');
  }
  return rows.map((row) => `|${row.join('')}|`);
}
