// Boxes that can never move again become walls. Two rules, applied until nothing changes. Forward: repeatedly remove boxes that
// can move along an axis; the rest are frozen. Backward: put boxes on all goals and repeatedly remove those that can be pulled; a
// goal that is never emptied must have its box already. The result, the wall set, is the key of the caches of reachable
// goals.

import { boxCount as boxTotal, cellCount, goalCells, isGoal, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, setByte, shortAt, wordAt } from '../../memory/arrays';
import { liftMovable } from '../../position/freeze';
import { BOX, FREE, WALL } from '../../position/map';
import { boxCount, boxes, map } from '../board/board';
import { boxKey } from '../board/cell-tables';

let lifted: usize = 0;
/** Key of the set of frozen boxes, 0 if there are none. */
export let wallKey: u64 = 0;

export function openFrozenWalls(): void {
  lifted = take(cellCount + 1);
}

function freezeBoxes(): bool {
  memory.copy(lifted, map, <usize>(cellCount + 1));
  liftMovable(lifted, boxes, boxCount, 0, 0);
  let froze = false;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(lifted, c) != BOX) continue;
    setByte(map, c, WALL);
    froze = true;
  }
  return froze;
}

function canBePulled(c: i32): bool {
  for (let d = 0; d < 4; d++) {
    const p = neighbor(c, d);
    if (!byteAt(lifted, p) && !byteAt(lifted, neighbor(p, d))) return true;
  }
  return false;
}

/** Returns 1 if a box was frozen, -1 if a goal can never be filled, else 0. */
function freezeGoals(): i32 {
  memory.copy(lifted, map, <usize>(cellCount + 1));
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(lifted, c) == BOX) setByte(lifted, c, FREE);
  }
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (!byteAt(lifted, g)) setByte(lifted, g, BOX);
  }
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < boxTotal; i++) {
      const g = shortAt(goalCells, i);
      if (byteAt(lifted, g) != BOX || !canBePulled(g)) continue;
      setByte(lifted, g, FREE);
      changed = true;
    }
  }
  let froze = 0;
  for (let i = 0; i < boxTotal; i++) {
    const g = shortAt(goalCells, i);
    if (byteAt(lifted, g) != BOX) continue;
    if (byteAt(map, g) != BOX) return -1;
    setByte(map, g, WALL);
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
    const c = shortAt(boxes, i);
    if (byteAt(map, c) != WALL) continue;
    if (!isGoal(c)) return false;
    wallKey ^= wordAt(boxKey, c);
  }
  return true;
}
