// One run: a backward and a forward tree, and how it searches them. A plan run searches backward for a packing plan,
// then forward along it. A loose run searches backward for a board in good order (the target), then forward toward it.
// A home run searches backward toward the start squares.
//
// A slice begins with turns backward. If they lead to the plan or target of the last forward search, that search continues, because
// a new one would repeat it node for node; `repeatedSearches` counts searches that start from what the run's last one started from.
// Every slice of a loose run that is not `lasting` begins a new variation instead, backward tree included. In one variation of four it
// first searches forward for a board in good order, too, and goes from there to the target.

import { cellCount } from '../level/level';
import { Bits, Bytes, takeBits, takeBytes } from '../memory/tables';
import {
  BACKWARD_TURNS,
  EXHAUSTED,
  FULL,
  HOME_RUN,
  LOOSE_RUN,
  PLAN,
  PLAN_RUN,
  PLAN_TURNS,
  RUNNING,
  SOLVED,
} from '../parameters';
import { isOn } from '../switches';
import { TRACING } from '../tracing';
import { boardKey, boardMap, flood, isReachable, loadBoard } from './board/board';
import { baseSet, cellSetWords, goalSet, startPlayer } from './board/cell-tables';
import { moveArea, moveFrom, moveTo } from './board/moves';
import { clearPlan, planHash, planLength } from './features/plan';
import { useScores } from './features/score-cache';
import { useVariation } from './features/variation';
import { planFrom } from './packing-plan';
import { aimAt, aimAtNothing } from './search/aim';
import { childKey } from './search/forward';
import { addRoot, foundExpansion, foundMove, hasMet, turn } from './search/loop';
import {
  readRest,
  readWay,
  solveByMeeting,
  solveByMeetingBack,
  solveByPath,
  solveByPulls,
  stepCount,
} from './tree/solution';
import {
  AIMED,
  AIMED_BACK,
  clearTree,
  expansionAt,
  expansionBoxes,
  makeTree,
  PLANNING,
  PUSHING,
  Tree,
} from './tree/tree';

/** Stages: searching backward, about to search forward, searching forward, searching forward for a board in good order. */
const BACK: i32 = 0;
const STARTING: i32 = 1;
const FORTH: i32 = 2;
const FREE: i32 = 3;
/** The variation, modulo 4, in which a loose run has the last stage. */
const WITH_FREE: i32 = 2;

@unmanaged
export class Run {
  kind: i32;
  backTree: Tree;
  tree: Tree;
  /** The search forward for a board in good order, its scores, the turns it has left; -1 when it is done. */
  freeTree: Tree;
  freeScores: i32;
  freeLeft: i32;
  stage: i32;
  /** Turns backward: made, made before this slice, allowed. */
  turns: i32;
  before: i32;
  most: i32;
  /** Techniques left out. */
  without: i32;
  variation: i32;
  /** The plan search has ended: a longer one would give no other plan. */
  isPlanned: bool;
  /** Slices it has had. */
  slices: i32;
  /** The number that identifies its scores in the cache. */
  scores: i32;
  /** The same for the backward search of a loose run. */
  backScores: i32;
  /** The board that a loose run aims at. */
  target: Bits;
  ended: bool;
  end: i32;
  /** A hash of what its last forward search started from. */
  start: u64;
  /** It continues in every slice. */
  lasting: bool;

  size(): i32 {
    if (!this.tree) return 0;
    const free = this.freeTree ? this.freeTree.count : 0;
    return this.tree.count + free + (this.kind == PLAN_RUN ? 0 : this.backTree.count);
  }

  /** Continues the backward search, for another forward search. */
  goBack(): void {
    clearTree(this.tree);
    if (this.freeTree) clearTree(this.freeTree);
    this.stage = BACK;
    this.scores = ++lastSearchNumber;
    this.ended = false;
  }

  /** Discards everything; the run starts over in the next variation. */
  clear(): void {
    this.goBack();
    clearTree(this.backTree);
    this.backScores = ++lastSearchNumber;
    this.variation++;
    this.turns = 0;
    this.isPlanned = false;
  }
}

let lastSearchNumber: i32 = 0;
let markedCells = changetype<Bytes>(0);
export let planNodes: i32 = 0;
/** Forward searches that started from the same plan or target as the last one of their run. */
export let repeatedSearches: i32 = 0;

