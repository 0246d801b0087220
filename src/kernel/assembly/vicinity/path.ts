// The positions a vicinity search stays near, and the test that keeps it there: a configuration is admitted when at most k
// of its boxes stand elsewhere than in some position, each of them (where a radius is set) on one of the N cells nearest
// to where the path has a box instead. Neighbors are never listed: they are reached by pushes, so nothing unreachable is stored.
//
// All positions are tested at once: for each cell a bit set over the positions tells which of them have no box there, and the
// boxes of a configuration are added up in bit-sliced counters that stop at k + 1.

import { arenaTake } from '../memory/arena';
import { boardBytes, flip, floorMask, goalMask, has, keyOf, liveMask, stride, words } from './board';

/** Each position: boxes, then key (u64), player, cost so far (first, second). */
let positions: usize = 0;
let positionSize: usize = 0;
export let positionCount: i32 = 0;
/** Positions after the last of the path belong to other solutions: near them is fine, but the path does not pass there. */
export let pathCount: i32 = 0;

/** u64[cell * groups + g]: bit i is set where position 64 g + i has no box on the cell. */
let absent: usize = 0;
let mostGroups: usize = 0;
let groups: usize = 0;
/** Which bits of the last group are positions. */
let lastGroup: u64 = 0;

/** u16[cell * radius + i]: the cells nearest to a cell; radius 0 sets no limit. */
let nearest: usize = 0;
let mostRadius: i32 = 0;
let radius: i32 = 0;
let boxesAstray: i32 = 1;
/** By how much a way may be costlier than the path where it is nearest. */
let lag: i32 = 0;

let marked: usize = 0;

export function openPath(limit: i32, radii: i32): bool {
  positionSize = boardBytes + 24;
  positions = arenaTake((limit as usize) * positionSize);
  mostGroups = ((limit as usize) + 63) >> 6;
  absent = arenaTake((words << 9) * mostGroups);
  mostRadius = radii;
  nearest = radii == 0 ? 1 : arenaTake(((words << 6) * (radii as usize)) << 1);
  marked = arenaTake(boardBytes);
  return positions != 0 && absent != 0 && nearest != 0 && marked != 0;
}

export function nearestTable(): usize {
  return nearest;
}

@inline
export function positionAt(position: i32): usize {
  return positions + (position as usize) * positionSize;
}

@inline
export function pathKey(position: i32): u64 {
  return load<u64>(positionAt(position) + boardBytes);
}

@inline
export function pathPlayer(position: i32): i32 {
  return load<i32>(positionAt(position) + boardBytes + 8);
}

@inline
export function pathFirst(position: i32): i32 {
  return load<i32>(positionAt(position) + boardBytes + 12);
}

@inline
export function pathSecond(position: i32): i32 {
  return load<i32>(positionAt(position) + boardBytes + 16);
}

/** How far from the positions a search may go. */
export function setNeighborhood(astray: i32, cells: i32, behind: i32): void {
  boxesAstray = astray;
  lag = behind;
  radius = min(cells, mostRadius);
}

/** Reads the positions that the caller has written (boxes, player, costs) and makes keys and table. */
export function setPath(count: i32, onPath: i32): void {
  positionCount = count;
  pathCount = onPath;
  groups = ((count as usize) + 63) >> 6;
  lastGroup = (count & 63) == 0 ? ~(0 as u64) : ((1 as u64) << (count & 63)) - 1;
  memory.fill(absent, 255, (words << 9) * groups);
  for (let i = 0; i < count; i++) {
    const board = positionAt(i);
    const group = (i as usize) >> 6;
    const bit = (1 as u64) << (i & 63);
    let key: u64 = 0;
    for (let k: usize = 0; k < words; k++) {
      let word = load<u64>(board + (k << 3));
      while (word != 0) {
        const cell = (k << 6) + (ctz(word) as usize);
        key ^= keyOf(cell as i32);
        const at = absent + ((cell * groups + group) << 3);
        store<u64>(at, load<u64>(at) & ~bit);
        word &= word - 1;
      }
    }
    store<u64>(board + boardBytes, key);
  }
}

