// B: breadth-first over pushes; a state is the boxes and the player's region by its lowest cell. Regions are found by
// bit-parallel flood on a board of 64 bits, boxes are judged by the simplest freeze.

import { floodWord } from '../board/flood';
import { makeStore, Store } from '../memory/store';
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
import { countSlot, findSlot, hashKey, homeOf, makeRoom, makeSlots } from './slots';
import { isSquareFrozen } from './square-freeze';

let now: Store = changetype<Store>(0);
let next: Store = changetype<Store>(0);
let head: u32 = 0;
let isSolved: bool = false;
export let depth: i32 = 0;
export let generated: u64 = 0;

export function beginPushes(): i32 {
  const one = makeStore(8);
  const other = makeStore(8);
  if (one == null || other == null || !makeSlots(8)) return 3;
  now = one;
  next = other;
  head = 0;
  depth = 0;
  generated = 0;
  isSolved = startBoxes == goalBoxes;
  if (isSolved) return 1;
  const region = floodWord(bitAt(boardBit, startPlayer()), floorBoard & ~startBoard, step);
  const key = startBoxes | (lowestOf(region) << playerShift);
  store<u64>(findSlot(key, homeOf(hashKey(key))), key);
  countSlot();
  if (!now.add()) return 3;
  store<u64>(now.at(0), key);
  return 0;
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
    if (!makeRoom()) return 3;
    const stop = min(head + 16, now.count);
    for (; head < stop; head++) {
      if (!expand(load<u64>(now.at(head)))) return 3;
      left--;
    }
  }
  return 0;
}

function expand(key: u64): bool {
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
  let ok = true;
  for (let onto = (((region >> step) & board) >> step) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    ok = child(boxes, board, bit << step, bit) && ok;
  }
  for (let onto = (((region << 1) & board) << 1) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    ok = child(boxes, board, bit >> 1, bit) && ok;
  }
  for (let onto = (((region << step) & board) << step) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    ok = child(boxes, board, bit >> step, bit) && ok;
  }
  for (let onto = (((region >> 1) & board) >> 1) & open; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    ok = child(boxes, board, bit << 1, bit) && ok;
  }
  for (let word = boxes; word != 0; word &= word - 1) lift(shortAt(cellOfBox, ctz(word) as i32));
  return ok;
}

@inline
function child(boxes: u64, board: u64, fromBit: u64, ontoBit: u64): bool {
  const from = shortAt(cellOnBoard, ctz(fromBit) as i32);
  const onto = shortAt(cellOnBoard, ctz(ontoBit) as i32);
  lift(from);
  put(onto);
  const isDead = isSquareFrozen(onto);
  lift(onto);
  put(from);
  if (isDead) return true;
  generated++;
  const moved = boxes ^ bitAt(boxBit, from) ^ bitAt(boxBit, onto);
  if (moved == goalBoxes) isSolved = true;
  const region = floodWord(fromBit, floorBoard & ~(board ^ fromBit ^ ontoBit), step);
  const key = moved | (lowestOf(region) << playerShift);
  const slot = findSlot(key, homeOf(hashKey(key)));
  if (load<u64>(slot) != 0) return true;
  store<u64>(slot, key);
  countSlot();
  if (!next.add()) return false;
  store<u64>(next.at(next.count - 1), key);
  return true;
}
