// The runs of the engine: the same plan-then-forward search with different parts left out, each with its own trees and plan. What one
// run overlooks another finds (a room count that misleads, a corral that forces the wrong order), so they take turns,
// in rounds of turns that double; trees live on between rounds. Counts, never the clock, decide whose turn it is.
// When memory is at its end the largest tree is given up, and its run begins anew in another variation: a search that has not found
// its way in so many boards is on the wrong one more often than short of the last few.

import { flood, isReachable, keyOf, loadBoard, map } from './board';
import { baseKey, baseList, baseSet, boxTotal, cellCount, goalSet, putStartPlayer, startPlayer } from './level';
import { addRoot, EXHAUSTED, FOUND, foundExpansion, foundMove, FULL, RUNNING, turn } from './loop';
import { moveArea, moveFrom, moveTo, overflowed } from './moves';
import { planFrom } from './plan-steps';
import { clearPlan, usePlan } from './plan';
import { useScores } from './score-cache';
import { solveByPath, solveByPulls } from './solution';
import { CHOOSY, CORRAL_MOVES, FIFTH_RUN, FIRST_RUN, FOURTH_RUN, HOTSPOTS, isOn, leaveOut, PLAN, ROOMS, SECOND_RUN, THIRD_RUN } from './switches';
import { clearTree, makeTree, Tree } from './tree';
import { useVariation } from './variation';
import { byteAt, longAt, putByte, shortAt, shortOfMemory, take } from './words';

const PLAN_TURNS: i32 = 3000;
const FIRST_ROUND: i32 = 160;
export const RUNS: i32 = 5;
/** So often trees are given up before the engine does. */
const MOST_RESTARTS: i32 = 100;
/** A tree smaller than this is not worth giving up. */
const LEAST_TREE: i32 = 1000;

const PLANNING: i32 = 0;
const STARTING: i32 = 1;
const SEARCHING: i32 = 2;
const ENDED: i32 = 3;
/** The run that leaves out no move that could be needed: when it runs dry there is no solution. */
const COMPLETE_RUN: i32 = 4;
export const UNSOLVABLE: i32 = 4;

@unmanaged
class Run {
  planTree: Tree;
  tree: Tree;
  stage: i32;
  turns: i32;
  /** Techniques left out. */
  without: i32;
  /** Turns it gets for every turn of the smallest share. */
  share: i32;
  variation: i32;
  end: i32;
}

let runs: usize = 0;
let marks: usize = 0;
let at: i32 = 0;
let left: i32 = 0;
let round: i32 = 0;
let startKey: u64 = 0;
let restarts: i32 = 0;
export let foundRun: i32 = 0;
export let planNodes: i32 = 0;

function runAt(i: i32): Run {
  return changetype<Run>(runs + <usize>(i * <i32>offsetof<Run>()));
}

function addRun(i: i32, wanted: i32, without: i32, share: i32): void {
  const run = runAt(i);
  run.without = without;
  run.share = share;
  run.end = EXHAUSTED;
  run.stage = isOn(wanted) ? PLANNING : ENDED;
}

export function openRuns(): void {
  runs = take(RUNS * <i32>offsetof<Run>());
  marks = take(cellCount + 1);
  if (!marks) return;
  addRun(0, FIRST_RUN, 0, 5);
  addRun(1, SECOND_RUN, ROOMS | HOTSPOTS, 3);
  addRun(2, THIRD_RUN, ROOMS | HOTSPOTS | CORRAL_MOVES, 5);
  addRun(3, FOURTH_RUN, CORRAL_MOVES, 2);
  addRun(COMPLETE_RUN, FIFTH_RUN, PLAN | CHOOSY, 2);
}

/** To be called once the level is analysed. */
export function beginRuns(): void {
  loadBoard(baseSet, startPlayer);
  putStartPlayer(flood(map, startPlayer));
  startKey = keyOf(baseSet, startPlayer);
  for (let i = 0; i < boxTotal; i++) startKey ^= longAt(baseKey, shortAt(baseList, i));
  at = -1;
  left = 0;
  round = 0;
}

/** Roots of the backward search: boxes on all goals, the player in each area. */
function plantRoots(tree: Tree): i32 {
  memory.fill(marks, 0, <usize>(cellCount + 1));
  for (let c = 1; c <= cellCount; c++) {
    loadBoard(goalSet, 0);
    if (byteAt(map, c) || byteAt(marks, c)) continue;
    flood(map, c);
    for (let k = c; k <= cellCount; k++) if (isReachable(k)) putByte(marks, k, 1);
    const result = addRoot(tree, true, goalSet, baseSet, c, startKey);
    if (result != RUNNING) return result;
  }
  return RUNNING;
}

