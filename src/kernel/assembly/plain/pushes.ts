// B: breadth-first over pushes; a state is the boxes and the player's region by its lowest cell. Regions are found by
// bit-parallel flood on a board of 64 bits, boxes are judged by the simplest freeze.

import { arenaTake } from '../arena';
import { floodWord } from '../board/flood';
import { shortAt } from '../memory/arrays';
import {
  bitAt,
  boardBit,
  boxBit,
  boxMask,
  cellOfBox,
  cellOnBoard,
  floorBoard,
  goalBoxes,
  lift,
  liveBoard,
  playerShift,
  put,
  startBoard,
  startBoxes,
  startPlayer,
  step,
} from './keys';
import { KeyList, makeKeyList } from './key-list';
import { countSlot, findSlot, hashKey, homeOf, makeRoom, makeSlots } from './slots';
import { isSquareFrozen } from './square-freeze';

/** States of a batch, and the pushes that at most 63 boxes have each. */
const BATCH: u32 = 16;
const MOST_PUSHES: u32 = 252;

let now: KeyList = changetype<KeyList>(0);
let next: KeyList = changetype<KeyList>(0);
let head: u32 = 0;
let isSolved: bool = false;
let batch: usize = 0;
let batched: u32 = 0;
export let depth: i32 = 0;
export let generated: u64 = 0;

export function beginPushes(): i32 {
  const one = makeKeyList();
  const other = makeKeyList();
  if (one == null || other == null || !makeSlots<u64>()) return 3;
  batch = arenaTake((BATCH * MOST_PUSHES) << 3);
  if (batch == 0) return 3;
  now = one;
  next = other;
  head = 0;
  depth = 0;
  generated = 0;
  isSolved = startBoxes == goalBoxes;
  if (isSolved) return 1;
  const region = floodWord(bitAt(boardBit, startPlayer()), floorBoard & ~startBoard, step);
  const key = startBoxes | (lowestOf(region) << playerShift);
  store<u64>(findSlot<u64>(key, homeOf(hashKey(key))), key);
  countSlot();
  return now.add(key) ? 0 : 3;
}

/** The cell by which a region goes: its lowest on the board. */
@inline
function lowestOf(region: u64): u64 {
  return shortAt(cellOnBoard, ctz(region) as i32) as u64;
}

export function stepPushes(budget: i32): i32 {
  let left = budget;
  while (left > 0) {
    if (head == now.count) {
      if (isSolved) {
        depth++;
        return 1;
      }
      if (next.count == 0) return 2;
      const spent = now;
      now = next;
      next = spent;
      next.clear();
      head = 0;
      depth++;
      continue;
    }
    if (!makeRoom<u64>()) return 3;
    const stop = min(head + BATCH, now.count);
    left -= (stop - head) as i32;
    batched = 0;
    for (let at = now.at(head); head < stop; head++, at += 8) expand(load<u64>(at));
    generated += batched;
    if (!enterBatch()) return 3;
  }
  return 0;
}

/** Looks the children of the batch up, one after the other, so that the misses overlap. */
function enterBatch(): bool {
  for (let i: u32 = 0; i < batched; i++) {
    const key = load<u64>(batch + (i << 3));
    const slot = findSlot<u64>(key, homeOf(hashKey(key)));
    if (load<u64>(slot) != 0) continue;
    store<u64>(slot, key);
    countSlot();
    if (!next.add(key)) return false;
  }
  return true;
}

function expand(key: u64): void {
  const boxes = key & boxMask;
  let board: u64 = 0;
  for (let word = boxes; word != 0; word &= word - 1) {
    const cell = shortAt(cellOfBox, ctz(word) as i32);
    put(cell);
    board |= bitAt(boardBit, cell);
  }
  const free = floorBoard & ~board;
  const open = free & liveBoard;
  const region = floodWord(bitAt(boardBit, (key >> playerShift) as i32), free, step);
  for (let onto = (((region >> step) & board) >> step) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    child(boxes, board, bit << step, bit);
  }
  for (let onto = (((region << 1) & board) << 1) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    child(boxes, board, bit >> 1, bit);
  }
  for (let onto = (((region << step) & board) << step) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    child(boxes, board, bit >> step, bit);
  }
  for (let onto = (((region >> 1) & board) >> 1) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    child(boxes, board, bit << 1, bit);
  }
  for (let word = boxes; word != 0; word &= word - 1) lift(shortAt(cellOfBox, ctz(word) as i32));
}

@inline
function child(boxes: u64, board: u64, fromBit: u64, ontoBit: u64): void {
  const from = shortAt(cellOnBoard, ctz(fromBit) as i32);
  const onto = shortAt(cellOnBoard, ctz(ontoBit) as i32);
  lift(from);
  put(onto);
  const isDead = isSquareFrozen(onto);
  lift(onto);
  put(from);
  if (isDead) return;
  const moved = boxes ^ bitAt(boxBit, from) ^ bitAt(boxBit, onto);
  if (moved == goalBoxes) isSolved = true;
  const region = floodWord(fromBit, floorBoard & ~(board ^ fromBit ^ ontoBit), step);
  const key = moved | (lowestOf(region) << playerShift);
  store<u64>(batch + (batched << 3), key);
  batched++;
}
