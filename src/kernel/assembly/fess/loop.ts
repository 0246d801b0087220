// The feature-space loop, the same for pushes and pulls: on every other turn the next slot in a cycle, else the slot of the best
// node; in it the open move of least weight, then of best score. The dear deadlock tests run on that one move. Half the
// effort goes to the most advanced slot and half to all, so a dead end costs a factor of two at most.
// Source: FESS (Shoham and Schaeffer, CoG 2020).

import { adviseForward } from './advisors';
import { areaCount, findBlocks } from './blocks';
import { flood, keyOf, loadBoard, map, player } from './board';
import { enterChildren, forwardSlot, scoreParent, solvedMove } from './forward';
import { reachesGoal } from './goal-reach';
import { isDeadPush } from './ladder';
import { baseKey, cellCount, words } from './level';
import { generate, moveCount, restAllowed } from './moves';
import { corralBoxes, findCorral } from './pi-corral';
import { planMap } from './plan';
import { expandPull, finalMove, isDeadPull, isPlayable, planSlot, scorePlanNode } from './plan-search';
import { popSlot, pushSlot } from './slots';
import { BEST_SLOT, CHOOSY, CORRAL_MOVES, CYCLE, isOn } from './switches';
import { ADVISED, basesOf, boxesOf, DEAD, Expansion, expansionAt, makeRoom, moveAt, nodeFor, OPEN, REFUSED, SINK, slotFor, Tree } from './tree';
import { intAt, longAt, putInt, putLong, setAdd, setClear, setCopy, setDrop, take } from './words';

export const RUNNING: i32 = 0;
export const FOUND: i32 = 1;
export const EXHAUSTED: i32 = 2;
export const FULL: i32 = 3;

let set: usize = 0;
let bases: usize = 0;
/** The expansion and the move that ended a search with FOUND. */
export let foundExpansion: i32 = -1;
export let foundMove: i32 = -1;
export let expandedTotal: i32 = 0;
/** Most moves a node had. */
let largest: i32 = 0;

export function openLoop(): void {
  set = take(words * 8);
  bases = take(words * 8);
}

function isDeadNode(tree: Tree, node: i32): bool {
  const state = intAt(tree.nodeStates, node);
  return state == DEAD || (state >= 0 && expansionAt(tree, state).dead != 0);
}

/** Finds the best open move of an expansion. False if there is none; if all are dead, so is the expansion. */
function refresh(tree: Tree, i: i32): bool {
  const e = expansionAt(tree, i);
  let best = -1;
  let bestWeight = 2;
  let bestScore = ~(<u64>0);
  let alive = false;
  for (let k = e.firstMove; k < e.firstMove + e.moveCount; k++) {
    const m = moveAt(tree, k);
    if (m.flags & <u8>REFUSED) continue;
    const state = intAt(tree.nodeStates, m.node);
    if (state != OPEN) {
      if (!alive && !isDeadNode(tree, m.node)) alive = true;
      continue;
    }
    alive = true;
    const weight = m.flags & <u8>ADVISED ? 0 : 1;
    const score = longAt(tree.nodeScores, m.node);
    if (weight > bestWeight || (weight == bestWeight && score >= bestScore)) continue;
    best = k;
    bestWeight = weight;
    bestScore = score;
  }
  e.bestMove = best;
  e.bestWeight = e.weight + bestWeight;
  e.bestScore = bestScore;
  if (!alive) bury(tree, i);
  return best >= 0;
}

/** Marks an expansion dead and with it every ancestor that has no living move left. */
function bury(tree: Tree, i: i32): void {
  for (let at = i; at >= 0; ) {
    const e = expansionAt(tree, at);
    for (let k = e.firstMove; k < e.firstMove + e.moveCount; k++) {
      const m = moveAt(tree, k);
      if (!(m.flags & <u8>REFUSED) && !isDeadNode(tree, m.node)) return;
    }
    e.dead = 1;
    if (tree.best == at) tree.best = -1;
    at = e.parent;
  }
}

/** The best living expansion by its own score, once the best so far has died. */
function findBest(tree: Tree): void {
  let bestScore = ~(<u64>0);
  for (let i = 0; i < tree.expansionCount; i++) {
    const e = expansionAt(tree, i);
    const score = longAt(tree.nodeScores, e.node);
    if (e.dead || score >= bestScore) continue;
    bestScore = score;
    tree.best = i;
  }
}

function expandPush(tree: Tree, e: Expansion, key: u64, areas: i32): u64 {
  flood(map, player);
  const corral = isOn(CORRAL_MOVES) && findCorral(player);
  generate(false, corral ? corralBoxes : 0, reachesGoal, isOn(CHOOSY));
  const score = scoreParent(boxesOf(e), areas);
  enterChildren(tree, e, key);
  adviseForward(tree, e, score);
  return score;
}

