// The lemma engine: lower bounds and certificates by learned lemmas (docs/certificates.md). From outside it is a search that
// proves a rising bound and may meet a solution on the way; afterward it writes the certificate of a claim.

import { boxCount, cellCount, goalCount, gridOf, levelLoad } from '../level/level';
import { intAt } from '../memory/arrays';
import { FULL, RUNNING, SOLVED, UNFIT, UNSOLVABLE } from '../parameters';
import { openBoard } from './board';
import {
  beginClaim,
  CLAIM_FALSE,
  CLAIM_PROVEN,
  CLAIM_RUNNING,
  claimNodes,
  keepSmallPatterns,
  openClaim,
  stepClaim,
  writeCertificate,
} from './certificate';
import { openLearning } from './learn';
import { openPairs, stepPairs } from './pairs';
import { INFINITE, openPatterns, patternCount } from './patterns';
import { openPositions } from './positions';
import { matchedPushes, openPrices } from './prices';
import { openProofs, proofTotal } from './prove';
import {
  beginTarget,
  frameDepth,
  framePush,
  GOING_ON,
  isMet,
  MET,
  mainPrice,
  OUT,
  openSearch,
  REFUTED,
  stepSearch,
  target,
  visitCount,
} from './search';

/** The checker counts this far. */
const MAX_CELLS: i32 = 1_000;

let provenBound: i32 = 0;
let knownPushes: i32 = INFINITE;
let isPairing: bool = false;
let isRefuting: bool = false;
let isNoSolution: bool = false;
/** Times that the bound has risen. It rises forever if there is no solution: after 16, 32, … times this is tried. */
let rises: i32 = 0;
const FIRST_TRY: i32 = 16;
let isTrying: bool = false;
let isSolvable: bool = false;

/** After the level's buffer is filled, unsimplified. `which` 0: climb in pushes, 1: prove that there is no solution. */
export function lemmasBegin(which: i32): i32 {
  if (!levelLoad()) return FULL;
  if (cellCount > MAX_CELLS || boxCount != goalCount || boxCount == 0) return UNFIT;
  if (!openBoard() || !openPatterns() || !openProofs() || !openPrices() || !openLearning()) return FULL;
  if (!openPositions() || !openSearch() || !openClaim()) return FULL;
  provenBound = mainPrice > 0 ? matchedPushes : 0;
  isNoSolution = which == 1 || mainPrice == 0;
  isPairing = openPairs(mainPrice);
  isRefuting = false;
  return RUNNING;
}

/** A solution with this many pushes is known: nothing above it needs to be proven. */
export function lemmasCeiling(pushes: i32): void {
  knownPushes = min(knownPushes, pushes);
}

/** Spends about `budget` positions and visits at most `visits`. SOLVED: a solution of `lemmasBound` pushes was met, or the known one is optimal. */
export function lemmasStep(budget: i32, visits: i32): i32 {
  if (isPairing) {
    isPairing = !stepPairs(budget << 3);
    return RUNNING;
  }
  if (!isNoSolution && provenBound >= knownPushes) return SOLVED;
  if (!isRefuting) {
    isTrying = !isNoSolution && !isSolvable && knownPushes == INFINITE && rises >= FIRST_TRY && popcnt(rises) == 1;
    beginTarget(isNoSolution || isTrying ? INFINITE : provenBound + 2, isTrying);
    isRefuting = true;
  }
  const state = stepSearch(budget, visits);
  if (state == GOING_ON) return RUNNING;
  if (state == OUT) return FULL;
  if (isTrying && state != REFUTED) {
    // Any solution was met, or none within the first budget: back to climbing.
    isSolvable = state == MET;
    rises++;
    beginTarget(provenBound + 2, false);
    isTrying = false;
    return RUNNING;
  }
  if (state == MET) return SOLVED;
  isRefuting = false;
  if (isNoSolution || isTrying) return UNSOLVABLE;
  provenBound = target;
  rises++;
  return provenBound >= knownPushes ? SOLVED : RUNNING;
}

export function lemmasBound(): i32 {
  return provenBound;
}

export function lemmasExpanded(): f64 {
  return visitCount;
}

/** Positions of all searches, those of proofs too. */
export function lemmasWork(): f64 {
  return visitCount + proofTotal;
}

export function lemmasCount(): i32 {
  return patternCount();
}

/** The pushes of the solution that was met; 0: none. */
export function lemmasPushCount(): i32 {
  return isMet ? frameDepth - 1 : 0;
}

/** Cells of the grid: the cell the box leaves << 16 | the cell it enters. */
export function lemmasPush(index: i32): i32 {
  const packed = framePush(index + 1);
  return (intAt(gridOf, packed >> 16) << 16) | intAt(gridOf, packed & 0xffff);
}

/** Begins the claim's own search; `least` 0: no solution. It takes the table of positions: `lemmasStep` then starts over. */
export function lemmasClaim(least: i32, isInMoves: i32, maxPositions: i32): void {
  isRefuting = false;
  beginClaim(least == 0 ? INFINITE : least, isInMoves != 0, maxPositions);
}

/** RUNNING; SOLVED: proven; UNSOLVABLE: the claim is false; FULL: too many positions. */
export function lemmasClaimStep(budget: i32): i32 {
  const state = stepClaim(budget);
  return state == CLAIM_RUNNING ? RUNNING : state == CLAIM_PROVEN ? SOLVED : state == CLAIM_FALSE ? UNSOLVABLE : FULL;
}

export function lemmasClaimNodes(): f64 {
  return claimNodes;
}

/** The bytes of the certificate after its magic word; `radius` below 0: without a ball. */
export function lemmasWrite(radius: i32, mostBoxes: i32): i32 {
  if (mostBoxes > 0) keepSmallPatterns(mostBoxes);
  return writeCertificate(radius);
}
