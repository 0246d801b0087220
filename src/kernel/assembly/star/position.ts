// The current position, cell by cell: the boxes, and the cells the player can reach. Cells rather than bit boards,
// because the bound, the frozen boxes, and the corrals all test single cells, and boards of any size fit.
//
// The any engine has its own copy of this (fess/board/board.ts). One for both was measured: the same nodes, but 3 to 4%
// more CPU time for push-optimal (ratio 1.028 and 1.045 where the same module twice gives 0.998; ten XSokoban levels,
// 6,000 nodes each, least of five runs in turn), nothing beyond noise for any. Two-core machine under load, November
// 2026.

import { boxCount, cellCount, neighbor, WALL_CELL } from '../level/level';
import { arenaTake } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';
import { flood, floodSize } from '../position/flood';
import { BOX, FREE, WALL } from '../position/map';
import { hasRows, makeRows, markRegion, regionAfter, rowsSize, setRows } from '../position/rows';

/** u8[cell]: FREE, WALL or BOX. */
export let taken: usize = 0;
/** u16[box], ascending when read from a key. */
export let boxes: usize = 0;
/** u32[cell + 1]: equal to `stamp` where the last flood came. */
export let reached: usize = 0;
export let stamp: i32 = 0;
let other: usize = 0;
let otherStamp: i32 = 0;
let stack: usize = 0;
/** u16[cell]: steps of the last walkFrom, where it came. */
let steps: usize = 0;

export function makePosition(): bool {
  taken = arenaTake((cellCount as usize) + 1);
  boxes = arenaTake(((boxCount as usize) << 1) + 2);
  reached = arenaTake(((cellCount as usize) + 1) << 2);
  other = arenaTake(((cellCount as usize) + 1) << 2);
  stack = arenaTake(((cellCount as usize) << 1) + 2);
  steps = arenaTake(((cellCount as usize) + 1) << 1);
  if (steps == 0 || taken == 0 || boxes == 0 || reached == 0 || other == 0 || stack == 0) return false;
  setByte(taken, WALL_CELL, WALL);
  return makeRows();
}

@inline
export function isTaken(cell: i32): bool {
  return byteAt(taken, cell) != 0;
}

@inline
export function isBox(cell: i32): bool {
  return byteAt(taken, cell) == BOX;
}

@inline
export function isReached(cell: i32): bool {
  return intAt(reached, cell) == stamp;
}

export function placeBoxes(): void {
  for (let i = 0; i < boxCount; i++) setByte(taken, shortAt(boxes, i), BOX);
}

export function liftBoxes(): void {
  for (let i = 0; i < boxCount; i++) setByte(taken, shortAt(boxes, i), FREE);
}

/** Marks what the player can reach from a cell and returns its lowest cell, which identifies the region. */
export function floodFrom(cell: i32): i32 {
  stamp++;
  if (hasRows) {
    setRows(boxes, boxCount);
    regionLowest = markRegion(cell, reached, stamp);
    regionSize = sizeAfter = rowsSize;
    return regionLowest;
  }
  regionLowest = flood(taken, cell, reached, stamp, stack);
  regionSize = sizeAfter = floodSize;
  return regionLowest;
}

/**
 * The lowest cell the player reaches after the push that brought a box from `cell` to `onto`; the board shows it already.
 * The marks of floodFrom, of the position before, stay as they are. Mostly the region only changes by these two cells;
 * where the push opens an area or may cut the region in two, it is flooded again.
 */
export function lowestAfter(cell: i32, onto: i32): i32 {
  const isFromRegion = isReached(onto);
  if ((isFromRegion && (onto == regionLowest || mayCut(onto))) || opensArea(cell)) {
    return floodOther(cell, onto);
  }
  sizeAfter = isFromRegion ? regionSize : regionSize + 1;
  return min(cell, regionLowest);
}

/** Floods without touching the marks of floodFrom. */
function floodOther(cell: i32, onto: i32): i32 {
  if (hasRows) {
    const lowest = regionAfter(cell, onto);
    sizeAfter = rowsSize;
    return lowest;
  }
  const lowest = flood(taken, cell, other, ++otherStamp, stack);
  sizeAfter = floodSize;
  return lowest;
}

/** Whether the cell that has just become free touches a closed area. */
@inline
function opensArea(cell: i32): bool {
  for (let d = 0; d < 4; d++) {
    const next = neighbor(cell, d);
    if (!isTaken(next) && !isReached(next)) return true;
  }
  return false;
}

/** Whether the free neighbors of a cell are not connected around its corners. Then a box here may divide the floor. */
@inline
function mayCut(cell: i32): bool {
  let free = 0;
  let joined = 0;
  for (let d = 0; d < 4; d++) {
    const next = neighbor(cell, d);
    if (isTaken(next)) continue;
    free++;
    const turn = (d + 1) & 3;
    if (!isTaken(neighbor(cell, turn)) && !isTaken(neighbor(next, turn))) joined++;
  }
  return joined < free - 1;
}

/** How many cells the region after the last push has; those of the last floodFrom, and its lowest cell. */
export let sizeAfter: i32 = 0;
let regionSize: i32 = 0;
let regionLowest: i32 = 0;

/** As floodFrom, and the steps to every cell. */
export function walkFrom(cell: i32): void {
  stamp++;
  let tail = 1;
  setInt(reached, cell, stamp);
  setShort(steps, cell, 0);
  setShort(stack, 0, cell);
  for (let head = 0; head < tail; head++) {
    const at = shortAt(stack, head);
    const far = shortAt(steps, at) + 1;
    for (let d = 0; d < 4; d++) {
      const next = neighbor(at, d);
      if (intAt(reached, next) == stamp || isTaken(next)) continue;
      setInt(reached, next, stamp);
      setShort(steps, next, far);
      setShort(stack, tail++, next);
    }
  }
}

/** Steps to a cell that walkFrom came to. */
@inline
export function stepsTo(cell: i32): i32 {
  return shortAt(steps, cell);
}
