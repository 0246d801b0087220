// One run: a backward and a forward tree, and what it does with them. A plan run searches backward for a packing plan, then forward
// along it. A loose run searches backward for a board in good order, then forward toward that; every round anew, since more
// turns backward make a better board. A home run searches backward toward the start squares.

import { aimAt, aimAtNothing } from './aim';
import { flood, isReachable, loadBoard, map } from './board';
import { childKey } from './forward';
import { baseSet, cellCount, goalSet, startPlayer, words } from './level';
import { addRoot, EXHAUSTED, FOUND, foundExpansion, foundMove, hasMet, RUNNING, turn } from './loop';
import { moveArea, moveFrom, moveTo } from './moves';
import { planFrom } from './plan-steps';
import { clearPlan } from './plan';
import { useScores } from './score-cache';
import { solveByMeeting, solveByMeetingBack, solveByPath, solveByPulls } from './solution';
import { isOn, PLAN } from './switches';
import { AIMED, AIMED_BACK, boxesOf, clearTree, expansionAt, makeTree, PLANNING, PUSHING, Tree } from './tree';
import { useVariation } from './variation';
import { byteAt, putByte, setCopy, shortAt, shortOfMemory, take } from './words';

/** Turns that a backward search may always take. */
const LEAST_PLAN: i32 = 300;

export const PLAN_RUN: i32 = 0;
export const LOOSE_RUN: i32 = 1;
export const HOME_RUN: i32 = 2;

/** Stages: searching backward, about to search forward, doing so. */
const BACK: i32 = 0;
const STARTING: i32 = 1;
const FORTH: i32 = 2;

@unmanaged
export class Run {
  kind: i32;
  backTree: Tree;
  tree: Tree;
  stage: i32;
  /** Turns backward, made and allowed. */
  turns: i32;
  most: i32;
  /** Techniques left out. */
  without: i32;
  variation: i32;
  /** The plan search has come to its end: a longer one would bring no other plan. */
  isPlanned: bool;
  /** Slices it has had. */
  slices: i32;
  /** The number its scores go by. */
  scores: i32;
  /** A loose run's board to come to. */
  target: usize;
  ended: bool;
  end: i32;

  size(): i32 {
    if (!changetype<usize>(this.tree)) return 0;
    return this.tree.count + (this.kind == PLAN_RUN ? 0 : this.backTree.count);
  }

  /** Goes on with the search backward, for another forward search. */
  goBack(): void {
    clearTree(this.tree);
    this.stage = BACK;
    this.scores = ++searches;
    this.ended = false;
  }

  /** Forgets all it knows; it begins anew in the next variation. */
  clear(): void {
    this.goBack();
    clearTree(this.backTree);
    this.variation++;
    this.turns = 0;
    this.isPlanned = false;
  }
}

let searches: i32 = 0;
let marks: usize = 0;
export let planNodes: i32 = 0;

/** Trees are made when a run has its first turn: most levels need one run. False when there is no memory for them. */
export function isReady(run: Run): bool {
  if (changetype<usize>(run.tree)) return true;
  if (!marks) marks = take(cellCount + 1);
  if (!run.target) run.target = take(words * 8);
  run.backTree = makeTree(run.kind == PLAN_RUN ? PLANNING : AIMED_BACK);
  if (shortOfMemory) return false;
  const tree = makeTree(run.kind == PLAN_RUN ? PUSHING : AIMED);
  if (shortOfMemory || !marks || !run.target) return false;
  run.tree = tree;
  run.scores = ++searches;
  return true;
}

/** Makes variation, scores and aim those of the run. */
export function resumeRun(run: Run): void {
  useVariation(run.variation);
  useScores(run.scores);
  if (run.kind == HOME_RUN) aimAt(baseSet, true);
  else if (run.kind == LOOSE_RUN && run.stage == BACK) aimAtNothing();
  else if (run.kind == LOOSE_RUN) aimAt(run.target, false);
}

