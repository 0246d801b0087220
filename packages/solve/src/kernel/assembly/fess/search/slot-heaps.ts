// The heaps of the slots: pairing heaps over the expansions themselves, ordered by the weight of their best open move, then
// by the score of the board it leads to, then by age. An expansion is in at most one heap; no array ever grows.

import { expansionAt, Tree } from '../tree/tree';

function isBefore(tree: Tree, a: i32, b: i32): bool {
  const x = expansionAt(tree, a);
  const y = expansionAt(tree, b);
  if (x.bestWeight != y.bestWeight) return x.bestWeight < y.bestWeight;
  if (x.bestScore != y.bestScore) return x.bestScore < y.bestScore;
  return a < b;
}

function meld(tree: Tree, a: i32, b: i32): i32 {
  if (a < 0) return b;
  if (b < 0) return a;
  if (isBefore(tree, b, a)) {
    const t = a;
    a = b;
    b = t;
  }
  const parent = expansionAt(tree, a);
  expansionAt(tree, b).sibling = parent.child;
  parent.child = b;
  return a;
}

export function pushSlot(tree: Tree, i: i32): void {
  const e = expansionAt(tree, i);
  e.child = -1;
  e.sibling = -1;
  tree.open++;
  tree.slotRoots[e.slot] = meld(tree, tree.slotRoots[e.slot], i);
  if (tree.bestSlot < 0 || tree.slotKeys[e.slot] < tree.slotKeys[tree.bestSlot]) tree.bestSlot = e.slot;
}

/** Takes the first expansion out of a slot that is not empty. */
export function popSlot(tree: Tree, slot: i32): i32 {
  const top = tree.slotRoots[slot];
  // first pass: pair the children from left to right onto a stack threaded through `sibling`
  let stack = -1;
  let at = expansionAt(tree, top).child;
  while (at >= 0) {
    const second = expansionAt(tree, at).sibling;
    let rest = -1;
    expansionAt(tree, at).sibling = -1;
    let pair = at;
    if (second >= 0) {
      rest = expansionAt(tree, second).sibling;
      expansionAt(tree, second).sibling = -1;
      pair = meld(tree, at, second);
    }
    expansionAt(tree, pair).sibling = stack;
    stack = pair;
    at = rest;
  }
  // second pass: meld them from the last to the first
  let merged = -1;
  while (stack >= 0) {
    const before = expansionAt(tree, stack).sibling;
    expansionAt(tree, stack).sibling = -1;
    merged = meld(tree, merged, stack);
    stack = before;
  }
  tree.slotRoots[slot] = merged;
  tree.open--;
  return top;
}

/** The slot of the best label that has an open move, -1 when none has. */
export function bestSlot(tree: Tree): i32 {
  if (tree.bestSlot >= 0 && tree.slotRoots[tree.bestSlot] >= 0) return tree.bestSlot;
  tree.bestSlot = -1;
  for (let slot = 0; slot < tree.slotCount; slot++) {
    if (tree.slotRoots[slot] < 0) continue;
    if (tree.bestSlot < 0 || tree.slotKeys[slot] < tree.slotKeys[tree.bestSlot]) tree.bestSlot = slot;
  }
  return tree.bestSlot;
}

/** The next slot in the cycle that has an open move, -1 when none has. */
export function nextSlot(tree: Tree): i32 {
  for (let tried = 0; tried < tree.slotCount; tried++) {
    const slot = tree.turn < tree.slotCount ? tree.turn : 0;
    tree.turn = slot + 1;
    if (tree.slotRoots[slot] >= 0) return slot;
  }
  return -1;
}