/** One turn of the plan search; FOUND only if it happened to solve the level. */
function planTurn(run: Run): i32 {
  const tree = run.planTree;
  let result = EXHAUSTED;
  if (isOn(PLAN)) result = tree.count ? turn(tree, true, startKey) : plantRoots(tree);
  if (result == RUNNING && ++run.turns < PLAN_TURNS) return RUNNING;
  if (result == FOUND && !planFrom(tree, foundExpansion, foundMove)) {
    solveByPulls(tree, foundExpansion, shortAt(moveFrom, foundMove), shortAt(moveTo, foundMove));
    return FOUND;
  }
  if (result != FOUND) {
    if (tree.best >= 0) planFrom(tree, tree.best, -1);
    else clearPlan();
  }
  planNodes += tree.count;
  run.stage = STARTING;
  return RUNNING;
}

function runTurn(run: Run): i32 {
  if (run.stage == PLANNING) return planTurn(run);
  let result = RUNNING;
  if (run.stage == STARTING) {
    result = addRoot(run.tree, false, baseSet, 0, startPlayer, 0);
    run.stage = SEARCHING;
  } else result = turn(run.tree, false, 0);
  if (result == FOUND) {
    solveByPath(run.tree, foundExpansion, shortAt(moveFrom, foundMove), shortAt(moveTo, foundMove), shortAt(moveArea, foundMove));
  } else if (result != RUNNING) {
    run.stage = ENDED;
    run.end = result;
  }
  return result;
}

/** Trees are made when a run has its first turn: most levels need one run. */
function isReady(run: Run): bool {
  if (changetype<usize>(run.tree)) return true;
  run.planTree = makeTree(true);
  if (shortOfMemory) return false;
  const tree = makeTree(false);
  if (shortOfMemory) return false;
  run.tree = tree;
  return true;
}

/** Goes to the next run that has not ended; false if there is none. */
function nextRun(): bool {
  for (let tried = 0; tried <= RUNS; tried++) {
    at++;
    if (at >= RUNS) {
      at = 0;
      round++;
    }
    const run = runAt(at);
    if (run.stage == ENDED) continue;
    left = run.share * (FIRST_ROUND << min(round, 12));
    if (resume(run)) return true;
    run.stage = ENDED;
    run.end = FULL;
  }
  return false;
}

/** Makes the switches, the plan and the variation those of the run. */
function resume(run: Run): bool {
  leaveOut(run.without);
  useVariation(run.variation);
  useScores(at, run.variation);
  return isReady(run) && usePlan(at);
}

/** Gives up the largest tree and lets its run begin anew; false if that would bring nothing. */
function restart(): bool {
  let largest = -1;
  for (let i = 0; i < RUNS; i++) {
    const tree = runAt(i).tree;
    if (!changetype<usize>(tree) || tree.count < LEAST_TREE) continue;
    if (largest < 0 || tree.count > runAt(largest).tree.count) largest = i;
  }
  if (largest < 0 || ++restarts > MOST_RESTARTS) return false;
  const run = runAt(largest);
  clearTree(run.tree);
  clearTree(run.planTree);
  run.variation++;
  run.turns = 0;
  run.stage = PLANNING;
  return resume(runAt(at));
}

/** Works off so many turns: RUNNING, FOUND, UNSOLVABLE, else EXHAUSTED or FULL when every run is at its end. */
export function runAll(budget: i32): i32 {
  while (budget-- > 0) {
    if (left <= 0 && !nextRun()) return howEnded();
    left--;
    const run = runAt(at);
    const result = runTurn(run);
    if (result == FOUND) {
      foundRun = at;
      return FOUND;
    }
    if (result == EXHAUSTED && at == COMPLETE_RUN && !run.variation && !overflowed) return UNSOLVABLE;
    if (result == FULL) {
      run.stage = SEARCHING;
      if (!restart()) return FULL;
    } else if (result != RUNNING) left = 0;
  }
  return RUNNING;
}

function howEnded(): i32 {
  for (let i = 0; i < RUNS; i++) if (runAt(i).end == FULL) return FULL;
  return EXHAUSTED;
}
