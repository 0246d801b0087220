// Lists and names shared by the messages of the deductions.

import { cellName } from '../../rules/cell-name.js';
import { digitsOf } from '../notes.js';

/** `1`, `1 and 2`, `1, 2, and 3`; with `or`: `1, 2, or 3`. */
export function list(items: readonly (string | number)[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

/** `1 step`, `2 steps`; `2 guesses` with the plural given. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const digitList = (mask: number, word: 'and' | 'or' = 'and'): string => list(digitsOf(mask), word);

export const cellList = (cells: readonly number[], size: number): string =>
  list(cells.map((cell) => cellName(cell, size)));

/** `row 3` or `column 1`; lines are numbered rows first. */
export const lineName = (line: number, size: number): string =>
  line < size ? `row ${line + 1}` : `column ${line - size + 1}`;

type Eliminations = readonly { readonly cell: number; readonly mask: number }[];

/** Groups cells with equal eliminations. */
function byMask(eliminations: Eliminations): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { cell, mask } of eliminations) groups.set(mask, [...(groups.get(mask) ?? []), cell]);
  return groups;
}

/** `1 in r1c1 and r2c1; 2 and 3 in r4c1`: what to rule out. */
export function eliminationList(eliminations: Eliminations, size: number): string {
  return [...byMask(eliminations)].map(([mask, cells]) => `${digitList(mask)} in ${cellList(cells, size)}`).join('; ');
}

/** `r1c1 and r2c1 can’t be 1, and r4c1 can’t be 2 or 3`: the same as a clause. */
export function cantBe(eliminations: Eliminations, size: number): string {
  const clauses = [...byMask(eliminations)].map(
    ([mask, cells]) => `${cellList(cells, size)} can’t be ${digitList(mask, 'or')}`,
  );
  return list(clauses);
}
