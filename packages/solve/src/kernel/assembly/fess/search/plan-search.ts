// The backward search for a packing plan: pulls from the solved board, boxes vanishing into sinks, until none is left. It needs
// very few nodes; only the order of its steps and its parking places are used. Source: FESS, Festival.

import { boxCells, boxCount as boxTotal, cellCount, isGoal } from '../../level/level';
import { isLive } from '../../level/live';
import { Bits, Bytes, takeBytes } from '../../memory/tables';
import { CLUMSY_STOPS, EXPLORER, FAR_SINKS, PLAYABLE, RETROGRADE, SINKS } from '../../parameters';
import { isOn } from '../../switches';
import { areaCount } from '../board/blocks';
import { boardBoxes, boardMap, boardPlayer, boxCount, flood, loadBoard } from '../board/board';
import { baseKey, boxKey, MAX_DISTANCE, playerKey } from '../board/cell-tables';
import { goalSum, pushDistance, walkDistance } from '../board/distances';
import {
  generate,
  MAX_MOVES,
  moveArea,
  moveAreas,
  moveCount,
  moveFrom,
  moveGoneArea,
  moveGoneAreas,
  moveTo,
  restAllowed,
} from '../board/moves';
import { tunnelHoles } from '../board/tunnels';
import { corralBoxes, findCorral } from '../deadlock/corral-boxes';
import { freezeWalls } from '../deadlock/frozen-walls';
import { fitsBases } from '../deadlock/matching';
import { canPullFree } from '../deadlock/retrograde';
import { farIn, leftIn, onGoalsIn, planAreasIn, planScore } from '../features/score';
import { findSinks, isApart, killZone, sinkMap } from '../features/sinks';
import { vary } from '../features/variation';
import { advise, childScore, hasFlag, isOpenChild, knownState, LEFT_OUT, OPEN, putChild } from '../tree/children';
import { Expansion, expansionBases, expansionBoxes, SINK, Tree } from '../tree/tree';
import { explore } from './advisors';

let planStandMap = changetype<Bytes>(0);
let sinkMove = changetype<Bytes>(0); // u8 by generated move
let onGoals: i32 = 0;
let boxGoalSum: i32 = 0;
/** The key of the start board, with all its bases unused. */
let startKey: u64 = 0;
/** The move that emptied the board or reached the start, once there is one. */
export let finalMove: i32 = -1;

export function openPlanSearch(): void {
  planStandMap = takeBytes(cellCount + 1);
  sinkMove = takeBytes(MAX_MOVES);
}

export function putStartKey(key: u64): void {
  startKey = key;
}

/** Where a box may be pulled to: cells that some unused base could push a box to. */
function findStand(bases: Bits): void {
  planStandMap.clear(cellCount + 1);
  for (let i = 0; i < boxTotal; i++) {
    const b = boxCells[i];
    if (!bases.has(b)) continue;
    for (let c = 1; c <= cellCount; c++) {
      if (isLive(c) && pushDistance(b, c) != MAX_DISTANCE) planStandMap[c] = 1;
    }
  }
}

function scorePlanNode(areas: i32): u64 {
  onGoals = 0;
  boxGoalSum = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (isGoal(c)) onGoals++;
    boxGoalSum += goalSum[c];
  }
  return planScore(boxCount, areas, onGoals, boxGoalSum);
}

function scoreChild(i: i32): u64 {
  const from = moveFrom[i];
  const to = moveTo[i];
  const gone = sinkMove[i] != 0;
  const goals = onGoals - (isGoal(from) ? 1 : 0) + (!gone && isGoal(to) ? 1 : 0);
  const distance = boxGoalSum - goalSum[from] + (gone ? 0 : goalSum[to]);
  const areas = gone ? moveGoneAreas[i] : moveAreas[i];
  return planScore(boxCount - (gone ? 1 : 0), areas, goals, distance);
}

/** Marks sink moves, at most one per box; true if there is any. */
function findSinkMoves(e: Expansion): bool {
  sinkMove.clear(moveCount);
  if (!isOn(SINKS)) return false;
  let any = false;
  let last = 0;
  for (let i = 0; i < moveCount; i++) {
    const from = moveFrom[i];
    const to = moveTo[i];
    if (from == last || !sinkMap[to] || !isApart(from, to)) continue;
    if (!fitsBases(expansionBoxes(e), from, expansionBases(e), to)) continue;
    sinkMove[i] = 1;
    last = from;
    any = true;
  }
  return any;
}

/** Whether the sink move leaves no box on the board or, without FAR_SINKS, only boxes on bases. */
function isLast(e: Expansion, from: i32, to: i32): bool {
  if (boxCount == 1) return true;
  if (isOn(FAR_SINKS)) return false;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (c != from && (c == to || !expansionBases(e).has(c))) return false;
  }
  return true;
}

