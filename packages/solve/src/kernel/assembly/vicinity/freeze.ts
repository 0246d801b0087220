// Freeze deadlocks: a box that can't move along either axis because of walls or boxes that can't move either.

import { shortages } from '../memory/arena';
import { Bits, Bytes, takeBytes } from '../memory/tables';
import { beside, cellCount, isGoal, isLive } from './board';

/** u8[cell]: boxes that the current freeze test is visiting. */
let markedBoxes = changetype<Bytes>(0);
let isOffGoal: bool = false;

/** False: out of memory. */
export function openFreeze(): bool {
  const before = shortages;
  markedBoxes = takeBytes(cellCount + 1);
  return shortages == before;
}

/** Whether the box on `cell` can never move again, with a box off its goal among those that block it. */
export function isFrozenDeadlock(boxes: Bits, cell: i32): bool {
  isOffGoal = false;
  return isFrozen(boxes, cell) && isOffGoal;
}

function isFrozen(boxes: Bits, cell: i32): bool {
  markedBoxes[cell] = 1;
  const frozen = isHeld(boxes, cell, 0) && isHeld(boxes, cell, 1);
  markedBoxes[cell] = 0;
  if (frozen && !isGoal(cell)) isOffGoal = true;
  return frozen;
}

function isHeld(boxes: Bits, cell: i32, direction: i32): bool {
  const before = beside(cell, direction);
  const after = beside(cell, direction + 2);
  if (before == cellCount || after == cellCount) return true;
  if (markedBoxes[before] != 0 || markedBoxes[after] != 0) return true;
  if (!isLive(before) && !isLive(after)) return true;
  return (boxes.has(before) && isFrozen(boxes, before)) || (boxes.has(after) && isFrozen(boxes, after));
}
