// Searches without a plan, with all boxes on the board, forward or backward. Free: bring the board into good order (few areas, few
// blocked boxes and loose ends, boxes far from the goals). Aimed: come as near as possible to a set of cells, at best
// with all boxes on them. A free search backward empties the goals into a loose board; a search aimed at that board
// then only has to arrange boxes in the open, and the two meet in the perimeter. Source: Festival's "HF" strategies;
// the backward search to the start squares is its last one.

import { boxCells, boxCount as boxTotal, cellCount } from '../../level/level';
import { isLive } from '../../level/live';
import { Bits, Bytes, Ints, takeBits, takeBytes, takeInts, takeWords, Words } from '../../memory/tables';
import { AREAS_FIRST, CLUMSY_STOPS, IMMOBILE_BOXES, LISTED_MOVES, LOOSE_ENDS_WORK, PI_CORRAL } from '../../parameters';
import { BOX, FREE } from '../../position/map';
import { isOn } from '../../switches';
import { areaCount } from '../board/blocks';
import { boardBoxes, boardMap, boardPlayer, boxCount, floodBoard } from '../board/board';
import { baseSet, cellSetWords, MAX_DISTANCE } from '../board/cell-tables';
import { goalSum, pushDistance } from '../board/distances';
import { looseEnds } from '../board/loose-ends';
import { generate, moveArea, moveAreas, moveCount, moveFrom, moveTo, restAllowed } from '../board/moves';
import { corralBoxes, findCorral } from '../deadlock/corral-boxes';
import { reachesGoal } from '../deadlock/goal-reach';
import { fitsBases } from '../deadlock/matching';
import { canPullFree } from '../deadlock/retrograde';
import { crowdedCells, unpullableBoxes, unpushableBoxes } from '../features/immobile-boxes';
import { aimScore, freeScore, nearScore } from '../features/score';
import { keepScore, knownScore } from '../features/score-cache';
import { varyWorth } from '../features/variation';
import { advise, childScore, isOpenChild, knownState, OPEN, putChild } from '../tree/children';
import { Expansion, Tree } from '../tree/tree';
import { matchAfter, matchBoxes, matchWith, openAimMatching } from './aim-matching';
import { childKey } from './forward';

/** The cells aimed at, or none in a free search. */
let aimedAt: bool = false;
/** Distances are those of a matching; otherwise each box counts its distance to the nearest cell. */
let isMatched: bool = false;
let movedRow: i32 = 0;
let aimSet = changetype<Bits>(0);
let aimMap = changetype<Bytes>(0); // u8 by cell, all 0 in a free search
let aimDistances = changetype<Ints>(0); // i32 by cell: pushes between it and the nearest target cell, or minus the sum to all goals
let standMap = changetype<Bytes>(0); // u8 by cell: a box may be pulled there
let onAim: i32 = 0;
let boardDistance: i32 = 0;
/** Added to distances, which are negative in a free search, so that sums stay positive. */
const OFFSET: i32 = 1 << 28;
let countsEnds: bool = false;
let isPulling: bool = false;
/** The score given last is the score itself, and not less. */
let isExact: bool = true;
let leastScores = changetype<Words>(0); // u64
let leastCount: i32 = 0;

export function openAim(): void {
  aimSet = takeBits(cellSetWords);
  aimMap = takeBytes(cellCount + 1);
  aimDistances = takeInts(cellCount + 1);
  standMap = takeBytes(cellCount + 1);
  leastScores = takeWords(LISTED_MOVES);
  openAimMatching();
}

/** Makes the following searches free; loose ends count if `ends` is set. */
export function aimAtNothing(ends: bool): void {
  aimedAt = false;
  isMatched = false;
  aimMap.clear(cellCount + 1);
  countsEnds = ends && cellCount * boxTotal <= LOOSE_ENDS_WORK;
  for (let c = 1; c <= cellCount; c++) aimDistances[c] = -varyWorth(goalSum[c], c);
}

/** Makes these cells the target of the following searches, by pushes or by pulls. */
export function aimAt(set: Bits, pull: bool): void {
  aimedAt = true;
  aimSet.copyFrom(set, cellSetWords);
  for (let c = 1; c <= cellCount; c++) aimMap[c] = aimSet.has(c) ? 1 : 0;
  isMatched = matchWith(set, pull);
  if (isMatched) return;
  for (let c = 1; c <= cellCount; c++) {
    let nearest = cellCount * 2;
    for (let t = 1; t <= cellCount; t++) {
      if (!aimSet.has(t)) continue;
      const pushes = pull ? pushDistance(t, c) : pushDistance(c, t);
      if (pushes < nearest) nearest = pushes;
    }
    aimDistances[c] = nearest;
  }
}

/** Cells that a lone box could be pushed to from some base; known once the level is analyzed. */
export function findStand(): void {
  for (let i = 0; i < boxTotal; i++) {
    const b = boxCells[i];
    for (let c = 1; c <= cellCount; c++) {
      if (isLive(c) && pushDistance(b, c) != MAX_DISTANCE) standMap[c] = 1;
    }
  }
}

@inline
function isOnAim(c: i32): i32 {
  return aimMap[c];
}

/**
 * In a free search, areas always come first. In an aimed one, boards from which the boxes can no longer fill the cells
 * come last: it is easy to reach few areas by pushing a box to where it can't come back from.
 */
@inline
function ordered(areas: i32, inPlace: i32, crowded: i32, distance: i32): u64 {
  if (isNearFirst()) return nearScore(areas, inPlace, distance);
  return aimScore(isMatched && distance - OFFSET >= MAX_DISTANCE, areas, inPlace, crowded, distance);
}
@inline
function isNearFirst(): bool {
  return aimedAt && !isOn(AREAS_FIRST);
}

