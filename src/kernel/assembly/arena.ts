// All memory of a search is one arena that only grows; nothing is freed singly. A search ends by dropping
// its whole instance, so there is no garbage to collect and no fragmentation to fear.

let top: usize = (__heap_base + 15) & ~15;

/** Bytes taken so far, page-rounded growth not counted. */
export function arenaBytes(): usize {
  return top - __heap_base;
}

/** Forgets everything taken since the module was loaded. */
export function arenaReset(): void {
  top = (__heap_base + 15) & ~15;
}

/** Room for `bytes`, aligned to 16, or 0 when the memory cannot grow that far. Contents are not cleared. */
export function arenaTake(bytes: usize): usize {
  const from = top;
  const until = (from + bytes + 15) & ~15;
  if (until < from) return 0;
  const have = (<usize>memory.size()) << 16;
  if (until > have) {
    const pages = ((until - have + 0xffff) >> 16) as i32;
    if (memory.grow(pages) < 0) return 0;
  }
  top = until;
  return from;
}
