// Two relaxed searches by pulling. Emptying: with boxes on all goals of the wall set, the player must be able, from
// some area, to pull away every box that is not there already; otherwise the goals can never be filled. Free pull, for
// backward boards: remove boxes that can be pulled until none is left; the remaining ones must be on bases.

import { boxCount as boxTotal, cellCount, goalCells, neighbor } from '../../level/level';
import { Bits, Bytes, Shorts, takeBytes } from '../../memory/tables';
import { BOX, FREE, WALL } from '../../position/map';
import { boardBoxes, boardMap, boardPlayer, boxCount, flood, isReachable } from '../board/board';
import { goalReach } from './goal-reach';

let emptiedMap = changetype<Bytes>(0);
let filledMap = changetype<Bytes>(0);
let triedCells = changetype<Bytes>(0);

export function openRetrograde(): void {
  emptiedMap = takeBytes(cellCount + 1);
  filledMap = takeBytes(cellCount + 1);
  triedCells = takeBytes(cellCount + 1);
}

function canPull(c: i32): bool {
  for (let s = 0; s < 4; s++) {
    const p = neighbor(c, s);
    if (p && isReachable(p) && !emptiedMap[neighbor(p, s)]) return true;
  }
  return false;
}

/** Removes boxes from `emptiedMap` while the player, starting at `from`, can pull one. `list` has all candidates. */
function emptyFrom(from: i32, list: Shorts, count: i32): void {
  let changed = true;
  while (changed) {
    changed = false;
    flood(emptiedMap, from);
    for (let i = 0; i < count; i++) {
      const c = list[i];
      if (emptiedMap[c] != BOX || !canPull(c)) continue;
      emptiedMap[c] = FREE;
      changed = true;
    }
  }
}

/** False if no player area can empty the goals of the wall set on the board. */
export function canFillGoals(): bool {
  if (goalReach.canBeEmptied == 1) return true;
  for (let c = 0; c <= cellCount; c++) filledMap[c] = boardMap[c] == WALL ? WALL : FREE;
  for (let i = 0; i < boxTotal; i++) {
    const g = goalCells[i];
    if (!filledMap[g]) filledMap[g] = BOX;
  }
  triedCells.copyFrom(filledMap, cellCount + 1);
  for (let c = 1; c <= cellCount; c++) {
    if (triedCells[c]) continue;
    emptiedMap.copyFrom(filledMap, cellCount + 1);
    flood(emptiedMap, c);
    for (let k = c; k <= cellCount; k++) if (isReachable(k)) triedCells[k] = 1;
    emptyFrom(c, goalCells, boxTotal);
    let stays = 0;
    let lacks = false;
    for (let i = 0; i < boxTotal && !lacks; i++) {
      const g = goalCells[i];
      if (emptiedMap[g] != BOX) continue;
      stays++;
      lacks = boardMap[g] == FREE;
    }
    if (lacks) continue;
    if (!stays) goalReach.canBeEmptied = 1;
    return true;
  }
  return false;
}

/** False if a box of the backward board can never be pulled and is not on an unused base. */
export function canPullFree(baseSet: Bits): bool {
  emptiedMap.copyFrom(boardMap, cellCount + 1);
  emptyFrom(boardPlayer, boardBoxes, boxCount);
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (emptiedMap[c] == BOX && !baseSet.has(c)) return false;
  }
  return true;
}
