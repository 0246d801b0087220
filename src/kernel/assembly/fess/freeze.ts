// Freeze deadlocks: a box is frozen when both its axes are blocked by walls, by cells no box may stand on, or by boxes
// that are frozen themselves. A frozen group with a box off goal can never be solved. The test recurses from the moved
// box, taking each box on its way for a wall (the form known from JSoko); an answer costs a few reads.

import { cellCount, isGoal, neighbor } from '../level/level';
import { take } from '../memory/arena';
import { byteAt, setByte, setShort, shortAt } from '../memory/arrays';
import { BOX, FREE, WALL } from '../position/map';
import { isLive } from './distances';

let trail: usize = 0;
let trailLength: i32 = 0;
let offGoal: bool = false;

export function openFreeze(): void {
  trail = take((cellCount + 1) * 2);
}

function isAxisBlocked(map: usize, c: i32, axis: i32): bool {
  const l = neighbor(c, axis);
  const r = neighbor(c, axis ^ 2);
  const atL = byteAt(map, l);
  const atR = byteAt(map, r);
  if (atL == WALL || atR == WALL) return true;
  if (!isLive(l) && !isLive(r)) return true;
  if (atL == BOX && isFrozen(map, l)) return true;
  return atR == BOX && isFrozen(map, r);
}

/** On success the group stays marked as walls, on failure every mark is taken back. */
function isFrozen(map: usize, c: i32): bool {
  const mark = trailLength;
  const before = offGoal;
  setByte(map, c, WALL);
  setShort(trail, trailLength++, c);
  if (isAxisBlocked(map, c, 0) && isAxisBlocked(map, c, 1)) {
    if (!isGoal(c)) offGoal = true;
    return true;
  }
  undo(map, mark);
  offGoal = before;
  return false;
}

function undo(map: usize, mark: i32): void {
  while (trailLength > mark) setByte(map, shortAt(trail, --trailLength), BOX);
}

/** Would a box on the free cell `c` belong to a frozen group that is not wholly on goals? */
export function freezesDead(map: usize, c: i32): bool {
  if (isOpen(map, c, 0) || isOpen(map, c, 1)) return false;
  trailLength = 0;
  offGoal = false;
  isFrozen(map, c);
  const dead = offGoal;
  undo(map, 0);
  setByte(map, c, FREE);
  return dead;
}

/** Both cells of the axis are free and a box may stand on one of them. */
@inline
export function isOpen(map: usize, c: i32, axis: i32): bool {
  const l = neighbor(c, axis);
  const r = neighbor(c, axis ^ 2);
  return !byteAt(map, l) && !byteAt(map, r) && (isLive(l) || isLive(r));
}
