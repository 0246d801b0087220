// The solution as one list of macro moves in playing order, assembled from a path in a tree and, if two searches met,
// from the rest of the path in the perimeter.

import { Shorts, takeShorts } from '../../memory/tables';
import { BACKWARDS, FORWARDS, findEntry, isForeign } from './perimeter';
import { Expansion, expansionAt, Tree } from './tree';

const MAX_STEPS: i32 = 1 << 15;
let solutionSteps = changetype<Shorts>(0); // u16[step][3]: box, destination, area of the player afterward
export let stepCount: i32 = 0;
/** How many of the steps come from boards that another instance saw. */
export let foreignSteps: i32 = 0;

export function openSolution(): void {
  solutionSteps = takeShorts(MAX_STEPS * 3);
}

/** A part of a macro move: 0 its box, 1 its destination, 2 the lowest cell of the player's area afterward. */
export function fessStep(i: i32, what: i32): i32 {
  return solutionSteps[i * 3 + what];
}

function addStep(from: i32, to: i32, area: i32): void {
  if (stepCount >= MAX_STEPS) return;
  solutionSteps[stepCount * 3] = from;
  solutionSteps[stepCount * 3 + 1] = to;
  solutionSteps[stepCount * 3 + 2] = area;
  stepCount++;
}

/** The moves that lead from the root of a forward tree to one of its boards. */
function addPath(tree: Tree, last: i32): void {
  const first = stepCount;
  for (let e: Expansion = expansionAt(tree, last); e.parent >= 0; e = expansionAt(tree, e.parent))
    addStep(e.from, e.to, e.area);
  turnRound(first);
}

/** Reverses the steps from this one on. */
function turnRound(first: i32): void {
  for (let i = first, k = stepCount - 1; i < k; i++, k--) {
    for (let what = 0; what < 3; what++) {
      const t = fessStep(i, what);
      solutionSteps[i * 3 + what] = fessStep(k, what);
      solutionSteps[k * 3 + what] = t;
    }
  }
}

/** A path of a forward tree and one more move, which solves the level. */
export function solveByPath(tree: Tree, last: i32, from: i32, to: i32, area: i32): void {
  stepCount = 0;
  addPath(tree, last);
  addStep(from, to, area);
}

/** A path of a backward tree without removed boxes, and one more pull, which reaches the start. */
export function solveByPulls(tree: Tree, last: i32, from: i32, to: i32): void {
  stepCount = 0;
  addPulls(tree, last, from, to);
}

function addPulls(tree: Tree, last: i32, from: i32, to: i32): void {
  let e = expansionAt(tree, last);
  addStep(to, from, e.area);
  while (e.parent >= 0) {
    const before = expansionAt(tree, e.parent);
    addStep(e.to, e.from, before.area);
    e = before;
  }
}

/**
 * The path from the start to the root of a forward tree, a path of the tree, one more move, and the rest of the path
 * from the board where the other side was met. False if one of the two paths in the perimeter is incomplete.
 */
export function solveByMeeting(tree: Tree, last: i32, from: i32, to: i32, area: i32, key: u64): bool {
  stepCount = foreignSteps = 0;
  if (!addWay(FORWARDS, rootExpansion(tree, last).key)) return false;
  turnRound(0);
  addPath(tree, last);
  addStep(from, to, area);
  return addWay(BACKWARDS, key);
}

/** The moves from the start to a board of a forward tree. False if the path to its root is incomplete. */
export function readWay(tree: Tree, last: i32): bool {
  stepCount = foreignSteps = 0;
  if (!addWay(FORWARDS, rootExpansion(tree, last).key)) return false;
  turnRound(0);
  addPath(tree, last);
  return stepCount < MAX_STEPS;
}

/** The moves from a board that was seen backward to the solved board. False if some are missing. */
export function readRest(key: u64): bool {
  stepCount = foreignSteps = 0;
  return addWay(BACKWARDS, key);
}

function rootExpansion(tree: Tree, last: i32): Expansion {
  let e = expansionAt(tree, last);
  while (e.parent >= 0) e = expansionAt(tree, e.parent);
  return e;
}

/** The same for a backward tree, whose last pull leads to a board seen from the start. */
export function solveByMeetingBack(tree: Tree, last: i32, from: i32, to: i32, key: u64): bool {
  stepCount = foreignSteps = 0;
  if (!addWay(FORWARDS, key)) return false;
  turnRound(0);
  addPulls(tree, last, from, to);
  return stepCount < MAX_STEPS;
}

/** Adds the moves between a board and the root of a side, from the perimeter. False if some are missing. */
function addWay(side: i32, from: u64): bool {
  let key = from;
  for (let entry = findEntry(side, key); entry; entry = findEntry(side, key)) {
    if (entry.nearer == key) return stepCount < MAX_STEPS;
    addStep(entry.from, entry.to, entry.area);
    if (isForeign(entry)) foreignSteps++;
    key = entry.nearer;
  }
  return false;
}
