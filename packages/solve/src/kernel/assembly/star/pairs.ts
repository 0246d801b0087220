// For every two boxes alone on the board: which pairs of goals cost no more together than the boxes cost separately.
// Computed backward from each pair of goals, with the player's part of the floor; once per level. Source: the linear
// conflicts of Junghanns and Schaeffer (2001) and the two-box pattern databases of Pereira, Ritt, and Buriol (2015).
//
// A state is two live cells and a part of the floor without them. For BFS each state counts twice: which of the two
// boxes goes to the first goal. The table is built in slices, since a large level takes a second.

import { cellCount, goalCells, goalCount, neighbor, WALL_CELL } from '../level/level';
import { isLive, liveCount } from '../level/live';
import { FAR } from '../level/maze';
import { arenaTake, arenaTakeEach } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';
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

let liveIndex: usize = 0;
let liveCells: usize = 0;
let pairCount: i32 = 0;
/** u8[pair * (cells + 1) + cell]: the part of the floor. */
let partLabels: usize = 0;
/** u32[pair]: its first state. */
let firstState: usize = 0;
let stateCount: i32 = 0;
/** For each state: its pair, a cell of its part, the rows of its two boxes in the maze, eight edges, a flag. */
let pairOf: usize = 0;
let cellIn: usize = 0;
let rowLow: usize = 0;
let rowHigh: usize = 0;
let stateEdges: usize = 0;
let stateFlags: usize = 0;
/** u64[state * goals + goal of the lower box]: goals of the other box that cost nothing extra. */
let freeGoalPairs: usize = 0;
let stateDistances: usize = 0;
let stateQueue: usize = 0;
let lowOf: usize = 0;
let highOf: usize = 0;

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
  const low = shortAt(liveIndex, min(a, b));
  const high = shortAt(liveIndex, max(a, b));
  const pair = pairOfLive(low, high);
  return intAt(firstState, pair) + byteAt(partLabels, pair * (cellCount + 1) + player);
}

@inline
export function pairFlag(state: i32): i32 {
  return byteAt(stateFlags, state);
}

/** The goals of the higher box that go freely with this goal of the lower one. */
@inline
export function freeGoals(state: i32, lowGoal: i32): u64 {
  return load<u64>(freeGoalPairs + (((state * goalCount + lowGoal) as usize) << 3));
}

/** Prepares the work; no table is made if the level is too large or memory is short. */
export function openPairs(): void {
  isReady = false;
  pairStage = 3;
  // A goal that no box can reach makes a dead position, and its pairs have no states.
  for (let j = 0; j < goalCount; j++) {
    if (!isLive(shortAt(goalCells, j))) return;
  }
  pairCount = (liveCount * (liveCount - 1)) >> 1;
  if (goalCount > 63 || goalCount < 2 || (pairCount as f64) * (cellCount as f64) > PAIR_LABELS) return;
  liveIndex = arenaTake(((cellCount as usize) + 1) << 1);
  liveCells = arenaTake(((liveCount as usize) + 1) << 1);
  partLabels = arenaTakeEach(pairCount as usize, (cellCount as usize) + 1);
  firstState = arenaTake(((pairCount as usize) + 1) << 2);
  lowOf = arenaTake(((pairCount as usize) << 1) + 2);
  highOf = arenaTake(((pairCount as usize) << 1) + 2);
  stateQueue = arenaTake((cellCount as usize) << 2);
  if (!liveIndex || !liveCells || !partLabels || !firstState || !lowOf || !highOf || !stateQueue) return;
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!isLive(cell)) continue;
    setShort(liveIndex, cell, k);
    setShort(liveCells, k++, cell);
  }
  k = 0;
  for (let low = 0; low < liveCount; low++) {
    for (let high = low + 1; high < liveCount; high++) {
      setShort(lowOf, k, shortAt(liveCells, low));
      setShort(highOf, k++, shortAt(liveCells, high));
    }
  }
  memory.fill(partLabels, NO_PART as u8, (pairCount as usize) * ((cellCount as usize) + 1));
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
    setInt(firstState, pairCursor, stateCount);
    pairStage = takeStates() ? 1 : 3;
    pairCursor = 0;
    return 1;
  }
  setInt(firstState, pairCursor, stateCount);
  const low = shortAt(lowOf, pairCursor);
  const high = shortAt(highOf, pairCursor);
  const map = partLabels + ((pairCursor * (cellCount + 1)) as usize);
  let parts = 0;
  for (let k = 0; k < 8; k++) {
    const cell = neighbor(k < 4 ? low : high, k & 3);
    if (cell == WALL_CELL || cell == low || cell == high || byteAt(map, cell) != NO_PART) continue;
    labelPart(map, cell, low, high, parts++);
  }
  stateCount += parts;
  pairCursor++;
  return cellCount >> 4;
}

function labelPart(map: usize, from: i32, low: i32, high: i32, label: i32): void {
  let top = 1;
  setShort(stateQueue, 0, from);
  setByte(map, from, label);
  while (top > 0) {
    const cell = shortAt(stateQueue, --top);
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      if (next == WALL_CELL || next == low || next == high || byteAt(map, next) != NO_PART) continue;
      setByte(map, next, label);
      setShort(stateQueue, top++, next);
    }
  }
}

