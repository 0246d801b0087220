// Verifies that a grid of digits solves a level. It shares no code with candidates or search, so it can't repeat a
// solver's mistake.

import { fail, ok, type Result } from '../../base/result.js';
import { hasProperty, wrongArgument } from '../../base/wrong-argument.js';
import { cellName } from './cell-name.js';
import type { FutoshikiGrid, FutoshikiLevel } from './level.js';

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