/** Allocates the trees at a run's first turn: most levels need only one run. False if there is no memory for them. */
export function isReady(run: Run): bool {
  if (run.tree) return true;
  if (!markedCells) markedCells = takeBytes(cellCount + 1);
  if (!run.target) run.target = takeBits(cellSetWords);
  run.backTree = makeTree(run.kind == PLAN_RUN ? PLANNING : AIMED_BACK);
  if (!run.backTree) return false;
  const tree = makeTree(run.kind == PLAN_RUN ? PUSHING : AIMED);
  if (!tree || !markedCells || !run.target) return false;
  run.tree = tree;
  run.scores = ++lastSearchNumber;
  run.backScores = ++lastSearchNumber;
  return true;
}

/** Switches to the variation, scores, and aim of the run. */
export function resumeRun(run: Run): void {
  useVariation(run.variation);
  useScores(stageScores(run));
  if (run.kind == HOME_RUN) aimAt(baseSet, true);
  else if (run.kind == LOOSE_RUN && (run.stage == BACK || run.stage == FREE)) aimAtNothing(isVaried(run));
  else if (run.kind == LOOSE_RUN) aimAt(run.target, false);
}

/** The searches of a loose run have separate scores; otherwise one would read the other's. */
function stageScores(run: Run): i32 {
  if (run.kind != LOOSE_RUN) return run.scores;
  return run.stage == BACK ? run.backScores : run.stage == FREE ? run.freeScores : run.scores;
}

/** Every other variation of a loose run counts loose ends and does without weights. */
export function isVaried(run: Run): bool {
  return run.kind == LOOSE_RUN && !run.lasting && !(run.variation & 1);
}

/** Begins a slice of this many turns, a third of which may go backward. */
export function beginRun(run: Run, turns: i32): void {
  if (run.slices > 0 && run.kind != HOME_RUN && !run.lasting) {
    if (run.isPlanned || run.kind == LOOSE_RUN || run.tree.iteration > PLAN_TURNS) run.clear();
    else run.stage = BACK;
  }
  if (run.lasting && run.kind == LOOSE_RUN) run.stage = BACK;
  run.slices++;
  run.before = run.turns;
  run.freeLeft = 0;
  run.most = run.turns + max(turns / 3, BACKWARD_TURNS);
  resumeRun(run);
}

export function runTurn(run: Run): i32 {
  if (run.kind == HOME_RUN) return concluded(run.backTree, turnBack(run));
  if (run.stage == BACK) return run.kind == PLAN_RUN ? planTurn(run) : looseTurn(run);
  if (run.stage == FORTH) return concluded(run.tree, turn(run.tree));
  if (run.stage == FREE) return freeTurn(run);
  if (isWithFree(run) && !run.freeLeft) return beginFree(run);
  run.stage = FORTH;
  if (isWithFree(run) && run.freeTree.best >= 0) {
    const e = expansionAt(run.freeTree, run.freeTree.best);
    return concluded(run.tree, addRoot(run.tree, expansionBoxes(e), changetype<Bits>(0), e.area));
  }
  return concluded(run.tree, addRoot(run.tree, baseSet, changetype<Bits>(0), startPlayer));
}

function turnBack(run: Run): i32 {
  return run.backTree.count ? turn(run.backTree) : plantRoots(run.backTree);
}

/** Roots of a backward search: boxes on all goals, the player in each area. */
function plantRoots(tree: Tree): i32 {
  markedCells.clear(cellCount + 1);
  for (let c = 1; c <= cellCount; c++) {
    loadBoard(goalSet, 0);
    if (boardMap[c] || markedCells[c]) continue;
    flood(boardMap, c);
    for (let k = c; k <= cellCount; k++) if (isReachable(k)) markedCells[k] = 1;
    const result = addRoot(tree, goalSet, baseSet, c);
    if (result != RUNNING) return result;
  }
  return RUNNING;
}

/** One turn of the plan search; SOLVED only if it happened to solve the level. */
function planTurn(run: Run): i32 {
  const tree = run.backTree;
  const result = isOn(PLAN) ? turnBack(run) : EXHAUSTED;
  if (result == RUNNING && ++run.turns < run.most) return RUNNING;
  if (result == SOLVED && !planFrom(tree, foundExpansion, foundMove)) {
    solveByPulls(tree, foundExpansion, moveFrom[foundMove], moveTo[foundMove]);
    return SOLVED;
  }
  if (result != SOLVED) {
    if (tree.best >= 0) planFrom(tree, tree.best, -1);
    else clearPlan();
  }
  planNodes += tree.count;
  run.isPlanned = result != RUNNING;
  if (TRACING) trace('any: plan of steps, expansions, ended', 3, planLength, tree.count, run.isPlanned ? 1 : 0);
  return goForth(run, planHash(run.variation));
}

