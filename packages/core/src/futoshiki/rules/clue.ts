// A level as a set of clues: each is a given digit or a sign between two cells. Used to find which clues conflict,
// which are redundant, and which one is missing.

import { cellName } from './cell-name.js';
import type { FutoshikiGrid, FutoshikiLevel, Inequality } from './level.js';
import { areNeighbors } from './validate-level.js';

export type Clue =
  | { readonly kind: 'digit'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'sign'; readonly sign: Inequality };

/** Digits first, then signs, each in the order of the level. */
export function levelClues(level: FutoshikiLevel): Clue[] {
  const digits = level.cells.flatMap((digit, cell): Clue[] => (digit > 0 ? [{ kind: 'digit', cell, digit }] : []));
  return [...digits, ...level.inequalities.map((sign): Clue => ({ kind: 'sign', sign }))];
}

/** The neighbors of a cell to the right and below. */
const nextNeighbors = (size: number, cell: number): number[] =>
  [cell + 1, cell + size].filter((other) => areNeighbors(size, cell, other));

/** Every clue that is true of a grid, in the order of the cells. */
export function allClues(size: number, grid: FutoshikiGrid): Clue[] {
  return grid.flatMap((digit, cell): Clue[] => [
    { kind: 'digit', cell, digit },
    ...nextNeighbors(size, cell).map((other): Clue => {
      const rises = digit < (grid[other] as number);
      return { kind: 'sign', sign: rises ? { less: cell, greater: other } : { less: other, greater: cell } };
    }),
  ]);
}

/** Every clue that the level could still be given, a sign either way between neighbors first. */
export function possibleClues({ size, cells, inequalities }: FutoshikiLevel): Clue[] {
  const signed = new Set(inequalities.flatMap(({ less, greater }) => [`${less} ${greater}`, `${greater} ${less}`]));
  const signs = [...cells.keys()].flatMap((cell) =>
    nextNeighbors(size, cell)
      .filter((other) => !signed.has(`${cell} ${other}`))
      .flatMap((other): Clue[] => [
        { kind: 'sign', sign: { less: cell, greater: other } },
        { kind: 'sign', sign: { less: other, greater: cell } },
      ]),
  );
  const digits = cells.flatMap((given, cell) =>
    Array.from({ length: given === 0 ? size : 0 }, (_, index): Clue => ({ kind: 'digit', cell, digit: index + 1 })),
  );
  return [...signs, ...digits];
}

/** The level with one more clue. */
export function withClue(level: FutoshikiLevel, clue: Clue): FutoshikiLevel {
  if (clue.kind === 'digit') return { ...level, cells: level.cells.with(clue.cell, clue.digit) };
  return { ...level, inequalities: [...level.inequalities, clue.sign] };
}

/** The level with exactly these clues. Signs keep the order of the list. */
export function withClues(size: number, clues: Iterable<Clue>): FutoshikiLevel {
  const cells = new Array<number>(size * size).fill(0);
  const inequalities: Inequality[] = [];
  for (const clue of clues) {
    if (clue.kind === 'digit') cells[clue.cell] = clue.digit;
    else inequalities.push(clue.sign);
  }
  return { size, cells, inequalities };
}

/** Whether the clue is true of the grid. */
export function isClueTrue(clue: Clue, grid: FutoshikiGrid): boolean {
  if (clue.kind === 'digit') return grid[clue.cell] === clue.digit;
  return (grid[clue.sign.less] as number) < (grid[clue.sign.greater] as number);
}

/** The cells of a clue. */
export function clueCells(clue: Clue): readonly number[] {
  return clue.kind === 'digit' ? [clue.cell] : [clue.sign.less, clue.sign.greater];
}

/** Whether two clues have cells in a common row or column. */
export function sharesLine(size: number, a: Clue, b: Clue): boolean {
  return clueCells(a).some((one) =>
    clueCells(b).some((other) => one % size === other % size || Math.floor(one / size) === Math.floor(other / size)),
  );
}

/** `the 3 in r1c2`, `r1c1 < r1c2`. */
export function clueName(clue: Clue, size: number): string {
  if (clue.kind === 'digit') return `the ${clue.digit} in ${cellName(clue.cell, size)}`;
  return `${cellName(clue.sign.less, size)} < ${cellName(clue.sign.greater, size)}`;
}
