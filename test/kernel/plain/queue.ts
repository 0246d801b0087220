// A queue of keys in buckets by total, last in first out within one; blocks that run empty are used again.

import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';

const BLOCK_ENTRIES: u32 = 63;
const BLOCK_BYTES: usize = 512;
const FIRST_TOTALS: u32 = 1 << 10;

/** u32[total]: its newest block. A block: the block below it u32, how many keys u32, the keys. */
let heads: usize = 0;
let totals: u32 = 0;
let spare: usize = 0;
export let least: u32 = 0;
let most: u32 = 0;

export function makeQueue(): bool {
  heads = arenaTake(FIRST_TOTALS << 2);
  totals = FIRST_TOTALS;
  spare = 0;
  least = 0;
  most = 0;
  return heads != 0;
}

@inline
export function enqueue(key: u64, total: u32): bool {
  if (total >= totals && !widen(total)) return false;
  const head = heads + (total << 2);
  let block = load<u32>(head) as usize;
  if (block == 0 || load<u32>(block, 4) == BLOCK_ENTRIES) {
    const fresh = spare != 0 ? spare : arenaTake(BLOCK_BYTES);
    if (fresh == 0) return false;
    if (spare != 0) spare = load<u32>(spare) as usize;
    store<u32>(fresh, block as u32);
    store<u32>(fresh, 0, 4);
    store<u32>(head, fresh as u32);
    block = fresh;
  }
  const count = load<u32>(block, 4);
  store<u64>(block + 8 + (count << 3), key);
  store<u32>(block, count + 1, 4);
  most = max(most, total);
  return true;
}

function widen(total: u32): bool {
  const wider = arenaTake(total << 3);
  if (wider == 0) return false;
  memory.copy(wider, heads, totals << 2);
  heads = wider;
  totals = total << 1;
  return true;
}

/** 0 when the queue is empty. */
@inline
export function dequeue(): u64 {
  while (load<u32>(heads + (least << 2)) == 0) {
    if (least >= most) return 0;
    least++;
  }
  const head = heads + (least << 2);
  const block = load<u32>(head) as usize;
  const count = load<u32>(block, 4) - 1;
  const key = load<u64>(block + 8 + (count << 3));
  store<u32>(block, count, 4);
  if (count == 0) {
    store<u32>(head, load<u32>(block));
    store<u32>(block, spare as u32);
    spare = block;
  }
  return key;
}
