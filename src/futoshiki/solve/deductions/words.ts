// Words shared by the sentences of deductions: lists, lines, cells.

import { cellName } from '../../rules/cell-name.js';
import { digitsOf } from '../notes.js';

/** `1`, `1 and 2`, `1, 2 and 3`. */
export function list(items: readonly (string | number)[]): string {
  return items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** `1 step`, `2 steps`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const digitList = (mask: number): string => list(digitsOf(mask));

export const cellList = (cells: readonly number[], size: number): string =>
  list(cells.map((cell) => cellName(cell, size)));

/** `row 3` or `column 1`; lines are numbered rows first. */
export const lineName = (line: number, size: number): string =>
  line < size ? `row ${line + 1}` : `column ${line - size + 1}`;

/** `1 goes`, `1 and 2 go`. */
export function go(mask: number): string {
  return `${digitList(mask)} ${digitsOf(mask).length === 1 ? 'goes' : 'go'}`;
}

/** `1 goes from r1c1 and r2c1; 2 and 3 go from r4c1`: what is struck, cells with equal eliminations together. */
export function strikeList(
  eliminations: readonly { readonly cell: number; readonly mask: number }[],
  size: number,
): string {
  const byMask = new Map<number, number[]>();
  for (const { cell, mask } of eliminations) byMask.set(mask, [...(byMask.get(mask) ?? []), cell]);
  return [...byMask].map(([mask, cells]) => `${go(mask)} from ${cellList(cells, size)}`).join('; ');
}
