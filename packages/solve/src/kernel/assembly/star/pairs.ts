// For every two boxes alone on the board: which pairs of goals cost no more together than the boxes cost separately.
// Computed backward from each pair of goals, with the player's part of the floor; once per level. Source: the linear
// conflicts of Junghanns and Schaeffer (2001) and the two-box pattern databases of Pereira, Ritt, and Buriol (2015).
//
// A state is two live cells and a part of the floor without them. For BFS each state counts twice: which of the two
// boxes goes to the first goal. The table is built in slices, since a large level takes a second.

import { cellCount, goalCells, goalCount, neighbor, WALL_CELL } from '../level/level';
import { isLive, liveCount } from '../level/live';
import { FAR } from '../level/maze';
import { shortages } from '../memory/arena';
import {
  Bytes,
  Ints,
  Refs,
  Shorts,
  takeBytes,
  takeInts,
  takeRefs,
  takeShorts,
  takeWords,
  Words,
} from '../memory/tables';
import { PAIR_LABELS, PAIR_STEPS } from '../parameters';
import { mazeAt } from './frozen';

export const FREE: i32 = 0;
const TENSE: i32 = 1;
export const LOST: i32 = 2;

const NO_PART: i32 = 255;
const NONE: i32 = -1;

let isReady: bool = false;
let pairStage: i32 = 0;
let pairCursor: i32 = 0;
let secondCursor: i32 = 0;

let liveIndex = changetype<Shorts>(0);
let liveCells = changetype<Shorts>(0);
let pairCount: i32 = 0;
/** u8[pair * (cells + 1) + cell]: the part of the floor. */
let partLabels = changetype<Bytes>(0);
/** u32[pair]: its first state. */
let firstState = changetype<Ints>(0);
let stateCount: i32 = 0;
/** For each state: its pair, a cell of its part, the rows of its two boxes in the maze, eight edges, a flag. */
let pairOf = changetype<Ints>(0);
let cellIn = changetype<Shorts>(0);
let rowLow = changetype<Refs<Shorts>>(0);
let rowHigh = changetype<Refs<Shorts>>(0);
let stateEdges = changetype<Ints>(0);
let stateFlags = changetype<Bytes>(0);
/** u64[state * goals + goal of the lower box]: goals of the other box that cost nothing extra. */
let freeGoalPairs = changetype<Words>(0);
let stateDistances = changetype<Shorts>(0);
let stateQueue = changetype<Ints>(0);
let lowOf = changetype<Shorts>(0);
let highOf = changetype<Shorts>(0);

@inline
export function hasPairs(): bool {
  return isReady;
}

@inline
function pairOfLive(low: i32, high: i32): i32 {
  return ((low * (2 * liveCount - low - 1)) >> 1) + high - low - 1;
}

/** The state of two boxes at different cells for a player elsewhere; `a` need not be the lower. */
@inline
export function pairState(a: i32, b: i32, player: i32): i32 {
  const low = liveIndex[min(a, b)];
  const high = liveIndex[max(a, b)];
  const pair = pairOfLive(low, high);
  return firstState[pair] + partLabels[pair * (cellCount + 1) + player];
}

@inline
export function pairFlag(state: i32): i32 {
  return stateFlags[state];
}

/** The goals of the higher box that go freely with this goal of the lower one. */
@inline
export function freeGoals(state: i32, lowGoal: i32): u64 {
  return freeGoalPairs[state * goalCount + lowGoal];
}

/** Prepares the work; no table is made if the level is too large or memory is short. */
export function openPairs(): void {
  isReady = false;
  pairStage = 3;
  // A goal that no box can reach makes a dead position, and its pairs have no states.
  for (let j = 0; j < goalCount; j++) {
    if (!isLive(goalCells[j])) return;
  }
  pairCount = (liveCount * (liveCount - 1)) >> 1;
  if (goalCount > 63 || goalCount < 2 || (pairCount as f64) * (cellCount as f64) > PAIR_LABELS) return;
  const before = shortages;
  liveIndex = takeShorts(cellCount + 1);
  liveCells = takeShorts(liveCount + 1);
  partLabels = takeBytes(pairCount, cellCount + 1);
  firstState = takeInts(pairCount + 1);
  lowOf = takeShorts(pairCount + 1);
  highOf = takeShorts(pairCount + 1);
  stateQueue = takeInts(cellCount);
  if (shortages > before) return;
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!isLive(cell)) continue;
    liveIndex[cell] = k;
    liveCells[k++] = cell;
  }
  k = 0;
  for (let low = 0; low < liveCount; low++) {
    for (let high = low + 1; high < liveCount; high++) {
      lowOf[k] = liveCells[low];
      highOf[k++] = liveCells[high];
    }
  }
  partLabels.fill(NO_PART, pairCount * (cellCount + 1));
  stateCount = 0;
  pairStage = 0;
  pairCursor = 0;
}

/** Works for about `budget` units. What is left of them when all is done; 0 or less: call again. */
export function stepPairs(budget: i32): i32 {
  let left = budget;
  while (pairStage < 3 && left > 0) {
    if (pairStage == 0) left -= labelPair();
    else if (pairStage == 1) left -= linkState();
    else left -= walkGoals();
  }
  return left;
}

/** Stage 0: the parts of the floor without the two cells. */
function labelPair(): i32 {
  if (pairCursor == pairCount) {
    firstState[pairCursor] = stateCount;
    pairStage = takeStates() ? 1 : 3;
    pairCursor = 0;
    return 1;
  }
  firstState[pairCursor] = stateCount;
  const low = lowOf[pairCursor];
  const high = highOf[pairCursor];
  const map = partLabels.from(pairCursor * (cellCount + 1));
  let parts = 0;
  for (let k = 0; k < 8; k++) {
    const cell = neighbor(k < 4 ? low : high, k & 3);
    if (cell == WALL_CELL || cell == low || cell == high || map[cell] != NO_PART) continue;
    labelPart(map, cell, low, high, parts++);
  }
  stateCount += parts;
  pairCursor++;
  return cellCount >> 4;
}

