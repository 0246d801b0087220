// The layers of a breadth-first search: the list being expanded, batch by batch, and the one being filled. A layer is
// always finished, also the one that solves the level, so that counts do not depend on the order within it.

import { KeyList, makeKeyList } from './key-list';

let now = changetype<KeyList>(0);
let isSolved: bool = false;
/** The layer being filled. */
export let next = changetype<KeyList>(0);
/** How many moves or pushes the layer being expanded lies from the start. */
export let depth: i32 = 0;
/** The entries to be expanded now: how many, and where. */
export let batchSize: u32 = 0;
export let batch: usize = 0;

/** Both layers empty; the start is added to `next`. False: out of memory. */
export function openLayers(): bool {
  const one = makeKeyList();
  const other = makeKeyList();
  if (one == null || other == null) return false;
  now = one;
  next = other;
  depth = -1;
  isSolved = false;
  return true;
}

/** The layer being filled holds a solution. */
export function markSolved(): void {
  isSolved = true;
}

/** Takes up to `most` entries for `batch`, of the next layer when this one is done. 1: solved, 2: nothing is left. */
export function takeBatch(most: u32): i32 {
  if (now.count == 0) {
    depth++;
    if (isSolved) return 1;
    if (next.count == 0) return 2;
    const spent = now;
    now = next;
    next = spent;
  }
  batchSize = now.ready(most);
  batch = now.head;
  now.pass(batchSize);
  return 0;
}
