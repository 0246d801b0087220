// The feature-space loop, the same for every kind of search. Every other turn takes the next slot in a cycle, the
// others the best slot; in the slot, the open move of least weight, then of best score. The expensive deadlock tests
// run only on that move. Half the effort goes to the most advanced slot and half to all, so a dead end costs at most a
// factor of two. Source: FESS (Shoham and Schaeffer, CoG 2020).

import { cellCount } from '../../level/level';
import { Bits, Bytes, takeBits } from '../../memory/tables';
import {
  BEST_SLOT,
  CLUMSY_STOPS,
  CYCLIC_SLOTS,
  EXHAUSTED,
  FULL,
  PERIMETER,
  PI_CORRAL,
  RUNNING,
  SOLVED,
  WEIGHTS,
} from '../../parameters';
import { isOn } from '../../switches';
import { TRACING } from '../../tracing';
import { areaCount } from '../board/blocks';
import { boardKey, boardPlayer, floodBoard, loadBoard } from '../board/board';
import { baseKey, cellSetWords } from '../board/cell-tables';
import { generate, moveArea, moveCount, moveFrom, moveTo, restAllowed } from '../board/moves';
import { corralBoxes, findCorral } from '../deadlock/corral-boxes';
import { buryBoard } from '../deadlock/dead-boards';
import { freezeWalls, wallKey } from '../deadlock/frozen-walls';
import { reachesGoal, useGoalReach } from '../deadlock/goal-reach';
import { isDeadPush } from '../deadlock/ladder';
import { planMap } from '../features/plan';
import { fillList, isOpenChild, knownState, OPEN } from '../tree/children';
import { BACKWARDS, FORWARDS, findEntry, remember, seenFrom } from '../tree/perimeter';
import {
  ADVISED,
  AIMED_BACK,
  addExpansion,
  Expansion,
  expansionAt,
  expansionBases,
  expansionBoxes,
  find,
  isBackward,
  listedMove,
  Move,
  PLANNING,
  PUSHING,
  SINK,
  slotFor,
  Tree,
} from '../tree/tree';
import { adviseForward } from './advisors';
import { adviseAimed, aimedSlot, isDeadBack, lookAimed } from './aim';
import { childKey, forwardSlot, scoreChildren, scoreParent, solvedMove } from './forward';
import { advisePulls, finalMove, isDeadPull, isPlayable, lookAtPulls, planSlot, pulledKey } from './plan-search';
import { bestSlot, nextSlot, popSlot, pushSlot } from './slot-heaps';

let loadedSet = changetype<Bits>(0);
let loadedBases = changetype<Bits>(0);
/** The expansion and the generated move that ended a search with SOLVED. */
export let foundExpansion: i32 = -1;
export let foundMove: i32 = -1;
/** It led to a board that the other side has seen. */
export let hasMet: bool = false;
export let expandedTotal: i32 = 0;
/** How many expansions there may be in all, and whether one was left out for it. Then no end of a search proves anything. */
let mostExpansions: i32 = i32.MAX_VALUE;
export let isCutOff: bool = false;

export function limitExpansions(most: i32): void {
  mostExpansions = most;
}

export function openLoop(): void {
  loadedSet = takeBits(cellSetWords);
  loadedBases = takeBits(cellSetWords);
}

/** Puts the expansion where its first open move belongs in the heap of its slot; not if it has none left. */
function queue(tree: Tree, i: i32): void {
  const e = expansionAt(tree, i);
  if (e.gone < e.listed) {
    const m = listedMove(e, e.gone);
    e.bestWeight = moveWeight(e, m);
    e.bestScore = m.score;
  } else if (!e.complete) {
    e.bestWeight = e.weight + dearer();
    e.bestScore = e.lastScore;
  } else return;
  pushSlot(tree, i);
}

@inline
function dearer(): i32 {
  return isOn(WEIGHTS) ? 1 : 0;
}

/** A move that no advisor named costs one. */
@inline
function moveWeight(e: Expansion, m: Move): i32 {
  return m.flags & (ADVISED as u16) ? e.weight : e.weight + dearer();
}

/**
 * One move of an expansion is a proven deadlock: if it was the last, the expansion is dead, too, and so may be its
 * ancestors.
 */
