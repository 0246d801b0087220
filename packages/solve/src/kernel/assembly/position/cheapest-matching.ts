// Minimum-cost matching of boxes (rows) and goals: the fewest pushes to bring every box to a goal of its own, each box
// alone on the board. Kuhn 1955, with potentials and shortest augmenting paths after Edmonds and Karp 1972. It is
// updated from position to position: one push changes one row, and one row costs one augmenting path. A* uses it for
// its lower bound, the any-solution engine for the distance to a set of cells, which are then the goals.
//
// Invariant: every cost minus the two potentials is 0 or more, and 0 for the pairs of the matching.

import { FAR } from '../level/maze';
import { arenaTake } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';

const NO: i32 = -1;
const INFINITE: i32 = 0x3fffffff;
/** Potentials sink slowly over millions of updates; below this they are computed again. */
const MIN_POTENTIAL: i32 = -0x10000000;

/** How many rows, and as many goals. */
let matchingSize: i32 = 0;
/** The cost that means "never"; -1 if every cost counts, even FAR. */
let neverCost: i32 = FAR as i32;
/** One block, so that it can be saved and restored as one: potentials of rows and goals, goal of row, row of goal. */
let matchingBlock: usize = 0;
let savedMatching: usize = 0;
export let rowPotential: usize = 0;
export let goalPotential: usize = 0;
/** i32[row], i32[goal]; -1 for none. */
export let goalOfRow: usize = 0;
export let rowOfGoal: usize = 0;
/** u32[row]: address of its costs, u16[goal]. */
export let rowCosts: usize = 0;
/** i32[goal]: the potentials to start from, 0 unless the engine sets others. */
export let firstPotential: usize = 0;

let pathDistances: usize = 0;
let pathBefore: usize = 0;
let settledGoals: usize = 0;
let settledOrder: usize = 0;

/** Tables for this many rows and goals. With `isPartial` a box may get a goal that it can't reach, at the cost FAR. */
export function makeMatching(count: i32, isPartial: bool): bool {
  const n = count as usize;
  matchingSize = count;
  neverCost = isPartial ? NO : (FAR as i32);
  matchingBlock = arenaTake(n << 4);
  savedMatching = arenaTake(n << 4);
  rowCosts = arenaTake(n << 2);
  pathDistances = arenaTake(n << 2);
  pathBefore = arenaTake(n << 2);
  settledGoals = arenaTake(n);
  settledOrder = arenaTake(n << 1);
  firstPotential = arenaTake(n << 2);
  if (firstPotential == 0) return false;
  if (
    matchingBlock == 0 ||
    savedMatching == 0 ||
    rowCosts == 0 ||
    pathDistances == 0 ||
    pathBefore == 0 ||
    settledGoals == 0 ||
    settledOrder == 0
  )
    return false;
  rowPotential = matchingBlock;
  goalPotential = matchingBlock + (n << 2);
  goalOfRow = matchingBlock + (n << 3);
  rowOfGoal = matchingBlock + n * 12;
  clearMatching();
  return true;
}

/** No row has a goal. */
export function clearMatching(): void {
  const bytes = (matchingSize as usize) << 2;
  memory.fill(rowPotential, 0, bytes);
  memory.copy(goalPotential, firstPotential, bytes);
  memory.fill(goalOfRow, 0xff, bytes << 1);
}

/** Copies sixteen bytes at a time: the bulk instruction costs a call, and A* does this for every child. */
@inline
function copyBlock(to: usize, from: usize): void {
  for (let k: usize = 0; k < (matchingSize as usize) << 4; k += 16) v128.store(to + k, v128.load(from + k));
}

export function saveMatching(): void {
  copyBlock(savedMatching, matchingBlock);
}

export function restoreMatching(): void {
  copyBlock(matchingBlock, savedMatching);
}

@inline
export function costAt(row: i32, goal: i32): i32 {
  return shortAt(intAt(rowCosts, row) as usize, goal);
}

/** Takes a row's goal away; the row waits for assignRow. */
export function freeRow(row: i32): void {
  const goal = intAt(goalOfRow, row);
  if (goal != NO) setInt(rowOfGoal, goal, NO);
  setInt(goalOfRow, row, NO);
}

/** Finds a goal for a free row. False: there is none, no matching is possible; nothing has changed. */
export function assignRow(row: i32): bool {
  const costs = intAt(rowCosts, row) as usize;
  const none = neverCost;
  let least = INFINITE;
  for (let j = 0; j < matchingSize; j++) {
    const cost = shortAt(costs, j);
    setInt(pathDistances, j, INFINITE);
    setByte(settledGoals, j, 0);
    if (cost != none) least = min(least, cost - intAt(goalPotential, j));
  }
  if (least == INFINITE) return false;
  setInt(rowPotential, row, least);
  return augment(row);
}

/** Dijkstra over reduced costs from the row to the nearest goal without a row; potentials change only on success. */
function augment(start: i32): bool {
  const none = neverCost;
  let row = start;
  let via = NO;
  let base = 0;
  let settled = 0;
  while (true) {
    const costs = intAt(rowCosts, row) as usize;
    const potential = intAt(rowPotential, row);
    let nearest = INFINITE;
    let goal = NO;
    for (let j = 0; j < matchingSize; j++) {
      if (byteAt(settledGoals, j)) continue;
      const cost = shortAt(costs, j);
      let known = intAt(pathDistances, j);
      if (cost != none) {
        const reduced = base + cost - potential - intAt(goalPotential, j);
        if (reduced < known) {
          known = reduced;
          setInt(pathDistances, j, reduced);
          setInt(pathBefore, j, via);
        }
      }
      if (known < nearest) {
        nearest = known;
        goal = j;
      }
    }
    if (goal == NO) return false;
    setByte(settledGoals, goal, 1);
    base = nearest;
    if (intAt(rowOfGoal, goal) == NO) {
      settle(start, goal, base, settled);
      return true;
    }
    setShort(settledOrder, settled++, goal);
    via = goal;
    row = intAt(rowOfGoal, goal);
  }
}

/** Updates the potentials of all settled nodes and flips the augmenting path. */
function settle(start: i32, last: i32, total: i32, settled: i32): void {
  setInt(rowPotential, start, intAt(rowPotential, start) + total);
  for (let k = 0; k < settled; k++) {
    const goal = shortAt(settledOrder, k);
    const gain = total - intAt(pathDistances, goal);
    setInt(goalPotential, goal, intAt(goalPotential, goal) - gain);
    const row = intAt(rowOfGoal, goal);
    setInt(rowPotential, row, intAt(rowPotential, row) + gain);
  }
  let goal = last;
  while (true) {
    const earlier = intAt(pathBefore, goal);
    const row = earlier == NO ? start : intAt(rowOfGoal, earlier);
    setInt(goalOfRow, row, goal);
    setInt(rowOfGoal, goal, row);
    if (earlier == NO) return;
    goal = earlier;
  }
}

/** The sum of the costs of all rows with a goal. */
export function matchingCost(): i32 {
  let sum = 0;
  for (let i = 0; i < matchingSize; i++) if (intAt(goalOfRow, i) != NO) sum += costAt(i, intAt(goalOfRow, i));
  return sum;
}

/** True if the potentials have sunk so far that they should be computed again. */
export function isMatchingWorn(): bool {
  for (let j = 0; j < matchingSize; j++) if (intAt(goalPotential, j) < MIN_POTENTIAL) return true;
  return false;
}
