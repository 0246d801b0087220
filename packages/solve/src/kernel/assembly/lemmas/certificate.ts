// The certificate: the claim's own search as the checker will do it, in order of cost, which marks the lemmas it needs; then
// those that their proofs need; then the bytes (format: docs/certificates.md). Cells and goals are numbered as there.

import { boxCount, cellCount, isGoal, neighbor, playerCell } from '../level/level';
import { shortages } from '../memory/arena';
import { Listed, makeStore, Store } from '../memory/store';
import { Bits, Ints, Shorts, takeBits, takeInts, takeShorts } from '../memory/tables';
import {
  leastCellFrom,
  liftBoxes,
  listCells,
  listPushes,
  measureWalks,
  placeBoxes,
  pushCount,
  pushList,
  reachFrom,
  setWords,
} from './board';
import {
  boundAll,
  DEAD,
  goalSetCount,
  goalSetSize,
  INFINITE,
  isInGoalSet,
  isMarked,
  isShortOfLemmas,
  markDependencies,
  markPattern,
  patternBoxes,
  patternCount,
  patternExtra,
  patternPlayer,
  patternPrice,
  patternWork,
  priceCount,
  priceValues,
  relied,
  reliedCount,
  startRelying,
  stopRelying,
} from './patterns';
import {
  clearPositions,
  MAX_COST,
  positionCount,
  positionPlayer,
  positionSet,
  queueCost,
  queuePosition,
  takePosition,
  widenQueue,
} from './positions';
import { isCutOrLearned, setTarget, startSet } from './search';

/** Positions of the claim's search. */
export let claimNodes: f64 = 0;
/** What is claimed: no solution with fewer pushes (or moves), and with a tie-break, none with as many pushes and fewer moves. */
let claimFewest: i32 = 0;
let claimTieMoves: i32 = 0;
/** What the search must not reach, and what a push costs in it; with a tie-break, one push more outweighs all moves. */
let claimTarget: i32 = 0;
let claimPushCost: i32 = 1;
let isClaimInMoves: bool = false;
let maxClaimPositions: i32 = 0;
let isClaimTooLarge: bool = false;
let claimCells = changetype<Shorts>(0);
let claimSet = changetype<Bits>(0);
let claimChildCells = changetype<Shorts>(0);
let claimPushes = changetype<Ints>(0);
let claimWalks = changetype<Shorts>(0);
let outputBytes = changetype<Store<Listed>>(0);
let isOutputCut: bool = false;

/** Costs of a search with a tie-break that the checkers allow. */
const MAX_TIE: f64 = 4_194_304;

export const CLAIM_RUNNING: i32 = 0;
export const CLAIM_PROVEN: i32 = 1;
export const CLAIM_FALSE: i32 = 2;
export const CLAIM_TOO_LARGE: i32 = 3;

export function openClaim(): bool {
  const before = shortages;
  claimCells = takeShorts(boxCount + 1);
  claimChildCells = takeShorts(boxCount + 1);
  claimSet = takeBits(setWords);
  claimPushes = takeInts(boxCount * 4 + 4);
  claimWalks = takeShorts(cellCount + 1);
  const output = makeStore<Listed>(offsetof<Listed>() as i32);
  if (shortages > before || !output) return false;
  outputBytes = output;
  return true;
}

/** Begins the search for "no solution with fewer than `least`" (INFINITE: no solution). */
export function beginClaim(least: i32, isInMoves: bool, maxPositions: i32): void {
  claimFewest = claimTarget = least;
  claimTieMoves = 0;
  claimPushCost = 1;
  claimNodes = 0;
  for (let pattern = 0; pattern < patternCount(); pattern++) markPattern(pattern, false);
  isClaimTooLarge = least >= MAX_COST && least < INFINITE;
  beginSearchFromStart(isInMoves, maxPositions);
}

/** Begins, after the claim in pushes is proven, the search for "none with as many pushes and fewer moves". */
export function beginTieBreak(moves: i32, maxPositions: i32): void {
  const costs = ((claimFewest as f64) + 1) * moves;
  claimTieMoves = moves;
  claimPushCost = moves + 1;
  isClaimTooLarge = costs > MAX_TIE || !widenQueue(costs as i32);
  claimTarget = isClaimTooLarge ? 0 : (costs as i32);
  beginSearchFromStart(true, maxPositions);
}

function beginSearchFromStart(isInMoves: bool, maxPositions: i32): void {
  setTarget(claimFewest);
  isClaimInMoves = isInMoves;
  maxClaimPositions = maxPositions;
  clearPositions();
  listCells(startSet, claimCells);
  placeBoxes(claimCells, boxCount);
  const first = isInMoves ? playerCell : leastCellFrom(playerCell);
  liftBoxes(claimCells, boxCount);
  if (!queuePosition(startSet, first, 0)) isClaimTooLarge = true;
}

function isCutByLemmas(player: i32, cost: i32): bool {
  startRelying();
  const bound = boundAll(claimSet, claimChildCells, player, claimTarget == INFINITE);
  stopRelying();
  const isCut =
    bound == INFINITE ||
    (claimTarget < INFINITE && (cost as i64) + (bound as i64) * (claimPushCost as i64) >= (claimTarget as i64));
  if (isCut) for (let i = 0; i < reliedCount; i++) markPattern(relied(i), true);
  return isCut;
}