function buryMove(tree: Tree, i: i32): void {
  for (let at = i; at >= 0; ) {
    const e = expansionAt(tree, at);
    if (e.dead || --e.alive > 0) return;
    e.dead = 1;
    if (tree.best == at) tree.best = -1;
    at = e.parent;
  }
}

/** Generates moves and children of the current board and its score; `again`: for the moves after those of its list. */
function look(tree: Tree, e: Expansion, again: bool): u64 {
  if (tree.kind == PLANNING) return lookAtPulls(tree, e);
  if (tree.kind != PUSHING) return lookAimed(tree, e, tree.kind == AIMED_BACK, again);
  restAllowed.copyFrom(planMap, cellCount + 1);
  floodBoard(boardPlayer, changetype<Bits>(0));
  const corral = isOn(PI_CORRAL) && findCorral();
  generate(false, corral ? corralBoxes : changetype<Bytes>(0), reachesGoal, isOn(CLUMSY_STOPS));
  const score = scoreParent(expansionBoxes(e), areaCount);
  scoreChildren(tree, e);
  return score;
}

/** Expands the current board (loaded, its boxes in `loadedSet`), reached by a move from `parent`; -1 for a root. */
function expand(tree: Tree, key: u64, parent: i32, m: Move): i32 {
  if (expandedTotal >= mostExpansions) {
    isCutOff = true;
    return RUNNING;
  }
  const i = addExpansion(tree, key);
  if (i < 0) return FULL;
  const e = expansionAt(tree, i);
  e.parent = parent;
  e.weight = 0;
  e.area = boardPlayer as u16;
  if (parent >= 0) {
    e.from = m.from;
    e.to = m.to;
    e.flags = m.flags;
    e.weight = moveWeight(expansionAt(tree, parent), m);
  }
  expansionBoxes(e).copyFrom(loadedSet, cellSetWords);
  if (tree.kind == PLANNING) expansionBases(e).copyFrom(loadedBases, cellSetWords);
  else share(tree, e, m);
  expandedTotal++;
  const score = look(tree, e, false);
  const final = findFinalMove(tree, e);
  if (tree.kind == PLANNING) advisePulls(e, score);
  else if (tree.kind == PUSHING) adviseForward(score);
  else adviseAimed(score);
  fillList(e, false);
  label(tree, e, score);
  if (!e.alive) {
    e.alive = 1;
    buryMove(tree, i);
  } else {
    queue(tree, i);
    if (tree.best < 0 || e.bestPast < expansionAt(tree, tree.best).bestPast) {
      tree.best = i;
      if (TRACING)
        trace('any: best board of tree of kind, expansion, parent, from, to', 5, tree.kind, i, parent, e.from, e.to);
    }
  }
  if (final < 0) return RUNNING;
  foundExpansion = i;
  foundMove = final;
  return SOLVED;
}

function label(tree: Tree, e: Expansion, score: u64): void {
  e.bestPast = score;
  if (e.parent >= 0) {
    const past = expansionAt(tree, e.parent).bestPast;
    if (past < score) e.bestPast = past;
  }
  const slot =
    tree.kind == PLANNING
      ? planSlot(e.bestPast)
      : tree.kind == PUSHING
        ? forwardSlot(e.bestPast)
        : aimedSlot(e.bestPast);
  e.slot = slotFor(tree, slot);
}

/** Generates the moves of an expansion again, for those that its list had no room for. */
function refill(tree: Tree, i: i32): void {
  const e = expansionAt(tree, i);
  loadBoard(expansionBoxes(e), e.area);
  if (!isBackward(tree)) {
    freezeWalls();
    useGoalReach(wallKey);
  }
  look(tree, e, true);
  fillList(e, true);
  if (e.alive) return;
  e.alive = 1;
  buryMove(tree, i);
}

/** Makes a board a root of the tree. `baseSet` counts in plan search only. */
export function addRoot(tree: Tree, boxSet: Bits, baseSet: Bits, at: i32): i32 {
  loadedSet.copyFrom(boxSet, cellSetWords);
  let key = boardKey(loadedSet, at);
  if (tree.kind == PLANNING) {
    loadedBases.copyFrom(baseSet, cellSetWords);
    for (let c = 1; c <= cellCount; c++) if (loadedBases.has(c)) key ^= baseKey[c];
  }
  if (find(tree, key) >= 0) return RUNNING;
  if (isBackward(tree)) loadBoard(loadedSet, at);
  else if (isDeadPush(loadedSet, at)) return RUNNING;
  return expand(tree, key, -1, changetype<Move>(0));
}

