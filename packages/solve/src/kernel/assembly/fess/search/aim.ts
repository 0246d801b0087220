// Searches without a plan, with all boxes on the board, forward or backward. Free: bring the board into good order (few areas, few
// blocked boxes and loose ends, boxes far from the goals). Aimed: come as near as possible to a set of cells, at best
// with all boxes on them. A free search backward empties the goals into a loose board; a search aimed at that board
// then only has to arrange boxes in the open, and the two meet in the perimeter. Source: Festival's "HF" strategies;
// the backward search to the start squares is its last one.

import { boxCells, boxCount as boxTotal, cellCount } from '../../level/level';
import { isLive } from '../../level/live';
import { noteShortage, take, takeEach } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, setWord, shortAt, wordAt } from '../../memory/arrays';
import { copyCells, hasCell } from '../../memory/cell-sets';
import {
  AREAS_FIRST,
  CLUMSY_STOPS,
  IMMOBILE_BOXES,
  LISTED_MOVES,
  LOOSE_ENDS_WORK,
  MATCHED_BOXES,
  PI_CORRAL,
} from '../../parameters';
import {
  assignRow,
  clearMatching,
  costAt,
  goalOfRow,
  goalPotential,
  makeMatching,
  matchingCost,
  rowCosts,
  rowOfGoal,
  rowPotential,
} from '../../position/cheapest-matching';
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
import { childKey } from './forward';

// The distance of a board from a set of cells: the fewest pushes that bring every box to a cell of its own, by the
// cheapest matching. A child differs from its parent in one row: with that box removed, one pass finds the cost from
// each goal to the free one, and every destination of the box then needs one pass over its row.

const INFINITE: i32 = 0x3fffffff;

let matchedRows: i32 = 0;
let aimCostTable: usize = 0; // u16[cell][goal]: pushes; a goal out of reach has the greatest cost, and still counts
let freeGoalDistances: usize = 0; // i32[goal]: distance to the free goal
let settledGoals: usize = 0; // u8[goal]
let matchedTotal: i32 = 0;
let liftedRow: i32 = -1;

export function openAimMatching(): void {
  if (boxTotal > MATCHED_BOXES) return;
  matchedRows = boxTotal;
  aimCostTable = takeEach(cellCount + 1, matchedRows * 2);
  freeGoalDistances = take(matchedRows * 4 + 4);
  settledGoals = take(matchedRows + 1);
  if (!makeMatching(matchedRows, true)) noteShortage();
}

@inline
function aimCosts(cell: i32): usize {
  return aimCostTable + <usize>((cell * matchedRows) << 1);
}

/** Makes the cells of the set the goals. False if they are too many. */
export function matchWith(set: usize, pull: bool): bool {
  if (boxTotal > MATCHED_BOXES) return false;
  let goal = 0;
  for (let t = 1; t <= cellCount && goal < matchedRows; t++) {
    if (!hasCell(set, t)) continue;
    for (let c = 1; c <= cellCount; c++) setShort(aimCosts(c), goal, pull ? pushDistance(t, c) : pushDistance(c, t));
    goal++;
  }
  return goal == matchedRows;
}

/** The cost of a board, whose boxes are listed. */
export function matchBoxes(list: usize): i32 {
  clearMatching();
  for (let i = 0; i < matchedRows; i++) {
    setInt(rowCosts, i, <i32>aimCosts(shortAt(list, i)));
    assignRow(i);
  }
  matchedTotal = matchingCost();
  liftedRow = -1;
  return matchedTotal;
}

/** Removes a row, and finds how far each goal is from the one it frees. */
function lift(row: i32): void {
  liftedRow = row;
  for (let j = 0; j < matchedRows; j++) {
    setInt(freeGoalDistances, j, INFINITE);
    setByte(settledGoals, j, 0);
  }
  setInt(freeGoalDistances, intAt(goalOfRow, row), 0);
  for (let turn = 0; turn < matchedRows; turn++) {
    let best = -1;
    for (let j = 0; j < matchedRows; j++)
      if (!byteAt(settledGoals, j) && (best < 0 || intAt(freeGoalDistances, j) < intAt(freeGoalDistances, best)))
        best = j;
    setByte(settledGoals, best, 1);
    const so = intAt(freeGoalDistances, best) - intAt(goalPotential, best);
    // a row with goal j may change to `best`, which then frees j
    for (let j = 0; j < matchedRows; j++) {
      if (byteAt(settledGoals, j)) continue;
      const other = intAt(rowOfGoal, j);
      const through = so + costAt(other, best) - intAt(rowPotential, other);
      if (through < intAt(freeGoalDistances, j)) setInt(freeGoalDistances, j, through);
    }
  }
}

/** The cost once the box that is row `row` of the board is on another cell. */
export function matchAfter(row: i32, to: i32): i32 {
  if (liftedRow != row) lift(row);
  const costs = aimCosts(to);
  let least = INFINITE;
  for (let j = 0; j < matchedRows; j++) {
    const through = shortAt(costs, j) - intAt(goalPotential, j) + intAt(freeGoalDistances, j);
    if (through < least) least = through;
  }
  return matchedTotal - intAt(rowPotential, row) + least;
}

/** The cells aimed at, or none in a free search. */
let aimedAt: bool = false;
/** Distances are those of a matching; otherwise each box counts its distance to the nearest cell. */
let isMatched: bool = false;
let movedRow: i32 = 0;
let aimSet: usize = 0;
let aimMap: usize = 0; // u8 by cell, all 0 in a free search
let aimDistances: usize = 0; // i32 by cell: pushes between it and the nearest target cell, or minus the sum to all goals
let standMap: usize = 0; // u8 by cell: a box may be pulled there
let onAim: i32 = 0;
let boardDistance: i32 = 0;
/** Added to distances, which are negative in a free search, so that sums stay positive. */
const OFFSET: i32 = 1 << 28;
let countsEnds: bool = false;
let isPulling: bool = false;
/** The score given last is the score itself, and not less. */
let isExact: bool = true;
let leastScores: usize = 0; // u64
let leastCount: i32 = 0;