/** Pushes that leave as many to the claim as this cost does: those of `isCutOrLearned`. */
function pushesFor(cost: i32): i32 {
  return claimTarget == INFINITE ? 0 : claimFewest - (claimTarget - cost + claimPushCost - 1) / claimPushCost;
}

function expandClaim(position: i32): bool {
  const player = positionPlayer(position);
  const cost = queueCost;
  listCells(positionSet(position), claimCells);
  placeBoxes(claimCells, boxCount);
  reachFrom(player);
  listPushes(claimCells, boxCount, isClaimInMoves);
  if (isClaimInMoves) measureWalks(player, claimWalks);
  liftBoxes(claimCells, boxCount);
  // Learning overwrites the list of pushes.
  const count = pushCount;
  claimPushes.copyFrom(pushList, count);
  for (let i = 0; i < count; i++) {
    const from = claimPushes[i] >> 2;
    const d = claimPushes[i] & 3;
    const onto = neighbor(from, d);
    claimSet.copyFrom(positionSet(position), setWords);
    claimSet.drop(from);
    claimSet.add(onto);
    listCells(claimSet, claimChildCells);
    const walk = isClaimInMoves ? claimWalks[neighbor(from, d ^ 2)] : 0;
    const then = claimTarget == INFINITE ? 0 : cost + claimPushCost + walk;
    if (isCutByLemmas(from, then)) continue;
    if (isCutOrLearned(claimSet, claimChildCells, from, onto, pushesFor(then)) && isCutByLemmas(from, then)) continue;
    let last = from;
    if (!isClaimInMoves) {
      placeBoxes(claimChildCells, boxCount);
      last = leastCellFrom(from);
      liftBoxes(claimChildCells, boxCount);
    }
    if (!queuePosition(claimSet, last, then)) return false;
  }
  return true;
}

/** Expands about this many positions. */
export function stepClaim(budget: i32): i32 {
  for (let left = budget; left > 0; left--) {
    if (isClaimTooLarge || isShortOfLemmas) return CLAIM_TOO_LARGE;
    const position = takePosition();
    if (position < 0) return CLAIM_PROVEN;
    listCells(positionSet(position), claimCells);
    let isHome = true;
    for (let i = 0; i < boxCount && isHome; i++) isHome = isGoal(claimCells[i]);
    if (isHome) return CLAIM_FALSE;
    claimNodes++;
    if (positionCount() > maxClaimPositions || !expandClaim(position)) return CLAIM_TOO_LARGE;
  }
  return CLAIM_RUNNING;
}

/** Lemmas with many boxes cost a wide search more than they save: forget the marks of those with more boxes. */
export function keepSmallPatterns(mostBoxes: i32): void {
  for (let pattern = 0; pattern < patternCount(); pattern++)
    if (isMarked(pattern) && listCells(patternBoxes(pattern), claimCells) > mostBoxes) markPattern(pattern, false);
}

function writeNumber(value: f64): void {
  let rest = value as u64;
  while (true) {
    if (!outputBytes.add()) {
      isOutputCut = true;
      return;
    }
    const last = rest < 128;
    outputBytes.last().value = ((rest & 127) | (last ? 0 : 128)) as i32;
    if (last) return;
    rest >>= 7;
  }
}

function writePattern(pattern: i32): void {
  const price = patternPrice(pattern);
  const count = listCells(patternBoxes(pattern), claimCells);
  writeNumber(3);
  writeNumber(price + 1);
  if (price != DEAD) writeNumber(patternExtra(pattern));
  writeNumber(count);
  for (let i = 0, before = -1; i < count; i++) {
    const cell = claimCells[i] - 1;
    writeNumber(cell - before - 1);
    before = cell;
  }
  const player = patternPlayer(pattern);
  writeNumber(player == 0 ? cellCount : player - 1);
}

/**
 * Writes everything after the magic word; `radius` below 0: no ball, 0: a ball without limit. Returns its length; 0: out of
 * memory.
 */
export function writeCertificate(radius: i32): i32 {
  markDependencies();
  let work = claimNodes;
  for (let pattern = 0; pattern < patternCount(); pattern++) if (isMarked(pattern)) work += patternWork(pattern) + 9;
  if (radius >= 0) work += 100_000_000;
  outputBytes.clear();
  isOutputCut = false;
  writeNumber(claimTieMoves > 0 ? 2 : isClaimInMoves ? 1 : 0);
  writeNumber(claimFewest == INFINITE ? 0 : claimFewest);
  if (claimTieMoves > 0) writeNumber(claimTieMoves);
  // The checker may pack patterns differently: leave some room.
  writeNumber(min(work * 2 + 1_000, 2_000_000_000));
  for (let price = 1; price < priceCount; price++) {
    writeNumber(1);
    for (let goal = 0; goal < boxCount; goal++) {
      const value = priceValues[boxCount * price + goal];
      writeNumber(value < 0 ? -2 * value - 1 : 2 * value);
    }
  }
  for (let number = 0; number < goalSetCount; number++) {
    writeNumber(2);
    writeNumber(goalSetSize(number));
    for (let goal = 0; goal < boxCount; goal++) if (isInGoalSet(number, goal)) writeNumber(goal);
  }
  for (let pattern = 0; pattern < patternCount(); pattern++) if (isMarked(pattern)) writePattern(pattern);
  if (radius >= 0) {
    writeNumber(4);
    writeNumber(radius);
  }
  writeNumber(0);
  return isOutputCut ? 0 : (outputBytes.count as i32);
}

export function certificateByte(index: i32): i32 {
  return outputBytes.at(index).value;
}
