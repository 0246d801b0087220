// The solution as one list of macro moves in playing order, put together from a path in a tree and, where two searches met, from the
// way the perimeter knows onwards.

import { Expansion, expansionAt, SINK, Tree } from './tree';
import { putShort, shortAt, takeRaw } from './words';

const MOST_STEPS: i32 = 1 << 15;
let steps: usize = 0; // u16[step][3]: box, where to, area of the player afterwards
export let stepCount: i32 = 0;

export function openSolution(): void {
  steps = takeRaw(MOST_STEPS * 6);
}

@inline export function stepOf(i: i32, what: i32): i32 {
  return shortAt(steps, i * 3 + what);
}

function addStep(from: i32, to: i32, area: i32): void {
  if (stepCount >= MOST_STEPS) return;
  putShort(steps, stepCount * 3, from);
  putShort(steps, stepCount * 3 + 1, to);
  putShort(steps, stepCount * 3 + 2, area);
  stepCount++;
}

/** The moves that lead from the root of a forward tree to one of its boards. */
function addPath(tree: Tree, last: i32): void {
  const first = stepCount;
  for (let e: Expansion = expansionAt(tree, last); e.parent >= 0; e = expansionAt(tree, e.parent)) addStep(e.from, e.to, e.area);
  for (let i = first, k = stepCount - 1; i < k; i++, k--) {
    for (let what = 0; what < 3; what++) {
      const t = stepOf(i, what);
      putShort(steps, i * 3 + what, stepOf(k, what));
      putShort(steps, k * 3 + what, t);
    }
  }
}

/** A path of a forward tree and one move more, which solves the level. */
export function solveByPath(tree: Tree, last: i32, from: i32, to: i32, area: i32): void {
  stepCount = 0;
  addPath(tree, last);
  addStep(from, to, area);
}

/** A path of a backward tree, no box taken off, and one pull more, which comes to the start. */
export function solveByPulls(tree: Tree, last: i32, from: i32, to: i32): void {
  stepCount = 0;
  let e = expansionAt(tree, last);
  addStep(to, from, e.area);
  while (e.parent >= 0) {
    const before = expansionAt(tree, e.parent);
    addStep(e.to, e.from, before.area);
    e = before;
  }
}
