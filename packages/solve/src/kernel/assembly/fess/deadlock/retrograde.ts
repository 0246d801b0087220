// Two relaxed searches by pulling. Emptying: with boxes on all goals of the wall set, the player must be able, from
// some area, to pull away every box that is not there already; otherwise the goals can never be filled. Free pull, for
// backward boards: remove boxes that can be pulled until none is left; the remaining ones must be on bases.

import { boxCount as boxTotal, cellCount, goalCells, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, setByte, shortAt } from '../../memory/arrays';
import { hasCell } from '../../memory/cell-sets';
import { BOX, FREE, WALL } from '../../position/map';
import { boardBoxes, boardMap, boardPlayer, boxCount, flood, isReachable } from '../board/board';
import { emptyingByte } from './goal-reach';

let emptiedMap: usize = 0;
let filledMap: usize = 0;
let triedCells: usize = 0;

export function openRetrograde(): void {
  emptiedMap = take(cellCount + 1);
  filledMap = take(cellCount + 1);
  triedCells = take(cellCount + 1);
}

function canPull(c: i32): bool {
  for (let s = 0; s < 4; s++) {
    const p = neighbor(c, s);
    if (p && isReachable(p) && !byteAt(emptiedMap, neighbor(p, s))) return true;
  }
  return false;
}

/** Removes boxes from `emptiedMap` while the player, starting at `from`, can pull one. `list` has all candidates. */
function emptyFrom(from: i32, list: usize, count: i32): void {
  let changed = true;
  while (changed) {
    changed = false;
    flood(emptiedMap, from);
    for (let i = 0; i < count; i++) {
      const c = shortAt(list, i);
      if (byteAt(emptiedMap, c) != BOX || !canPull(c)) continue;
      setByte(emptiedMap, c, FREE);
      changed = true;
    }
  }
}

/** False if no player area can empty the goals of the wall set on the board. */
export function canFillGoals(): bool {
  if (load<u8>(emptyingByte) == 1) return true;
  for (let c = 0; c <= cellCount; c++) setByte(filledMap, c, byteAt(boardMap, c) == WALL ? WALL : FREE);
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (!byteAt(filledMap, g)) setByte(filledMap, g, BOX);
  }
  memory.copy(triedCells, filledMap, <usize>(cellCount + 1));
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(triedCells, c)) continue;
    memory.copy(emptiedMap, filledMap, <usize>(cellCount + 1));
    flood(emptiedMap, c);
    for (let k = c; k <= cellCount; k++) if (isReachable(k)) setByte(triedCells, k, 1);
    emptyFrom(c, goalCells, boxTotal);
    let stays = 0;
    let lacks = false;
    for (let i = 0; i < boxTotal && !lacks; i++) {
      const g = shortAt(goalCells, i);
      if (byteAt(emptiedMap, g) != BOX) continue;
      stays++;
      lacks = byteAt(boardMap, g) == FREE;
    }
    if (lacks) continue;
    if (!stays) store<u8>(emptyingByte, 1);
    return true;
  }
  return false;
}

/** False if a box of the backward board can never be pulled and is not on an unused base. */
export function canPullFree(baseSet: usize): bool {
  memory.copy(emptiedMap, boardMap, <usize>(cellCount + 1));
  emptyFrom(boardPlayer, boardBoxes, boxCount);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (byteAt(emptiedMap, c) == BOX && !hasCell(baseSet, c)) return false;
  }
  return true;
}
