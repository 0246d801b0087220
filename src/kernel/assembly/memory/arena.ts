// All memory of a search is one arena that only grows; single blocks are never freed. A search ends by dropping its
// whole instance, so there is no garbage collection and no fragmentation. An instance's memory begins as zeros, and
// memory that is taken back is cleared, so allocated memory is zero without a fill: pages that are never touched cost
// nothing.

let top: usize = (__heap_base + 15) & ~15;
let most: usize = 0xffff0000;

/** Pages of a new memory, as load.ts makes it. */
const FIRST_PAGES: i32 = 16;
/** Pages that a new memory would have by now. A reused memory may have more, which must not make a difference. */
let pages: i32 = FIRST_PAGES;

/** Bytes taken so far, page-rounded growth not counted. */
export function arenaBytes(): usize {
  return top - __heap_base;
}

/** Limits the arena to this many bytes in total. */
export function arenaLimit(bytes: f64): void {
  most = bytes >= 4294901760.0 ? 0xffff0000 : (bytes as usize);
}

/** The limit of the arena in bytes. */
export function arenaMost(): usize {
  return most;
}

/** Bytes of the memory, as if it had been new. */
export function arenaSize(): f64 {
  return (pages as f64) * 65536;
}

function grow(by: i32): bool {
  const missing = pages + by - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return false;
  pages += by;
  return true;
}

/** The address of the next allocation. Everything from there on is zero. */
export function arenaTop(): usize {
  return top;
}

/** Frees everything allocated since the top was there, and clears it. */
export function arenaFall(to: usize): void {
  memory.fill(to, 0, top - to);
  top = to;
}

/** Room for `bytes` zeros, aligned to 16, or 0 if the limit is reached or the memory can't grow. */
export function arenaTake(bytes: usize): usize {
  const from = top;
  const until = (from + bytes + 15) & ~15;
  if (until < from || until - __heap_base > most) return 0;
  const have = (<usize>pages) << 16;
  if (until > have) {
    // Growing by an eighth at a time keeps the number of calls small and the memory near what is used.
    const least = ((until - have + 0xffff) >> 16) as i32;
    const ample = (have >> 19) as i32;
    const room = (((most + __heap_base + 0xffff) >> 16) as i32) - pages;
    if (!grow(max(least, min(ample, room))) && !grow(least)) return 0;
  }
  top = until;
  return from;
}

/** Set once `take` failed. */
export let shortOfMemory: bool = false;

export function noteShortage(): void {
  shortOfMemory = true;
}

export function forgetShortage(): void {
  shortOfMemory = false;
}

/**
 * The same for allocating many tables at a time: after a failure it returns 0 and sets `shortOfMemory` until that is
 * reset, so that code that opens all tables of a search checks once. Do not write to 0.
 */
export function take(bytes: i32): usize {
  const table = arenaTake(<usize>bytes + 16);
  if (!table) shortOfMemory = true;
  return table;
}
