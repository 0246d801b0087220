// The frontier of a vicinity search: pushes that were made and whose walks are still to come, in buckets by moves. If
// moves come first in the cost there is one row of buckets; if pushes do, there are two, for this number of pushes and
// the next.

import { Ints, Records, takeInts, takeRecords } from '../memory/tables';

/** A push that was made. */
@unmanaged
class QueueEntry {
  configuration: u32;
  /** The player's cell. */
  cell: i32;
  cost: u32;
  /** The next of its bucket, or the next free one. */
  next: u32;
}

/** Entry 0 is unused. */
let entryPool = changetype<Records<QueueEntry>>(0);
let maxEntries: u32 = 0;
let entryCount: u32 = 0;
/** The most entries that a search has used so far. */
let mostUsed: u32 = 0;
let freeEntry: u32 = 0;

let bucketCount: i32 = 0;
let bucketHeads = changetype<Ints>(0);
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
  entryPool = takeRecords<QueueEntry>(limit + 1);
  bucketHeads = takeInts(moves, 2);
  return entryPool != null && bucketHeads != null;
}

export function bytesPerQueued(): usize {
  return offsetof<QueueEntry>();
}

/** The addresses between which the pool was never written; entry 0 is unused. */
export function freshQueue(): usize {
  return addressOf(max(mostUsed, entryCount) + 1);
}
export function queueEnd(): usize {
  return addressOf(maxEntries + 1);
}

export function clearQueue(): void {
  mostUsed = max(mostUsed, entryCount);
  entryCount = 0;
  freeEntry = 0;
  bucketHeads.clear(bucketCount * 2);
  currentRow = 0;
  lowBucket = lowBucketNext = bucketCount;
  highBucket = highBucketNext = -1;
}

/** An address between entries, which may be the end of the pool. */
@inline
function addressOf(entry: u32): usize {
  return changetype<usize>(entryPool) + (entry as usize) * offsetof<QueueEntry>();
}

@inline
export function queuedConfiguration(entry: u32): u32 {
  return entryPool[entry].configuration;
}

@inline
export function queuedCell(entry: u32): i32 {
  return entryPool[entry].cell;
}

@inline
export function queuedCost(entry: u32): u32 {
  return entryPool[entry].cost;
}

@inline
export function fitsQueue(moves: i32): bool {
  return moves < bucketCount;
}

/** False: no room. */
export function enqueue(configuration: u32, cell: i32, cost: u32, moves: i32, isNext: bool): bool {
  let entry = freeEntry;
  if (entry != 0) freeEntry = entryPool[entry].next;
  else if (entryCount < maxEntries) entry = ++entryCount;
  else return false;
  const bucket = (isNext ? currentRow ^ 1 : currentRow) * bucketCount + moves;
  const record = entryPool[entry];
  record.configuration = configuration;
  record.cell = cell;
  record.cost = cost;
  record.next = bucketHeads[bucket];
  bucketHeads[bucket] = entry;
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
    const bucket = currentRow * bucketCount + lowBucket;
    const entry = bucketHeads[bucket] as u32;
    if (entry != 0) {
      bucketHeads[bucket] = entryPool[entry].next;
      entryPool[entry].next = freeEntry;
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
