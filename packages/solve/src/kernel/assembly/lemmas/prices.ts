// Prices of goals from a minimum matching of boxes and goals: its dual solution (Kuhn 1955, Hungarian method). Costs are halved
// after a correction for the colors of a checkerboard, so reduced costs are even, and two boxes in each other's way cost at
// least two pushes. If there is no matching, the boxes that compete for too few goals give a goal set (Hall 1935).

import { boxCount, cellCount, goalCells, gridOf, width } from '../level/level';
import { FAR } from '../level/maze';
import { shortages } from '../memory/arena';
import { Bytes, Ints, Shorts, takeBytes, takeInts } from '../memory/tables';
import { boxMaze } from './board';
import { nextPriceValues } from './patterns';

const IMPOSSIBLE: i32 = 1 << 20;
const UNBOUNDED: i32 = 1 << 28;

/** u8[cell + 1]. */
let cellColors = changetype<Bytes>(0);
/** i32[n + 1], rows and columns from 1. */
let rowDuals = changetype<Ints>(0);
let goalDuals = changetype<Ints>(0);
let goalSlacks = changetype<Ints>(0);
let rowsOfGoals = changetype<Ints>(0);
let waysToGoals = changetype<Ints>(0);
let usedGoals = changetype<Bytes>(0);
/** i32[row]: the part of the floor of each box. */
let rowParts = changetype<Ints>(0);
let rowColors = changetype<Ints>(0);
/** u8[goal]: the goals that too many boxes share, if there is no matching. */
export let sharedGoals = changetype<Bytes>(0);
/** The cost of the last matching. */
export let matchedPushes: i32 = 0;

export function openPrices(): bool {
  const before = shortages;
  cellColors = takeBytes(cellCount + 1);
  rowDuals = takeInts(boxCount + 1);
  goalDuals = takeInts(boxCount + 1);
  goalSlacks = takeInts(boxCount + 1);
  rowsOfGoals = takeInts(boxCount + 1);
  waysToGoals = takeInts(boxCount + 1);
  rowParts = takeInts(boxCount + 1);
  rowColors = takeInts(boxCount + 1);
  usedGoals = takeBytes(boxCount + 1);
  sharedGoals = takeBytes(boxCount + 1);
  if (shortages > before) return false;
  for (let cell = 1; cell <= cellCount; cell++) {
    const at = gridOf[cell];
    cellColors[cell] = (at / width + (at % width)) & 1;
  }
  return true;
}

@inline
function goalColor(goal: i32): i32 {
  return cellColors[goalCells[goal]];
}

@inline
function halfCost(row: i32, goal: i32): i32 {
  const pushes = boxMaze.pushesFrom(rowParts[row], goal);
  return pushes == FAR ? IMPOSSIBLE : (pushes + rowColors[row] + goalColor(goal)) >> 1;
}

/** Gives one more row a goal. False: `sharedGoals` are too few for the rows that compete for them. */
function addRow(row: i32): bool {
  rowsOfGoals[0] = row;
  for (let j = 0; j <= boxCount; j++) {
    goalSlacks[j] = UNBOUNDED;
    usedGoals[j] = 0;
  }
  let at = 0;
  do {
    usedGoals[at] = 1;
    const from = rowsOfGoals[at];
    let delta = UNBOUNDED;
    let next = 0;
    for (let j = 1; j <= boxCount; j++) {
      if (usedGoals[j]) continue;
      const reduced = halfCost(from - 1, j - 1) - rowDuals[from] - goalDuals[j];
      if (reduced < goalSlacks[j]) {
        goalSlacks[j] = reduced;
        waysToGoals[j] = at;
      }
      if (goalSlacks[j] < delta) {
        delta = goalSlacks[j];
        next = j;
      }
    }
    if (delta > IMPOSSIBLE >> 1) {
      for (let j = 1; j <= boxCount; j++) sharedGoals[j - 1] = usedGoals[j];
      return false;
    }
    for (let j = 0; j <= boxCount; j++) {
      if (usedGoals[j]) {
        const each = rowsOfGoals[j];
        rowDuals[each] = rowDuals[each] + delta;
        goalDuals[j] = goalDuals[j] - delta;
      } else goalSlacks[j] = goalSlacks[j] - delta;
    }
    at = next;
  } while (rowsOfGoals[at] != 0);
  do {
    const before = waysToGoals[at];
    rowsOfGoals[at] = rowsOfGoals[before];
    at = before;
  } while (at != 0);
  return true;
}

/** Matches all boxes and goals. False: there is no matching, see `sharedGoals`. */
export function matchBoxes(cells: Shorts, player: i32): bool {
  rowDuals.clear(boxCount + 1);
  goalDuals.clear(boxCount + 1);
  rowsOfGoals.clear(boxCount + 1);
  for (let i = 0; i < boxCount; i++) {
    rowParts[i] = boxMaze.part(cells[i], player);
    rowColors[i] = cellColors[cells[i]];
  }
  for (let row = 1; row <= boxCount; row++) if (!addRow(row)) return false;
  matchedPushes = 0;
  for (let j = 1; j <= boxCount; j++) matchedPushes += boxMaze.pushesFrom(rowParts[rowsOfGoals[j] - 1], j - 1);
  return true;
}

/** Writes the duals of the last matching where the next price goes. */
export function writePrice(): void {
  const values = nextPriceValues();
  for (let goal = 0; goal < boxCount; goal++) values[goal] = 2 * goalDuals[goal + 1] - goalColor(goal);
}
