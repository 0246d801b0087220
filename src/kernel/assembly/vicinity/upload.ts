// Where the caller writes a level and the positions of a solution before a vicinity search.

import { floorMask, goalMask, liveMask } from './board';
import { nearestTable, positionAt } from './path';

/** The board of floor (0), live cells (1), or goals (2). */
export function vicinityMask(which: i32): usize {
  return which == 0 ? floorMask : which == 1 ? liveMask : goalMask;
}

/** A position: the board of boxes, then key (made here), player, first and second cost as 32-bit numbers. */
export function vicinityPosition(index: i32): usize {
  return positionAt(index);
}

/** u16[cell * radius + i]: the cells nearest to each cell. */
export function vicinityNearest(): usize {
  return nearestTable();
}
