// The distance of a board from a set of cells: the fewest pushes that bring every box to a cell of its own, by the
// cheapest matching. A child differs from its parent in one row: with that box removed, one pass finds the cost from
// each goal to the free one, and every destination of the box then needs one pass over its row.

import { boxCount as boxTotal, cellCount } from '../../level/level';
import { noteShortage, take, takeEach } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';
import { hasCell } from '../../memory/cell-sets';
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

let size: i32 = 0;
let costs: usize = 0; // u16[cell][goal]: pushes; a goal out of reach has the greatest cost, and still counts
let away: usize = 0; // i32[goal]: distance to the free goal
let done: usize = 0; // u8[goal]
let total: i32 = 0;
let lifted: i32 = -1;

export function openAimMatching(): void {
  if (boxTotal > MATCHED_BOXES) return;
  size = boxTotal;
  costs = takeEach(cellCount + 1, size * 2);
  away = take(size * 4 + 4);
  done = take(size + 1);
  if (!makeMatching(size, true)) noteShortage();
}

@inline
function costsOf(cell: i32): usize {
  return costs + <usize>((cell * size) << 1);
}

/** Makes the cells of the set the goals. False if they are too many. */
export function matchWith(set: usize, pull: bool): bool {
  if (boxTotal > MATCHED_BOXES) return false;
  let goal = 0;
  for (let t = 1; t <= cellCount && goal < size; t++) {
    if (!hasCell(set, t)) continue;
    for (let c = 1; c <= cellCount; c++) setShort(costsOf(c), goal, pull ? pushDistance(t, c) : pushDistance(c, t));
    goal++;
  }
  return goal == size;
}

/** The cost of a board, whose boxes are listed. */
export function matchBoxes(list: usize): i32 {
  clearMatching();
  for (let i = 0; i < size; i++) {
    setInt(rowCosts, i, <i32>costsOf(shortAt(list, i)));
    assignRow(i);
  }
  total = matchingCost();
  lifted = -1;
  return total;
}

/** Removes a row, and finds how far each goal is from the one it frees. */
function lift(row: i32): void {
  lifted = row;
  for (let j = 0; j < size; j++) {
    setInt(away, j, INFINITE);
    setByte(done, j, 0);
  }
  setInt(away, intAt(goalOfRow, row), 0);
  for (let turn = 0; turn < size; turn++) {
    let best = -1;
    for (let j = 0; j < size; j++) if (!byteAt(done, j) && (best < 0 || intAt(away, j) < intAt(away, best))) best = j;
    setByte(done, best, 1);
    const so = intAt(away, best) - intAt(goalPotential, best);
    // a row with goal j may change to `best`, which then frees j
    for (let j = 0; j < size; j++) {
      if (byteAt(done, j)) continue;
      const other = intAt(rowOfGoal, j);
      const through = so + costAt(other, best) - intAt(rowPotential, other);
      if (through < intAt(away, j)) setInt(away, j, through);
    }
  }
}

/** The cost once the box that is row `row` of the board is on another cell. */
export function matchAfter(row: i32, to: i32): i32 {
  if (lifted != row) lift(row);
  const costs = costsOf(to);
  let least = INFINITE;
  for (let j = 0; j < size; j++) {
    const through = shortAt(costs, j) - intAt(goalPotential, j) + intAt(away, j);
    if (through < least) least = through;
  }
  return total - intAt(rowPotential, row) + least;
}