/** Continues the forward search if it started from the same plan or target, otherwise begins another one. */
function goForth(run: Run, start: u64): i32 {
  const isSame = start == run.start;
  if (isSame && run.tree.count) run.stage = FORTH;
  else {
    if (isSame) repeatedSearches++;
    run.start = start;
    clearTree(run.tree);
    run.scores = ++lastSearchNumber;
    run.stage = STARTING;
  }
  resumeRun(run);
  return RUNNING;
}

/** Whether the run searches for a board in good order from both sides. */
function isWithFree(run: Run): bool {
  return run.kind == LOOSE_RUN && (run.variation & 3) == WITH_FREE;
}

function beginFree(run: Run): i32 {
  if (!run.freeTree) {
    const tree = makeTree(AIMED);
    if (!tree) return FULL;
    run.freeTree = tree;
  }
  clearTree(run.freeTree);
  run.freeScores = ++lastSearchNumber;
  run.freeLeft = max(run.most - run.before, BACKWARD_TURNS);
  run.stage = FREE;
  resumeRun(run);
  return RUNNING;
}

function freeTurn(run: Run): i32 {
  const tree = run.freeTree;
  const result = concluded(tree, tree.count ? turn(tree) : addRoot(tree, baseSet, changetype<Bits>(0), startPlayer));
  if (result != RUNNING && result != EXHAUSTED) return result;
  if (result == RUNNING && --run.freeLeft > 0) return RUNNING;
  run.freeLeft = -1;
  run.stage = STARTING;
  resumeRun(run);
  return RUNNING;
}

/** One turn of the search for a loose board; its best is then what the forward search aims at. */
function looseTurn(run: Run): i32 {
  const tree = run.backTree;
  const result = concluded(tree, turnBack(run));
  if (result != RUNNING && result != EXHAUSTED) return result;
  if (result == RUNNING && ++run.turns < run.most) return RUNNING;
  if (tree.best < 0) return result;
  run.target.copyFrom(expansionBoxes(expansionAt(tree, tree.best)), cellSetWords);
  return goForth(run, targetHash(run));
}

function targetHash(run: Run): u64 {
  // forward searches differ with the last two bits of the variation, too
  let hash: u64 = run.lasting ? 1 : ((run.variation & 3) as u64) + 1;
  for (let w = 0; w < cellSetWords; w++) hash = (hash ^ run.target[w]) * 0xbf58476d1ce4e5b9 + 1;
  return hash;
}

/** Assembles the solution if there is one; a meeting whose other half is incomplete doesn't count. */
function concluded(tree: Tree, result: i32): i32 {
  if (result != SOLVED) return result;
  const from = moveFrom[foundMove];
  const to = moveTo[foundMove];
  const area = moveArea[foundMove];
  if (!hasMet) {
    solveByPath(tree, foundExpansion, from, to, area);
    return SOLVED;
  }
  const key = childKey(expansionAt(tree, foundExpansion), from, to, area);
  const whole =
    tree.kind == AIMED_BACK
      ? solveByMeetingBack(tree, foundExpansion, from, to, key)
      : solveByMeeting(tree, foundExpansion, from, to, area, key);
  return whole ? SOLVED : RUNNING;
}

/** Whether the run is a loose one that searches forward, and its best board is not dead. */
function isUnderWay(run: Run): bool {
  return run.kind == LOOSE_RUN && run.tree && run.stage == FORTH && run.tree.best >= 0;
}

/** Reads the moves from the start to the best board of a loose run; returns how many, 0 if they are not known. */
export function wayToBest(run: Run): i32 {
  return isUnderWay(run) && readWay(run.tree, run.tree.best) ? stepCount : 0;
}

/**
 * Reads the moves from the target of a loose run to the solved board; returns how many, 0 if they are not known or the target has
 * more than one area, so that the player may end in the wrong one.
 */
export function restFromTarget(run: Run): i32 {
  if (!isUnderWay(run)) return 0;
  loadBoard(run.target, 0);
  let area = 1;
  while (boardMap[area]) area++;
  flood(boardMap, area);
  for (let c = area; c <= cellCount; c++) if (!boardMap[c] && !isReachable(c)) return 0;
  return readRest(boardKey(run.target, area)) ? stepCount : 0;
}