function labelPart(map: Bytes, from: i32, low: i32, high: i32, label: i32): void {
  let top = 1;
  stateQueue[0] = from;
  map[from] = label;
  while (top > 0) {
    const cell = stateQueue[--top];
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      if (next == WALL_CELL || next == low || next == high || map[next] != NO_PART) continue;
      map[next] = label;
      stateQueue[top++] = next;
    }
  }
}

function takeStates(): bool {
  const before = shortages;
  const n = stateCount;
  const goalPairs = ((goalCount * (goalCount - 1)) >> 1) as f64;
  if ((stateCount as f64) * goalPairs * 16.0 > PAIR_STEPS) return false;
  pairOf = takeInts(n + 1);
  cellIn = takeShorts(n + 1);
  rowLow = takeRefs<Shorts>(n + 1);
  rowHigh = takeRefs<Shorts>(n + 1);
  stateEdges = takeInts(n * 8 + 1);
  stateFlags = takeBytes(n + 4);
  freeGoalPairs = takeWords(n + 1, goalCount);
  stateDistances = takeShorts(n * 2 + 2);
  stateQueue = takeInts(n * 2 + 2);
  if (shortages > before) return false;
  cellIn.fillOnes(n + 1);
  stateFlags.fill(LOST, n);
  for (let pair = 0; pair < pairCount; pair++) {
    const map = partLabels.from(pair * (cellCount + 1));
    for (let cell = 1; cell <= cellCount; cell++) {
      const label = map[cell];
      if (label == NO_PART) continue;
      const state = firstState[pair] + label;
      pairOf[state] = pair;
      cellIn[state] = cell;
    }
  }
  return true;
}

/** Stage 1: the rows of a state and the states from which one push leads here. */
function linkState(): i32 {
  if (pairCursor == stateCount) {
    pairStage = 2;
    pairCursor = 0;
    secondCursor = 1;
    return 1;
  }
  const maze = mazeAt(0);
  const pair = pairOf[pairCursor];
  const low = lowOf[pair];
  const high = highOf[pair];
  const player = cellIn[pairCursor];
  rowLow[pairCursor] = maze.pushes.from(maze.part(low, player) * goalCount);
  rowHigh[pairCursor] = maze.pushes.from(maze.part(high, player) * goalCount);
  const label = pairCursor - firstState[pair];
  const map = partLabels.from(pair * (cellCount + 1));
  for (let k = 0; k < 8; k++) {
    const box = k < 4 ? low : high;
    const other = k < 4 ? high : low;
    const from = neighbor(box, k & 3);
    stateEdges[(pairCursor << 3) + k] = NONE;
    if (from == WALL_CELL || from == other || !isLive(from) || map[from] != label) continue;
    const behind = neighbor(from, k & 3);
    if (behind == WALL_CELL || behind == other) continue;
    // Bit 0: the boxes change order, so the lower one is now the higher.
    const isTurned = from < other != k < 4;
    stateEdges[(pairCursor << 3) + k] = (pairState(from, other, behind) << 1) | (isTurned ? 1 : 0);
  }
  pairCursor++;
  return 1;
}

/** Stage 2: backward from one pair of goals; bit 0 of a node: the lower box goes to the second goal. */
function walkGoals(): i32 {
  if (secondCursor == goalCount) {
    pairCursor++;
    secondCursor = pairCursor + 1;
  }
  if (pairCursor >= goalCount - 1) {
    pairStage = 3;
    isReady = true;
    return 1;
  }
  const one = goalCells[pairCursor];
  const two = goalCells[secondCursor];
  const pair = pairOfLive(liveIndex[one], liveIndex[two]);
  stateDistances.fillOnes(stateCount * 2);
  let tail = 0;
  for (let state = firstState[pair]; state < firstState[pair + 1]; state++) {
    stateDistances[state << 1] = 0;
    stateQueue[tail++] = state << 1;
  }
  for (let head = 0; head < tail; head++) {
    const node = stateQueue[head];
    const cost = stateDistances[node] + 1;
    const list = stateEdges.from((node >> 1) * 8);
    for (let k = 0; k < 8; k++) {
      const edge = list[k];
      if (edge == NONE) continue;
      const next = edge ^ (node & 1);
      if (stateDistances[next] <= cost) continue;
      stateDistances[next] = cost;
      stateQueue[tail++] = next;
    }
  }
  for (let state = 0; state < stateCount; state++) {
    note(state, pairCursor, secondCursor, stateDistances[state << 1]);
    note(state, secondCursor, pairCursor, stateDistances[(state << 1) | 1]);
  }
  secondCursor++;
  return (stateCount >> 2) + 1;
}

@inline
function note(state: i32, lowGoal: i32, highGoal: i32, cost: i32): void {
  const low = rowLow[state][lowGoal];
  const high = rowHigh[state][highGoal];
  if (low == FAR || high == FAR) return;
  if (cost == low + high) {
    freeGoalPairs[state * goalCount + lowGoal] |= (1 as u64) << (highGoal as u64);
  }
  const before = stateFlags[state];
  // LOST until a finite cost is seen; bit 2 remembers an excess seen before that.
  const isFinite = cost != FAR;
  const hasExcess = cost != low + high || (before & 4) != 0 || before == TENSE;
  if (isFinite || before < LOST) stateFlags[state] = hasExcess ? TENSE : FREE;
  else stateFlags[state] = LOST | (hasExcess ? 4 : 0);
}