/** The last position near these boxes, or -1. */
export function nearPosition(boxes: usize): i32 {
  for (let group = groups; group > 0; group--) {
    const found = nearInGroup(boxes, group - 1);
    if (found >= 0) return found;
  }
  return -1;
}

function nearInGroup(boxes: usize, group: usize): i32 {
  let one: u64 = 0;
  let two: u64 = 0;
  let three: u64 = 0;
  let four: u64 = 0;
  for (let k: usize = 0; k < words; k++) {
    let word = load<u64>(boxes + (k << 3));
    while (word != 0) {
      const cell = (k << 6) + (ctz(word) as usize);
      const astray = load<u64>(absent + ((cell * groups + group) << 3));
      four |= three & astray;
      three |= two & astray;
      two |= one & astray;
      one |= astray;
      word &= word - 1;
    }
  }
  let near = ~(boxesAstray == 1 ? two : boxesAstray == 2 ? three : four);
  if (group == groups - 1) near &= lastGroup;
  while (near != 0) {
    const bit = 63 - clz(near);
    const position = ((group << 6) as i32) + (bit as i32);
    if (radius == 0 || isWithinRadius(boxes, positionAt(position))) return position;
    near ^= (1 as u64) << bit;
  }
  return -1;
}

/** Is each box that is astray on a cell near one that the position has a box on and these boxes do not? */
function isWithinRadius(boxes: usize, board: usize): bool {
  for (let k: usize = 0; k < words; k++) {
    let word = load<u64>(boxes + (k << 3)) & ~load<u64>(board + (k << 3));
    while (word != 0) {
      if (!isNearMissing(((k << 6) as i32) + (ctz(word) as i32), boxes, board)) return false;
      word &= word - 1;
    }
  }
  return true;
}

function isNearMissing(cell: i32, boxes: usize, board: usize): bool {
  for (let k: usize = 0; k < words; k++) {
    let word = load<u64>(board + (k << 3)) & ~load<u64>(boxes + (k << 3));
    while (word != 0) {
      const from = ((k << 6) as i32) + (ctz(word) as i32);
      const list = nearest + (((from * mostRadius) as usize) << 1);
      for (let i = 0; i < radius; i++) if ((load<u16>(list + ((i as usize) << 1)) as i32) == cell) return true;
      word &= word - 1;
    }
  }
  return false;
}

// Freeze deadlocks: a box that can move along neither axis, for walls or boxes that cannot move either.

let isOffGoal: bool = false;

/** Can the box on `cell` never move again, with a box off its goal among those that hold it? */
export function isFrozenDeadlock(boxes: usize, cell: i32): bool {
  isOffGoal = false;
  return isFrozen(boxes, cell) && isOffGoal;
}

function isFrozen(boxes: usize, cell: i32): bool {
  flip(marked, cell);
  const frozen = isHeld(boxes, cell, 1) && isHeld(boxes, cell, stride);
  flip(marked, cell);
  if (frozen && !has(goalMask, cell)) isOffGoal = true;
  return frozen;
}

function isHeld(boxes: usize, cell: i32, step: i32): bool {
  const before = cell - step;
  const after = cell + step;
  if (!has(floorMask, before) || !has(floorMask, after) || has(marked, before) || has(marked, after)) return true;
  if (!has(liveMask, before) && !has(liveMask, after)) return true;
  return (has(boxes, before) && isFrozen(boxes, before)) || (has(boxes, after) && isFrozen(boxes, after));
}

/** Is a way of this cost too far behind the path to be worth following from near this position? */
@inline
export function isTooLate(position: i32, cost: i32): bool {
  // until its next push the path is still at the position
  return cost > pathFirst(position + 1 < pathCount ? position + 1 : position) + lag;
}
