// Finds all cells the player can walk to, bit-parallel: grows the set by one step in all directions at once until
// nothing changes. One and two words are in locals; wider boards are swept word by word, each until it no longer
// changes, so that a long corridor along the words costs one sweep and not one round per step.

import { words } from './bits';
import { stride } from './layout';

/** out = the cells of `free` connected with `seed`. The seed must be free; `out` may be `seed`. */
export function flood<W>(seed: usize, free: usize, out: usize): void {
  if (words<W>() == 1) floodOne(seed, free, out);
  else if (words<W>() == 2) floodTwo(seed, free, out);
  else floodMany<W>(seed, free, out);
}

@inline
function floodOne(seed: usize, free: usize, out: usize): void {
  store<u64>(out, floodWord(load<u64>(seed), load<u64>(free), stride as u64));
}

@inline
export function floodWord(seed: u64, open: u64, s: u64): u64 {
  let reached = seed;
  while (true) {
    const before = reached;
    reached |= ((reached << 1) | (reached >> 1) | (reached << s) | (reached >> s)) & open;
    reached |= ((reached << 1) | (reached >> 1) | (reached << s) | (reached >> s)) & open;
    if (reached == before) return reached;
  }
}

@inline
function floodTwo(seed: usize, free: usize, out: usize): void {
  const s = stride as u64;
  const t = 64 - s;
  const openLow = load<u64>(free);
  const openHigh = load<u64>(free, 8);
  let low = load<u64>(seed);
  let high = load<u64>(seed, 8);
  while (true) {
    const lowBefore = low;
    const highBefore = high;
    low |= ((low << 1) | (low >> 1) | (high << 63) | (low << s) | (low >> s) | (high << t)) & openLow;
    high |= ((high << 1) | (low >> 63) | (high >> 1) | (high << s) | (low >> t) | (high >> s)) & openHigh;
    low |= ((low << 1) | (low >> 1) | (high << 63) | (low << s) | (low >> s) | (high << t)) & openLow;
    high |= ((high << 1) | (low >> 63) | (high >> 1) | (high << s) | (low >> t) | (high >> s)) & openHigh;
    if (low == lowBefore && high == highBefore) break;
  }
  store<u64>(out, low);
  store<u64>(out, high, 8);
}

function floodMany<W>(seed: usize, free: usize, out: usize): void {
  const last = (words<W>() - 1) << 3;
  if (out != seed) for (let k: usize = 0; k <= last; k += 8) store<u64>(out + k, load<u64>(seed + k));
  for (let isFirst = true; ; isFirst = false) {
    let changed = isFirst;
    for (let k: usize = 0; k <= last; k += 8) if (settle(out, free, k, last)) changed = true;
    if (!changed) return;
    changed = false;
    for (let k: usize = last; k > 0; ) {
      k -= 8;
      if (settle(out, free, k, last)) changed = true;
    }
    if (!changed) return;
  }
}

/** Grows one word, given its neighbors, until it no longer changes. True: it grew. */
@inline
function settle(out: usize, free: usize, k: usize, last: usize): bool {
  const open = load<u64>(free + k);
  if (open == 0) return false;
  const s = stride as u64;
  const before = load<u64>(out + k);
  let reached = before;
  if (k > 0) {
    const word = load<u64>(out + k - 8);
    reached |= ((word >> 63) | (word >> (64 - s))) & open;
  }
  if (k < last) {
    const word = load<u64>(out + k + 8);
    reached |= ((word << 63) | (word << (64 - s))) & open;
  }
  if (reached == 0) return false;
  reached = floodWord(reached, open, s);
  if (reached == before) return false;
  store<u64>(out + k, reached);
  return true;
}
