// The lemma engine: lower bounds and certificates by learned lemmas (docs/certificates.md). From outside it is a search that
// proves a rising bound and may meet a solution on the way, itself or by the beams that take turns with it; afterward it
// writes the certificate of a claim.

import { boxCount, cellCount, goalCount, gridOf, levelLoad } from '../level/level';
import { FULL, RUNNING, SOLVED, UNFIT, UNSOLVABLE } from '../parameters';
import {
  BEAM_ENDED,
  BEAM_MET,
  BEAM_ORDERS,
  beamNodes,
  beamWork,
  beginBeam,
  metCount,
  metPush,
  openBeam,
  stepBeam,
} from './beam';
import { openBoard } from './board';
import {
  beginClaim,
  beginTieBreak,
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
  isRefutedAgain,
  MET,
  mainPrice,
  OUT,
  openSearch,
  REFUTED,
  stepSearch,
  targetPushes,
  visitCount,
} from './search';

/** The checker counts this far. */
const MAX_CELLS: i32 = 1_000;

/** The table of pairs counts as no work, so callers don't see that its steps may be longer: none is shorter than about a millisecond. */
const MIN_PAIR_BUDGET: i32 = 64;

let provenBound: i32 = 0;
let knownPushes: i32 = INFINITE;
let isPairing: bool = false;
let isRefuting: bool = false;
let isNoSolution: bool = false;
/** Times that the bound has risen. It rises forever if there is no solution: after 16, 32, … times this is tried. */
let boundRises: i32 = 0;
const FIRST_TRY: i32 = 16;
let isTrying: bool = false;
/** The lemmas are for a certificate, whose check is to be short. */
let isForClaim: bool = false;
let isSolvable: bool = false;
/** Work on a target before the first beam; then the work of a turn of the search, and of a turn of beams. */
const BEAMS_LATER: f64 = 20_000;
const TURN_WORK: f64 = 4_000;
const BEAM_TURN_WORK: f64 = 400;
/** A target that has resisted this much is probably above the optimum: beams get most of the work. */
const BEAMS_LAST: f64 = 200_000;
const LAST_TURN_WORK: f64 = 8_000;
/** With a known solution this many pushes above the target there are no beams: the optimum is hardly near, and the bound rises sooner. */
const MAX_BEAM_GAP: i32 = 30;
/** Positions per layer of the first beams; four times as many with each round of orders. */
const FIRST_BREADTH: i32 = 50;
const MAX_ROUND: i32 = 5;
let isBeaming: bool = false;
let isBeamTurn: bool = false;
let hasBeams: bool = false;
let isBeamOpen: bool = false;
let beamCount: i32 = 0;
let targetBegan: f64 = 0;
let turnEnd: f64 = 0;
let beamTurnEnd: f64 = 0;

/**
 * After the level's buffer is filled, unsimplified. `which` 0: climb in pushes, 1: prove that there is no solution, 2: climb
 * without beams, to a claim known to be true.
 */
export function lemmasBegin(which: i32): i32 {
  if (!levelLoad()) return FULL;
  if (cellCount > MAX_CELLS || boxCount != goalCount || boxCount == 0) return UNFIT;
  if (!openBoard() || !openPatterns() || !openProofs() || !openPrices() || !openLearning()) return FULL;
  if (!openPositions() || !openSearch() || !openClaim()) return FULL;
  provenBound = mainPrice > 0 ? matchedPushes : 0;
  isNoSolution = which == 1 || mainPrice == 0;
  hasBeams = which == 0;
  isForClaim = which == 2;
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
    isPairing = !stepPairs(max(budget, MIN_PAIR_BUDGET) << 3);
    return RUNNING;
  }
  if (!isNoSolution && provenBound >= knownPushes) return SOLVED;
  if (!isRefuting) {
    isTrying =
      !isNoSolution && !isSolvable && knownPushes == INFINITE && boundRises >= FIRST_TRY && popcnt(boundRises) == 1;
    beginTarget(isNoSolution || isTrying ? INFINITE : provenBound + 2, isTrying);
    isRefuting = true;
    // A beam of the last target is of no use, and it says nothing about the width that this one needs.
    isBeaming = false;
    beamCount = 0;
    targetBegan = visitCount + proofTotal;
    beginSearchTurn();
  }
  if (isBeamTurn) return stepBeams(budget, visits);
  const state = stepSearch(min(budget, max(1, (turnEnd - visitCount - proofTotal) as i32)), visits);
  if (state == GOING_ON) {
    if (visitCount + proofTotal >= turnEnd) endSearchTurn();
    return RUNNING;
  }
  if (state == OUT) return FULL;
  if (isTrying && state != REFUTED) {
    // Any solution was met, or none within the first budget: back to climbing.
    isSolvable = state == MET;
    boundRises++;
    beginTarget(provenBound + 2, false);
    targetBegan = visitCount + proofTotal;
    isTrying = false;
    return RUNNING;
  }
  if (state == MET) return SOLVED;
  if (isForClaim && targetPushes >= knownPushes && isRefutedAgain()) return RUNNING;
  isRefuting = false;
  if (isNoSolution || isTrying) return UNSOLVABLE;
  provenBound = targetPushes;
  boundRises++;
  return provenBound >= knownPushes ? SOLVED : RUNNING;
}

