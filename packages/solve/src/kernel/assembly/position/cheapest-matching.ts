// Minimum-cost matching of boxes (rows) and goals: the fewest pushes to bring every box to a goal of its own, each box
// alone on the board. Kuhn 1955, with potentials and shortest augmenting paths after Edmonds and Karp 1972. It is
// updated from position to position: one push changes one row, and one row costs one augmenting path. A* uses it for
// its lower bound, the any-solution engine for the distance to a set of cells, which are then the goals.
//
// Invariant: every cost minus the two potentials is 0 or more, and 0 for the pairs of the matching.

import { FAR } from '../level/maze';
import { shortages } from '../memory/arena';
import { Bytes, Ints, Refs, Shorts, takeBytes, takeInts, takeRefs, takeShorts } from '../memory/tables';

const NO: i32 = -1;
const INFINITE: i32 = 0x3fffffff;
/** Potentials sink slowly over millions of updates; below this they are computed again. */
const MIN_POTENTIAL: i32 = -0x10000000;

/** How many rows, and as many goals. */
let matchingSize: i32 = 0;
/** The cost that means "never"; -1 if every cost counts, even FAR. */
let neverCost: i32 = FAR as i32;
/** One block, so that it can be saved and restored as one: potentials of rows and goals, goal of row, row of goal. */
let matchingBlock = changetype<Ints>(0);
let savedMatching = changetype<Ints>(0);
export let rowPotential = changetype<Ints>(0);
export let goalPotential = changetype<Ints>(0);
/** i32[row], i32[goal]; -1 for none. */
export let goalOfRow = changetype<Ints>(0);
export let rowOfGoal = changetype<Ints>(0);
/** u32[row]: address of its costs, u16[goal]. */
export let rowCosts = changetype<Refs<Shorts>>(0);
/** i32[goal]: the potentials to start from, 0 unless the engine sets others. */
export let firstPotential = changetype<Ints>(0);

let pathDistances = changetype<Ints>(0);
let pathBefore = changetype<Ints>(0);
let settledGoals = changetype<Bytes>(0);
let settledOrder = changetype<Shorts>(0);

/** Tables for this many rows and goals. With `isPartial` a box may get a goal that it can't reach, at the cost FAR. */
export function makeMatching(count: i32, isPartial: bool): bool {
  const before = shortages;
  matchingSize = count;
  neverCost = isPartial ? NO : FAR;
  matchingBlock = takeInts(count * 4);
  savedMatching = takeInts(count * 4);
  rowCosts = takeRefs<Shorts>(count);
  pathDistances = takeInts(count);
  pathBefore = takeInts(count);
  settledGoals = takeBytes(count);
  settledOrder = takeShorts(count);
  firstPotential = takeInts(count);
  if (shortages > before) return false;
  rowPotential = matchingBlock;
  goalPotential = matchingBlock.from(count);
  goalOfRow = matchingBlock.from(count * 2);
  rowOfGoal = matchingBlock.from(count * 3);
  clearMatching();
  return true;
}

/** No row has a goal. */
export function clearMatching(): void {
  rowPotential.clear(matchingSize);
  goalPotential.copyFrom(firstPotential, matchingSize);
  goalOfRow.fillOnes(matchingSize * 2);
}

/** A* does this for every child. */
export function saveMatching(): void {
  savedMatching.copyFours(matchingBlock, matchingSize * 4);
}

export function restoreMatching(): void {
  matchingBlock.copyFours(savedMatching, matchingSize * 4);
}

@inline
export function costAt(row: i32, goal: i32): i32 {
  return rowCosts[row][goal];
}

/** Takes a row's goal away; the row waits for assignRow. */
export function freeRow(row: i32): void {
  const goal = goalOfRow[row];
  if (goal != NO) rowOfGoal[goal] = NO;
  goalOfRow[row] = NO;
}

/** Finds a goal for a free row. False: there is none, no matching is possible; nothing has changed. */
export function assignRow(row: i32): bool {
  if (!ASC_NO_ASSERT) assert(goalOfRow[row] == NO);
  const costs = rowCosts[row];
  const none = neverCost;
  let least = INFINITE;
  for (let j = 0; j < matchingSize; j++) {
    const cost = costs[j];
    pathDistances[j] = INFINITE;
    settledGoals[j] = 0;
    if (cost != none) least = min(least, cost - goalPotential[j]);
  }
  if (least == INFINITE) return false;
  rowPotential[row] = least;
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
    const costs = rowCosts[row];
    const potential = rowPotential[row];
    let nearest = INFINITE;
    let goal = NO;
    for (let j = 0; j < matchingSize; j++) {
      if (settledGoals[j]) continue;
      const cost = costs[j];
      let known = pathDistances[j];
      if (cost != none) {
        const reduced = base + cost - potential - goalPotential[j];
        if (!ASC_NO_ASSERT) assert(reduced >= base);
        if (reduced < known) {
          known = reduced;
          pathDistances[j] = reduced;
          pathBefore[j] = via;
        }
      }
      if (known < nearest) {
        nearest = known;
        goal = j;
      }
    }
    if (goal == NO) return false;
    settledGoals[goal] = 1;
    base = nearest;
    if (rowOfGoal[goal] == NO) {
      settle(start, goal, base, settled);
      return true;
    }
    settledOrder[settled++] = goal;
    via = goal;
    row = rowOfGoal[goal];
  }
}

/** Updates the potentials of all settled nodes and flips the augmenting path. */
function settle(start: i32, last: i32, total: i32, settled: i32): void {
  rowPotential[start] = rowPotential[start] + total;
  for (let k = 0; k < settled; k++) {
    const goal = settledOrder[k];
    const gain = total - pathDistances[goal];
    goalPotential[goal] = goalPotential[goal] - gain;
    const row = rowOfGoal[goal];
    rowPotential[row] = rowPotential[row] + gain;
  }
  let goal = last;
  while (true) {
    const earlier = pathBefore[goal];
    const row = earlier == NO ? start : rowOfGoal[earlier];
    goalOfRow[row] = goal;
    rowOfGoal[goal] = row;
    if (earlier == NO) return;
    goal = earlier;
  }
}

/** The sum of the costs of all rows with a goal. */
export function matchingCost(): i32 {
  let sum = 0;
  for (let i = 0; i < matchingSize; i++) if (goalOfRow[i] != NO) sum += costAt(i, goalOfRow[i]);
  return sum;
}

/** True if the potentials have sunk so far that they should be computed again. */
export function isMatchingWorn(): bool {
  for (let j = 0; j < matchingSize; j++) if (goalPotential[j] < MIN_POTENTIAL) return true;
  return false;
}
