// Three features of a search without a plan: boxes that cannot move, and cells that cannot be entered. Areas and distance
// miss them: a board with a single area may have several boxes that no pull can move, and a forward search that puts 23
// of 24 boxes in place may leave no path for the last one. Each feature only examines the cells next to a box.

import { isGoal, neighbor } from '../../level/level';
import { Bits } from '../../memory/tables';
import { boxAt } from '../../position/freeze';
import { BOX } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { cellSetWords } from '../board/cell-tables';

/** True if there is no direction in which the next cell is not a wall and the one after it is free. */
@inline
function isShut(c: i32): bool {
  for (let d = 0; d < 4; d++) {
    const next = neighbor(c, d);
    if (next && !boardMap[neighbor(next, d)]) return false;
  }
  return true;
}

/** Boxes that cannot be pulled in any direction, if boxes next to them are ignored. */
export function unpullableBoxes(from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) if (isShut(boxAt(boardBoxes, i, from, to))) count++;
  return count;
}

/** Boxes off goals that cannot be pushed in any direction. */
export function unpushableBoxes(from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boxAt(boardBoxes, i, from, to);
    if (boardMap[c] != BOX || isGoal(c)) continue;
    if (!boardMap[neighbor(c, 0)] && !boardMap[neighbor(c, 2)]) continue;
    if (!boardMap[neighbor(c, 1)] && !boardMap[neighbor(c, 3)]) continue;
    count++;
  }
  return count;
}

/**
 * For a search toward a set of cells: the number of boxes outside the set with anything next to them, and of free cells
 * of the set that no box can be pushed onto in a straight line.
 */
export function crowdedCells(aim: Bits, from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boxAt(boardBoxes, i, from, to);
    if (aim.has(c)) continue;
    if (boardMap[neighbor(c, 0)] || boardMap[neighbor(c, 1)] || boardMap[neighbor(c, 2)] || boardMap[neighbor(c, 3)])
      count++;
  }
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = aim[w]; left; left &= left - 1) {
      const c = (w << 6) + (ctz<u64>(left) as i32);
      if (!boardMap[c] && isShut(c)) count++;
    }
  }
  return count;
}
