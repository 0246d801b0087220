// What both sides of the two-sided search share: the boards of the level, and one record for each placement of the
// boxes that either side has reached. In a record: the boxes; for each side the player squares visited; a mark into the
// list now being built; for each side its arrivals. An arrival is a square entered by a push, with its depth: the depth
// of every other square follows by walking, so no depth is stored for each square and the path can still be rebuilt.

import { copyBoard, flipBit, paddedBoard, sameBoard, setBit, words } from '../board/bits';
import { bitOf } from '../board/layout';
import { boxCells, boxCount, cellCount, goalCells, goalCount, playerCell } from '../level/level';
import { isLive } from '../level/live';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';

export const FORWARD: i32 = 0;
export const BACKWARD: i32 = 1;

/** Marks the arrival "every free square, depth 0" of the solved placement. */
export const EVERY_SQUARE: u32 = 2047;
const SQUARE_BITS: u32 = 11;

/** Boards of the level, each with a zero word before and after. */
export let floorBoard: usize = 0;
export let allowedBoard: usize = 0;

export let placements: Store = changetype<Store>(0);
let arrivalList: Store = changetype<Store>(0);
let placementTable: IndexTable = changetype<IndexTable>(0);
export let startBit: i32 = 0;

/** Scratch boards with zero words around them. */
export let candidateBoard: usize = 0;

@inline
export function visitedBits<W>(record: usize, side: i32): usize {
  return record + (words<W>() << 3) * ((side as usize) + 1);
}

/** Address of the mark into the list being built. */
@inline
export function recordMark<W>(record: usize): usize {
  return record + words<W>() * 24;
}

@inline
function arrivalHead<W>(record: usize, side: i32): usize {
  return record + words<W>() * 24 + 4 + ((side as usize) << 2);
}

/** Makes the boards of the level and empty tables. False: out of memory. */
export function makeFrame<W>(): bool {
  floorBoard = paddedBoard<W>();
  allowedBoard = paddedBoard<W>();
  candidateBoard = paddedBoard<W>();
  const records = makeStore((words<W>() * 24 + 16) as u32);
  const events = makeStore(8);
  const slots = makeIndexTable();
  if (candidateBoard == 0 || records == null || events == null || slots == null) return false;
  placements = records;
  arrivalList = events;
  placementTable = slots;
  for (let cell = 1; cell <= cellCount; cell++) {
    const bit = cellBit(cell as u16);
    setBit(floorBoard, bit);
    if (isLive(cell)) setBit(allowedBoard, bit);
  }
  startBit = cellBit(playerCell as u16);
  return true;
}

@inline
function cellBit(cell: u16): i32 {
  return load<u16>(bitOf + ((cell as usize) << 1)) as i32;
}

/** The number of the placement on the board, or -1 when neither side has met it. */
export function findPlacement<W>(board: usize, hash: u32): i32 {
  for (let number = placementTable.first(hash); number >= 0; number = placementTable.next()) {
    if (sameBoard<W>(placements.at(number), board)) return number;
  }
  return -1;
}

/** Enters a new placement, not visited yet. -1: out of memory. */
export function addPlacement<W>(board: usize, hash: u32): i32 {
  const number = placements.count;
  if (!placements.add()) return -1;
  const record = placements.at(number);
  for (let k: usize = 0; k < words<W>() * 24 + 16; k += 8) store<u64>(record + k, 0);
  copyBoard<W>(record, board);
  if (!placementTable.add(hash, number)) return -1;
  return number as i32;
}

/** The start (side FORWARD) or the solved board as a placement. */
export function layBoxes<W>(side: i32, board: usize): void {
  const count = side == FORWARD ? boxCount : goalCount;
  const cells = side == FORWARD ? boxCells : goalCells;
  for (let i: usize = 0; i < (count as usize); i++) flipBit(board, cellBit(load<u16>(cells + (i << 1))));
}

/** Notes that a push of this side enters `square` at `depth`. False: out of memory. */
export function addArrival<W>(record: usize, side: i32, square: u32, depth: u32): bool {
  const number = arrivalList.count;
  if (!arrivalList.add()) return false;
  const head = arrivalHead<W>(record, side);
  const at = arrivalList.at(number);
  store<u32>(at, load<u32>(head));
  store<u32>(at, (depth << SQUARE_BITS) | square, 4);
  store<u32>(head, number + 1);
  return true;
}

/** The newest arrival of a side, 0 for none; each is the address of (next number + 1, depth and square). */
@inline
export function firstArrival<W>(record: usize, side: i32): u32 {
  return load<u32>(arrivalHead<W>(record, side));
}

@inline
export function nextArrival(arrival: u32): u32 {
  return load<u32>(arrivalList.at(arrival - 1));
}

@inline
export function arrivalDepth(arrival: u32): u32 {
  return load<u32>(arrivalList.at(arrival - 1), 4) >> SQUARE_BITS;
}

@inline
export function arrivalSquare(arrival: u32): u32 {
  return load<u32>(arrivalList.at(arrival - 1), 4) & ((1 << SQUARE_BITS) - 1);
}
