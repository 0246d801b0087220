// Search C: fewest moves by A* over pushes; a state is the boxes and the player's cell after the push, a step the walk
// and the push, the bound the sum of every box's pushes to its nearest goal. Consistent, so a closed state stays
// closed.

import {
  BOX_MASK,
  boxBit,
  floorBoard,
  goalBoard,
  goalBoxes,
  keyBoard,
  liveBoard,
  mostPushes,
  nearest,
  PLAYER_SHIFT,
  startBoard,
  startBoxes,
  startPlayer,
  step,
} from './keys';
import { dequeue, enqueue, least, makeQueue } from './queue';
import { countSlot, findSlot, makeRoom, makeSlots, slotKey, slotWord } from './slots';
import { frozenOnto } from './square-freeze';
import { around, moved } from './steps';

const CLOSED: u32 = 0x80000000;

let lastTotal: u32 = 0;
let settled: u64 = 0;
export let depth: i32 = 0;
export let generated: u64 = 0;
/** Settled with a total below that of the solution: the count that does not depend on the order. */
export let settledBelow: u64 = 0;

export function beginMovesStar(): i32 {
  if (!makeSlots<u32>(false) || !makeQueue()) return 3;
  generated = settled = settledBelow = 0;
  lastTotal = 0;
  let bound = 0;
  for (let rest = startBoard; rest != 0; rest &= rest - 1) bound += nearest[ctz(rest) as i32];
  return enter(startBoxes | (startPlayer << PLAYER_SHIFT), 0, bound as u32) ? 0 : 3;
}

/** A state reached at a cost: kept if it is new or cheaper than before. */
@inline
function enter(key: u64, cost: u32, total: u32): bool {
  const slot = findSlot<u32>(key);
  if (load<u64>(slotKey(slot)) == 0) {
    store<u64>(slotKey(slot), key);
    countSlot();
  } else if (cost >= (load<u32>(slotWord(slot)) & ~CLOSED)) return true;
  store<u32>(slotWord(slot), cost);
  return enqueue(key, total);
}

export function stepMovesStar(budget: i32): i32 {
  for (let left = budget; left > 0; ) {
    const key = dequeue();
    if (key == 0) return 2;
    if (least != lastTotal) {
      lastTotal = least;
      settledBelow = settled;
    }
    const word = slotWord(findSlot<u32>(key));
    const cost = load<u32>(word);
    if ((cost & CLOSED) != 0) continue;
    store<u32>(word, cost | CLOSED);
    settled++;
    left--;
    if ((key & BOX_MASK) == goalBoxes) {
      depth = cost as i32;
      return 1;
    }
    if (!makeRoom<u32>(mostPushes) || !expand(key, cost, least - cost)) return 3;
  }
  return 0;
}

/** Walks outward, a layer of cells at a time, as long as there is a push that was not met yet. */
function expand(key: u64, cost: u32, bound: u32): bool {
  const s = step;
  const boxes = key & BOX_MASK;
  const board = keyBoard(key);
  const free = floorBoard & ~board;
  const up = pusherBits(0, board, free, s);
  const right = pusherBits(1, board, free, s);
  const down = pusherBits(2, board, free, s);
  const left = pusherBits(3, board, free, s);
  let unmet = up | right | down | left;
  let front = (1 as u64) << (key >> PLAYER_SHIFT);
  let unseen = free;
  let ok = true;
  for (let moves = cost + 1; front != 0 && unmet != 0; moves++) {
    unseen &= ~front;
    const met = front & unmet;
    if (met != 0) {
      unmet ^= met;
      ok = pushAll(0, met & up, boxes, moves, bound, s) && ok;
      ok = pushAll(1, met & right, boxes, moves, bound, s) && ok;
      ok = pushAll(2, met & down, boxes, moves, bound, s) && ok;
      ok = pushAll(3, met & left, boxes, moves, bound, s) && ok;
    }
    front = around(front, s) & unseen;
  }
  return ok;
}

/** Where the player must be to push a box in a direction. */
@inline
function pusherBits(direction: i32, board: u64, free: u64, s: u64): u64 {
  const frozen = frozenOnto(direction, free, board & ~goalBoard, goalBoard, s);
  const onto = moved(board, direction, s) & free & liveBoard & ~frozen;
  return moved(moved(onto, direction ^ 2, s), direction ^ 2, s) & free;
}

@inline
function pushAll(direction: i32, pushers: u64, boxes: u64, cost: u32, bound: u32, s: u64): bool {
  let ok = true;
  for (let rest = pushers; rest != 0; rest &= rest - 1) {
    const box = moved(rest & (0 - rest), direction, s);
    const from = ctz(box);
    const onto = ctz(moved(box, direction, s));
    generated++;
    const total = cost + bound - (nearest[from as i32] as u32) + (nearest[onto as i32] as u32);
    ok = enter((boxes ^ boxBit(from) ^ boxBit(onto)) | (from << PLAYER_SHIFT), cost, total) && ok;
  }
  return ok;
}
