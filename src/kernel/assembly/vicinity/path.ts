// The positions a vicinity search stays near, and the test that keeps it there: a configuration is admitted when at most k
// of its boxes stand elsewhere than in some position, each of them (where a radius is set) on one of the N cells nearest
// to where the path has a box instead. Neighbors are never listed: they are reached by pushes, so nothing unreachable is stored.
//
// All positions are tested at once: for each cell a bit set over the positions tells which of them have no box there. The
// boxes of a configuration are added up once, in bit-sliced counters; each push from it then takes a few operations.

import { arenaTake } from '../memory/arena';
import { beside, boardBytes, cellCount, has, isGoal, isLive, keyOf, ranks, words } from './board';
import { pushesAtLeast } from './bound';

/** Each position: boxes, then key (u64), player, cost so far (first, second), pushes to the end of the path at least. */
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

/** So many live cells nearest to where the path has a box; 0 sets no limit. */
let radius: i32 = 0;
let boxesAstray: i32 = 1;
/** By how much a way may be costlier than the path where it is nearest. */
let lag: i32 = 0;

/** usize[box]: the rows of `absent` of the boxes being counted. */
let rows: usize = 0;
/** Three sets per group: positions with at most k - 1, k, and k + 1 boxes astray. */
let slack: usize = 0;

/** u8[cell]: boxes that a freeze test is at. */
let marked: usize = 0;

export function openPath(limit: i32): bool {
  positionSize = boardBytes + 24;
  positions = arenaTake((limit as usize) * positionSize);
  mostGroups = ((limit as usize) + 63) >> 6;
  absent = arenaTake((words << 9) * mostGroups);
  rows = arenaTake((cellCount as usize) << 2);
  slack = arenaTake(mostGroups * 24);
  marked = arenaTake((cellCount as usize) + 1);
  return positions != 0 && absent != 0 && rows != 0 && slack != 0 && marked != 0;
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

/** Pushes from here to the last position of the path, at least. */
@inline
export function pathLeft(position: i32): i32 {
  return load<i32>(positionAt(position) + boardBytes + 20);
}

/** How far from the positions a search may go. */
export function setNeighborhood(astray: i32, cells: i32, behind: i32): void {
  boxesAstray = astray;
  lag = behind;
  radius = ranks == 0 ? 0 : cells;
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
    store<i32>(board + boardBytes + 20, max(0, pushesAtLeast(board, positionAt(onPath - 1))));
  }
}

/** Counts how many boxes are astray from each position, for the tests of pushes from these boxes. */
export function countAstray(boxes: usize): void {
  let count: usize = 0;
  for (let k: usize = 0; k < words; k++) {
    let word = load<u64>(boxes + (k << 3));
    while (word != 0) {
      const cell = (k << 6) + (ctz(word) as usize);
      store<usize>(rows + (count++ << 2), absent + ((cell * groups) << 3));
      word &= word - 1;
    }
  }
  for (let group: usize = 0; group < groups; group++) {
    let one: u64 = 0;
    let two: u64 = 0;
    let three: u64 = 0;
    let four: u64 = 0;
    let five: u64 = 0;
    for (let i: usize = 0; i < count; i++) {
      const astray = load<u64>(load<usize>(rows + (i << 2)) + (group << 3));
      five |= four & astray;
      four |= three & astray;
      three |= two & astray;
      two |= one & astray;
      one |= astray;
    }
    const real = group == groups - 1 ? lastGroup : ~(0 as u64);
    const at = slack + group * 24;
    store<u64>(at, real & ~(boxesAstray == 1 ? one : boxesAstray == 2 ? two : three));
    store<u64>(at + 8, real & ~(boxesAstray == 1 ? two : boxesAstray == 2 ? three : four));
    store<u64>(at + 16, real & ~(boxesAstray == 1 ? three : boxesAstray == 2 ? four : five));
  }
}

/** Which positions of a group are near after a push from the boxes counted last; the radius is not looked at. */
@inline
function nearAfter(group: usize, from: usize, to: usize): u64 {
  const at = slack + group * 24;
  const left = load<u64>(from + (group << 3));
  const came = load<u64>(to + (group << 3));
  return load<u64>(at) | (load<u64>(at + 8) & (left | ~came)) | (load<u64>(at + 16) & left & ~came);
}

@inline
function absentRow(cell: i32): usize {
  return absent + (((cell as usize) * groups) << 3);
}

/** Can a push from the boxes counted last be near a position? */
export function mayBeNear(from: i32, to: i32): bool {
  const left = absentRow(from);
  const came = absentRow(to);
  for (let group: usize = 0; group < groups; group++) if (nearAfter(group, left, came) != 0) return true;
  return false;
}

/** The last position near the boxes after a push from the boxes counted last, or -1. */
export function nearPosition(boxes: usize, from: i32, to: i32): i32 {
  const left = absentRow(from);
  const came = absentRow(to);
  for (let group = groups; group > 0; group--) {
    let near = nearAfter(group - 1, left, came);
    while (near != 0) {
      const bit = 63 - clz(near);
      const position = (((group - 1) << 6) as i32) + (bit as i32);
      if (radius == 0 || isWithinRadius(boxes, positionAt(position))) return position;
      near ^= (1 as u64) << bit;
    }
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
      const from = (k << 6) + (ctz(word) as usize);
      if ((load<u8>(ranks + from * (cellCount as usize) + (cell as usize)) as i32) < radius) return true;
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
  store<u8>(marked + (cell as usize), 1);
  const frozen = isHeld(boxes, cell, 0) && isHeld(boxes, cell, 1);
  store<u8>(marked + (cell as usize), 0);
  if (frozen && !isGoal(cell)) isOffGoal = true;
  return frozen;
}

function isHeld(boxes: usize, cell: i32, direction: i32): bool {
  const before = beside(cell, direction);
  const after = beside(cell, direction + 2);
  if (before == cellCount || after == cellCount) return true;
  if (load<u8>(marked + (before as usize)) != 0 || load<u8>(marked + (after as usize)) != 0) return true;
  if (!isLive(before) && !isLive(after)) return true;
  return (has(boxes, before) && isFrozen(boxes, before)) || (has(boxes, after) && isFrozen(boxes, after));
}

/**
 * The first metric from which on a way is too far behind the path to be worth following from near this position. What it has
 * done ahead of the path counts for it: `left` is how many pushes it has to make yet, at least, and each took so much.
 */
@inline
export function tooLateAt(position: i32, left: i32, each: i32): i32 {
  // until its next push a solution is still at the position
  const isLast = position == pathCount - 1 || position == positionCount - 1;
  const ahead = max(0, pathLeft(position) - left);
  return pathFirst(isLast ? position : position + 1) + lag + 1 + ahead * each;
}