export function openAim(): void {
  aimSet = take(cellSetWords * 8);
  aimMap = take(cellCount + 1);
  aimDistances = take((cellCount + 1) * 4);
  standMap = take(cellCount + 1);
  leastScores = take(LISTED_MOVES * 8);
  openAimMatching();
}

/** Makes the following searches free; loose ends count if `ends` is set. */
export function aimAtNothing(ends: bool): void {
  aimedAt = false;
  isMatched = false;
  memory.fill(aimMap, 0, <usize>(cellCount + 1));
  countsEnds = ends && cellCount * boxTotal <= LOOSE_ENDS_WORK;
  for (let c = 1; c <= cellCount; c++) setInt(aimDistances, c, -varyWorth(intAt(goalSum, c), c));
}

/** Makes these cells the target of the following searches, by pushes or by pulls. */
export function aimAt(set: usize, pull: bool): void {
  aimedAt = true;
  copyCells(aimSet, set, cellSetWords);
  for (let c = 1; c <= cellCount; c++) setByte(aimMap, c, hasCell(aimSet, c) ? 1 : 0);
  isMatched = matchWith(set, pull);
  if (isMatched) return;
  for (let c = 1; c <= cellCount; c++) {
    let nearest = cellCount * 2;
    for (let t = 1; t <= cellCount; t++) {
      if (!hasCell(aimSet, t)) continue;
      const pushes = pull ? pushDistance(t, c) : pushDistance(c, t);
      if (pushes < nearest) nearest = pushes;
    }
    setInt(aimDistances, c, nearest);
  }
}

/** Cells that a lone box could be pushed to from some base; known once the level is analyzed. */
export function findStand(): void {
  for (let i = 0; i < boxTotal; i++) {
    const b = shortAt(boxCells, i);
    for (let c = 1; c <= cellCount; c++) {
      if (isLive(c) && pushDistance(b, c) != MAX_DISTANCE) setByte(standMap, c, 1);
    }
  }
}

@inline
function isOnAim(c: i32): i32 {
  return byteAt(aimMap, c);
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
    const c = shortAt(boardBoxes, i);
    onAim += isOnAim(c);
    if (!isMatched) boardDistance += intAt(aimDistances, c);
  }
  if (isMatched) boardDistance += matchBoxes(boardBoxes);
  movedRow = 0;
  if (countsStuck()) return scoreOfFree(areas, boardDistance, 0, 0, ~(<u64>0));
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
  if (!isMatched) return boardDistance - intAt(aimDistances, from) + intAt(aimDistances, to);
  while (shortAt(boardBoxes, movedRow) != from) movedRow++;
  return OFFSET + matchAfter(movedRow, to);
}

/** The score of a child or, with `isExact` unset, a number no greater that is at least `most`. */
function scoreChild(i: i32, most: u64): u64 {
  const from = shortAt(moveFrom, i);
  const to = shortAt(moveTo, i);
  const areas = shortAt(moveAreas, i);
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
    setByte(boardMap, from, FREE);
    setByte(boardMap, to, BOX);
    if (countsCrowded()) crowded = crowdedCells(aimSet, from, to);
    else free = scoreOfFree(areas, distance, from, to, most);
    setByte(boardMap, to, FREE);
    setByte(boardMap, from, BOX);
    if (countsStuck()) return free;
  }
  return ordered(areas, on, crowded, distance);
}

/** The least scores of the children so far, ascending, as many as a list holds. */
function keepLeast(score: u64): void {
  if (leastCount == LISTED_MOVES && score >= wordAt(leastScores, LISTED_MOVES - 1)) return;
  let at = leastCount < LISTED_MOVES ? leastCount++ : LISTED_MOVES - 1;
  for (; at > 0 && score < wordAt(leastScores, at - 1); at--) setWord(leastScores, at, wordAt(leastScores, at - 1));
  setWord(leastScores, at, score);
}

/**
 * Generates moves and children of the current board; returns its score. A child ranked after a whole list of others
 * needs no exact score until that list is exhausted, when this is called with `again`.
 */
export function lookAimed(tree: Tree, e: Expansion, pull: bool, again: bool): u64 {
  isPulling = pull;
  memory.copy(restAllowed, aimMap, <usize>(cellCount + 1));
  floodBoard(boardPlayer, 0);
  const corral = !pull && isOn(PI_CORRAL) && findCorral();
  generate(pull, corral ? corralBoxes : 0, pull ? standMap : reachesGoal, isOn(CLUMSY_STOPS));
  const score = scoreNode(areaCount);
  leastCount = 0;
  for (let i = 0; i < moveCount; i++) {
    const key = childKey(e, shortAt(moveFrom, i), shortAt(moveTo, i), shortAt(moveArea, i));
    const state = knownState(tree, key);
    let value: u64 = 0;
    if (state == OPEN) {
      value = knownScore(key);
      if (!value) {
        const most = again || leastCount < LISTED_MOVES ? ~(<u64>0) : wordAt(leastScores, LISTED_MOVES - 1);
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
export function isDeadBack(boxSet: usize): bool {
  return !fitsBases(boxSet, 0, baseSet, 0) || !canPullFree(baseSet);
}

/** Areas in a free search, areas and boxes in place in an aimed one. */
export function aimedSlot(label: u64): u64 {
  if (isNearFirst()) return label & 0xfffff;
  return aimedAt ? label >> 42 : countsStuck() ? label >> 44 : label >> 32;
}
