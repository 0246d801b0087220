// The current position: a byte map, a list of boxes, and the player. All code that examines a position reads it here;
// loading one copies the empty map and adds its boxes. A* has its own copy of this: star/position.ts says why.

import { cellCount } from '../../level/level';
import { noteShortage, take } from '../../memory/arena';
import { intAt, setByte, setShort, wordAt } from '../../memory/arrays';
import { flood as floodMap, floodSize } from '../../position/flood';
import { BOX } from '../../position/map';
import { blockCells, hasRows, makeRows, markRegion, rowsSize, setRows } from '../../position/rows';
import { forgetBlocks } from './blocks';
import { boxKey, cellSetWords, emptyMap, playerKey } from './cell-tables';

/** u8[cell]: FREE, WALL (also a box that is frozen for good) or BOX. */
export let boardMap: usize = 0;
/** u16: cells of the boxes, ascending, and how many. */
export let boardBoxes: usize = 0;
export let boxCount: i32 = 0;
/** Lowest cell of the player's area. */
export let boardPlayer: i32 = 0;
/** Cells of the last flood carry the last stamp. */
export let reachStamps: usize = 0;
export let reachStamp: i32 = 0;
/** How many cells it reached. */
export let reachSize: i32 = 0;
let floodQueue: usize = 0;

export function openBoard(): void {
  boardMap = take(cellCount + 1);
  boardBoxes = take((cellCount + 1) * 2);
  reachStamps = take((cellCount + 1) * 4);
  floodQueue = take((cellCount + 1) * 2);
  if (!makeRows()) noteShortage();
  if (boardMap) memory.copy(boardMap, emptyMap, <usize>(cellCount + 1));
}

/** Puts a set of boxes and a player on the board. */
export function loadBoard(set: usize, at: i32): void {
  forgetBlocks();
  memory.copy(boardMap, emptyMap, <usize>(cellCount + 1));
  boxCount = 0;
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = wordAt(set, w); left; left &= left - 1) {
      const c = (w << 6) + <i32>ctz<u64>(left);
      setByte(boardMap, c, BOX);
      setShort(boardBoxes, boxCount++, c);
    }
  }
  boardPlayer = at;
}

/** Floods the free cells from `from` on any obstacle map; returns the lowest cell. */
export function flood(obstacles: usize, from: i32): i32 {
  const lowest = floodMap(obstacles, from, reachStamps, ++reachStamp, floodQueue);
  reachSize = floodSize;
  return lowest;
}

/** The same on the current board, all of whose boxes are in `boardBoxes` or in the set `walls` (0: none). */
export function floodBoard(from: i32, walls: usize): void {
  if (!hasRows) {
    flood(boardMap, from);
    return;
  }
  setRows(boardBoxes, boxCount);
  if (walls) blockCells(walls, cellSetWords);
  markRegion(from, reachStamps, ++reachStamp);
  reachSize = rowsSize;
}

/** Whether the last flood reached the cell. */
@inline
export function isReachable(cell: i32): bool {
  return intAt(reachStamps, cell) == reachStamp;
}

export function boardKey(set: usize, at: i32): u64 {
  let key = wordAt(playerKey, at);
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = wordAt(set, w); left; left &= left - 1) {
      key ^= wordAt(boxKey, (w << 6) + <i32>ctz<u64>(left));
    }
  }
  return key;
}
