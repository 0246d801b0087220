// Verifies that a grid of digits solves a level. It shares no code with candidates or search, so it can't repeat a
// solver's mistake.

import { fail, ok, type Result } from '../../base/result.js';
import { hasProperty, wrongArgument } from '../../base/wrong-argument.js';
import { cellName, type FutoshikiGrid, type FutoshikiLevel } from './level.js';

/** The first line that contains a digit twice, in words. */
function twiceInLine(size: number, grid: FutoshikiGrid): string | undefined {
  for (let line = 0; line < size; line++) {
    for (const [name, at] of [
      ['row', (i: number) => line * size + i],
      ['column', (i: number) => i * size + line],
    ] as const) {
      const seen = new Set<number>();
      for (let i = 0; i < size; i++) {
        const digit = grid[at(i)] as number;
        if (seen.has(digit)) return `${digit} occurs twice in ${name} ${line + 1}`;
        seen.add(digit);
      }
    }
  }
  return undefined;
}

/**
 * ok if every rule and clue is satisfied; otherwise a sentence that names the first that isn't.
 * @example
 * ```ts
 * console.log(checkGrid(level, [1, 2, 2, 1]).ok, checkGrid(level, [2, 1, 1, 2]).ok); // true false
 * ```
 */
export function checkGrid(level: FutoshikiLevel, grid: FutoshikiGrid): Result<true, string> {
  if (!hasProperty(level, 'cells')) throw wrongArgument('a Futoshiki level', level);
  if (!Array.isArray(grid)) throw wrongArgument('a list of digits', grid);
  const { size, cells } = level;
  if (grid.length !== size * size) return fail(`the grid has ${grid.length} cells; expected ${size * size}`);
  for (const [cell, digit] of grid.entries()) {
    const name = cellName(cell, size);
    if (!Number.isInteger(digit) || digit < 1 || digit > size)
      return fail(`${name} is ${digit}, expected 1 to ${size}`);
    if (cells[cell] !== 0 && cells[cell] !== digit) return fail(`${name} is ${digit}, but ${cells[cell]} is given`);
  }
  const twice = twiceInLine(size, grid);
  if (twice) return fail(twice);
  for (const { less, greater } of level.inequalities) {
    const [low, high] = [grid[less] as number, grid[greater] as number];
    if (low < high) continue;
    return fail(
      `${cellName(less, size)} must be less than ${cellName(greater, size)}, but they are ${low} and ${high}`,
    );
  }
  return ok(true);
}

/**
 * Whether the position is complete and correct.
 * @example
 * ```ts
 * console.log(isSolved(level, [1, 2, 2, 1])); // true
 * ```
 */
export function isSolved(level: FutoshikiLevel, digits: readonly number[]): boolean {
  return checkGrid(level, digits).ok;
}

// Checks whether a digit can be placed in a cell (the course's isLegal): compares it with the other cells of the row and
// column and with filled neighbors across signs; the cell's own current digit and blank neighbors do not matter.

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
    const held = other < 0 ? 0 : (digits[other] ?? 0);
    if (held > 0 && (less === cell ? digit >= held : digit <= held)) conflicting.add(other);
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
