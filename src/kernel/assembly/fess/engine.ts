// The any-solution engine as the outside sees it: a level goes in cell by cell, `fessRun` works off a budget of turns and tells how
// things stand, the solution comes out as macro moves (box, where to, area of the player afterwards). One level a module
// instance. Strategies take turns by node counts, never by the clock, so that every run of a level is the same.

import { openBaseMatching } from './base-matching';
import { openBlocks } from './blocks';
import { flood, isReachable, keyOf, map, openBoard, loadBoard } from './board';
import { corralPositions, corralSearches, openCorralSearch } from './corral-search';
import { openDistances, findDistances } from './distances';
import { openExplorer } from './explorer';
import { openForward } from './forward';
import { openFreeze } from './freeze';
import { openFrozenWalls } from './frozen-walls';
import { openGoalReach } from './goal-reach';
import { openHotspots } from './hotspots';
import { baseKey, baseList, baseSet, boxTotal, cellCount, closeLevel, emptyMap, goalSet, openLevel, putCell, putStartBox, putStartPlayer, startPlayer } from './level';
import { addRoot, EXHAUSTED, expandedTotal, FOUND, foundExpansion, foundMove, openLoop, RUNNING, turn } from './loop';
import { tests } from './ladder';
import { openMatching } from './matching';
import { openMoves } from './moves';
import { openOneBox } from './one-box';
import { openCorrals } from './pi-corral';
import { addStep, ANY, clearPlan, closePlan, INIT, openPlan, planLength } from './plan';
import { openPlanSearch } from './plan-search';
import { openRetrograde } from './retrograde';
import { findRoomLinks, findRooms, openRooms } from './rooms';
import { openSinks } from './sinks';
import { isOn, PLAN, setSwitches } from './switches';
import { boxesOf, expansionAt, makeTree, moveAt, SINK, Tree } from './tree';
import { findTunnels, openTunnels } from './tunnels';
import { byteAt, longAt, putByte, setHas, shortAt, shortOfMemory, take } from './words';

const PLAN_TURNS: i32 = 3000;
let planTree: Tree = changetype<Tree>(0);
let forwardTree: Tree = changetype<Tree>(0);
let stage: i32 = 0;
let stageTurns: i32 = 0;
let startKey: u64 = 0;
let backwards: bool = false;

export function fessLevel(cells: i32, boxes: i32, bits: i32): void {
  setSwitches(bits);
  openLevel(cells, boxes);
}
export function fessCell(cell: i32, row: i32, column: i32, up: i32, right: i32, down: i32, left: i32, goal: i32): void {
  putCell(cell, row, column, up, right, down, left, goal);
}
export function fessBox(cell: i32): void {
  putStartBox(cell);
}
export function fessPlayer(cell: i32): void {
  putStartPlayer(cell);
}

/** Analyses the level and makes ready to run in about so many bytes. False if they are too few. */
export function fessPrepare(bytes: i32): bool {
  closeLevel();
  openBlocks();
  openOneBox();
  openDistances();
  openRooms();
  openTunnels();
  openBoard();
  openFreeze();
  openFrozenWalls();
  openGoalReach();
  openMatching();
  openBaseMatching();
  openMoves();
  openCorrals();
  openHotspots();
  openPlan();
  openSinks();
  openExplorer();
  openRetrograde();
  openForward();
  openPlanSearch();
  openCorralSearch();
  openLoop();
  planTree = makeTree(bytes / 8);
  forwardTree = makeTree(bytes / 2);
  const basesMap = take(cellCount + 1);
  if (shortOfMemory) return false;
  findDistances();
  findRooms();
  findRoomLinks(emptyMap);
  for (let i = 0; i < boxTotal; i++) putByte(basesMap, shortAt(baseList, i), 1);
  findTunnels(basesMap);
  loadBoard(baseSet, startPlayer);
  const area = flood(map, startPlayer);
  startKey = keyOf(baseSet, area);
  putStartPlayer(area);
  stage = 0;
  return true;
}

/** Roots of the backward search: boxes on all goals, the player in each area. */
function beginPlanSearch(): i32 {
  loadBoard(goalSet, 0);
  const done = take(cellCount + 1);
  for (let c = 1; c <= cellCount; c++) {
    loadBoard(goalSet, 0);
    if (byteAt(map, c) || byteAt(done, c)) continue;
    flood(map, c);
    markReached(done);
    const result = addRoot(planTree, true, goalSet, baseSet, c, startKey ^ basesKey());
    if (result != RUNNING) return result;
  }
  return RUNNING;
}

