// Boxes that can never move again become walls. Two rules, applied until nothing changes. Forward: repeatedly remove boxes that
// can move along an axis; the rest are frozen. Backward: put boxes on all goals and repeatedly remove those that can be pulled; a
// goal that is never emptied must have its box already. The result, the wall set, is the key of the caches of reachable
// goals.

import { boxCount as boxTotal, cellCount, goalCells, isGoal, neighbor } from '../../level/level';
import { Bytes, takeBytes } from '../../memory/tables';
import { liftMovable } from '../../position/freeze';
import { BOX, FREE, WALL } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { boxKey } from '../board/cell-tables';

let liftedMap = changetype<Bytes>(0);
/** Key of the set of frozen boxes, 0 if there are none. */
export let wallKey: u64 = 0;

export function openFrozenWalls(): void {
  liftedMap = takeBytes(cellCount + 1);
}

function freezeBoxes(): bool {
  liftedMap.copyFrom(boardMap, cellCount + 1);
  liftMovable(liftedMap, boardBoxes, boxCount, 0, 0);
  let froze = false;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (liftedMap[c] != BOX) continue;
    boardMap[c] = WALL;
    froze = true;
  }
  return froze;
}

function canBePulled(c: i32): bool {
  for (let d = 0; d < 4; d++) {
    const p = neighbor(c, d);
    if (!liftedMap[p] && !liftedMap[neighbor(p, d)]) return true;
  }
  return false;
}

/** Returns 1 if a box was frozen, -1 if a goal can never be filled, else 0. */
function freezeGoals(): i32 {
  liftedMap.copyFrom(boardMap, cellCount + 1);
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (liftedMap[c] == BOX) liftedMap[c] = FREE;
  }
  for (let i = 0; i < boxTotal; i++) {
    const g = goalCells[i];
    if (!liftedMap[g]) liftedMap[g] = BOX;
  }
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < boxTotal; i++) {
      const g = goalCells[i];
      if (liftedMap[g] != BOX || !canBePulled(g)) continue;
      liftedMap[g] = FREE;
      changed = true;
    }
  }
  let froze = 0;
  for (let i = 0; i < boxTotal; i++) {
    const g = goalCells[i];
    if (liftedMap[g] != BOX) continue;
    if (boardMap[g] != BOX) return -1;
    boardMap[g] = WALL;
    froze = 1;
  }
  return froze;
}

/** Turns the frozen boxes of the board into walls. False if the board is dead. */
export function freezeWalls(): bool {
  for (;;) {
    freezeBoxes();
    const more = freezeGoals();
    if (more < 0) return false;
    if (!more) break;
  }
  wallKey = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (boardMap[c] != WALL) continue;
    if (!isGoal(c)) return false;
    wallKey ^= boxKey[c];
  }
  return true;
}
