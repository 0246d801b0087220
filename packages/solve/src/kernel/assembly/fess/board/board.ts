// The current position: a byte map, a list of boxes, and the player. All code that examines a position reads it here;
// loading one copies the empty map and adds its boxes. A* has its own copy of this: star/position.ts says why.

import { cellCount } from '../../level/level';
import { noteShortage } from '../../memory/arena';
import { Bits, Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../../memory/tables';
import { flood as floodMap, floodSize } from '../../position/flood';
import { BOX } from '../../position/map';
import { blockCells, hasRows, makeRows, markRegion, rowsSize, setRows } from '../../position/rows';
import { forgetBlocks } from './blocks';
import { boxKey, cellSetWords, emptyMap, playerKey } from './cell-tables';

/** u8[cell]: FREE, WALL (also a box that is frozen for good) or BOX. */
export let boardMap = changetype<Bytes>(0);
/** u16: cells of the boxes, ascending, and how many. */
export let boardBoxes = changetype<Shorts>(0);
export let boxCount: i32 = 0;
/** Lowest cell of the player's area. */
export let boardPlayer: i32 = 0;
/** Cells of the last flood carry the last stamp. */
export let reachStamps = changetype<Ints>(0);
export let reachStamp: i32 = 0;
/** How many cells it reached. */
export let reachSize: i32 = 0;
/** For assertions: the last flood was that of the area of the board's player, and the board is still that one. */
let isFloodOfPlayer: bool = false;
let floodQueue = changetype<Shorts>(0);

export function openBoard(): void {
  boardMap = takeBytes(cellCount + 1);
  boardBoxes = takeShorts(cellCount + 1);
  reachStamps = takeInts(cellCount + 1);
  floodQueue = takeShorts(cellCount + 1);
  if (!makeRows()) noteShortage();
  if (boardMap) boardMap.copyFrom(emptyMap, cellCount + 1);
}

/** Puts a set of boxes and a player on the board. */
export function loadBoard(set: Bits, at: i32): void {
  forgetBlocks();
  if (!ASC_NO_ASSERT) isFloodOfPlayer = false;
  boardMap.copyFrom(emptyMap, cellCount + 1);
  boxCount = 0;
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = set[w]; left; left &= left - 1) {
      const c = (w << 6) + (ctz<u64>(left) as i32);
      boardMap[c] = BOX;
      boardBoxes[boxCount++] = c;
    }
  }
  boardPlayer = at;
}

/** Floods the free cells from `from` on any obstacle map; returns the lowest cell. */
export function flood(obstacles: Bytes, from: i32): i32 {
  const lowest = floodMap(obstacles, from, reachStamps, ++reachStamp, floodQueue);
  if (!ASC_NO_ASSERT) isFloodOfPlayer = obstacles == boardMap && isReachable(boardPlayer);
  reachSize = floodSize;
  return lowest;
}

/** The same on the current board, all of whose boxes are in `boardBoxes` or in the set `walls` (0: none). */
export function floodBoard(from: i32, walls: Bits): void {
  if (!hasRows) {
    flood(boardMap, from);
    return;
  }
  setRows(boardBoxes, boxCount);
  if (walls) blockCells(walls, cellSetWords);
  markRegion(from, reachStamps, ++reachStamp);
  reachSize = rowsSize;
  if (!ASC_NO_ASSERT) isFloodOfPlayer = isReachable(boardPlayer);
}

/** In the checked build: the last flood must have been that of the player's area on the board. */
@inline
export function assertFlooded(): void {
  if (!ASC_NO_ASSERT) assert(isFloodOfPlayer);
}

/** In the checked build: the board is about to change for a test, and floods until `assertFlooded` don't count. */
@inline
export function forgetFlood(): void {
  if (!ASC_NO_ASSERT) isFloodOfPlayer = false;
}

/** Whether the last flood reached the cell. */
@inline
export function isReachable(cell: i32): bool {
  return reachStamps[cell] == reachStamp;
}

export function boardKey(set: Bits, at: i32): u64 {
  let key = playerKey[at];
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = set[w]; left; left &= left - 1) {
      key ^= boxKey[(w << 6) + (ctz<u64>(left) as i32)];
    }
  }
  return key;
}
