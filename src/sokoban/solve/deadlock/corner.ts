// The corner rule: a box off goal with a wall on one of its vertical and one of its horizontal sides can never
// move again. The first deadlock every course teaches; a table of cells, so a search asks it for nothing.

import type { Ground } from '../../rules/level.js';

/** 1 for every cell off goal where a box would be caught between two walls. */
export function cornerCells(ground: Ground): Uint8Array {
  const { width, walls, goalMap } = ground;
  return walls.map((wall, cell) => {
    if (wall || goalMap[cell]) return 0;
    const vertical = walls[cell - width] || walls[cell + width];
    const horizontal = walls[cell - 1] || walls[cell + 1];
    return vertical && horizontal ? 1 : 0;
  });
}
