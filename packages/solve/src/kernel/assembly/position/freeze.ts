// Frozen boxes: a box can never move again if both its axes are blocked by walls, by two dead squares, or by boxes that
// are frozen themselves. A frozen box off its goal is a deadlock. All engines with a position cell by cell use this;
// bit boards have the same rule for whole words (freeze-boards.ts). It depends only on the boxes, so it is valid in
// every metric.
//
// Two forms. `freezesDead` recurses from one box and treats each box on its way as a wall (as in JSoko): a few reads
// per push, but it finds only the boxes that block this one. `liftMovable` removes every box that can move until
// nothing changes (greatest fixpoint): all frozen boxes of the position, for one pass over all boxes and more.

import { cellCount, isGoal, neighbor } from '../level/level';
import { isLive } from '../level/live';
import { take } from '../memory/arena';
import { byteAt, setByte, setShort, shortAt } from '../memory/arrays';
import { BOX, FREE, WALL } from './map';

let freezeTrail: usize = 0;
let trailLength: i32 = 0;
let offGoal: bool = false;

/** For `freezesDead`. */
export function openFreeze(): void {
  freezeTrail = take((cellCount + 1) * 2);
}

/** Both cells of the axis (0 or 1) are free, and at least one of them is live. */
@inline
function isOpen(map: usize, cell: i32, axis: i32): bool {
  const one = neighbor(cell, axis);
  const other = neighbor(cell, axis ^ 2);
  return !byteAt(map, one) && !byteAt(map, other) && (isLive(one) || isLive(other));
}

/** True if neither axis is open: only then can a box that comes to the cell freeze anything. */
@inline
export function mayFreeze(map: usize, cell: i32): bool {
  return !isOpen(map, cell, 0) && !isOpen(map, cell, 1);
}

/** Whether a box on the free cell would belong to a frozen group that is not entirely on goals. */
export function freezesDead(map: usize, cell: i32): bool {
  if (!mayFreeze(map, cell)) return false;
  trailLength = 0;
  offGoal = false;
  isFrozen(map, cell);
  const dead = offGoal;
  undo(map, 0);
  setByte(map, cell, FREE);
  return dead;
}

/** On success the group stays marked as walls, on failure every mark is taken back. */
function isFrozen(map: usize, cell: i32): bool {
  const mark = trailLength;
  const before = offGoal;
  setByte(map, cell, WALL);
  setShort(freezeTrail, trailLength++, cell);
  if (isAxisBlocked(map, cell, 0) && isAxisBlocked(map, cell, 1)) {
    if (!isGoal(cell)) offGoal = true;
    return true;
  }
  undo(map, mark);
  offGoal = before;
  return false;
}

function isAxisBlocked(map: usize, cell: i32, axis: i32): bool {
  const one = neighbor(cell, axis);
  const other = neighbor(cell, axis ^ 2);
  const atOne = byteAt(map, one);
  const atOther = byteAt(map, other);
  if (atOne == WALL || atOther == WALL) return true;
  if (!isLive(one) && !isLive(other)) return true;
  if (atOne == BOX && isFrozen(map, one)) return true;
  return atOther == BOX && isFrozen(map, other);
}

function undo(map: usize, mark: i32): void {
  while (trailLength > mark) setByte(map, shortAt(freezeTrail, --trailLength), BOX);
}

/**
 * Removes from the map every box that can move, one after the other; the boxes that stay are frozen. The boxes are
 * listed by cell, but the box listed at `from` is at `to` (0 and 0 if none has moved). Boxes that are walls are skipped.
 */
export function liftMovable(map: usize, boxes: usize, count: i32, from: i32, to: i32): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      const cell = boxAt(boxes, i, from, to);
      if (byteAt(map, cell) != BOX || mayFreeze(map, cell)) continue;
      setByte(map, cell, FREE);
      changed = true;
    }
  }
}

/** The cell of a listed box, of which one has moved. */
@inline
export function boxAt(boxes: usize, i: i32, from: i32, to: i32): i32 {
  const cell = shortAt(boxes, i);
  return cell == from ? to : cell;
}
