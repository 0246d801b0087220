// The corner rule: a box off goal with a wall on one vertical and one horizontal side can never move again. The first
// deadlock every course teaches; a precomputed table, so a search gets it for free.

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';

/** 1 for every cell off goal in a corner of two walls. */
export function cornerCells(board: SokobanBoard): Uint8Array {
  const { width, walls, goalMap } = board;
  return walls.map((wall, cell) => {
    if (wall || goalMap[cell]) return 0;
    const vertical = walls[cell - width] || walls[cell + width];
    const horizontal = walls[cell - 1] || walls[cell + 1];
    return vertical && horizontal ? 1 : 0;
  });
}
