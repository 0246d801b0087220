// What both sides of the two-sided search share: the boards of the level, and one record for each placement of the
// boxes that either side has reached. In a record: a mark into
// the list now being built; for each side its arrivals; the boxes; for each side the player squares visited. An arrival is a square entered by a push, with its depth: the depth
// of every other square follows by walking, so no depth is stored for each square and the path can still be rebuilt.

import { boardBytes, copyBoard, paddedBoard, sameBoard, words } from '../board/bits';
import { bitOf } from '../board/layout';
import { boxCells, boxCount, cellCount, goalCells, goalCount, playerCell } from '../level/level';
import { isLive } from '../level/live';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { Board } from '../memory/tables';

export const FORWARD: i32 = 0;
export const BACKWARD: i32 = 1;

/** Marks the arrival "every free square, depth 0" of the solved placement. */
export const EVERY_SQUARE: u32 = 2047;
const SQUARE_BITS: u32 = 11;

/** Boards of the level, each with a zero word before and after. */
export let floorBoard = changetype<Board>(0);
export let allowedBoard = changetype<Board>(0);

export let placements = changetype<Store<Placement>>(0);
let arrivalList = changetype<Store<Arrival>>(0);
let placementTable = changetype<IndexTable>(0);
export let startBit: i32 = 0;

/** Scratch boards with zero words around them. */
export let candidateBoard = changetype<Board>(0);

/** A placement of the boxes that a side has reached; its boards follow. */
@unmanaged
export class Placement {
  /** Its entry in the list being built, if that has one. */
  mark: u32;
  /** The newest arrival of each side + 1. */
  forwardArrival: u32;
  backwardArrival: u32;
  unused: u32;

  @inline
  boxes(): Board {
    return changetype<Board>(changetype<usize>(this) + offsetof<Placement>());
  }
}

/** Player squares that a side has visited. */
@inline
export function visitedBits<W>(record: Placement, side: i32): Board {
  return changetype<Board>(changetype<usize>(record.boxes()) + boardBytes<W>() * ((side as usize) + 1));
}

/** An entry of a list: a placement with some squares of the player, which follow. */
@unmanaged
export class Entry {
  placement: i32;
  /** In a strand, the number of its first square's value. */
  firstValue: u32;

  @inline
  squares(): Board {
    return changetype<Board>(changetype<usize>(this) + offsetof<Entry>());
  }
}

/** A list of entries. Null: out of memory. */
export function makeEntries<W>(): Store<Entry> | null {
  return makeStore<Entry>((offsetof<Entry>() as i32) + (words<W>() << 3));
}

/** A square that a push enters. */
@unmanaged
class Arrival {
  /** The one before of the same placement and side + 1. */
  next: u32;
  /** Its depth above SQUARE_BITS, its square below. */
  depthAndSquare: u32;
}

/** Makes the boards of the level and empty tables. False: out of memory. */
export function makeFrame<W>(): bool {
  floorBoard = paddedBoard<W>();
  allowedBoard = paddedBoard<W>();
  candidateBoard = paddedBoard<W>();
  const records = makeStore<Placement>((offsetof<Placement>() as i32) + words<W>() * 24);
  const arrivals = makeStore<Arrival>(offsetof<Arrival>() as i32);
  const slots = makeIndexTable();
  if (!candidateBoard || !records || !arrivals || !slots) return false;
  placements = records;
  arrivalList = arrivals;
  placementTable = slots;
  for (let cell = 1; cell <= cellCount; cell++) {
    const bit = bitOf[cell];
    floorBoard.add(bit);
    if (isLive(cell)) allowedBoard.add(bit);
  }
  startBit = bitOf[playerCell];
  return true;
}

/** The number of the placement on the board, or -1 when neither side has met it. */
export function findPlacement<W>(board: Board, hash: u32): i32 {
  for (let number = placementTable.first(hash); number >= 0; number = placementTable.next()) {
    if (sameBoard<W>(placements.at(number).boxes(), board)) return number;
  }
  return -1;
}

/** Enters a new placement, not visited yet. -1: out of memory. */
export function addPlacement<W>(board: Board, hash: u32): i32 {
  const number = placements.count;
  if (!placements.add()) return -1;
  const record = placements.at(number);
  record.mark = record.forwardArrival = record.backwardArrival = 0;
  for (let k: usize = 0; k < boardBytes<W>() * 3; k += 8) record.boxes()[k] = 0;
  copyBoard<W>(record.boxes(), board);
  if (!placementTable.add(hash, number)) return -1;
  return number as i32;
}

/** The start (side FORWARD) or the solved board as a placement. */
export function layBoxes<W>(side: i32, board: Board): void {
  const count = side == FORWARD ? boxCount : goalCount;
  const cells = side == FORWARD ? boxCells : goalCells;
  for (let i = 0; i < count; i++) board.flip(bitOf[cells[i]]);
}

/** Notes that a push of this side enters `square` at `depth`. False: out of memory. */
@inline
export function addArrival(record: Placement, side: i32, square: u32, depth: u32): bool {
  const number = arrivalList.count;
  if (!arrivalList.add()) return false;
  const arrival = arrivalList.at(number);
  arrival.next = firstArrival(record, side);
  arrival.depthAndSquare = (depth << SQUARE_BITS) | square;
  if (side == FORWARD) record.forwardArrival = number + 1;
  else record.backwardArrival = number + 1;
  return true;
}

/** The newest arrival of a side, by its number + 1; 0: none. */
@inline
export function firstArrival(record: Placement, side: i32): u32 {
  return side == FORWARD ? record.forwardArrival : record.backwardArrival;
}

@inline
export function nextArrival(arrival: u32): u32 {
  return arrivalList.at(arrival - 1).next;
}

@inline
export function arrivalDepth(arrival: u32): u32 {
  return arrivalList.at(arrival - 1).depthAndSquare >> SQUARE_BITS;
}

@inline
export function arrivalSquare(arrival: u32): u32 {
  return arrivalList.at(arrival - 1).depthAndSquare & ((1 << SQUARE_BITS) - 1);
}
