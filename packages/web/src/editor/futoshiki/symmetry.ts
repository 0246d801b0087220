// Symmetry as a drawing aid: the places that ask for a clue because the place across has one. Which digit, or which way a
// sign points, is the author's choice.

import { rowColumn } from '@masu/core/base/grid.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { signRelation } from './puzzle-drawing.js';

export const SYMMETRIES = ['none', 'half-turn', 'left-right', 'top-bottom', 'diagonal'] as const;

type PuzzleSymmetry = (typeof SYMMETRIES)[number];

type Across = (row: number, column: number, last: number) => readonly [row: number, column: number];

const ACROSS: Readonly<Record<PuzzleSymmetry, Across>> = {
  none: (row, column) => [row, column],
  'half-turn': (row, column, last) => [last - row, last - column],
  'left-right': (row, column, last) => [row, last - column],
  'top-bottom': (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
};

/** The cell across; twice across is the cell itself. */
export function cellAcross(symmetry: PuzzleSymmetry, size: number, cell: number): number {
  const [row, column] = ACROSS[symmetry](...rowColumn(cell, size), size - 1);
  return row * size + column;
}

interface WantedClues {
  readonly cells: ReadonlySet<number>;
  /** Pairs of neighbors, the lower cell first: `3 4`. */
  readonly gaps: ReadonlySet<string>;
}

export const gapKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The empty places across from a clue. */
export function wantedClues(sheet: FutoshikiLevel, symmetry: PuzzleSymmetry): WantedClues {
  const { size, cells, inequalities } = sheet;
  const across = (cell: number): number => cellAcross(symmetry, size, cell);
  const given = cells.flatMap((digit, cell) => (digit > 0 ? [across(cell)] : []));
  const gaps = inequalities.map(({ less, greater }) => [across(less), across(greater)] as const);
  return {
    cells: new Set(given.filter((cell) => cells[cell] === 0)),
    gaps: new Set(gaps.filter(([a, b]) => signRelation(sheet, a, b) === 'none').map(([a, b]) => gapKey(a, b))),
  };
}
