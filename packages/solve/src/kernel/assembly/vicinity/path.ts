// The positions a vicinity search stays near, and the test that keeps it there: a configuration is admitted when at most k
// of its boxes stand elsewhere than in some position, each of them (where a radius is set) on one of the N cells nearest
// to where the path has a box instead. Neighbors are never listed: they are reached by pushes, so nothing unreachable is stored.
//
// All positions are tested at once: for each cell a bit set over the positions says which of them have no box there. The
// boxes of a configuration are added up once, in bit-sliced counters; each push from it then takes a few operations.

import { hasBit } from '../board/bits';
import { arenaTake, arenaTakeEach } from '../memory/arena';
import { beside, boardBytes, boardWords, cellCount, cellKey, cellRanks, isGoal, isLive } from './board';
import { pushesAtLeast } from './bound';

/** Each position: boxes, then key (u64), player, cost so far (first, second), pushes to the end of the path at least. */
let pathPositions: usize = 0;
let positionSize: usize = 0;
let positionCount: i32 = 0;
/** Positions after the last of the path belong to other solutions: near them is fine, but the path does not pass there. */
export let pathCount: i32 = 0;

/** Positions are taken in groups of 128. v128[cell * groups + g]: bit i is set where position 128 g + i has no box on the cell. */
let absentBoxes: usize = 0;
let mostGroups: usize = 0;
let positionGroups: usize = 0;
/** Which bits of the last group are positions. */
let lastGroup: v128 = i64x2.splat(0);

/** The number of live cells nearest to where the path has a box that are allowed; 0: no limit. */
let pathRadius: i32 = 0;
let boxesAstray: i32 = 1;
/** By how much a search path may cost more than the given path at its nearest position. */
let costLag: i32 = 0;

/** usize[box]: the rows of `absentBoxes` of the boxes being counted. */
let countedRows: usize = 0;
/** Three sets per group: positions with at most k - 1, k, and k + 1 boxes astray. */
let slackSets: usize = 0;
/** Bytes of the three. */
const SLACK: usize = 48;
/** The range of groups that a push can still be near to: often one or two of many. */
let firstGroup: usize = 0;
let endGroup: usize = 0;

/** u8[cell]: boxes that the current freeze test is visiting. */
let markedBoxes: usize = 0;

export function openPath(limit: i32): bool {
  positionSize = boardBytes + 24;
  pathPositions = arenaTakeEach(limit as usize, positionSize);
  mostGroups = ((limit as usize) + 127) >> 7;
  absentBoxes = arenaTakeEach(mostGroups, boardWords << 10);
  countedRows = arenaTake((cellCount as usize) << 2);
  slackSets = arenaTake(mostGroups * SLACK);
  markedBoxes = arenaTake((cellCount as usize) + 1);
  return pathPositions != 0 && absentBoxes != 0 && countedRows != 0 && slackSets != 0 && markedBoxes != 0;
}

