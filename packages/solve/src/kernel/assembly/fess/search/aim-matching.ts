// The distance of a board from a set of cells: the fewest pushes that bring every box to a cell of its own, by the
// cheapest matching. A child differs from its parent in one row: with that box removed, one pass finds the cost from
// each goal to the free one, and every destination of the box then needs one pass over its row.

import { boxCount as boxTotal, cellCount } from '../../level/level';
import { noteShortage } from '../../memory/arena';
import { Bits, Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../../memory/tables';
import { MATCHED_BOXES } from '../../parameters';
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
import { pushDistance } from '../board/distances';

const INFINITE: i32 = 0x3fffffff;

let matchedRows: i32 = 0;
let aimCostTable = changetype<Shorts>(0); // u16[cell][goal]: pushes; a goal out of reach has the greatest cost, and still counts
let freeGoalDistances = changetype<Ints>(0); // i32[goal]: distance to the free goal
let settledGoals = changetype<Bytes>(0); // u8[goal]
let matchedTotal: i32 = 0;
let liftedRow: i32 = -1;

export function openAimMatching(): void {
  if (boxTotal > MATCHED_BOXES) return;
  matchedRows = boxTotal;
  aimCostTable = takeShorts(cellCount + 1, matchedRows);
  freeGoalDistances = takeInts(matchedRows + 1);
  settledGoals = takeBytes(matchedRows + 1);
  if (!makeMatching(matchedRows, true)) noteShortage();
}

@inline
function aimCosts(cell: i32): Shorts {
  return aimCostTable.from(cell * matchedRows);
}

/** Makes the cells of the set the goals. False if they are too many. */
export function matchWith(set: Bits, pull: bool): bool {
  if (boxTotal > MATCHED_BOXES) return false;
  let goal = 0;
  for (let t = 1; t <= cellCount && goal < matchedRows; t++) {
    if (!set.has(t)) continue;
    for (let c = 1; c <= cellCount; c++) aimCosts(c)[goal] = pull ? pushDistance(t, c) : pushDistance(c, t);
    goal++;
  }
  return goal == matchedRows;
}

/** The cost of a board, whose boxes are listed. */
export function matchBoxes(list: Shorts): i32 {
  clearMatching();
  for (let i = 0; i < matchedRows; i++) {
    rowCosts[i] = aimCosts(list[i]);
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
    freeGoalDistances[j] = INFINITE;
    settledGoals[j] = 0;
  }
  freeGoalDistances[goalOfRow[row]] = 0;
  for (let turn = 0; turn < matchedRows; turn++) {
    let best = -1;
    for (let j = 0; j < matchedRows; j++)
      if (!settledGoals[j] && (best < 0 || freeGoalDistances[j] < freeGoalDistances[best])) best = j;
    settledGoals[best] = 1;
    const so = freeGoalDistances[best] - goalPotential[best];
    // a row with goal j may change to `best`, which then frees j
    for (let j = 0; j < matchedRows; j++) {
      if (settledGoals[j]) continue;
      const other = rowOfGoal[j];
      const through = so + costAt(other, best) - rowPotential[other];
      if (through < freeGoalDistances[j]) freeGoalDistances[j] = through;
    }
  }
}

/** The cost once the box that is row `row` of the board is on another cell. */
export function matchAfter(row: i32, to: i32): i32 {
  if (liftedRow != row) lift(row);
  const costs = aimCosts(to);
  let least = INFINITE;
  for (let j = 0; j < matchedRows; j++) {
    const through = costs[j] - goalPotential[j] + freeGoalDistances[j];
    if (through < least) least = through;
  }
  return matchedTotal - rowPotential[row] + least;
}
