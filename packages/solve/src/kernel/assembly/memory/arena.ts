// All memory of a search is one arena that only grows; single blocks are never freed. A search ends by dropping its
// whole instance, so there is no garbage collection and no fragmentation. An instance's memory begins as zeros, and
// memory that is taken back is cleared, so allocated memory is zero without a fill: pages that are never touched cost
// nothing.

import { INITIAL_PAGES } from '../parameters';

/** The largest memory: one page less than the addresses there are. */
const MAX_BYTES: u64 = 0xffff0000;

let topAddress: usize = (__heap_base + 15) & ~15;
let maxArenaBytes: usize = MAX_BYTES as usize;

/** Pages that a new memory would have by now. A reused memory may have more, which must not make a difference. */
let countedPages: i32 = INITIAL_PAGES;

/** Bytes taken so far, page-rounded growth not counted. */
export function arenaBytes(): usize {
  return topAddress - __heap_base;
}

/** Limits the arena to this many bytes in total. */
export function arenaLimit(bytes: f64): void {
  maxArenaBytes = bytes >= (MAX_BYTES as f64) ? (MAX_BYTES as usize) : (bytes as usize);
}

/** The limit of the arena in bytes. */
export function arenaMost(): usize {
  return maxArenaBytes;
}

/** Bytes of the memory, as if it had been new. */
export function arenaSize(): f64 {
  return (countedPages as f64) * 65536;
}

function grow(by: i32): bool {
  const missing = countedPages + by - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return false;
  countedPages += by;
  return true;
}

/** The address of the next allocation. Everything from there on is zero. */
export function arenaTop(): usize {
  return topAddress;
}

/** Frees everything allocated since the top was there, and clears it. */
export function arenaRelease(to: usize): void {
  memory.fill(to, 0, topAddress - to);
  topAddress = to;
  if (!ASC_NO_ASSERT) while (blockCount > 0 && load<u32>(blockList + ((blockCount - 1) << 3)) >= to) blockCount--;
}

/** Room for `bytes` zeros, aligned to 16, or 0 if the limit is reached or the memory can't grow. */
export function arenaTake(bytes: usize): usize {
  const from = topAddress;
  const until = (from + bytes + 15) & ~15;
  if (until < from || until - __heap_base > maxArenaBytes) return 0;
  const have = (countedPages as usize) << 16;
  if (until > have) {
    // Growing by an eighth at a time keeps the number of calls small and the memory near what is used.
    const least = ((until - have + 0xffff) >> 16) as i32;
    const ample = (have >> 19) as i32;
    const room = (((maxArenaBytes + __heap_base + 0xffff) >> 16) as i32) - countedPages;
    if (!grow(max(least, min(ample, room))) && !grow(least)) return 0;
  }
  topAddress = until;
  if (!ASC_NO_ASSERT) noteBlock(from, from + bytes);
  return from;
}

// The checked build knows where each block begins and ends, in order; blocks that no longer fit count as unknown.
const MAX_BLOCKS: usize = 1 << 16;
let blockList: usize = 0;
let blockCount: usize = 0;

function noteBlock(from: usize, until: usize): void {
  if (!blockList) {
    // Its own first block is noted by the call that it makes.
    blockList = from + ((until - from + 15) & ~15);
    const room = arenaTake(MAX_BLOCKS << 3);
    blockCount = 0;
    if (!room) {
      // With so little memory, only the end of all memory is checked.
      blockList = 0;
      return;
    }
    noteBlock(from, until);
    noteBlock(room, room + (MAX_BLOCKS << 3));
    return;
  }
  if (blockCount == MAX_BLOCKS) return;
  store<u32>(blockList + (blockCount << 3), from as u32);
  store<u32>(blockList + (blockCount << 3) + 4, until as u32);
  blockCount++;
}

/** Whether these bytes are in the same block as an array, or before all blocks, where static data is. */
export function isInBlock(array: usize, at: usize, bytes: usize): bool {
  if (blockCount == 0 || blockCount == MAX_BLOCKS) return at + bytes <= topAddress;
  let low: usize = 0;
  let high = blockCount;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((load<u32>(blockList + (middle << 3)) as usize) <= array) low = middle + 1;
    else high = middle;
  }
  if (low == 0) return at + bytes <= (load<u32>(blockList) as usize);
  const block = blockList + ((low - 1) << 3);
  return at >= (load<u32>(block) as usize) && at + bytes <= (load<u32>(block + 4) as usize);
}

/**
 * How many tables could not be taken (tables.ts). A set-up that takes many compares this with what it was before and asks none
 * of them.
 */
export let shortages: i32 = 0;

export function noteShortage(): void {
  shortages++;
}
