// Boxes that can never move again become walls. Two rules, applied until nothing changes. Forward: repeatedly remove boxes that
// can move along an axis; the rest are frozen. Backward: put boxes on all goals and repeatedly remove those that can be pulled; a
// goal that is never emptied must have its box already. The result, the wall set, is the key of the caches of reachable
// goals.

import { boxCount as boxTotal, cellCount, goalCells, isGoal, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, setByte, shortAt, wordAt } from '../../memory/arrays';
import { liftMovable } from '../../position/freeze';
import { BOX, FREE, WALL } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { boxKey } from '../board/cell-tables';

let liftedMap: usize = 0;
/** Key of the set of frozen boxes, 0 if there are none. */
export let wallKey: u64 = 0;

export function openFrozenWalls(): void {
  liftedMap = take(cellCount + 1);
}

function freezeBoxes(): bool {
  memory.copy(liftedMap, boardMap, <usize>(cellCount + 1));
  liftMovable(liftedMap, boardBoxes, boxCount, 0, 0);
  let froze = false;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (byteAt(liftedMap, c) != BOX) continue;
    setByte(boardMap, c, WALL);
    froze = true;
  }
  return froze;
}

function canBePulled(c: i32): bool {
  for (let d = 0; d < 4; d++) {
    const p = neighbor(c, d);
    if (!byteAt(liftedMap, p) && !byteAt(liftedMap, neighbor(p, d))) return true;
  }
  return false;
}

/** Returns 1 if a box was frozen, -1 if a goal can never be filled, else 0. */
function freezeGoals(): i32 {
  memory.copy(liftedMap, boardMap, <usize>(cellCount + 1));
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (byteAt(liftedMap, c) == BOX) setByte(liftedMap, c, FREE);
  }
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (!byteAt(liftedMap, g)) setByte(liftedMap, g, BOX);
  }
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < boxTotal; i++) {
      const g = shortAt(goalCells, i);
      if (byteAt(liftedMap, g) != BOX || !canBePulled(g)) continue;
      setByte(liftedMap, g, FREE);
      changed = true;
    }
  }
  let froze = 0;
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (byteAt(liftedMap, g) != BOX) continue;
    if (byteAt(boardMap, g) != BOX) return -1;
    setByte(boardMap, g, WALL);
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
    const c = shortAt(boardBoxes, i);
    if (byteAt(boardMap, c) != WALL) continue;
    if (!isGoal(c)) return false;
    wallKey ^= wordAt(boxKey, c);
  }
  return true;
}