/** Expands the board at hand (loaded, its boxes in `set`) as a child of `parent` by `parentMove`; -1 for a root. */
function expand(tree: Tree, pull: bool, node: i32, parent: i32, parentMove: i32, weight: i32, startKey: u64): i32 {
  const i = tree.expansionCount++;
  const e = expansionAt(tree, i);
  const key = longAt(tree.nodeKeys, node);
  const score = longAt(tree.nodeScores, node);
  e.parent = parent;
  e.parentMove = parentMove;
  e.weight = weight;
  e.depth = parent < 0 ? 0 : expansionAt(tree, parent).depth + 1;
  e.node = node;
  e.player = player;
  e.dead = 0;
  setCopy(boxesOf(e), set, words);
  setCopy(basesOf(e), bases, words);
  putInt(tree.nodeStates, node, i);
  expandedTotal++;
  findBlocks(map);
  const areas = areaCount;
  if (pull) expandPull(tree, e, key, startKey, score, areas);
  else expandPush(tree, e, key, areas);
  largest = max(largest, moveCount);
  label(tree, e, score, pull);
  if (refresh(tree, i)) pushSlot(tree, i);
  if (!e.dead && (tree.best < 0 || e.bestPast < expansionAt(tree, tree.best).bestPast)) tree.best = i;
  const final = pull ? finalMove : solvedMove;
  if (final >= 0) {
    foundExpansion = i;
    foundMove = final;
    return FOUND;
  }
  return tree.full ? FULL : RUNNING;
}

function label(tree: Tree, e: Expansion, score: u64, pull: bool): void {
  e.bestPast = score;
  if (e.parent >= 0) {
    const past = expansionAt(tree, e.parent).bestPast;
    if (past < score) e.bestPast = past;
  }
  e.slot = slotFor(tree, pull ? planSlot(e.bestPast) : forwardSlot(e.bestPast));
}

/** Makes a board a root of the tree. `baseSet` counts in plan search only. */
export function addRoot(tree: Tree, pull: bool, boxSet: usize, baseSet: usize, at: i32, startKey: u64): i32 {
  setCopy(set, boxSet, words);
  if (baseSet) setCopy(bases, baseSet, words);
  else setClear(bases, words);
  let key = keyOf(set, at);
  if (pull) for (let c = 1; c <= cellCount; c++) if (hasBase(c)) key ^= longAt(baseKey, c);
  if (!makeRoom(tree, largest)) return FULL;
  const node = nodeFor(tree, key);
  if (node < 0) return FULL;
  if (intAt(tree.nodeStates, node) != OPEN) return RUNNING;
  if (pull) loadBoard(set, at);
  else if (isDeadPush(set, at)) {
    putInt(tree.nodeStates, node, DEAD);
    return RUNNING;
  }
  findBlocks(map);
  putLong(tree.nodeScores, node, pull ? scorePlanNode(areaCount) : scoreParent(set, areaCount));
  return expand(tree, pull, node, -1, -1, 0, startKey);
}

function hasBase(c: i32): bool {
  return ((load<u64>(bases + ((<usize>c >> 6) << 3)) >> (<u64>c & 63)) & 1) != 0;
}

function nextSlot(tree: Tree): i32 {
  tree.iteration++;
  const cyclic = isOn(CYCLE) && ((tree.iteration & 1) != 0 || !isOn(BEST_SLOT));
  if (!cyclic) {
    if (tree.best < 0) findBest(tree);
    if (tree.best >= 0) {
      const slot = expansionAt(tree, tree.best).slot;
      if (intAt(tree.slotRoots, slot) >= 0) return slot;
    }
  }
  for (let tried = 0; tried < tree.slotCount; tried++) {
    const slot = tree.turn < tree.slotCount ? tree.turn : 0;
    tree.turn = slot + 1;
    if (intAt(tree.slotRoots, slot) >= 0) return slot;
  }
  return -1;
}

/** One turn: picks a move, tests it, expands it. */
export function turn(tree: Tree, pull: bool, startKey: u64): i32 {
  if (!tree.open) return EXHAUSTED;
  if (!makeRoom(tree, largest)) return FULL;
  const slot = nextSlot(tree);
  if (slot < 0) return EXHAUSTED;
  const i = popSlot(tree, slot);
  const e = expansionAt(tree, i);
  if (e.dead) return RUNNING;
  const k = e.bestMove;
  let result = RUNNING;
  if (intAt(tree.nodeStates, moveAt(tree, k).node) == OPEN) result = follow(tree, pull, i, k, startKey);
  if (refresh(tree, i)) pushSlot(tree, i);
  return result;
}

function follow(tree: Tree, pull: bool, i: i32, k: i32, startKey: u64): i32 {
  const e = expansionAt(tree, i);
  const m = moveAt(tree, k);
  const gone = (m.flags & <u8>SINK) != 0;
  setCopy(set, boxesOf(e), words);
  setCopy(bases, basesOf(e), words);
  setDrop(set, m.from);
  if (gone) setDrop(bases, m.to);
  else setAdd(set, m.to);
  if (pull) {
    loadBoard(set, m.area);
    if (isDeadPull(bases, set, gone)) {
      putInt(tree.nodeStates, m.node, DEAD);
      return RUNNING;
    }
    if (!isPlayable(set, m.area, m.to, gone)) {
      m.flags |= <u8>REFUSED;
      return RUNNING;
    }
  } else {
    memory.copy(restAllowed, planMap, <usize>(cellCount + 1));
    if (isDeadPush(set, m.area)) {
      putInt(tree.nodeStates, m.node, DEAD);
      return RUNNING;
    }
  }
  const weight = e.weight + (m.flags & <u8>ADVISED ? 0 : 1);
  return expand(tree, pull, m.node, i, k, weight, startKey);
}