function scoreNode(areas: i32): u64 {
  onAim = 0;
  boardDistance = OFFSET;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    onAim += isOnAim(c);
    if (!isMatched) boardDistance += aimDistances[c];
  }
  if (isMatched) boardDistance += matchBoxes(boardBoxes);
  movedRow = 0;
  if (countsStuck()) return scoreOfFree(areas, boardDistance, 0, 0, ~(0 as u64));
  return ordered(areas, onAim, countsCrowded() ? crowdedCells(aimSet, 0, 0) : 0, boardDistance);
}

/** Whether a free search counts blocked boxes and loose ends. */
@inline
function countsStuck(): bool {
  return !aimedAt && isOn(IMMOBILE_BOXES);
}
@inline
function countsCrowded(): bool {
  return aimedAt && isOn(IMMOBILE_BOXES) && isOn(AREAS_FIRST);
}

/**
 * The score of the board in `boardMap`, in a free search, or a number no greater that is at least `most`. Blocked boxes and loose ends
 * count once there is a single area.
 */
@inline
function scoreOfFree(areas: i32, distance: i32, from: i32, to: i32, most: u64): u64 {
  let stuck = 0;
  let ends = 0;
  const far = (1 << 25) + distance - OFFSET;
  if (areas == 1) {
    stuck = isPulling ? unpullableBoxes(from, to) : unpushableBoxes(from, to);
    if (countsEnds) {
      // loose ends take longer to compute than everything else
      const bound = freeScore(areas, stuck, 0, far);
      if (bound >= most) {
        isExact = false;
        return bound;
      }
      ends = looseEnds(boardMap);
    }
  }
  return freeScore(areas, stuck, ends, far);
}

/** Moves come box by box, in the order of the boxes. */
function farAfter(from: i32, to: i32): i32 {
  if (!isMatched) return boardDistance - aimDistances[from] + aimDistances[to];
  while (boardBoxes[movedRow] != from) movedRow++;
  return OFFSET + matchAfter(movedRow, to);
}

/** The score of a child or, with `isExact` unset, a number no greater that is at least `most`. */
function scoreChild(i: i32, most: u64): u64 {
  const from = moveFrom[i];
  const to = moveTo[i];
  const areas = moveAreas[i];
  const on = onAim - isOnAim(from) + isOnAim(to);
  isExact = true;
  if (aimedAt && !isNearFirst()) {
    const bound = aimScore(false, areas, on, 0, 0);
    if (bound >= most) {
      isExact = false;
      return bound;
    }
  }
  const distance = farAfter(from, to);
  let crowded = 0;
  if (countsStuck() || countsCrowded()) {
    let free: u64 = 0;
    boardMap[from] = FREE;
    boardMap[to] = BOX;
    if (countsCrowded()) crowded = crowdedCells(aimSet, from, to);
    else free = scoreOfFree(areas, distance, from, to, most);
    boardMap[to] = FREE;
    boardMap[from] = BOX;
    if (countsStuck()) return free;
  }
  return ordered(areas, on, crowded, distance);
}

/** The least scores of the children so far, ascending, as many as a list holds. */
function keepLeast(score: u64): void {
  if (leastCount == LISTED_MOVES && score >= leastScores[LISTED_MOVES - 1]) return;
  let at = leastCount < LISTED_MOVES ? leastCount++ : LISTED_MOVES - 1;
  for (; at > 0 && score < leastScores[at - 1]; at--) leastScores[at] = leastScores[at - 1];
  leastScores[at] = score;
}

/**
 * Generates moves and children of the current board; returns its score. A child ranked after a whole list of others
 * needs no exact score until that list is exhausted, when this is called with `again`.
 */
export function lookAimed(tree: Tree, e: Expansion, pull: bool, again: bool): u64 {
  isPulling = pull;
  restAllowed.copyFrom(aimMap, cellCount + 1);
  floodBoard(boardPlayer, changetype<Bits>(0));
  const corral = !pull && isOn(PI_CORRAL) && findCorral();
  generate(pull, corral ? corralBoxes : changetype<Bytes>(0), pull ? standMap : reachesGoal, isOn(CLUMSY_STOPS));
  const score = scoreNode(areaCount);
  leastCount = 0;
  for (let i = 0; i < moveCount; i++) {
    const key = childKey(e, moveFrom[i], moveTo[i], moveArea[i]);
    const state = knownState(tree, key);
    let value: u64 = 0;
    if (state == OPEN) {
      value = knownScore(key);
      if (!value) {
        const most = again || leastCount < LISTED_MOVES ? ~(0 as u64) : leastScores[LISTED_MOVES - 1];
        value = scoreChild(i, most);
        if (isExact) keepScore(key, value);
      }
      keepLeast(value);
    }
    putChild(i, state, value, 0);
  }
  return score;
}

/** The one advisor: the best child, if it is better than the board itself. */
export function adviseAimed(score: u64): void {
  let best = -1;
  let bestScore = score;
  for (let i = 0; i < moveCount; i++) {
    if (!isOpenChild(i) || childScore(i) >= bestScore) continue;
    bestScore = childScore(i);
    best = i;
  }
  advise(best);
}

/** Whether the loaded backward board is a deadlock. */
export function isDeadBack(boxSet: Bits): bool {
  return !fitsBases(boxSet, 0, baseSet, 0) || !canPullFree(baseSet);
}

/** Areas in a free search, areas and boxes in place in an aimed one. */
export function aimedSlot(label: u64): u64 {
  if (isNearFirst()) return label & 0xfffff;
  return aimedAt ? label >> 42 : countsStuck() ? label >> 44 : label >> 32;
}
