// The feature-space loop, the same for pushes and pulls: on every other turn the next slot in a cycle, else the best slot; in it the
// open move of least weight, then of best score. The dear deadlock tests run on that one move. Half the effort goes to
// the most advanced slot and half to all, so a dead end costs a factor of two at most.
// Source: FESS (Shoham and Schaeffer, CoG 2020).

import { adviseForward } from './advisors';
import { areaCount, findBlocks } from './blocks';
import { flood, keyOf, loadBoard, map, player } from './board';
import { fillList, OPEN, stateOf } from './children';
import { buryBoard } from './dead-boards';
import { childKey, forwardSlot, scoreChildren, scoreParent, solvedMove } from './forward';
import { freezeWalls, wallKey } from './frozen-walls';
import { reachesGoal, useGoalReach } from './goal-reach';
import { isDeadPush } from './ladder';
import { baseKey, cellCount, words } from './level';
import { generate, restAllowed } from './moves';
import { corralBoxes, findCorral } from './pi-corral';
import { planMap } from './plan';
import { advisePulls, finalMove, isDeadPull, isPlayable, lookPull, planSlot, pulledKey } from './plan-search';
import { bestSlot, nextSlot, popSlot, pushSlot } from './slots';
import { BEST_SLOT, CHOOSY, CORRAL_MOVES, CYCLE, isOn } from './switches';
import { addExpansion, ADVISED, basesOf, boxesOf, Expansion, expansionAt, find, Move, moveOf, SINK, slotFor, Tree } from './tree';
import { intAt, longAt, setAdd, setCopy, setDrop, setHas, take } from './words';

export const RUNNING: i32 = 0;
export const FOUND: i32 = 1;
export const EXHAUSTED: i32 = 2;
export const FULL: i32 = 3;

let set: usize = 0;
let bases: usize = 0;
/** The expansion and the generated move that ended a search with FOUND. */
export let foundExpansion: i32 = -1;
export let foundMove: i32 = -1;
export let expandedTotal: i32 = 0;

export function openLoop(): void {
  set = take(words * 8);
  bases = take(words * 8);
}

/** Puts the expansion where its first open move belongs in the heap of its slot; not if it has none left. */
function queue(tree: Tree, i: i32): void {
  const e = expansionAt(tree, i);
  if (e.gone < e.listed) {
    const m = moveOf(e, e.gone);
    e.bestWeight = weightOf(e, m);
    e.bestScore = m.score;
  } else if (!e.complete) {
    e.bestWeight = e.weight + 1;
    e.bestScore = e.lastScore;
  } else return;
  pushSlot(tree, i);
}

@inline function weightOf(e: Expansion, m: Move): i32 {
  return e.weight + (m.flags & <u16>ADVISED ? 0 : 1);
}

/** One move of an expansion has proved dead: with the last one the expansion dies, and so may its ancestors. */
function buryMove(tree: Tree, i: i32): void {
  for (let at = i; at >= 0; ) {
    const e = expansionAt(tree, at);
    if (e.dead || --e.alive > 0) return;
    e.dead = 1;
    if (tree.best == at) tree.best = -1;
    at = e.parent;
  }
}

/** Moves and children of the board at hand, with its score. */
function look(tree: Tree, e: Expansion, pull: bool, startKey: u64): u64 {
  findBlocks(map);
  const areas = areaCount;
  if (pull) return lookPull(tree, e, startKey, areas);
  memory.copy(restAllowed, planMap, <usize>(cellCount + 1));
  flood(map, player);
  const corral = isOn(CORRAL_MOVES) && findCorral(player);
  generate(false, corral ? corralBoxes : 0, reachesGoal, isOn(CHOOSY));
  const score = scoreParent(boxesOf(e), areas);
  scoreChildren(tree, e);
  return score;
}