/** A slice of so many turns begins. Its forward search begins anew, unless the run is `lasting`; a third of the turns may go backward. */
export function beginRun(run: Run, turns: i32, lasting: bool): void {
  if (run.slices > 0 && run.kind != HOME_RUN && !lasting) {
    if (run.isPlanned) run.clear();
    else run.goBack();
  }
  run.slices++;
  run.most = run.turns + max(turns / 3, LEAST_PLAN);
  resumeRun(run);
}

export function runTurn(run: Run): i32 {
  if (run.kind == HOME_RUN) return concluded(run.backTree, turnBack(run));
  if (run.stage == BACK) return run.kind == PLAN_RUN ? planTurn(run) : looseTurn(run);
  if (run.stage == FORTH) return concluded(run.tree, turn(run.tree));
  run.stage = FORTH;
  return concluded(run.tree, addRoot(run.tree, baseSet, 0, startPlayer));
}

function turnBack(run: Run): i32 {
  return run.backTree.count ? turn(run.backTree) : plantRoots(run.backTree);
}

/** Roots of a backward search: boxes on all goals, the player in each area. */
function plantRoots(tree: Tree): i32 {
  memory.fill(marks, 0, <usize>(cellCount + 1));
  for (let c = 1; c <= cellCount; c++) {
    loadBoard(goalSet, 0);
    if (byteAt(map, c) || byteAt(marks, c)) continue;
    flood(map, c);
    for (let k = c; k <= cellCount; k++) if (isReachable(k)) putByte(marks, k, 1);
    const result = addRoot(tree, goalSet, baseSet, c);
    if (result != RUNNING) return result;
  }
  return RUNNING;
}

/** One turn of the plan search; FOUND only if it happened to solve the level. */
function planTurn(run: Run): i32 {
  const tree = run.backTree;
  const result = isOn(PLAN) ? turnBack(run) : EXHAUSTED;
  if (result == RUNNING && ++run.turns < run.most) return RUNNING;
  if (result == FOUND && !planFrom(tree, foundExpansion, foundMove)) {
    solveByPulls(tree, foundExpansion, shortAt(moveFrom, foundMove), shortAt(moveTo, foundMove));
    return FOUND;
  }
  if (result != FOUND) {
    if (tree.best >= 0) planFrom(tree, tree.best, -1);
    else clearPlan();
  }
  planNodes += tree.count;
  run.isPlanned = result != RUNNING;
  run.stage = STARTING;
  return RUNNING;
}

/** One turn of the search for a loose board; its best is then what the forward search aims at. */
function looseTurn(run: Run): i32 {
  const tree = run.backTree;
  const result = concluded(tree, turnBack(run));
  if (result != RUNNING && result != EXHAUSTED) return result;
  if (result == RUNNING && ++run.turns < run.most) return RUNNING;
  if (tree.best < 0) return EXHAUSTED;
  setCopy(run.target, boxesOf(expansionAt(tree, tree.best)), words);
  run.stage = STARTING;
  run.scores = ++searches;
  resumeRun(run);
  return RUNNING;
}

/** Puts the solution together if there is one; a meeting whose other half is not whole is none. */
function concluded(tree: Tree, result: i32): i32 {
  if (result != FOUND) return result;
  const from = shortAt(moveFrom, foundMove);
  const to = shortAt(moveTo, foundMove);
  const area = shortAt(moveArea, foundMove);
  if (!hasMet) {
    solveByPath(tree, foundExpansion, from, to, area);
    return FOUND;
  }
  const key = childKey(expansionAt(tree, foundExpansion), from, to, area);
  const whole = tree.kind == AIMED_BACK ? solveByMeetingBack(tree, foundExpansion, from, to, key) : solveByMeeting(tree, foundExpansion, from, to, area, key);
  return whole ? FOUND : RUNNING;
}
