// D: the same states as A, bit-parallel: for each placement of the boxes one board of the player squares visited and one
// for each of two layers in turn.

import { bitAt, boardBit, floorBoard, goalBoard, liveBoard, startBoard, startPlayer, step } from './keys';
import { KeyList, makeKeyList } from './key-list';
import { count, countSlot, findSlot, hashKey, homeOf, isCrowded, makeRoom, makeSlots } from './slots';

let now: KeyList = changetype<KeyList>(0);
let next: KeyList = changetype<KeyList>(0);
let head: u32 = 0;
let isSolved: bool = false;
/** Which of a slot's two layer boards is being read: 16 or 24, its place in the slot. */
let reading: usize = 16;
export let depth: i32 = 0;
export let generated: u64 = 0;
export let squares: u64 = 0;

export function beginBoards(): i32 {
  const one = makeKeyList();
  const other = makeKeyList();
  if (one == null || other == null || !makeSlots<v128>()) return 3;
  now = one;
  next = other;
  head = 0;
  depth = 0;
  generated = 0;
  squares = 1;
  reading = 16;
  isSolved = startBoard == goalBoard;
  if (isSolved) return 1;
  const slot = slotOf(startBoard);
  store<u64>(slot, bitAt(boardBit, startPlayer()), 8);
  store<u64>(slot, bitAt(boardBit, startPlayer()), 16);
  return now.add(slot as u64) ? 0 : 3;
}

@inline
function slotOf(boxes: u64): usize {
  const slot = findSlot<v128>(boxes, homeOf(hashKey(boxes)));
  if (load<u64>(slot) == 0) {
    store<u64>(slot, boxes);
    countSlot();
  }
  return slot;
}

export function stepBoards(budget: i32): i32 {
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
      reading = 40 - reading;
      continue;
    }
    if (isCrowded() && !moveSlots()) return 3;
    const stop = min(head + 8, now.count);
    left -= (stop - head) as i32;
    for (let at = now.at(head); head < stop; head++, at += 8) if (!expand(load<u64>(at) as usize)) return 3;
  }
  return 0;
}

/** The lists hold places of slots; while the table grows they hold keys instead. */
function moveSlots(): bool {
  toKeys(now, head);
  toKeys(next, 0);
  if (!makeRoom<v128>()) return false;
  toPlaces(now, head);
  toPlaces(next, 0);
  return true;
}

function toKeys(list: KeyList, from: u32): void {
  for (let i = from; i < list.count; i++) store<u64>(list.at(i), load<u64>(load<u64>(list.at(i)) as usize));
}

function toPlaces(list: KeyList, from: u32): void {
  for (let i = from; i < list.count; i++) store<u64>(list.at(i), slotOf(load<u64>(list.at(i))) as u64);
}

function expand(slot: usize): bool {
  const boxes = load<u64>(slot);
  const front = load<u64>(slot + reading);
  store<u64>(slot + reading, 0);
  const free = floorBoard & ~boxes;
  const up = front >> step;
  const right = front << 1;
  const down = front << step;
  const left = front >> 1;
  const visited = load<u64>(slot, 8);
  const fresh = (up | right | down | left) & free & ~visited;
  let ok = true;
  if (fresh != 0) {
    squares += popcnt(fresh);
    store<u64>(slot, visited | fresh, 8);
    ok = list(slot, fresh);
  }
  const open = free & liveBoard;
  ok = pushTo(boxes, ((up & boxes) >> step) & open, step, true) && ok;
  ok = pushTo(boxes, ((right & boxes) << 1) & open, 1, false) && ok;
  ok = pushTo(boxes, ((down & boxes) << step) & open, step, false) && ok;
  return pushTo(boxes, ((left & boxes) >> 1) & open, 1, true) && ok;
}

/** Adds squares to the layer to come. */
@inline
function list(slot: usize, fresh: u64): bool {
  const writing = 40 - reading;
  const before = load<u64>(slot + writing);
  store<u64>(slot + writing, before | fresh);
  return before != 0 || next.add(slot as u64);
}

@inline
function pushTo(boxes: u64, targets: u64, by: u64, isBack: bool): bool {
  let ok = true;
  for (let onto = targets; onto != 0; onto &= onto - 1) {
    const bit = onto & (0 - onto);
    const from = isBack ? bit << by : bit >> by;
    const moved = boxes ^ from ^ bit;
    generated++;
    const slot = slotOf(moved);
    const visited = load<u64>(slot, 8);
    if ((visited & from) != 0) continue;
    store<u64>(slot, visited | from, 8);
    squares++;
    ok = list(slot, from) && ok;
    if (moved == goalBoard) isSolved = true;
  }
  return ok;
}

export function placements(): u32 {
  return count;
}
