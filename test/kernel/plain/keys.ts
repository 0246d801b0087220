// The level as the plain searches see it: one board of 64 bits, and states as one 64-bit key, a bit for each live cell
// and above them the player's bit number. Cells from which a lone box can never be pushed to a goal are dead: the
// simplest pruning there is, so that counts can be compared with any other program.

import { bitCount, bitOf, layBoard, stride } from '../../../packages/solve/src/kernel/assembly/board/layout';
import {
  boxCells,
  boxCount,
  cellCount,
  goalCells,
  goalCount,
  levelLoad,
  playerCell,
} from '../../../packages/solve/src/kernel/assembly/level/level';
import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';
import { Ints } from '../../../packages/solve/src/kernel/assembly/memory/tables';
import { ahead, moved } from './steps';

/**
 * A key: boxes below, the player's bit number above. Between them, an entry of a list may have the direction of the
 * last walk.
 */
export const PLAYER_SHIFT: u64 = 58;
export const WALK_SHIFT: u64 = 55;
export const WALK_MASK: u64 = (7 as u64) << WALK_SHIFT;
export const BOX_MASK: u64 = ((1 as u64) << WALK_SHIFT) - 1;

/** The pushes that there can be at once, at most. */
export let mostPushes: u32 = 0;
export let step: u64 = 0;
export let floorBoard: u64 = 0;
export let liveBoard: u64 = 0;
export let goalBoard: u64 = 0;
export let startBoard: u64 = 0;
/** The player's bit number at the start. */
export let startPlayer: u64 = 0;
export let startBoxes: u64 = 0;
export let goalBoxes: u64 = 0;
/** u64[bit of the board]: the box's bit in a key, 0 for dead squares. */
export let boxBits: usize = 0;
/** i32[bit of the board]: pushes to the nearest goal, for live cells. */
export let nearest = changetype<Ints>(0);

/** u64[byte of a key][value]: the board of those boxes. */
let boardParts: usize = 0;
let boxBytes: usize = 0;

@inline
export function boxBit(bit: u64): u64 {
  return load<u64>(boxBits + ((bit as usize) << 3));
}

/** The boxes of a key on the board. */
@inline
export function keyBoard(key: u64): u64 {
  let board: u64 = 0;
  let rest = key & BOX_MASK;
  for (let part = boardParts, end = part + (boxBytes << 11); part < end; part += 2048, rest >>= 8) {
    board |= load<u64>(part + (((rest as usize) & 255) << 3));
  }
  return board;
}

/** Reads the level; 0 if it fits these searches, 3 out of memory, 4 too large for a key or a board of 64 bits. */
export function makeKeys(): i32 {
  if (!levelLoad() || !layBoard()) return 3;
  boxBits = arenaTake(64 << 3);
  nearest = changetype<Ints>(arenaTake(64 << 2));
  boardParts = arenaTake(7 << 11);
  if (boxBits == 0 || nearest == null || boardParts == 0) return 3;
  if (bitCount > 64) return 4;
  step = stride as u64;
  mostPushes = (boxCount * 4) as u32;
  floorBoard = goalBoard = startBoard = 0;
  for (let cell = 1; cell <= cellCount; cell++) floorBoard |= boardBit(cell);
  for (let j = 0; j < goalCount; j++) goalBoard |= boardBit(goalCells[j]);
  for (let i = 0; i < boxCount; i++) startBoard |= boardBit(boxCells[i]);
  startPlayer = bitOf[playerCell] as u64;
  findLive();
  if (popcnt(liveBoard) > WALK_SHIFT || (startBoard & ~liveBoard) != 0) return 4;
  numberBoxes();
  startBoxes = boxesOn(startBoard);
  goalBoxes = boxesOn(goalBoard);
  return 0;
}

@inline
function boardBit(cell: i32): u64 {
  return (1 as u64) << (bitOf[cell] as u64);
}

/** Pulls from all goals at once, a layer at a time. */
function findLive(): void {
  liveBoard = 0;
  let pulls = 0;
  for (let front = goalBoard; front != 0; pulls++) {
    liveBoard |= front;
    for (let rest = front; rest != 0; rest &= rest - 1) nearest[ctz(rest) as i32] = pulls;
    let pulled: u64 = 0;
    for (let d = 0; d < 4; d++) pulled |= moved(front, d, step) & ahead(floorBoard, d, step);
    front = pulled & floorBoard & ~liveBoard;
  }
}

function numberBoxes(): void {
  let number: usize = 0;
  for (let rest = liveBoard; rest != 0; rest &= rest - 1, number++) {
    store<u64>(boxBits + ((ctz(rest) as usize) << 3), (1 as u64) << (number as u64));
    const part = boardParts + ((number >> 3) << 11);
    for (let value: usize = 0; value < 256; value++) {
      const at = part + (value << 3);
      if (((value >> (number & 7)) & 1) != 0) store<u64>(at, load<u64>(at) | (rest & (0 - rest)));
    }
  }
  boxBytes = (number + 7) >> 3;
}

function boxesOn(board: u64): u64 {
  let boxes: u64 = 0;
  for (let rest = board; rest != 0; rest &= rest - 1) boxes |= boxBit(ctz(rest));
  return boxes;
}
