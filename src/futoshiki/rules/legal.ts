// May this digit stand here? The course's isLegal: it looks at the other cells of the row and column and at the
// signs toward filled neighbors; the cell's own present digit and blank neighbors do not matter.

import type { FutoshikiLevel } from './level.js';

/** Cells whose digits forbid `digit` at `cell`: equal ones in the row and column, and neighbors across a sign. */
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
    const held = other < 0 ? 0 : (digits[other] ?? 0);
    if (held > 0 && (less === cell ? digit >= held : digit <= held)) conflicting.add(other);
  }
  return [...conflicting].sort((a, b) => a - b);
}

/** Whether `digit` at `cell` breaks no rule against the other digits that stand. Changes nothing. */
export function isLegal(level: FutoshikiLevel, digits: readonly number[], cell: number, digit: number): boolean {
  return conflictsWith(level, digits, cell, digit).length === 0;
}

/** Every cell whose digit breaks a rule as things stand: what a screen marks in play. */
export function conflictingCells(level: FutoshikiLevel, digits: readonly number[]): number[] {
  return [...digits.keys()].filter((cell) => {
    const digit = digits[cell] ?? 0;
    return digit > 0 && !isLegal(level, digits, cell, digit);
  });
}