@inline
export function positionAt(position: i32): usize {
  return pathPositions + (position as usize) * positionSize;
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

/** A lower bound of the pushes from here to the last position of the path. */
@inline
export function pathLeft(position: i32): i32 {
  return load<i32>(positionAt(position) + boardBytes + 20);
}

/** How far from the positions a search may go. */
export function setNeighborhood(astray: i32, cells: i32, behind: i32): void {
  boxesAstray = astray;
  costLag = behind;
  pathRadius = cellRanks == 0 ? 0 : cells;
}

/** Reads the positions that the caller has written (boxes, player, costs) and makes keys and table. */
export function setPath(count: i32, onPath: i32): void {
  positionCount = count;
  pathCount = onPath;
  positionGroups = ((count as usize) + 127) >> 7;
  const last = ((count - 1) & 127) + 1;
  lastGroup = i64x2(firstBits(last), firstBits(last - 64));
  memory.fill(absentBoxes, 255, (boardWords << 10) * positionGroups);
  for (let i = 0; i < count; i++) {
    const board = positionAt(i);
    const word64 = (i as usize) >> 6;
    const bit = (1 as u64) << (i & 63);
    let key: u64 = 0;
    for (let k: usize = 0; k < boardWords; k++) {
      for (let word = load<u64>(board + (k << 3)); word != 0; word &= word - 1) {
        const cell = (k << 6) + (ctz(word) as usize);
        key ^= cellKey(cell as i32);
        const at = absentRow(cell as i32) + (word64 << 3);
        store<u64>(at, load<u64>(at) & ~bit);
      }
    }
    store<u64>(board + boardBytes, key);
    store<i32>(board + boardBytes + 20, max(0, pushesAtLeast(board, positionAt(onPath - 1))));
  }
}

/** A word with this many of its lowest bits set. */
function firstBits(count: i32): i64 {
  if (count <= 0) return 0;
  return count >= 64 ? -1 : ((1 as i64) << (count as i64)) - 1;
}

/** Counts how many boxes are astray from each position, for the tests of pushes from these boxes. */
export function countAstray(boxes: usize): void {
  let count: usize = 0;
  for (let k: usize = 0; k < boardWords; k++) {
    for (let word = load<u64>(boxes + (k << 3)); word != 0; word &= word - 1) {
      store<usize>(countedRows + (count++ << 2), absentRow(((k << 6) as i32) + (ctz(word) as i32)));
    }
  }
  firstGroup = positionGroups;
  endGroup = 0;
  for (let group: usize = 0; group < positionGroups; group++) {
    if (boxesAstray == 1) countOne(group, count);
    else countMore(group, count);
  }
}

/** Three sets: where at most 0, 1, and 2 boxes are astray. */
@inline
function countOne(group: usize, count: usize): void {
  let one = i64x2.splat(0);
  let two = one;
  let three = one;
  for (let i: usize = 0; i < count; i++) {
    const astray = v128.load(load<usize>(countedRows + (i << 2)) + (group << 4));
    three = v128.or(three, v128.and(two, astray));
    two = v128.or(two, v128.and(one, astray));
    one = v128.or(one, astray);
  }
  storeSlack(group, one, two, three);
}

/** The same for two or three boxes. */
@inline
function countMore(group: usize, count: usize): void {
  let one = i64x2.splat(0);
  let two = one;
  let three = one;
  let four = one;
  let five = one;
  for (let i: usize = 0; i < count; i++) {
    const astray = v128.load(load<usize>(countedRows + (i << 2)) + (group << 4));
    five = v128.or(five, v128.and(four, astray));
    four = v128.or(four, v128.and(three, astray));
    three = v128.or(three, v128.and(two, astray));
    two = v128.or(two, v128.and(one, astray));
    one = v128.or(one, astray);
  }
  if (boxesAstray == 2) storeSlack(group, two, three, four);
  else storeSlack(group, three, four, five);
}

@inline
function storeSlack(group: usize, less: v128, most: v128, more: v128): void {
  const real = group == positionGroups - 1 ? lastGroup : i64x2.splat(-1);
  const at = slackSets + group * SLACK;
  v128.store(at, v128.andnot(real, less));
  v128.store(at + 16, v128.andnot(real, most));
  const within = v128.andnot(real, more);
  v128.store(at + 32, within);
  if (!v128.any_true(within)) return;
  firstGroup = min(firstGroup, group);
  endGroup = group + 1;
}

/** Which positions of a group are near after a push from the boxes counted last; the radius is not looked at. */
@inline
function nearAfter(group: usize, from: usize, to: usize): v128 {
  const at = slackSets + group * SLACK;
  const left = v128.load(from + (group << 4));
  const came = v128.load(to + (group << 4));
  const same = v128.and(v128.load(at + 16), v128.or(left, v128.not(came)));
  const fewer = v128.and(v128.load(at + 32), v128.andnot(left, came));
  return v128.or(v128.load(at), v128.or(same, fewer));
}

@inline
function absentRow(cell: i32): usize {
  return absentBoxes + (((cell as usize) * positionGroups) << 4);
}

/** Can a push from the boxes counted last be near a position? */
export function mayBeNear(from: i32, to: i32): bool {
  const left = absentRow(from);
  const came = absentRow(to);
  for (let group = firstGroup; group < endGroup; group++) if (v128.any_true(nearAfter(group, left, came))) return true;
  return false;
}

/** The last position near the boxes after a push from the boxes counted last, or -1. */
export function nearPosition(boxes: usize, from: i32, to: i32): i32 {
  const left = absentRow(from);
  const came = absentRow(to);
  for (let group = endGroup; group > firstGroup; group--) {
    const near = nearAfter(group - 1, left, came);
    const first = ((group - 1) << 7) as i32;
    const high = lastNear(i64x2.extract_lane(near, 1), first + 64, boxes);
    if (high >= 0) return high;
    const low = lastNear(i64x2.extract_lane(near, 0), first, boxes);
    if (low >= 0) return low;
  }
  return -1;
}

/** The last of these 64 positions whose radius the boxes keep to, or -1. */
@inline
function lastNear(near: i64, first: i32, boxes: usize): i32 {
  while (near != 0) {
    const bit = 63 - clz(near);
    const position = first + (bit as i32);
    if (pathRadius == 0 || isWithinRadius(boxes, positionAt(position))) return position;
    near ^= (1 as i64) << bit;
  }
  return -1;
}

/** Whether each box that is astray is on a cell near one where the position has a box and these boxes don't. */
function isWithinRadius(boxes: usize, board: usize): bool {
  for (let k: usize = 0; k < boardWords; k++) {
    for (let word = load<u64>(boxes + (k << 3)) & ~load<u64>(board + (k << 3)); word != 0; word &= word - 1) {
      if (!isNearMissing(((k << 6) as i32) + (ctz(word) as i32), boxes, board)) return false;
    }
  }
  return true;
}

function isNearMissing(cell: i32, boxes: usize, board: usize): bool {
  for (let k: usize = 0; k < boardWords; k++) {
    for (let word = load<u64>(board + (k << 3)) & ~load<u64>(boxes + (k << 3)); word != 0; word &= word - 1) {
      const from = (k << 6) + (ctz(word) as usize);
      if ((load<u8>(cellRanks + from * (cellCount as usize) + (cell as usize)) as i32) < pathRadius) return true;
    }
  }
  return false;
}

// Freeze deadlocks: a box that can't move along either axis because of walls or boxes that can't move either.

let isOffGoal: bool = false;

/** Whether the box on `cell` can never move again, with a box off its goal among those that block it. */
export function isFrozenDeadlock(boxes: usize, cell: i32): bool {
  isOffGoal = false;
  return isFrozen(boxes, cell) && isOffGoal;
}

function isFrozen(boxes: usize, cell: i32): bool {
  store<u8>(markedBoxes + (cell as usize), 1);
  const frozen = isHeld(boxes, cell, 0) && isHeld(boxes, cell, 1);
  store<u8>(markedBoxes + (cell as usize), 0);
  if (frozen && !isGoal(cell)) isOffGoal = true;
  return frozen;
}

function isHeld(boxes: usize, cell: i32, direction: i32): bool {
  const before = beside(cell, direction);
  const after = beside(cell, direction + 2);
  if (before == cellCount || after == cellCount) return true;
  if (load<u8>(markedBoxes + (before as usize)) != 0 || load<u8>(markedBoxes + (after as usize)) != 0) return true;
  if (!isLive(before) && !isLive(after)) return true;
  return (hasBit(boxes, before) && isFrozen(boxes, before)) || (hasBit(boxes, after) && isFrozen(boxes, after));
}

/**
 * The cost in the first metric from which a search path is too far behind the given path to be followed from near this
 * position. Pushes that it has made ahead of the given path count in its favor: `left` is a lower bound of the pushes
 * it still has to make, and `each` the assumed cost of a push.
 */
@inline
export function tooLateAt(position: i32, left: i32, each: i32): i32 {
  // until its next push a solution is still at the position
  const isLast = position == pathCount - 1 || position == positionCount - 1;
  const ahead = max(0, pathLeft(position) - left);
  return pathFirst(isLast ? position : position + 1) + costLag + 1 + ahead * each;
}