/** A turn of the search; its end depends on the work alone, however that is cut into steps. */
function beginSearchTurn(): void {
  isBeamTurn = false;
  turnEnd = visitCount + proofTotal + TURN_WORK;
}

/** After a turn of the search: beams have a turn too, once the target has resisted for a while. */
function endSearchTurn(): void {
  beginSearchTurn();
  const resisted = visitCount + proofTotal - targetBegan;
  if (!hasBeams || targetPushes >= INFINITE || resisted <= BEAMS_LATER) return;
  if (knownPushes < INFINITE && knownPushes - targetPushes > MAX_BEAM_GAP) return;
  // Most levels need no beam, so its tables are taken late.
  if (!isBeamOpen) hasBeams = isBeamOpen = openBeam();
  isBeamTurn = hasBeams;
  beamTurnEnd = beamWork + (resisted > BEAMS_LAST ? LAST_TURN_WORK : BEAM_TURN_WORK);
}

/** One beam after another: each order, then wider. */
function stepBeams(budget: i32, visits: i32): i32 {
  const until = min(beamWork + budget, beamTurnEnd);
  const last = beamNodes + visits;
  while (beamWork < until && beamNodes < last) {
    if (!isBeaming) {
      beginBeam(FIRST_BREADTH << (2 * min(beamCount / BEAM_ORDERS, MAX_ROUND)), beamCount % BEAM_ORDERS);
      beamCount++;
      isBeaming = true;
    }
    const state = stepBeam();
    if (state == BEAM_MET) return SOLVED;
    if (state == BEAM_ENDED) isBeaming = false;
  }
  if (beamWork >= beamTurnEnd) beginSearchTurn();
  return RUNNING;
}

export function lemmasBound(): i32 {
  return provenBound;
}

export function lemmasExpanded(): f64 {
  return visitCount + beamNodes;
}

/** Positions of all searches, those of proofs too, and the work of beams. */
export function lemmasWork(): f64 {
  return visitCount + proofTotal + beamWork;
}

export function lemmasCount(): i32 {
  return patternCount();
}

/** The pushes of the solution that was met; 0: none. */
export function lemmasPushCount(): i32 {
  return metCount > 0 ? metCount : isMet ? frameDepth - 1 : 0;
}

/** Cells of the grid: the cell the box leaves << 16 | the cell it enters. */
export function lemmasPush(index: i32): i32 {
  const packed = metCount > 0 ? metPush(index) : framePush(index + 1);
  return (gridOf[packed >> 16] << 16) | gridOf[packed & 0xffff];
}

/** Begins the claim's own search; `least` 0: no solution. It takes the table of positions: `lemmasStep` then starts over. */
export function lemmasClaim(least: i32, isInMoves: i32, maxPositions: i32): void {
  isRefuting = false;
  beginClaim(least == 0 ? INFINITE : least, isInMoves != 0, maxPositions);
}

/** After a claim in pushes is proven: begins the search for "none with as many pushes and fewer moves", of the same certificate. */
export function lemmasTieBreak(moves: i32, maxPositions: i32): void {
  beginTieBreak(moves, maxPositions);
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
