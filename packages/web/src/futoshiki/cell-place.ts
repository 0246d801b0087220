// Row and column of a cell of the open puzzle, as messages say them.

import type { FutoshikiSession } from '@masu/engine/session/futoshiki/session.js';

export type Cell = readonly [row: number, column: number];

/** Row and column, from 1. */
export const cellPlace = ({ game }: FutoshikiSession, cell: number): Cell => {
  const { size } = game.level;
  return [Math.floor(cell / size) + 1, (cell % size) + 1];
};