/** Scores the boards that the pulls lead to; if there are sink moves, only those count. */
function scorePulls(tree: Tree, e: Expansion): void {
  const sinks = findSinkMoves(e);
  finalMove = -1;
  for (let i = 0; i < moveCount; i++) {
    const gone = sinkMove[i] != 0;
    if (sinks && !gone) {
      putChild(i, LEFT_OUT, 0, 0);
      continue;
    }
    if (gone) moveArea[i] = moveGoneArea[i];
    const from = moveFrom[i];
    const to = moveTo[i];
    const key = pulledKey(e, from, to, moveArea[i], gone);
    if (key == startKey || (gone && isLast(e, from, to))) finalMove = i;
    const state = knownState(tree, key);
    putChild(i, state, state == OPEN ? scoreChild(i) : 0, gone ? SINK : 0);
  }
}

/** The key of the board after a pull; `gone`: the box and the base it reached are removed. */
export function pulledKey(e: Expansion, from: i32, to: i32, area: i32, gone: bool): u64 {
  const key = e.key ^ boxKey[from] ^ playerKey[e.area] ^ playerKey[area];
  return key ^ (gone ? baseKey[to] : boxKey[to]);
}

function adviseSink(): void {
  let best = -1;
  let bestKey: i64 = i64.MAX_VALUE;
  for (let i = 0; i < moveCount; i++) {
    if (!isOpenChild(i)) continue;
    const from = moveFrom[i];
    const areas = planAreasIn(childScore(i)) as i64;
    const near = vary(65535 - walkDistance(from, moveTo[i]), i);
    let rank = ((tunnelHoles[from] as i64) << 40) | (areas << 24) | (near as i64);
    if (!isGoal(from)) rank = -1;
    if (rank >= bestKey) continue;
    bestKey = rank;
    best = i;
  }
  advise(best);
}

/** Names a move that takes a box off its goal and out of the way without adding areas. */
function adviseEmptying(score: u64): void {
  let best = -1;
  let bestKey: i64 = i64.MAX_VALUE;
  for (let i = 0; i < moveCount; i++) {
    const from = moveFrom[i];
    const to = moveTo[i];
    if (!isOpenChild(i) || !isGoal(from)) continue;
    const child = childScore(i);
    if (planAreasIn(child) > planAreasIn(score)) continue;
    if (farIn(child) <= farIn(score)) continue;
    let key = tunnelHoles[from] as i64;
    key = (key << 1) | ((killZone[to] ? 0 : 1) as i64);
    key = (key << 10) | (planAreasIn(child) as i64);
    key = (key << 16) | (vary(65535 - pushDistance(to, from), i) as i64);
    if (key >= bestKey) continue;
    bestKey = key;
    best = i;
  }
  advise(best);
}

function adviseLower(score: u64): void {
  let best = -1;
  let bestScore: u64 = ~(0 as u64);
  for (let i = 0; i < moveCount; i++) {
    const child = childScore(i);
    if (!isOpenChild(i) || child >= bestScore) continue;
    if (planAreasIn(child) >= planAreasIn(score)) continue;
    bestScore = child;
    best = i;
  }
  advise(best);
}

/** Marks the moves the advisors name. */
export function advisePulls(e: Expansion, score: u64): void {
  if (!moveCount) return;
  for (let i = 0; i < moveCount; i++) {
    if (!hasFlag(i, SINK)) continue;
    adviseSink();
    return;
  }
  if (moveCount <= 2) advise(0);
  adviseEmptying(score);
  adviseLower(score);
  if (!isOn(EXPLORER)) return;
  flood(boardMap, e.area);
  advise(explore(score, true));
}

/** Whether the loaded backward board is a deadlock. `moved` and `gone` describe the pull that made it. */
export function isDeadPull(bases: Bits, boxSet: Bits, gone: bool): bool {
  if (!gone && !fitsBases(boxSet, 0, bases, 0)) return true;
  return isOn(RETROGRADE) && !canPullFree(bases);
}

/** Whether the forward search could undo this pull at once, or PI-corrals would force it elsewhere. */
export function isPlayable(boxSet: Bits, at: i32, moved: i32, gone: bool): bool {
  if (!isOn(PLAYABLE)) return true;
  loadBoard(boxSet, at);
  if (!freezeWalls()) {
    loadBoard(boxSet, at);
    return true;
  }
  flood(boardMap, at);
  const corral = findCorral();
  const fine = !corral || (!gone && corralBoxes[moved] != 0);
  loadBoard(boxSet, at);
  return fine;
}

/** Generates moves and children of the loaded backward board; returns its score. */
export function lookAtPulls(tree: Tree, e: Expansion): u64 {
  flood(boardMap, boardPlayer);
  findStand(expansionBases(e));
  findSinks(expansionBases(e));
  restAllowed.clear(cellCount + 1);
  generate(true, changetype<Bytes>(0), planStandMap, isOn(CLUMSY_STOPS));
  const score = scorePlanNode(areaCount);
  scorePulls(tree, e);
  return score;
}

export function planSlot(label: u64): u64 {
  return ((leftIn(label) as u64) << 48) | ((onGoalsIn(label) as u64) << 32) | ((planAreasIn(label) as u64) << 16);
}
