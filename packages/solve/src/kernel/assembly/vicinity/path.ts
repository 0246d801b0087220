// The positions a vicinity search stays near, and the test that keeps it there: a configuration is admitted when at most k
// of its boxes stand elsewhere than in some position, each of them (where a radius is set) on one of the N cells nearest
// to where the path has a box instead. Neighbors are never listed: they are reached by pushes, so nothing unreachable is stored.
//
// All positions are tested at once: for each cell a bit set over the positions says which of them have no box there. The
// boxes of a configuration are added up once, in bit-sliced counters; each push from it then takes a few operations.

import { shortages } from '../memory/arena';
import { Bits, Refs, recordAt, takeRefs, takeSized, takeVectors, Vectors } from '../memory/tables';
import { boardWords, cellCount, cellKey, cellRanks } from './board';
import { pushesAtLeast } from './bound';

/** What follows the boxes of a position, as its address is given to the caller, who writes all but key and pushesLeft. */
@unmanaged
class PathPosition {
  key: u64;
  player: i32;
  /** The cost so far. */
  first: i32;
  second: i32;
  /** To the end of the path, at least. */
  pushesLeft: i32;
}

let pathPositions: usize = 0;
let positionSize: usize = 0;
let positionCount: i32 = 0;
/** Positions after the last of the path belong to other solutions: near them is fine, but the path does not pass there. */
export let pathCount: i32 = 0;

/** Positions are taken in groups of 128. v128[cell * groups + g]: bit i is set where position 128 g + i has no box on the cell. */
let absentBoxes = changetype<Vectors>(0);
let mostGroups: i32 = 0;
let positionGroups: i32 = 0;
/** Which bits of the last group are positions. */
let lastGroup: v128 = i64x2.splat(0);

/** The number of live cells nearest to where the path has a box that are allowed; 0: no limit. */
let pathRadius: i32 = 0;
let boxesAstray: i32 = 1;
/** By how much a search path may cost more than the given path at its nearest position. */
let costLag: i32 = 0;

/** [box]: the rows of `absentBoxes` of the boxes being counted. */
let countedRows = changetype<Refs<Vectors>>(0);
/** Three sets per group: positions with at most k - 1, k, and k + 1 boxes astray. */
let slackSets = changetype<Vectors>(0);
/** For assertions: the boxes counted last. */
let countedBoxes = changetype<Bits>(0);
/** The range of groups that a push can still be near to: often one or two of many. */
let firstGroup: i32 = 0;
let endGroup: i32 = 0;

export function openPath(limit: i32): bool {
  const before = shortages;
  positionSize = offsetof<PathPosition>() + ((boardWords as usize) << 3);
  pathPositions = takeSized(limit, positionSize);
  mostGroups = (limit + 127) >> 7;
  absentBoxes = takeVectors(mostGroups, boardWords << 6);
  countedRows = takeRefs<Vectors>(cellCount);
  slackSets = takeVectors(mostGroups, 3);
  return shortages == before;
}

/** The boxes of a position. */
@inline
export function positionAt(position: i32): Bits {
  return recordAt<Bits>(pathPositions, position, positionSize);
}

@inline
function pathPosition(position: i32): PathPosition {
  return changetype<PathPosition>(positionAt(position).part(boardWords));
}

@inline
export function pathKey(position: i32): u64 {
  return pathPosition(position).key;
}

@inline
export function pathPlayer(position: i32): i32 {
  return pathPosition(position).player;
}

@inline
export function pathFirst(position: i32): i32 {
  return pathPosition(position).first;
}

@inline
export function pathSecond(position: i32): i32 {
  return pathPosition(position).second;
}

/** A lower bound of the pushes from here to the last position of the path. */
@inline
export function pathLeft(position: i32): i32 {
  return pathPosition(position).pushesLeft;
}

/** How far from the positions a search may go. */
export function setNeighborhood(astray: i32, cells: i32, behind: i32): void {
  boxesAstray = astray;
  costLag = behind;
  pathRadius = !cellRanks ? 0 : cells;
}

/** Reads the positions that the caller has written (boxes, player, costs) and makes keys and table. */
export function setPath(count: i32, onPath: i32): void {
  positionCount = count;
  pathCount = onPath;
  positionGroups = (count + 127) >> 7;
  const last = ((count - 1) & 127) + 1;
  lastGroup = i64x2(firstBits(last), firstBits(last - 64));
  absentBoxes.fillOnes((boardWords << 6) * positionGroups);
  for (let i = 0; i < count; i++) {
    const board = positionAt(i);
    let key: u64 = 0;
    for (let k = 0; k < boardWords; k++) {
      for (let word = board[k]; word != 0; word &= word - 1) {
        const cell = (k << 6) + (ctz(word) as i32);
        key ^= cellKey(cell);
        changetype<Bits>(absentRow(cell)).drop(i);
      }
    }
    pathPosition(i).key = key;
    pathPosition(i).pushesLeft = max(0, pushesAtLeast(board, positionAt(onPath - 1)));
  }
}

