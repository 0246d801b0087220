// Finds all cells the player can walk to, bit-parallel: grows the set by one step in all directions at once until
// nothing changes. One and two words are in locals; wider boards are swept word by word, each until it no longer
// changes, so that a long corridor along the words costs one sweep and not one round per step.

import { Board } from '../memory/tables';
import { boardBytes, words } from './bits';
import { stride } from './layout';

/** out = the cells of `free` connected with `seed`. The seed must be free; `out` may be `seed`. */
export function flood<W>(seed: Board, free: Board, out: Board): void {
  if (words<W>() == 1) floodOne(seed, free, out);
  else if (words<W>() == 2) floodTwo(seed, free, out);
  else floodMany<W>(seed, free, out);
}

@inline
function floodOne(seed: Board, free: Board, out: Board): void {
  out[0] = floodWord(seed[0], free[0], stride as u64);
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
function floodTwo(seed: Board, free: Board, out: Board): void {
  const s = stride as u64;
  const t = 64 - s;
  const openLow = free[0];
  const openHigh = free[8];
  let low = seed[0];
  let high = seed[8];
  while (true) {
    const lowBefore = low;
    const highBefore = high;
    low |= ((low << 1) | (low >> 1) | (high << 63) | (low << s) | (low >> s) | (high << t)) & openLow;
    high |= ((high << 1) | (low >> 63) | (high >> 1) | (high << s) | (low >> t) | (high >> s)) & openHigh;
    low |= ((low << 1) | (low >> 1) | (high << 63) | (low << s) | (low >> s) | (high << t)) & openLow;
    high |= ((high << 1) | (low >> 63) | (high >> 1) | (high << s) | (low >> t) | (high >> s)) & openHigh;
    if (low == lowBefore && high == highBefore) break;
  }
  out[0] = low;
  out[8] = high;
}

function floodMany<W>(seed: Board, free: Board, out: Board): void {
  const last = boardBytes<W>() - 8;
  if (out != seed) for (let k: usize = 0; k <= last; k += 8) out[k] = seed[k];
  for (let isFirst = true; ; isFirst = false) {
    let changed = isFirst;
    for (let k: usize = 0; k <= last; k += 8) if (settle(out, free, k, last)) changed = true;
    if (!changed) return;
    changed = false;
    for (let k = last; k > 0; ) {
      k -= 8;
      if (settle(out, free, k, last)) changed = true;
    }
    if (!changed) return;
  }
}

/** Grows one word, given its neighbors, until it no longer changes. True: it grew. */
@inline
function settle(out: Board, free: Board, k: usize, last: usize): bool {
  const open = free[k];
  if (open == 0) return false;
  const s = stride as u64;
  const before = out[k];
  let reached = before;
  if (k > 0) {
    const word = out.wordBefore(k);
    reached |= ((word >> 63) | (word >> (64 - s))) & open;
  }
  if (k < last) {
    const word = out.wordAfter(k);
    reached |= ((word << 63) | (word << (64 - s))) & open;
  }
  if (reached == 0) return false;
  reached = floodWord(reached, open, s);
  if (reached == before) return false;
  out[k] = reached;
  return true;
}
