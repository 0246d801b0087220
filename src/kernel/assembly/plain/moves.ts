// A: breadth-first over single moves; a state is player and boxes. The plainest search of all, kept to measure by.
// Children are made in batches and looked up afterwards, so that the misses of many look-ups overlap.

import { arenaTake } from '../arena';
import { cellCount, neighbour, neighbours } from '../level/level';
import { KeyList, makeKeyList } from './key-list';
import { bitAt, boxBit, boxMask, goalBoxes, playerShift, startBoxes, startPlayer } from './keys';
import { countSlot, findSlot, hashKey, homeOf, isFull, makeRoom, makeSlots } from './slots';

const BATCH: u32 = 64;

let now: KeyList = changetype<KeyList>(0);
let next: KeyList = changetype<KeyList>(0);
let head: u32 = 0;
let isSolved: bool = false;
let batchKeys: usize = 0;
let batchHomes: usize = 0;
export let depth: i32 = 0;
export let generated: u64 = 0;

export function beginMoves(): i32 {
  const one = makeKeyList();
  const other = makeKeyList();
  batchKeys = arenaTake(BATCH << 5);
  batchHomes = arenaTake(BATCH << 4);
  if (one == null || other == null || batchKeys == 0 || batchHomes == 0 || !makeSlots<u64>()) return 3;
  now = one;
  next = other;
  head = 0;
  depth = 0;
  generated = 0;
  isSolved = startBoxes == goalBoxes;
  if (isSolved) return 1;
  return enter(startBoxes | ((startPlayer() as u64) << playerShift)) ? 0 : 3;
}

function enter(key: u64): bool {
  store<u64>(findSlot<u64>(key, homeOf(hashKey(key))), key);
  countSlot();
  return now.add(key);
}

/** Expands about `budget` states. A layer is always finished, so that counts do not depend on the order. */
export function stepMoves(budget: i32): i32 {
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
    const stop = min(head + BATCH, now.count);
    left -= (stop - head) as i32;
    let n: u32 = 0;
    if (!makeRoom<u64>()) return 3;
    for (let at = now.at(head); head < stop; head++, at += 8) n = children(load<u64>(at), n);
    generated += n;
    for (let i: u32 = 0; i < n; i++) {
      const key = load<u64>(batchKeys + (i << 3));
      const slot = findSlot<u64>(key, load<u32>(batchHomes + (i << 2)));
      if (load<u64>(slot) != 0) continue;
      store<u64>(slot, key);
      countSlot();
      if (!next.add(key)) return 3;
    }
    if (isFull) return 3;
  }
  return 0;
}

@inline
function children(key: u64, from: u32): u32 {
  let n = from;
  const player = (key >> playerShift) as i32;
  const boxes = key & boxMask;
  const wall = cellCount;
  // All four neighbours in one word.
  let row = load<u64>(neighbours + ((player as usize) << 3));
  for (let d = 0; d < 4; d++, row >>= 16) {
    const cell = (row & 0xffff) as i32;
    if (cell == wall) continue;
    const box = bitAt(boxBit, cell);
    let moved = boxes;
    if ((boxes & box) != 0) {
      const onto = bitAt(boxBit, neighbour(cell, d));
      if (onto == 0 || (boxes & onto) != 0) continue;
      moved = boxes ^ box ^ onto;
      if (moved == goalBoxes) isSolved = true;
    }
    const child = moved | ((cell as u64) << playerShift);
    store<u64>(batchKeys + (n << 3), child);
    store<u32>(batchHomes + (n << 2), homeOf(hashKey(child)));
    n++;
  }
  return n;
}
