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
import { Bytes, Shorts, takeShorts } from '../memory/tables';
import { BOX, FREE, WALL } from './map';

let freezeTrail = changetype<Shorts>(0);
let trailLength: i32 = 0;
let offGoal: bool = false;

/** For `freezesDead`. */
export function openFreeze(): void {
  freezeTrail = takeShorts(cellCount + 1);
}

/** Both cells of the axis (0 or 1) are free, and at least one of them is live. */
@inline
function isOpen(map: Bytes, cell: i32, axis: i32): bool {
  const one = neighbor(cell, axis);
  const other = neighbor(cell, axis ^ 2);
  return !map[one] && !map[other] && (isLive(one) || isLive(other));
}

/** True if neither axis is open: only then can a box that comes to the cell freeze anything. */
@inline
export function mayFreeze(map: Bytes, cell: i32): bool {
  return !isOpen(map, cell, 0) && !isOpen(map, cell, 1);
}

/** Whether a box on the free cell would belong to a frozen group that is not entirely on goals. */
export function freezesDead(map: Bytes, cell: i32): bool {
  if (!mayFreeze(map, cell)) return false;
  trailLength = 0;
  offGoal = false;
  isFrozen(map, cell);
  const dead = offGoal;
  undo(map, 0);
  map[cell] = FREE;
  return dead;
}

/** On success the group stays marked as walls, on failure every mark is taken back. */
function isFrozen(map: Bytes, cell: i32): bool {
  const mark = trailLength;
  const before = offGoal;
  map[cell] = WALL;
  freezeTrail[trailLength++] = cell;
  if (isAxisBlocked(map, cell, 0) && isAxisBlocked(map, cell, 1)) {
    if (!isGoal(cell)) offGoal = true;
    return true;
  }
  undo(map, mark);
  offGoal = before;
  return false;
}

function isAxisBlocked(map: Bytes, cell: i32, axis: i32): bool {
  const one = neighbor(cell, axis);
  const other = neighbor(cell, axis ^ 2);
  const atOne = map[one];
  const atOther = map[other];
  if (atOne == WALL || atOther == WALL) return true;
  if (!isLive(one) && !isLive(other)) return true;
  if (atOne == BOX && isFrozen(map, one)) return true;
  return atOther == BOX && isFrozen(map, other);
}

function undo(map: Bytes, mark: i32): void {
  while (trailLength > mark) map[freezeTrail[--trailLength]] = BOX;
}

/**
 * Removes from the map every box that can move, one after the other; the boxes that stay are frozen. The boxes are
 * listed by cell, but the box listed at `from` is at `to` (0 and 0 if none has moved). Boxes that are walls are skipped.
 */
export function liftMovable(map: Bytes, boxes: Shorts, count: i32, from: i32, to: i32): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      const cell = boxAt(boxes, i, from, to);
      if (map[cell] != BOX || mayFreeze(map, cell)) continue;
      map[cell] = FREE;
      changed = true;
    }
  }
}

/** The cell of a listed box, of which one has moved. */
@inline
export function boxAt(boxes: Shorts, i: i32, from: i32, to: i32): i32 {
  const cell = boxes[i];
  return cell == from ? to : cell;
}
