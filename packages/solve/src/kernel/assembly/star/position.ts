// The current position, cell by cell: the boxes, and the cells the player can reach. Cells rather than bit boards,
// because the bound, the frozen boxes, and the corrals all test single cells, and boards of any size fit.
//
// The any engine has its own copy of this (fess/board/board.ts). One for both was measured: the same nodes, but 3 to 4%
// more CPU time for push-optimal (ratio 1.028 and 1.045 where the same module twice gives 0.998; ten XSokoban levels,
// 6,000 nodes each, least of five runs in turn), nothing beyond noise for any. Two-core machine under load, November
// 2026.

import { boxCount, cellCount, neighbor, WALL_CELL } from '../level/level';
import { shortages } from '../memory/arena';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { flood, floodSize } from '../position/flood';
import { BOX, FREE, WALL } from '../position/map';
import { hasRows, makeRows, markRegion, regionAfter, rowsSize, setRows } from '../position/rows';

/** u8[cell]: FREE, WALL or BOX. */
export let positionMap = changetype<Bytes>(0);
/** u16[box], ascending when read from a key. */
export let positionBoxes = changetype<Shorts>(0);
/** u32[cell + 1]: equal to `reachStamp` where the last flood came. */
export let reachStamps = changetype<Ints>(0);
export let reachStamp: i32 = 0;
let otherStamps = changetype<Ints>(0);
let otherStamp: i32 = 0;
let floodStack = changetype<Shorts>(0);
/** u16[cell]: steps of the last walkFrom, where it came. */
let walkSteps = changetype<Shorts>(0);

export function makePosition(): bool {
  const before = shortages;
  positionMap = takeBytes(cellCount + 1);
  positionBoxes = takeShorts(boxCount + 1);
  reachStamps = takeInts(cellCount + 1);
  otherStamps = takeInts(cellCount + 1);
  floodStack = takeShorts(cellCount + 1);
  walkSteps = takeShorts(cellCount + 1);
  if (shortages > before) return false;
  positionMap[WALL_CELL] = WALL;
  return makeRows();
}

@inline
export function isTaken(cell: i32): bool {
  return positionMap[cell] != 0;
}

@inline
export function isBox(cell: i32): bool {
  return positionMap[cell] == BOX;
}

@inline
export function isReached(cell: i32): bool {
  return reachStamps[cell] == reachStamp;
}

export function placeBoxes(): void {
  for (let i = 0; i < boxCount; i++) positionMap[positionBoxes[i]] = BOX;
}

export function liftBoxes(): void {
  for (let i = 0; i < boxCount; i++) positionMap[positionBoxes[i]] = FREE;
}

/** Marks what the player can reach from a cell and returns its lowest cell, which identifies the region. */
export function floodFrom(cell: i32): i32 {
  reachStamp++;
  if (hasRows) {
    setRows(positionBoxes, boxCount);
    regionLowest = markRegion(cell, reachStamps, reachStamp);
    regionSize = sizeAfter = rowsSize;
    return regionLowest;
  }
  regionLowest = flood(positionMap, cell, reachStamps, reachStamp, floodStack);
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
  const lowest = flood(positionMap, cell, otherStamps, ++otherStamp, floodStack);
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
  reachStamp++;
  let tail = 1;
  reachStamps[cell] = reachStamp;
  walkSteps[cell] = 0;
  floodStack[0] = cell;
  for (let head = 0; head < tail; head++) {
    const at = floodStack[head];
    const far = walkSteps[at] + 1;
    for (let d = 0; d < 4; d++) {
      const next = neighbor(at, d);
      if (reachStamps[next] == reachStamp || isTaken(next)) continue;
      reachStamps[next] = reachStamp;
      walkSteps[next] = far;
      floodStack[tail++] = next;
    }
  }
}

/** Steps to a cell that walkFrom came to. */
@inline
export function stepsTo(cell: i32): i32 {
  if (!ASC_NO_ASSERT) assert(isReached(cell));
  return walkSteps[cell];
}