/** One turn: picks a move, tests it, expands it. */
export function turn(tree: Tree): i32 {
  tree.iteration++;
  const cyclic = isOn(CYCLIC_SLOTS) && ((tree.iteration & 1) != 0 || !isOn(BEST_SLOT));
  const slot = cyclic ? nextSlot(tree) : bestSlot(tree);
  if (slot < 0) return EXHAUSTED;
  while (tree.slotRoots[slot] >= 0) {
    const i = popSlot(tree, slot);
    const e = expansionAt(tree, i);
    if (e.dead) continue;
    if (e.gone == e.listed) {
      refill(tree, i);
      queue(tree, i);
      return RUNNING;
    }
    const m = listedMove(e, e.gone++);
    const key = keyAfter(tree, e, m);
    const state = knownState(tree, key);
    const result = state == OPEN ? follow(tree, i, m, key) : RUNNING;
    queue(tree, i);
    if (state == OPEN) return result;
  }
  return RUNNING;
}

@inline
function keyAfter(tree: Tree, e: Expansion, m: Move): u64 {
  if (tree.kind != PLANNING) return childKey(e, m.from, m.to, m.area);
  return pulledKey(e, m.from, m.to, m.area, (m.flags & (SINK as u16)) != 0);
}

/** Tests the board after a move and, if no deadlock is found, expands it. */
function follow(tree: Tree, i: i32, m: Move, key: u64): i32 {
  const e = expansionAt(tree, i);
  const gone = (m.flags & (SINK as u16)) != 0;
  loadedSet.copyFrom(expansionBoxes(e), cellSetWords);
  loadedSet.drop(m.from);
  if (!gone) loadedSet.add(m.to);
  if (tree.kind == PLANNING) {
    loadedBases.copyFrom(expansionBases(e), cellSetWords);
    if (gone) loadedBases.drop(m.to);
  }
  if (isDead(tree, m, gone)) {
    buryBoard(tree.kind == AIMED_BACK ? ~key : key);
    buryMove(tree, i);
    return RUNNING;
  }
  if (tree.kind == PLANNING && !isPlayable(loadedSet, m.area, m.to, gone)) {
    buryMove(tree, i);
    return RUNNING;
  }
  return expand(tree, key, i, m);
}

/** Loads the board in `loadedSet`; returns whether it is a proven deadlock. */
function isDead(tree: Tree, m: Move, gone: bool): bool {
  if (!isBackward(tree)) return isDeadPush(loadedSet, m.area);
  loadBoard(loadedSet, m.area);
  return tree.kind == PLANNING ? isDeadPull(loadedBases, loadedSet, gone) : isDeadBack(loadedSet);
}

/** Enters the board into the perimeter, if it has all its boxes. */
function share(tree: Tree, e: Expansion, m: Move): void {
  if (!isOn(PERIMETER)) return;
  const side = isBackward(tree) ? BACKWARDS : FORWARDS;
  if (e.parent < 0) {
    // a forward tree may begin at a board other than the start; the perimeter already has the path to it
    if (side == BACKWARDS) remember(side, e.key, e.key, 0, 0, 0);
  } else {
    const parent = expansionAt(tree, e.parent);
    if (side == FORWARDS) remember(side, e.key, parent.key, m.from, m.to, m.area);
    else remember(side, e.key, parent.key, m.to, m.from, parent.area);
  }
}

/** The generated move that ends the search, or -1: it solves the level, or the other side has seen where it leads. */
function findFinalMove(tree: Tree, e: Expansion): i32 {
  hasMet = false;
  if (tree.kind == PLANNING) return finalMove;
  if (tree.kind == PUSHING && solvedMove >= 0) return solvedMove;
  const other = isBackward(tree) ? FORWARDS : BACKWARDS;
  if (!seenFrom(other)) return -1;
  for (let i = 0; i < moveCount; i++) {
    if (!isOpenChild(i)) continue;
    if (!findEntry(other, childKey(e, moveFrom[i], moveTo[i], moveArea[i]))) continue;
    hasMet = true;
    return i;
  }
  return -1;
}
