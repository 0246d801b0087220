// Checks whether a digit can be placed in a cell (the course's isLegal): compares it with the other cells of the row and
// column and with filled neighbors across signs; the cell's own current digit and blank neighbors do not matter.

import type { FutoshikiLevel } from './level.js';

/** Cells whose digits conflict with `digit` at `cell`: equal ones in the row and column, and neighbors across a sign. */
export function conflictsWith(level: FutoshikiLevel, digits: readonly number[], cell: number, digit: number): number[] {
  const { size } = level;
  const row = Math.floor(cell / size);
  const column = cell % size;
  const conflicting = new Set<number>();
  for (let i = 0; i < size; i++) {
    for (const other of [row * size + i, i * size + column]) {
      if (other !== cell && digits[other] === digit) conflicting.add(other);
    }
  }
  for (const { less, greater } of level.inequalities) {
    const other = less === cell ? greater : greater === cell ? less : -1;
    const otherDigit = other < 0 ? 0 : (digits[other] ?? 0);
    if (otherDigit > 0 && (less === cell ? digit >= otherDigit : digit <= otherDigit)) conflicting.add(other);
  }
  return [...conflicting].sort((a, b) => a - b);
}

/** Whether `digit` at `cell` conflicts with no other digit. Changes nothing. */
export function isLegal(level: FutoshikiLevel, digits: readonly number[], cell: number, digit: number): boolean {
  return conflictsWith(level, digits, cell, digit).length === 0;
}

/**
 * Every cell with a conflicting digit, for highlighting.
 * @example
 * ```ts
 * console.log(conflictingCells(level, [1, 1, 0, 0])); // [ 0, 1 ]
 * ```
 */
export function conflictingCells(level: FutoshikiLevel, digits: readonly number[]): number[] {
  return [...digits.keys()].filter((cell) => {
    const digit = digits[cell] ?? 0;
    return digit > 0 && !isLegal(level, digits, cell, digit);
  });
}