/** A word with this many of its lowest bits set. */
function firstBits(count: i32): i64 {
  if (count <= 0) return 0;
  return count >= 64 ? -1 : ((1 as i64) << (count as i64)) - 1;
}

/** Counts how many boxes are astray from each position, for the tests of pushes from these boxes. */
export function countAstray(boxes: Bits): void {
  if (!ASC_NO_ASSERT) countedBoxes = boxes;
  let count = 0;
  for (let k = 0; k < boardWords; k++) {
    for (let word = boxes[k]; word != 0; word &= word - 1) {
      countedRows[count++] = absentRow((k << 6) + (ctz(word) as i32));
    }
  }
  firstGroup = positionGroups;
  endGroup = 0;
  for (let group = 0; group < positionGroups; group++) {
    if (boxesAstray == 1) countOne(group, count);
    else countMore(group, count);
  }
}

/** The sets of `storeSlack` for one box: where at most 0, 1, and 2 boxes are astray. */
@inline
function countOne(group: i32, count: i32): void {
  let one = i64x2.splat(0);
  let two = one;
  let three = one;
  for (let i = 0; i < count; i++) {
    const astray = countedRows[i][group];
    three = v128.or(three, v128.and(two, astray));
    two = v128.or(two, v128.and(one, astray));
    one = v128.or(one, astray);
  }
  storeSlack(group, one, two, three);
}

/** The sets of `storeSlack` for two or three boxes. */
@inline
function countMore(group: i32, count: i32): void {
  let one = i64x2.splat(0);
  let two = one;
  let three = one;
  let four = one;
  let five = one;
  for (let i = 0; i < count; i++) {
    const astray = countedRows[i][group];
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
function storeSlack(group: i32, less: v128, most: v128, more: v128): void {
  const real = group == positionGroups - 1 ? lastGroup : i64x2.splat(-1);
  const slack = slackSets.from(group * 3);
  slack[0] = v128.andnot(real, less);
  slack[1] = v128.andnot(real, most);
  const within = v128.andnot(real, more);
  slack[2] = within;
  if (!v128.any_true(within)) return;
  firstGroup = min(firstGroup, group);
  endGroup = group + 1;
}

/** Which positions of a group are near after a push from the boxes counted last; the radius is not looked at. */
@inline
function nearAfter(group: i32, from: Vectors, to: Vectors): v128 {
  const slack = slackSets.from(group * 3);
  const left = from[group];
  const came = to[group];
  const same = v128.and(slack[1], v128.or(left, v128.not(came)));
  const fewer = v128.and(slack[2], v128.andnot(left, came));
  return v128.or(slack[0], v128.or(same, fewer));
}

@inline
function absentRow(cell: i32): Vectors {
  return absentBoxes.from(cell * positionGroups);
}

/** Can a push from the boxes counted last be near a position? */
export function mayBeNear(from: i32, to: i32): bool {
  if (!ASC_NO_ASSERT) assert(countedBoxes && countedBoxes.has(from) && !countedBoxes.has(to));
  const left = absentRow(from);
  const came = absentRow(to);
  for (let group = firstGroup; group < endGroup; group++) if (v128.any_true(nearAfter(group, left, came))) return true;
  return false;
}

/** The last position near the boxes after a push from the boxes counted last, or -1. */
export function nearPosition(boxes: Bits, from: i32, to: i32): i32 {
  const left = absentRow(from);
  const came = absentRow(to);
  for (let group = endGroup; group > firstGroup; group--) {
    const near = nearAfter(group - 1, left, came);
    const first = (group - 1) << 7;
    const high = lastNear(i64x2.extract_lane(near, 1), first + 64, boxes);
    if (high >= 0) return high;
    const low = lastNear(i64x2.extract_lane(near, 0), first, boxes);
    if (low >= 0) return low;
  }
  return -1;
}

/** The last of these 64 positions whose radius the boxes keep to, or -1. */
@inline
function lastNear(near: i64, first: i32, boxes: Bits): i32 {
  while (near != 0) {
    const bit = 63 - clz(near);
    const position = first + (bit as i32);
    if (pathRadius == 0 || isWithinRadius(boxes, positionAt(position))) return position;
    near ^= (1 as i64) << bit;
  }
  return -1;
}

/** Whether each box that is astray is on a cell near one where the position has a box and these boxes don't. */
function isWithinRadius(boxes: Bits, board: Bits): bool {
  for (let k = 0; k < boardWords; k++) {
    for (let word = boxes[k] & ~board[k]; word != 0; word &= word - 1) {
      if (!isNearMissing((k << 6) + (ctz(word) as i32), boxes, board)) return false;
    }
  }
  return true;
}

function isNearMissing(cell: i32, boxes: Bits, board: Bits): bool {
  for (let k = 0; k < boardWords; k++) {
    for (let word = board[k] & ~boxes[k]; word != 0; word &= word - 1) {
      const from = (k << 6) + (ctz(word) as i32);
      if (cellRanks[from * cellCount + cell] < pathRadius) return true;
    }
  }
  return false;
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