function markReached(done: usize): void {
  for (let c = 1; c <= cellCount; c++) if (isReachable(c)) putByte(done, c, 1);
}
function basesKey(): u64 {
  let key: u64 = 0;
  for (let i = 0; i < boxTotal; i++) key ^= longAt(baseKey, shortAt(baseList, i));
  return key;
}

function stepOf(k: i32): void {
  const m = moveAt(planTree, k);
  addStep(m.from, m.flags & <u8>SINK ? ANY : m.to);
}

/** The plan from an expansion of the backward search, and one move beyond it or -1. */
function planFrom(at: i32, beyond: i32): void {
  clearPlan();
  let sunk = false;
  let e = expansionAt(planTree, at);
  for (let c = 1; c <= cellCount; c++) {
    if (!setHas(boxesOf(e), c)) continue;
    if (beyond >= 0 && moveAt(planTree, beyond).from == c) {
      if (!(moveAt(planTree, beyond).flags & <u8>SINK)) addStep(moveAt(planTree, beyond).to, INIT);
      continue;
    }
    addStep(c, INIT);
  }
  if (beyond >= 0) stepOf(beyond);
  for (;;) {
    if (e.parent < 0) break;
    stepOf(e.parentMove);
    if (moveAt(planTree, e.parentMove).flags & <u8>SINK) sunk = true;
    e = expansionAt(planTree, e.parent);
  }
  if (beyond >= 0 && moveAt(planTree, beyond).flags & <u8>SINK) sunk = true;
  closePlan(!sunk);
}

function endPlanSearch(result: i32): void {
  if (result == FOUND) planFrom(foundExpansion, foundMove);
  else if (planTree.best >= 0) planFrom(planTree.best, -1);
  stage = 2;
}

/** Works off so many turns. 0: more to do; 1: solved; 2: this engine is at its end; 3: out of memory. */
export function fessRun(budget: i32): i32 {
  while (budget-- > 0) {
    let result = RUNNING;
    if (stage == 0) {
      result = isOn(PLAN) ? beginPlanSearch() : EXHAUSTED;
      stage = 1;
      stageTurns = 0;
      if (result != RUNNING) endPlanSearch(result);
    } else if (stage == 1) {
      result = turn(planTree, true, startKey ^ basesKey());
      if (result == FOUND && !(moveAt(planTree, foundMove).flags & <u8>SINK)) {
        backwards = true;
        return FOUND;
      }
      if (result != RUNNING || ++stageTurns >= PLAN_TURNS) endPlanSearch(result);
    } else if (stage == 2) {
      result = addRoot(forwardTree, false, baseSet, 0, startPlayer, 0);
      stage = 3;
      if (result != RUNNING) return result;
    } else {
      result = turn(forwardTree, false, 0);
      if (result != RUNNING) return result;
    }
  }
  return RUNNING;
}

export function fessExpanded(): i32 {
  return expandedTotal;
}
export function fessPlanNodes(): i32 {
  return planTree.expansionCount;
}
/** Figures of the run: 0 corral searches, 1 positions in them, 2 second-stage tests. */
export function fessFigure(which: i32): i32 {
  if (which == 0) return corralSearches;
  return which == 1 ? corralPositions : tests;
}
export function fessPlanLength(): i32 {
  return planLength;
}

let at: i32 = -1;
let last: i32 = -1;
/** Box, place and area of the player afterwards of the macro move at hand. */
export let fessFrom: i32 = 0;
export let fessTo: i32 = 0;
export let fessArea: i32 = 0;

/** Opens the solution; it comes from its beginning if true, from its end if not. */
export function fessSolutionOpen(): bool {
  at = foundExpansion;
  last = foundMove;
  return backwards;
}
/** Puts the next macro move at hand; false when there is none. */
export function fessSolutionNext(): bool {
  if (last < 0) return false;
  const tree = backwards ? planTree : forwardTree;
  const m = moveAt(tree, last);
  const e = expansionAt(tree, at);
  fessFrom = backwards ? m.to : m.from;
  fessTo = backwards ? m.from : m.to;
  fessArea = backwards ? e.player : m.area;
  last = e.parentMove;
  at = e.parent;
  return true;
}
