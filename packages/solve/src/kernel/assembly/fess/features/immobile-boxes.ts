// Three features of a search without a plan: boxes that cannot move, and cells that cannot be entered. Areas and distance
// miss them: a board with a single area may have several boxes that no pull can move, and a forward search that puts 23
// of 24 boxes in place may leave no path for the last one. Each feature only examines the cells next to a box.

import { isGoal, neighbor } from '../../level/level';
import { byteAt, wordAt } from '../../memory/arrays';
import { hasCell } from '../../memory/cell-sets';
import { boxAt } from '../../position/freeze';
import { BOX } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { cellSetWords } from '../board/cell-tables';

/** True if there is no direction in which the next cell is not a wall and the one after it is free. */
@inline
function isShut(c: i32): bool {
  for (let d = 0; d < 4; d++) {
    const next = neighbor(c, d);
    if (next && !byteAt(boardMap, neighbor(next, d))) return false;
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
    if (byteAt(boardMap, c) != BOX || isGoal(c)) continue;
    if (!byteAt(boardMap, neighbor(c, 0)) && !byteAt(boardMap, neighbor(c, 2))) continue;
    if (!byteAt(boardMap, neighbor(c, 1)) && !byteAt(boardMap, neighbor(c, 3))) continue;
    count++;
  }
  return count;
}

/**
 * For a search toward a set of cells: the number of boxes outside the set with anything next to them, and of free cells
 * of the set that no box can be pushed onto in a straight line.
 */
export function crowdedCells(aim: usize, from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boxAt(boardBoxes, i, from, to);
    if (hasCell(aim, c)) continue;
    if (
      byteAt(boardMap, neighbor(c, 0)) ||
      byteAt(boardMap, neighbor(c, 1)) ||
      byteAt(boardMap, neighbor(c, 2)) ||
      byteAt(boardMap, neighbor(c, 3))
    )
      count++;
  }
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = wordAt(aim, w); left; left &= left - 1) {
      const c = (w << 6) + <i32>ctz<u64>(left);
      if (!byteAt(boardMap, c) && isShut(c)) count++;
    }
  }
  return count;
}
