// The frontier of a vicinity search: pushes that were made and whose walks are still to come, in buckets by moves. If
// moves come first in the cost there is one row of buckets; if pushes do, there are two, for this number of pushes and
// the next.

import { arenaTake, arenaTakeEach } from '../memory/arena';

// An entry: configuration, player cell, cost, next of its bucket.
const SIZE: usize = 16;

let pool: usize = 0;
let most: u32 = 0;
let count: u32 = 0;
/** The most entries that a search has used so far. */
let mostUsed: u32 = 0;
let free: u32 = 0;

let buckets: i32 = 0;
let heads: usize = 0;
/** The row that is worked on, 0 or 1, and the lowest and highest bucket in use in each. */
let row: i32 = 0;
let low: i32 = 0;
let high: i32 = -1;
let lowNext: i32 = 0;
let highNext: i32 = -1;

export const QUEUED_PER_CONFIGURATION: u32 = 8;

export function openQueue(limit: u32, moves: i32): bool {
  most = limit;
  buckets = moves;
  pool = arenaTakeEach((limit as usize) + 1, SIZE);
  heads = arenaTake((moves as usize) << 3);
  return pool != 0 && heads != 0;
}

export function bytesPerQueued(): usize {
  return SIZE;
}

/** The addresses between which the pool was never written; entry 0 is unused. */
export function freshQueue(): usize {
  return at(max(mostUsed, count) + 1);
}
export function queueEnd(): usize {
  return at(most + 1);
}

export function clearQueue(): void {
  mostUsed = max(mostUsed, count);
  count = 0;
  free = 0;
  memory.fill(heads, 0, (buckets as usize) << 3);
  row = 0;
  low = lowNext = buckets;
  high = highNext = -1;
}

@inline
function at(entry: u32): usize {
  return pool + (entry as usize) * SIZE;
}

@inline
export function queuedConfiguration(entry: u32): u32 {
  return load<u32>(at(entry));
}

@inline
export function queuedCell(entry: u32): i32 {
  return load<i32>(at(entry) + 4);
}

@inline
export function queuedCost(entry: u32): u32 {
  return load<u32>(at(entry) + 8);
}

@inline
export function fitsQueue(moves: i32): bool {
  return moves < buckets;
}

/** False: no room. */
export function enqueue(configuration: u32, cell: i32, cost: u32, moves: i32, isNext: bool): bool {
  let entry = free;
  if (entry != 0) free = load<u32>(at(entry) + 12);
  else if (count < most) entry = ++count;
  else return false;
  const head = heads + ((((isNext ? row ^ 1 : row) * buckets + moves) as usize) << 2);
  const record = at(entry);
  store<u32>(record, configuration);
  store<i32>(record + 4, cell);
  store<u32>(record + 8, cost);
  store<u32>(record + 12, load<u32>(head));
  store<u32>(head, entry);
  if (isNext) {
    lowNext = min(lowNext, moves);
    highNext = max(highNext, moves);
  } else {
    low = min(low, moves);
    high = max(high, moves);
  }
  return true;
}

/** The cheapest entry of this row, 0: none is left. Its record may be read until the next is queued. */
export function dequeue(): u32 {
  while (low <= high) {
    const head = heads + (((row * buckets + low) as usize) << 2);
    const entry = load<u32>(head);
    if (entry != 0) {
      store<u32>(head, load<u32>(at(entry) + 12));
      store<u32>(at(entry) + 12, free);
      free = entry;
      return entry;
    }
    low++;
  }
  return 0;
}

/** Switches to the other row. False: it is empty. */
export function nextRow(): bool {
  row ^= 1;
  low = lowNext;
  high = highNext;
  lowNext = buckets;
  highNext = -1;
  return high >= 0;
}