/** Expands the board at hand (loaded, its boxes in `set`), reached by a move from `parent`; -1 for a root. */
function expand(tree: Tree, pull: bool, key: u64, parent: i32, m: Move, startKey: u64): i32 {
  const i = addExpansion(tree, key);
  if (i < 0) return FULL;
  const e = expansionAt(tree, i);
  e.parent = parent;
  e.weight = 0;
  e.area = <u16>player;
  if (parent >= 0) {
    e.from = m.from;
    e.to = m.to;
    e.flags = m.flags;
    e.weight = weightOf(expansionAt(tree, parent), m);
  }
  setCopy(boxesOf(e), set, words);
  if (pull) setCopy(basesOf(e), bases, words);
  expandedTotal++;
  const score = look(tree, e, pull, startKey);
  if (pull) advisePulls(e, score);
  else adviseForward(score);
  fillList(e, false);
  label(tree, e, score, pull);
  if (!e.alive) {
    e.alive = 1;
    buryMove(tree, i);
  } else {
    queue(tree, i);
    if (tree.best < 0 || e.bestPast < expansionAt(tree, tree.best).bestPast) tree.best = i;
  }
  const final = pull ? finalMove : solvedMove;
  if (final < 0) return RUNNING;
  foundExpansion = i;
  foundMove = final;
  return FOUND;
}

function label(tree: Tree, e: Expansion, score: u64, pull: bool): void {
  e.bestPast = score;
  if (e.parent >= 0) {
    const past = expansionAt(tree, e.parent).bestPast;
    if (past < score) e.bestPast = past;
  }
  e.slot = slotFor(tree, pull ? planSlot(e.bestPast) : forwardSlot(e.bestPast));
}

/** Generates the moves of an expansion again, for those that its list had no room for. */
function refill(tree: Tree, i: i32, pull: bool, startKey: u64): void {
  const e = expansionAt(tree, i);
  loadBoard(boxesOf(e), e.area);
  if (!pull) {
    freezeWalls();
    useGoalReach(wallKey);
  }
  look(tree, e, pull, startKey);
  fillList(e, true);
  if (e.alive) return;
  e.alive = 1;
  buryMove(tree, i);
}

/** Makes a board a root of the tree. `baseSet` counts in plan search only. */
export function addRoot(tree: Tree, pull: bool, boxSet: usize, baseSet: usize, at: i32, startKey: u64): i32 {
  setCopy(set, boxSet, words);
  let key = keyOf(set, at);
  if (pull) {
    setCopy(bases, baseSet, words);
    for (let c = 1; c <= cellCount; c++) if (setHas(bases, c)) key ^= longAt(baseKey, c);
  }
  if (find(tree, key) >= 0) return RUNNING;
  if (pull) loadBoard(set, at);
  else if (isDeadPush(set, at)) return RUNNING;
  return expand(tree, pull, key, -1, changetype<Move>(0), startKey);
}

/** One turn: picks a move, tests it, expands it. */
export function turn(tree: Tree, pull: bool, startKey: u64): i32 {
  tree.iteration++;
  const cyclic = isOn(CYCLE) && ((tree.iteration & 1) != 0 || !isOn(BEST_SLOT));
  const slot = cyclic ? nextSlot(tree) : bestSlot(tree);
  if (slot < 0) return EXHAUSTED;
  while (intAt(tree.slotRoots, slot) >= 0) {
    const i = popSlot(tree, slot);
    const e = expansionAt(tree, i);
    if (e.dead) continue;
    if (e.gone == e.listed) {
      refill(tree, i, pull, startKey);
      queue(tree, i);
      return RUNNING;
    }
    const m = moveOf(e, e.gone++);
    const key = keyAfter(e, m, pull);
    const state = stateOf(tree, key);
    const result = state == OPEN ? follow(tree, pull, i, m, key, startKey) : RUNNING;
    queue(tree, i);
    if (state == OPEN) return result;
  }
  return RUNNING;
}

@inline function keyAfter(e: Expansion, m: Move, pull: bool): u64 {
  return pull ? pulledKey(e, m.from, m.to, m.area, (m.flags & <u16>SINK) != 0) : childKey(e, m.from, m.to, m.area);
}

function follow(tree: Tree, pull: bool, i: i32, m: Move, key: u64, startKey: u64): i32 {
  const e = expansionAt(tree, i);
  const gone = (m.flags & <u16>SINK) != 0;
  setCopy(set, boxesOf(e), words);
  setDrop(set, m.from);
  if (!gone) setAdd(set, m.to);
  if (pull) {
    setCopy(bases, basesOf(e), words);
    if (gone) setDrop(bases, m.to);
    loadBoard(set, m.area);
    const dead = isDeadPull(bases, set, gone);
    if (dead) buryBoard(key);
    if (dead || !isPlayable(set, m.area, m.to, gone)) {
      buryMove(tree, i);
      return RUNNING;
    }
  } else if (isDeadPush(set, m.area)) {
    buryBoard(key);
    buryMove(tree, i);
    return RUNNING;
  }
  return expand(tree, pull, key, i, m, startKey);
}
