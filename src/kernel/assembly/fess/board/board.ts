// The current position: a byte map, a list of boxes, and the player. All code that examines a position reads it here;
// loading one copies the empty map and adds its boxes. A* has its own copy of this: star/position.ts says why.

import { cellCount } from '../../level/level';
import { noteShortage, take } from '../../memory/arena';
import { intAt, setByte, setShort, wordAt } from '../../memory/arrays';
import { flood as floodMap, floodSize } from '../../position/flood';
import { BOX } from '../../position/map';
import { blockCells, hasRows, makeRows, markRegion, rowsSize, setRows } from '../../position/rows';
import { forgetBlocks } from './blocks';
import { boxKey, emptyMap, playerKey, words } from './cell-tables';

/** u8[cell]: FREE, WALL (also a box that is frozen for good) or BOX. */
export let map: usize = 0;
/** u16: cells of the boxes, ascending, and how many. */
export let boxes: usize = 0;
export let boxCount: i32 = 0;
/** Lowest cell of the player's area. */
export let player: i32 = 0;
/** Cells of the last flood carry the last stamp. */
export let reachStamps: usize = 0;
export let reachStamp: i32 = 0;
/** How many cells it reached. */
export let reachSize: i32 = 0;
let queue: usize = 0;

export function openBoard(): void {
  map = take(cellCount + 1);
  boxes = take((cellCount + 1) * 2);
  reachStamps = take((cellCount + 1) * 4);
  queue = take((cellCount + 1) * 2);
  if (!makeRows()) noteShortage();
  if (map) memory.copy(map, emptyMap, <usize>(cellCount + 1));
}

/** Puts a set of boxes and a player on the board. */
export function loadBoard(set: usize, at: i32): void {
  forgetBlocks();
  memory.copy(map, emptyMap, <usize>(cellCount + 1));
  boxCount = 0;
  for (let w = 0; w < words; w++) {
    for (let left = wordAt(set, w); left; left &= left - 1) {
      const c = (w << 6) + <i32>ctz<u64>(left);
      setByte(map, c, BOX);
      setShort(boxes, boxCount++, c);
    }
  }
  player = at;
}

/** Floods the free cells from `from` on any obstacle map; returns the lowest cell. */
export function flood(obstacles: usize, from: i32): i32 {
  const lowest = floodMap(obstacles, from, reachStamps, ++reachStamp, queue);
  reachSize = floodSize;
  return lowest;
}

/** The same on the current board, all of whose boxes are in `boxes` or in the set `walls` (0: none). */
export function floodBoard(from: i32, walls: usize): void {
  if (!hasRows) {
    flood(map, from);
    return;
  }
  setRows(boxes, boxCount);
  if (walls) blockCells(walls, words);
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
  for (let w = 0; w < words; w++) {
    for (let left = wordAt(set, w); left; left &= left - 1) {
      key ^= wordAt(boxKey, (w << 6) + <i32>ctz<u64>(left));
    }
  }
  return key;
}
