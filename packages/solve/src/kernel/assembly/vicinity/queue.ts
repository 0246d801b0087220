// The frontier of a vicinity search: pushes that were made and whose walks are still to come, in buckets by moves. If
// moves come first in the cost there is one row of buckets; if pushes do, there are two, for this number of pushes and
// the next.

import { arenaTake, arenaTakeEach } from '../memory/arena';

// An entry: configuration, player cell, cost, next of its bucket.
const SIZE: usize = 16;

let entryPool: usize = 0;
let maxEntries: u32 = 0;
let entryCount: u32 = 0;
/** The most entries that a search has used so far. */
let mostUsed: u32 = 0;
let freeEntry: u32 = 0;

let bucketCount: i32 = 0;
let bucketHeads: usize = 0;
/** The row that is worked on, 0 or 1, and the lowest and highest bucket in use in each. */
let currentRow: i32 = 0;
let lowBucket: i32 = 0;
let highBucket: i32 = -1;
let lowBucketNext: i32 = 0;
let highBucketNext: i32 = -1;

export const QUEUED_PER_CONFIGURATION: u32 = 8;

export function openQueue(limit: u32, moves: i32): bool {
  maxEntries = limit;
  bucketCount = moves;
  entryPool = arenaTakeEach((limit as usize) + 1, SIZE);
  bucketHeads = arenaTake((moves as usize) << 3);
  return entryPool != 0 && bucketHeads != 0;
}

export function bytesPerQueued(): usize {
  return SIZE;
}

/** The addresses between which the pool was never written; entry 0 is unused. */
export function freshQueue(): usize {
  return at(max(mostUsed, entryCount) + 1);
}
export function queueEnd(): usize {
  return at(maxEntries + 1);
}

export function clearQueue(): void {
  mostUsed = max(mostUsed, entryCount);
  entryCount = 0;
  freeEntry = 0;
  memory.fill(bucketHeads, 0, (bucketCount as usize) << 3);
  currentRow = 0;
  lowBucket = lowBucketNext = bucketCount;
  highBucket = highBucketNext = -1;
}

@inline
function at(entry: u32): usize {
  return entryPool + (entry as usize) * SIZE;
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
  return moves < bucketCount;
}

/** False: no room. */
export function enqueue(configuration: u32, cell: i32, cost: u32, moves: i32, isNext: bool): bool {
  let entry = freeEntry;
  if (entry != 0) freeEntry = load<u32>(at(entry) + 12);
  else if (entryCount < maxEntries) entry = ++entryCount;
  else return false;
  const head = bucketHeads + ((((isNext ? currentRow ^ 1 : currentRow) * bucketCount + moves) as usize) << 2);
  const record = at(entry);
  store<u32>(record, configuration);
  store<i32>(record + 4, cell);
  store<u32>(record + 8, cost);
  store<u32>(record + 12, load<u32>(head));
  store<u32>(head, entry);
  if (isNext) {
    lowBucketNext = min(lowBucketNext, moves);
    highBucketNext = max(highBucketNext, moves);
  } else {
    lowBucket = min(lowBucket, moves);
    highBucket = max(highBucket, moves);
  }
  return true;
}

/** The cheapest entry of this row, 0: none is left. Its record may be read until the next is queued. */
export function dequeue(): u32 {
  while (lowBucket <= highBucket) {
    const head = bucketHeads + (((currentRow * bucketCount + lowBucket) as usize) << 2);
    const entry = load<u32>(head);
    if (entry != 0) {
      store<u32>(head, load<u32>(at(entry) + 12));
      store<u32>(at(entry) + 12, freeEntry);
      freeEntry = entry;
      return entry;
    }
    lowBucket++;
  }
  return 0;
}

/** Switches to the other row. False: it is empty. */
export function nextRow(): bool {
  currentRow ^= 1;
  lowBucket = lowBucketNext;
  highBucket = highBucketNext;
  lowBucketNext = bucketCount;
  highBucketNext = -1;
  return highBucket >= 0;
}
