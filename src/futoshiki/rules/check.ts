// The judge: does this grid of digits solve this level? It knows nothing of candidates or search, so that a
// solver's mistake cannot be its mistake too.

import { fail, ok, type Result } from '../../base/result.js';
import { cellName } from './cell-name.js';
import type { FutoshikiGrid, FutoshikiLevel } from './level.js';

/** The first line that holds a digit twice, in words. */
function twiceInLine(size: number, grid: FutoshikiGrid): string | undefined {
  for (let line = 0; line < size; line++) {
    for (const [name, at] of [
      ['row', (i: number) => line * size + i],
      ['column', (i: number) => i * size + line],
    ] as const) {
      const seen = new Set<number>();
      for (let i = 0; i < size; i++) {
        const digit = grid[at(i)] as number;
        if (seen.has(digit)) return `${digit} stands twice in ${name} ${line + 1}`;
        seen.add(digit);
      }
    }
  }
  return undefined;
}

/** ok where every rule and clue holds; otherwise a sentence that says which does not. */
export function checkGrid(level: FutoshikiLevel, grid: FutoshikiGrid): Result<true, string> {
  const { size, cells } = level;
  if (grid.length !== size * size) return fail(`the grid has ${grid.length} cells; expected ${size * size}`);
  for (const [cell, digit] of grid.entries()) {
    const name = cellName(cell, size);
    if (!Number.isInteger(digit) || digit < 1 || digit > size) return fail(`${name} holds ${digit}, not 1 to ${size}`);
    if (cells[cell] !== 0 && cells[cell] !== digit) return fail(`${name} holds ${digit}, but ${cells[cell]} is given`);
  }
  const twice = twiceInLine(size, grid);
  if (twice) return fail(twice);
  for (const { less, greater } of level.inequalities) {
    const [low, high] = [grid[less] as number, grid[greater] as number];
    if (low < high) continue;
    return fail(
      `${cellName(less, size)} must be less than ${cellName(greater, size)}, but holds ${low} against ${high}`,
    );
  }
  return ok(true);
}

/** Whether the position is a finished, right solution. */
export function isSolved(level: FutoshikiLevel, digits: readonly number[]): boolean {
  return checkGrid(level, digits).ok;
}