function takeStates(): bool {
  const n = stateCount as usize;
  const goalPairs = ((goalCount * (goalCount - 1)) >> 1) as f64;
  if ((stateCount as f64) * goalPairs * 16.0 > PAIR_STEPS) return false;
  pairOf = arenaTake((n << 2) + 4);
  cellIn = arenaTake((n << 1) + 2);
  rowLow = arenaTake((n << 2) + 4);
  rowHigh = arenaTake((n << 2) + 4);
  stateEdges = arenaTake((n << 5) + 4);
  stateFlags = arenaTake(n + 4);
  freeGoalPairs = arenaTakeEach(n * (goalCount as usize) + 1, 8);
  stateDistances = arenaTake((n << 2) + 4);
  stateQueue = arenaTake((n << 3) + 8);
  if (
    !pairOf ||
    !cellIn ||
    !rowLow ||
    !rowHigh ||
    !stateEdges ||
    !stateFlags ||
    !freeGoalPairs ||
    !stateDistances ||
    !stateQueue
  )
    return false;
  memory.fill(cellIn, 0xff, (n << 1) + 2);
  memory.fill(stateFlags, LOST as u8, n);
  for (let pair = 0; pair < pairCount; pair++) {
    const map = partLabels + ((pair * (cellCount + 1)) as usize);
    for (let cell = 1; cell <= cellCount; cell++) {
      const label = byteAt(map, cell);
      if (label == NO_PART) continue;
      const state = intAt(firstState, pair) + label;
      setInt(pairOf, state, pair);
      setShort(cellIn, state, cell);
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
  const pair = intAt(pairOf, pairCursor);
  const low = shortAt(lowOf, pair);
  const high = shortAt(highOf, pair);
  const player = shortAt(cellIn, pairCursor);
  setInt(rowLow, pairCursor, (maze.pushes + ((maze.part(low, player) * goalCount) << 1)) as i32);
  setInt(rowHigh, pairCursor, (maze.pushes + ((maze.part(high, player) * goalCount) << 1)) as i32);
  const label = pairCursor - intAt(firstState, pair);
  const map = partLabels + ((pair * (cellCount + 1)) as usize);
  for (let k = 0; k < 8; k++) {
    const box = k < 4 ? low : high;
    const other = k < 4 ? high : low;
    const from = neighbor(box, k & 3);
    setInt(stateEdges, (pairCursor << 3) + k, NONE);
    if (from == WALL_CELL || from == other || !isLive(from) || byteAt(map, from) != label) continue;
    const behind = neighbor(from, k & 3);
    if (behind == WALL_CELL || behind == other) continue;
    // Bit 0: the boxes change order, so the lower one is now the higher.
    const isTurned = from < other != k < 4;
    setInt(stateEdges, (pairCursor << 3) + k, (pairState(from, other, behind) << 1) | (isTurned ? 1 : 0));
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
  const one = shortAt(goalCells, pairCursor);
  const two = shortAt(goalCells, secondCursor);
  const pair = pairOfLive(shortAt(liveIndex, one), shortAt(liveIndex, two));
  memory.fill(stateDistances, 0xff, (stateCount as usize) << 2);
  let tail = 0;
  for (let state = intAt(firstState, pair); state < intAt(firstState, pair + 1); state++) {
    setShort(stateDistances, state << 1, 0);
    setInt(stateQueue, tail++, state << 1);
  }
  for (let head = 0; head < tail; head++) {
    const node = intAt(stateQueue, head);
    const cost = shortAt(stateDistances, node) + 1;
    const list = stateEdges + (((node >> 1) as usize) << 5);
    for (let k = 0; k < 8; k++) {
      const edge = intAt(list, k);
      if (edge == NONE) continue;
      const next = edge ^ (node & 1);
      if (shortAt(stateDistances, next) <= cost) continue;
      setShort(stateDistances, next, cost);
      setInt(stateQueue, tail++, next);
    }
  }
  for (let state = 0; state < stateCount; state++) {
    note(state, pairCursor, secondCursor, shortAt(stateDistances, state << 1));
    note(state, secondCursor, pairCursor, shortAt(stateDistances, (state << 1) | 1));
  }
  secondCursor++;
  return (stateCount >> 2) + 1;
}

@inline
function note(state: i32, lowGoal: i32, highGoal: i32, cost: i32): void {
  const low = shortAt(intAt(rowLow, state) as usize, lowGoal);
  const high = shortAt(intAt(rowHigh, state) as usize, highGoal);
  if (low == (FAR as i32) || high == (FAR as i32)) return;
  if (cost == low + high) {
    const at = freeGoalPairs + (((state * goalCount + lowGoal) as usize) << 3);
    store<u64>(at, load<u64>(at) | ((1 as u64) << (highGoal as u64)));
  }
  const before = byteAt(stateFlags, state);
  // LOST until a finite cost is seen; bit 2 remembers an excess seen before that.
  const isFinite = cost != (FAR as i32);
  const hasExcess = cost != low + high || (before & 4) != 0 || before == TENSE;
  if (isFinite || before < LOST) setByte(stateFlags, state, hasExcess ? TENSE : FREE);
  else setByte(stateFlags, state, LOST | (hasExcess ? 4 : 0));
}
