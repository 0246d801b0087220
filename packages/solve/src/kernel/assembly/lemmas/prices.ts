// Prices of goals from a minimum matching of boxes and goals: its dual solution (Kuhn 1955, Hungarian method). Costs are halved
// after a correction for the colors of a checkerboard, so reduced costs are even, and two boxes in each other's way cost at
// least two pushes. If there is no matching, the boxes that compete for too few goals give a goal set (Hall 1935).

import { boxCount, cellCount, goalCells, gridOf, width } from '../level/level';
import { FAR } from '../level/maze';
import { shortOfMemory, take } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, shortAt } from '../memory/arrays';
import { boxMaze } from './board';
import { nextPriceValues } from './patterns';

const IMPOSSIBLE: i32 = 1 << 20;
const UNBOUNDED: i32 = 1 << 28;

/** u8[cell + 1]. */
let cellColors: usize = 0;
/** i32[n + 1], rows and columns from 1. */
let rowDuals: usize = 0;
let goalDuals: usize = 0;
let goalSlacks: usize = 0;
let rowsOfGoals: usize = 0;
let waysToGoals: usize = 0;
let usedGoals: usize = 0;
/** i32[row]: the part of the floor of each box. */
let rowParts: usize = 0;
let rowColors: usize = 0;
/** u8[goal]: the goals that too many boxes share, if there is no matching. */
export let sharedGoals: usize = 0;
/** The cost of the last matching. */
export let matchedPushes: i32 = 0;

export function openPrices(): bool {
  const bytes = (boxCount + 1) << 2;
  cellColors = take(cellCount + 1);
  rowDuals = take(bytes);
  goalDuals = take(bytes);
  goalSlacks = take(bytes);
  rowsOfGoals = take(bytes);
  waysToGoals = take(bytes);
  rowParts = take(bytes);
  rowColors = take(bytes);
  usedGoals = take(boxCount + 1);
  sharedGoals = take(boxCount + 1);
  if (shortOfMemory) return false;
  for (let cell = 1; cell <= cellCount; cell++) {
    const at = intAt(gridOf, cell);
    setByte(cellColors, cell, (at / width + (at % width)) & 1);
  }
  return true;
}

@inline
function goalColor(goal: i32): i32 {
  return byteAt(cellColors, shortAt(goalCells, goal));
}

@inline
function halfCost(row: i32, goal: i32): i32 {
  const pushes = boxMaze.pushesFrom(intAt(rowParts, row), goal);
  return pushes == (FAR as i32) ? IMPOSSIBLE : (pushes + intAt(rowColors, row) + goalColor(goal)) >> 1;
}

/** Gives one more row a goal. False: `sharedGoals` are too few for the rows that compete for them. */
function addRow(row: i32): bool {
  setInt(rowsOfGoals, 0, row);
  for (let j = 0; j <= boxCount; j++) {
    setInt(goalSlacks, j, UNBOUNDED);
    setByte(usedGoals, j, 0);
  }
  let at = 0;
  do {
    setByte(usedGoals, at, 1);
    const from = intAt(rowsOfGoals, at);
    let delta = UNBOUNDED;
    let next = 0;
    for (let j = 1; j <= boxCount; j++) {
      if (byteAt(usedGoals, j)) continue;
      const reduced = halfCost(from - 1, j - 1) - intAt(rowDuals, from) - intAt(goalDuals, j);
      if (reduced < intAt(goalSlacks, j)) {
        setInt(goalSlacks, j, reduced);
        setInt(waysToGoals, j, at);
      }
      if (intAt(goalSlacks, j) < delta) {
        delta = intAt(goalSlacks, j);
        next = j;
      }
    }
    if (delta > IMPOSSIBLE >> 1) {
      for (let j = 1; j <= boxCount; j++) setByte(sharedGoals, j - 1, byteAt(usedGoals, j));
      return false;
    }
    for (let j = 0; j <= boxCount; j++) {
      if (byteAt(usedGoals, j)) {
        const each = intAt(rowsOfGoals, j);
        setInt(rowDuals, each, intAt(rowDuals, each) + delta);
        setInt(goalDuals, j, intAt(goalDuals, j) - delta);
      } else setInt(goalSlacks, j, intAt(goalSlacks, j) - delta);
    }
    at = next;
  } while (intAt(rowsOfGoals, at) != 0);
  do {
    const before = intAt(waysToGoals, at);
    setInt(rowsOfGoals, at, intAt(rowsOfGoals, before));
    at = before;
  } while (at != 0);
  return true;
}

/** Matches all boxes and goals. False: there is no matching, see `sharedGoals`. */
export function matchBoxes(cells: usize, player: i32): bool {
  const bytes = ((boxCount as usize) + 1) << 2;
  memory.fill(rowDuals, 0, bytes);
  memory.fill(goalDuals, 0, bytes);
  memory.fill(rowsOfGoals, 0, bytes);
  for (let i = 0; i < boxCount; i++) {
    setInt(rowParts, i, boxMaze.part(shortAt(cells, i), player));
    setInt(rowColors, i, byteAt(cellColors, shortAt(cells, i)));
  }
  for (let row = 1; row <= boxCount; row++) if (!addRow(row)) return false;
  matchedPushes = 0;
  for (let j = 1; j <= boxCount; j++)
    matchedPushes += boxMaze.pushesFrom(intAt(rowParts, intAt(rowsOfGoals, j) - 1), j - 1);
  return true;
}

/** Writes the duals of the last matching where the next price goes. */
export function writePrice(): void {
  const values = nextPriceValues();
  for (let goal = 0; goal < boxCount; goal++) setInt(values, goal, 2 * intAt(goalDuals, goal + 1) - goalColor(goal));
}
