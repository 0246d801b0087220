// Learning: when a position is refuted, find a part of its boxes that already explains why, like the clauses that a SAT solver
// learns from conflicts (Marques-Silva and Sakallah 1999). Boxes are left out in halves, quarters, … and one by one, the
// farthest from the last push first, as long as a short proof succeeds; then the extra is raised and the player let go.

import { boxCount, cellCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { shortages } from '../memory/arena';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { Bits, Bytes, Shorts, takeBits, takeBytes, takeShorts } from '../memory/tables';
import { TRACING } from '../tracing';
import {
  assertEmptyMap,
  isNear,
  leastCellFrom,
  liftBoxes,
  listCells,
  measureWalks,
  placeBoxes,
  setWords,
} from './board';
import {
  boundOne,
  DEAD,
  INFINITE,
  keepRelied,
  newPattern,
  patternBoxes,
  patternCount,
  patternRegion,
  startRelying,
  stopRelying,
  sumAlone,
  usePattern,
} from './patterns';
import { hashPosition, isSameSet, proofTotal, prove } from './prove';

/** Expansions of a proof of touching boxes after each push. */
const LOCAL_EFFORT: i32 = 6;
const MAX_EXTRA: i32 = 40;
/** Expansions for one lemma, so that a step stays short; after that, the last proof counts. */
const MAX_LEARNING: f64 = 6_000;
/** Patterns with more boxes get no proof for the player anywhere. */
const MAX_ANYWHERE: i32 = 8;
const MAX_PATTERNS: i32 = 40_000;
/** Chains of boxes that are known to be no deadlock. */
const MAX_FAILED: u32 = 200_000;

/** Expansions of a proof. */
export let proofEffort: i32 = 60;
/** All expansions so far at which learning has to end. */
let learningEnd: f64 = 0;
let learnedSet = changetype<Bits>(0);
let triedSet = changetype<Bits>(0);
let chainSet = changetype<Bits>(0);
let learnedCells = changetype<Shorts>(0);
let countedCells = changetype<Shorts>(0);
let walkDistances = changetype<Shorts>(0);
let seenRegion = changetype<Bytes>(0);
let chainStack = changetype<Shorts>(0);
/** Boxes that touch and are known to be no deadlock. They follow. */
@unmanaged
class FailedChain {
  player: i32;
  unused: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<FailedChain>());
  }
}

let failedChains = changetype<Store<FailedChain>>(0);
let failedTable = changetype<IndexTable>(0);

export function openLearning(): bool {
  const before = shortages;
  learnedSet = takeBits(setWords);
  triedSet = takeBits(setWords);
  chainSet = takeBits(setWords);
  learnedCells = takeShorts(boxCount + 1);
  countedCells = takeShorts(boxCount + 1);
  walkDistances = takeShorts(cellCount + 1);
  seenRegion = takeBytes(cellCount + 1);
  chainStack = takeShorts(boxCount + 1);
  const chains = makeStore<FailedChain>((offsetof<FailedChain>() as i32) + (setWords << 3));
  const table = makeIndexTable();
  if (shortages > before || !chains || !table) return false;
  failedChains = chains;
  failedTable = table;
  return true;
}

export function setProofEffort(effort: i32): void {
  proofEffort = effort;
}

/** Whether these boxes need `extra` beyond their sum alone (INFINITE: can't reach goals), and that is news and soon proven. */
function holds(set: Bits, player: i32, price: i32, extra: i32): bool {
  const count = listCells(set, countedCells);
  const alone = sumAlone(countedCells, count, player, price);
  if (count == 0 || alone == INFINITE || proofTotal > learningEnd) return false;
  if (extra < INFINITE) {
    const now = boundOne(set, countedCells, count, player, price);
    if (now == INFINITE || now >= alone + extra) return false;
  }
  return prove(set, player, price, extra == INFINITE ? INFINITE : alone + extra, proofEffort);
}

/** What the lemmas so far add to the sum alone. */
function knownExtra(set: Bits, player: i32, price: i32): i32 {
  const count = listCells(set, countedCells);
  const now = boundOne(set, countedCells, count, player, price);
  return now == INFINITE ? INFINITE : now - sumAlone(countedCells, count, player, price);
}

function holdsToo(set: Bits, player: i32, price: i32, isDead: bool): bool {
  if (isDead) return holds(set, player, price, INFINITE);
  const known = knownExtra(set, player, price);
  return known < INFINITE && holds(set, player, price, known + 2);
}

/** Sorts cells by falling distance. */
function sortByDistance(cells: Shorts, count: i32): void {
  for (let i = 1; i < count; i++) {
    const cell = cells[i];
    const far = walkDistances[cell];
    let k = i;
    for (; k > 0 && walkDistances[cells[k - 1]] < far; k--) cells[k] = cells[k - 1];
    cells[k] = cell;
  }
}

/** Leaves out of `learnedSet` what the proof does not need. Returns how many boxes remain. */
function leaveOut(player: i32, price: i32, hub: i32, isDead: bool): i32 {
  let count = listCells(learnedSet, learnedCells);
  measureWalks(hub, walkDistances);
  sortByDistance(learnedCells, count);
  for (let chunk = max(1, count >> 1); chunk > 0; chunk >>= 1) {
    for (let i = 0; i < count; ) {
      const many = min(chunk, count - i);
      triedSet.copyFrom(learnedSet, setWords);
      for (let k = i; k < i + many; k++) triedSet.drop(learnedCells[k]);
      if (many < count && holdsToo(triedSet, player, price, isDead)) {
        learnedSet.copyFrom(triedSet, setWords);
        for (let k = i + many; k < count; k++) learnedCells[k - many] = learnedCells[k];
        count -= many;
      } else i += many;
    }
  }
  return count;
}

