// Two relaxed searches by pulling. Emptying: with boxes on all goals of the wall set, the player must be able, from
// some area, to pull away every box that is not there already; otherwise the goals can never be filled. Free pull, for
// backward boards: remove boxes that can be pulled until none is left; the remaining ones must be on bases.

import { boxCount as boxTotal, cellCount, goalCells, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, setByte, shortAt } from '../../memory/arrays';
import { hasCell } from '../../memory/cell-sets';
import { BOX, FREE, WALL } from '../../position/map';
import { boxCount, boxes, flood, isReachable, map, player } from '../board/board';
import { emptying } from './goal-reach';

let board: usize = 0;
let copy: usize = 0;
let tried: usize = 0;

export function openRetrograde(): void {
  board = take(cellCount + 1);
  copy = take(cellCount + 1);
  tried = take(cellCount + 1);
}

function canPull(c: i32): bool {
  for (let s = 0; s < 4; s++) {
    const p = neighbor(c, s);
    if (p && isReachable(p) && !byteAt(board, neighbor(p, s))) return true;
  }
  return false;
}

/** Removes boxes from `board` while the player, starting at `from`, can pull one. `list` has all candidates. */
function emptyFrom(from: i32, list: usize, count: i32): void {
  let changed = true;
  while (changed) {
    changed = false;
    flood(board, from);
    for (let i = 0; i < count; i++) {
      const c = shortAt(list, i);
      if (byteAt(board, c) != BOX || !canPull(c)) continue;
      setByte(board, c, FREE);
      changed = true;
    }
  }
}

/** False if no player area can empty the goals of the wall set on the board. */
export function canFillGoals(): bool {
  if (load<u8>(emptying) == 1) return true;
  for (let c = 0; c <= cellCount; c++) setByte(copy, c, byteAt(map, c) == WALL ? WALL : FREE);
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (!byteAt(copy, g)) setByte(copy, g, BOX);
  }
  memory.copy(tried, copy, <usize>(cellCount + 1));
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(tried, c)) continue;
    memory.copy(board, copy, <usize>(cellCount + 1));
    flood(board, c);
    for (let k = c; k <= cellCount; k++) if (isReachable(k)) setByte(tried, k, 1);
    emptyFrom(c, goalCells, boxTotal);
    let stays = 0;
    let lacks = false;
    for (let i = 0; i < boxTotal && !lacks; i++) {
      const g = shortAt(goalCells, i);
      if (byteAt(board, g) != BOX) continue;
      stays++;
      lacks = byteAt(map, g) == FREE;
    }
    if (lacks) continue;
    if (!stays) store<u8>(emptying, 1);
    return true;
  }
  return false;
}

/** False if a box of the backward board can never be pulled and is not on an unused base. */
export function canPullFree(baseSet: usize): bool {
  memory.copy(board, map, <usize>(cellCount + 1));
  emptyFrom(player, boxes, boxCount);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(board, c) == BOX && !hasCell(baseSet, c)) return false;
  }
  return true;
}
