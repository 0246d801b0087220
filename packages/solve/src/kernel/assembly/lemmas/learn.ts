// Learning: when a position is refuted, find a part of its boxes that already explains why, like the clauses that a SAT solver
// learns from conflicts (Marques-Silva and Sakallah 1999). Boxes are left out in halves, quarters, … and one by one, the
// farthest from the last push first, as long as a short proof succeeds; then the extra is raised and the player let go.

import { boxCount, cellCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { shortOfMemory, take } from '../memory/arena';
import { byteAt, setByte, setShort, shortAt } from '../memory/arrays';
import { addCell, clearCells, copyCells, dropCell, hasCell } from '../memory/cell-sets';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { isNear, leastCellFrom, liftBoxes, listCells, measureWalks, placeBoxes, setBytes, setWords } from './board';
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
let learnedSet: usize = 0;
let triedSet: usize = 0;
let chainSet: usize = 0;
let learnedCells: usize = 0;
let countedCells: usize = 0;
let walkDistances: usize = 0;
let seenRegion: usize = 0;
let chainStack: usize = 0;
/** Records of failed chains: the boxes, then the player. */
let failedChains: Store = changetype<Store>(0);
let failedTable: IndexTable = changetype<IndexTable>(0);

export function openLearning(): bool {
  learnedSet = take(setBytes as i32);
  triedSet = take(setBytes as i32);
  chainSet = take(setBytes as i32);
  learnedCells = take((boxCount << 1) + 2);
  countedCells = take((boxCount << 1) + 2);
  walkDistances = take((cellCount + 1) << 1);
  seenRegion = take(cellCount + 1);
  chainStack = take((boxCount << 1) + 2);
  const chains = makeStore((setBytes + 8) as u32);
  const table = makeIndexTable();
  if (shortOfMemory || chains == null || table == null) return false;
  failedChains = chains;
  failedTable = table;
  return true;
}

export function setProofEffort(effort: i32): void {
  proofEffort = effort;
}

/** Whether these boxes need `extra` beyond their sum alone (INFINITE: can't reach goals), and that is news and soon proven. */
function holds(set: usize, player: i32, price: i32, extra: i32): bool {
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
function knownExtra(set: usize, player: i32, price: i32): i32 {
  const count = listCells(set, countedCells);
  const now = boundOne(set, countedCells, count, player, price);
  return now == INFINITE ? INFINITE : now - sumAlone(countedCells, count, player, price);
}

function holdsToo(set: usize, player: i32, price: i32, isDead: bool): bool {
  if (isDead) return holds(set, player, price, INFINITE);
  const known = knownExtra(set, player, price);
  return known < INFINITE && holds(set, player, price, known + 2);
}

/** Sorts cells by falling distance. */
function sortByDistance(cells: usize, count: i32): void {
  for (let i = 1; i < count; i++) {
    const cell = shortAt(cells, i);
    const far = shortAt(walkDistances, cell);
    let k = i;
    for (; k > 0 && shortAt(walkDistances, shortAt(cells, k - 1)) < far; k--) setShort(cells, k, shortAt(cells, k - 1));
    setShort(cells, k, cell);
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
      copyCells(triedSet, learnedSet, setWords);
      for (let k = i; k < i + many; k++) dropCell(triedSet, shortAt(learnedCells, k));
      if (many < count && holdsToo(triedSet, player, price, isDead)) {
        copyCells(learnedSet, triedSet, setWords);
        for (let k = i + many; k < count; k++) setShort(learnedCells, k - many, shortAt(learnedCells, k));
        count -= many;
      } else i += many;
    }
  }
  return count;
}

/** Whether the same holds with the player in any other region. Counts what the proofs rely on. */
function holdsAnywhere(price: i32, extra: i32, isDead: bool): bool {
  memory.fill(seenRegion, 0, (cellCount as usize) + 1);
  for (let cell = 1; cell <= cellCount; cell++) {
    if (byteAt(seenRegion, cell) || hasCell(learnedSet, cell)) continue;
    const count = listCells(learnedSet, countedCells);
    placeBoxes(countedCells, count);
    leastCellFrom(cell);
    liftBoxes(countedCells, count);
    for (let each = 1; each <= cellCount; each++) if (isNear(each)) setByte(seenRegion, each, 1);
    const alone = sumAlone(countedCells, count, cell, price);
    if (alone == INFINITE) continue;
    if (proofTotal > learningEnd) return false;
    if (!prove(learnedSet, cell, price, isDead ? INFINITE : alone + extra, proofEffort)) return false;
  }
  return true;
}

/** Makes a lemma from a refuted position, if there is one. The map must be empty. */
export function learn(set: usize, player: i32, price: i32, hub: i32, isDeadOnly: bool): bool {
  if (patternCount() >= MAX_PATTERNS) return false;
  learningEnd = proofTotal + MAX_LEARNING;
  copyCells(learnedSet, set, setWords);
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
  copyCells(patternBoxes(pattern), learnedSet, setWords);
  const region = patternRegion(pattern);
  listCells(learnedSet, countedCells);
  placeBoxes(countedCells, count);
  if (!isAnywhere) leastCellFrom(player);
  for (let cell = 1; cell <= cellCount; cell++)
    if (isAnywhere ? !hasCell(learnedSet, cell) : isNear(cell)) addCell(region, cell);
  liftBoxes(countedCells, count);
  keepRelied(pattern, (proofTotal - before) as i32);
  usePattern(pattern);
  return true;
}

/** The boxes that touch, in a chain, the one just pushed: into `triedSet`. Returns how many; 0: all are on goals. */
function collectChain(set: usize, hub: i32): i32 {
  clearCells(triedSet, setWords);
  addCell(triedSet, hub);
  setShort(chainStack, 0, hub);
  let top = 1;
  let count = 1;
  let isHome = isGoal(hub);
  while (top > 0) {
    const cell = shortAt(chainStack, --top);
    for (let d = 0; d < 20; d++) {
      // Neighbors, and neighbors of neighbors.
      const near = neighbor(cell, d & 3);
      const other = d < 4 ? near : neighbor(near, (d >> 2) - 1);
      if (other == WALL_CELL || !hasCell(set, other) || hasCell(triedSet, other)) continue;
      addCell(triedSet, other);
      setShort(chainStack, top++, other);
      count++;
      if (!isGoal(other)) isHome = false;
    }
  }
  return isHome ? 0 : count;
}

function isFailedChain(set: usize, player: i32, hash: u32): bool {
  const table = failedTable;
  let index = table.home(hash);
  for (let entry = load<u64>(table.slot(index)); entry != 0; entry = load<u64>(table.slot(index))) {
    const record = failedChains.at((entry as u32) - 1);
    if (((entry >> 32) as u32) == hash && load<i32>(record + setBytes) == player && isSameSet(record, set)) return true;
    index = table.after(index);
  }
  return false;
}

/** A short proof that the boxes around the last push are deadlocked; what failed once is not tried again. */
export function learnLocally(set: usize, hub: i32, player: i32): bool {
  if (collectChain(set, hub) < 2) return false;
  copyCells(chainSet, triedSet, setWords);
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
  const record = failedChains.at(failedChains.count - 1);
  copyCells(record, chainSet, setWords);
  store<i32>(record + setBytes, least);
  failedTable.add(hash, failedChains.count - 1);
  return false;
}