/** Whether the same holds with the player in any other region. Counts what the proofs rely on. */
function holdsAnywhere(price: i32, extra: i32, isDead: bool): bool {
  seenRegion.clear(cellCount + 1);
  for (let cell = 1; cell <= cellCount; cell++) {
    if (seenRegion[cell] || learnedSet.has(cell)) continue;
    const count = listCells(learnedSet, countedCells);
    placeBoxes(countedCells, count);
    leastCellFrom(cell);
    liftBoxes(countedCells, count);
    for (let each = 1; each <= cellCount; each++) if (isNear(each)) seenRegion[each] = 1;
    const alone = sumAlone(countedCells, count, cell, price);
    if (alone == INFINITE) continue;
    if (proofTotal > learningEnd) return false;
    if (!prove(learnedSet, cell, price, isDead ? INFINITE : alone + extra, proofEffort)) return false;
  }
  return true;
}

/** Makes a lemma from a refuted position, if there is one. The map must be empty. */
export function learn(set: Bits, player: i32, price: i32, hub: i32, isDeadOnly: bool): bool {
  assertEmptyMap();
  if (patternCount() >= MAX_PATTERNS) return false;
  learningEnd = proofTotal + MAX_LEARNING;
  learnedSet.copyFrom(set, setWords);
  const isDead = holds(learnedSet, player, price, INFINITE);
  if (!isDead && (isDeadOnly || !holdsToo(learnedSet, player, price, false))) return false;
  const count = leaveOut(player, price, hub, isDead);
  let extra = INFINITE;
  if (!isDead) {
    extra = knownExtra(learnedSet, player, price) + 2;
    while (extra < MAX_EXTRA && holds(learnedSet, player, price, extra + 2)) extra += 2;
  }
  const before = proofTotal;
  // The last proof is made again in any case, for what it relies on.
  learningEnd += 2 * proofEffort;
  startRelying();
  const isProven = holds(learnedSet, player, price, extra);
  const isAnywhere = isProven && count < MAX_ANYWHERE && holdsAnywhere(price, extra, isDead);
  stopRelying();
  if (!isProven) return false;
  const pattern = newPattern(isDead ? DEAD : price, isDead ? 0 : extra, isAnywhere ? 0 : player);
  if (pattern < 0) return false;
  patternBoxes(pattern).copyFrom(learnedSet, setWords);
  const region = patternRegion(pattern);
  listCells(learnedSet, countedCells);
  placeBoxes(countedCells, count);
  if (!isAnywhere) leastCellFrom(player);
  for (let cell = 1; cell <= cellCount; cell++) if (isAnywhere ? !learnedSet.has(cell) : isNear(cell)) region.add(cell);
  liftBoxes(countedCells, count);
  keepRelied(pattern, (proofTotal - before) as i32);
  usePattern(pattern);
  if (TRACING)
    trace(
      'lemmas: lemma, boxes, extra, player, expansions',
      5,
      pattern,
      count,
      extra,
      isAnywhere ? 0 : player,
      proofTotal - before,
    );
  return true;
}

/** The boxes that touch, in a chain, the one just pushed: into `triedSet`. Returns how many; 0: all are on goals. */
function collectChain(set: Bits, hub: i32): i32 {
  triedSet.clear(setWords);
  triedSet.add(hub);
  chainStack[0] = hub;
  let top = 1;
  let count = 1;
  let isHome = isGoal(hub);
  while (top > 0) {
    const cell = chainStack[--top];
    for (let d = 0; d < 20; d++) {
      // Neighbors, and neighbors of neighbors.
      const near = neighbor(cell, d & 3);
      const other = d < 4 ? near : neighbor(near, (d >> 2) - 1);
      if (other == WALL_CELL || !set.has(other) || triedSet.has(other)) continue;
      triedSet.add(other);
      chainStack[top++] = other;
      count++;
      if (!isGoal(other)) isHome = false;
    }
  }
  return isHome ? 0 : count;
}

function isFailedChain(set: Bits, player: i32, hash: u32): bool {
  for (let number = failedTable.first(hash); number >= 0; number = failedTable.next()) {
    const chain = failedChains.at(number);
    if (chain.player == player && isSameSet(chain.boxes(), set)) return true;
  }
  return false;
}

/** A short proof that the boxes around the last push are deadlocked; what failed once is not tried again. */
export function learnLocally(set: Bits, hub: i32, player: i32): bool {
  if (collectChain(set, hub) < 2) return false;
  chainSet.copyFrom(triedSet, setWords);
  const count = listCells(chainSet, countedCells);
  placeBoxes(countedCells, count);
  const least = leastCellFrom(player);
  liftBoxes(countedCells, count);
  const hash = hashPosition(chainSet, least);
  if (isFailedChain(chainSet, least, hash)) return false;
  const effort = proofEffort;
  proofEffort = LOCAL_EFFORT;
  const isLearned = learn(chainSet, player, 0, hub, true);
  proofEffort = effort;
  if (isLearned || failedChains.count >= MAX_FAILED || !failedChains.add()) return isLearned;
  const chain = failedChains.last();
  chain.boxes().copyFrom(chainSet, setWords);
  chain.player = least;
  failedTable.add(hash, failedChains.count - 1);
  return false;
}
