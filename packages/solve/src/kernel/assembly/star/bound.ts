// The bound of a position and of its children: keeps the rows of the matching in step with the current boxes. A box
// keeps its row while it doesn't move, whatever the others do: the player's part of the floor for this box alone
// changes only when this box is pushed.

import { boxCount, cellCount, goalAt, goalCells, goalCount, gridOf, NO_GOAL, WALL_CELL, width } from '../level/level';
import { Maze } from '../level/maze';
import { shortages } from '../memory/arena';
import { Refs, Shorts, takeRefs, takeShorts } from '../memory/tables';
import {
  assignRow,
  clearMatching,
  costAt,
  firstPotential,
  freeRow,
  goalOfRow,
  isMatchingWorn,
  makeMatching,
  matchingCost,
  restoreMatching,
  rowCosts,
  rowPotential,
  saveMatching,
} from '../position/cheapest-matching';
import { mazeAt } from './frozen';
import { isBox, positionBoxes } from './position';

export const DEAD: i32 = -1;
const NO_ROW: i32 = 0xffff;

/** u16[row]: the cell of its box; u16[cell + 1]: the row of a box. */
export let cellOfRow = changetype<Shorts>(0);
let rowOfCell = changetype<Shorts>(0);
let idleRows = changetype<Shorts>(0);
let savedCosts = changetype<Refs<Shorts>>(0);
/** Rows of boxes that can no longer be reached: fixed on their own goal, lost elsewhere. */
let stillRows = changetype<Shorts>(0);
/** The matching cost of the current position. */
let baseCost: i32 = 0;
let fitCount: u32 = 0;

export function makeBound(): bool {
  if (!makeMatching(goalCount, false)) return false;
  colorGoals();
  clearMatching();
  const before = shortages;
  const n = boxCount;
  cellOfRow = takeShorts(n + 1);
  rowOfCell = takeShorts(cellCount + 1);
  idleRows = takeShorts(n + 1);
  savedCosts = takeRefs<Shorts>(n);
  stillRows = takeShorts(n + 1, n);
  if (shortages > before) return false;
  stillRows.fillOnes((n + 1) * n);
  for (let j = 0; j < goalCount; j++) stillRows[j * goalCount + j] = 0;
  rowOfCell.fillOnes(cellCount + 1);
  for (let i = 0; i < boxCount; i++) {
    cellOfRow[i] = WALL_CELL;
    rowCosts[i] = stillRow(WALL_CELL);
  }
  return true;
}

/**
 * Goals begin with potentials of their chessboard color. A push changes the color of a box, so the costs of a row minus
 * these potentials are all odd or all even, and every reduced cost stays even; the pair penalties depend on that.
 */
function colorGoals(): void {
  for (let j = 0; j < goalCount; j++) {
    const grid = gridOf[goalCells[j]];
    firstPotential[j] = -((grid / width + (grid % width)) & 1);
  }
}

@inline
function stillRow(cell: i32): Shorts {
  const goal = goalAt(cell);
  return stillRows.from((goal == NO_GOAL ? goalCount : goal) * goalCount);
}

/** The costs of a box at `cell` for a player at `player`. */
@inline
export function boxCosts(maze: Maze, cell: i32, player: i32): Shorts {
  const part = maze.part(cell, player);
  return part < 0 ? stillRow(cell) : maze.pushes.from(part * goalCount);
}

@inline
export function rowOfBox(cell: i32): i32 {
  return rowOfCell[cell];
}

/** Updates the matching to the boxes on the board. DEAD if there is none. */
export function fitBound(mazeNumber: i32, player: i32): i32 {
  if ((++fitCount & 0xffff) == 0 && isMatchingWorn()) forgetRows();
  giveRows();
  if (!takeCosts(mazeAt(mazeNumber), player, -1, 0)) {
    forgetRows();
    return DEAD;
  }
  baseCost = matchingCost();
  saveMatching();
  return baseCost;
}

/**
 * Finds goals for up to `most` more boxes of the current position, so that a first matching of many boxes can be made
 * in slices. True: `fitBound` has little left to do.
 */
export function prepareBound(mazeNumber: i32, player: i32, most: i32): bool {
  giveRows();
  setCosts(mazeAt(mazeNumber), player, -1, 0);
  let left = most;
  for (let i = 0; i < boxCount; i++) {
    if (goalOfRow[i] >= 0) continue;
    if (left-- <= 0) return false;
    if (!assignRow(i)) return true;
  }
  return true;
}

/** Gives every box on the board a row; boxes that did not move keep theirs. */
function giveRows(): void {
  let idle = 0;
  for (let i = 0; i < boxCount; i++) {
    const cell = cellOfRow[i];
    if (cell != WALL_CELL && isBox(cell)) continue;
    rowOfCell[cell] = NO_ROW;
    idleRows[idle++] = i;
  }
  for (let i = 0; i < boxCount; i++) {
    const cell = positionBoxes[i];
    if (rowOfCell[cell] != NO_ROW) continue;
    const row = idleRows[--idle];
    rowOfCell[cell] = row;
    cellOfRow[row] = cell;
  }
}

/** After a failure the rows are no longer in step; the next fit starts over. */
function forgetRows(): void {
  clearMatching();
  for (let i = 0; i < boxCount; i++) rowCosts[i] = stillRow(WALL_CELL);
}

/** New costs for all rows (`movedRow` as if its box were at `onto`); rows whose costs changed are assigned again. */
function takeCosts(maze: Maze, player: i32, movedRow: i32, onto: i32): bool {
  setCosts(maze, player, movedRow, onto);
  for (let i = 0; i < boxCount; i++) if (goalOfRow[i] < 0 && !assignRow(i)) return false;
  return true;
}

function setCosts(maze: Maze, player: i32, movedRow: i32, onto: i32): void {
  for (let i = 0; i < boxCount; i++) {
    const costs = boxCosts(maze, i == movedRow ? onto : cellOfRow[i], player);
    const before = rowCosts[i];
    if (costs == before) continue;
    rowCosts[i] = costs;
    if (!isSameRow(costs, before)) freeRow(i);
  }
}

function isSameRow(a: Shorts, b: Shorts): bool {
  for (let j = 0; j < goalCount; j++) if (a[j] != b[j]) return false;
  return true;
}

/**
 * The bound after a push of the box at `box` to `onto` in the same maze; leaves the child's matching until
 * undoBoundAfterPush.
 */
export function boundAfterPush(mazeNumber: i32, box: i32, onto: i32): i32 {
  const row = rowOfBox(box);
  const goal = goalOfRow[row];
  const before = costAt(row, goal);
  const costs = boxCosts(mazeAt(mazeNumber), onto, box);
  savedCosts[row] = rowCosts[row];
  const after = costs[goal];
  rowCosts[row] = costs;
  // One push nearer to its goal: no cost of the row falls by more than one, so the matching stays least and lowering
  // the row's potential by one keeps every reduced cost as it should be.
  if (after == before - 1) {
    rowPotential[row] = rowPotential[row] - 1;
    return baseCost - 1;
  }
  freeRow(row);
  return assignRow(row) ? matchingCost() : DEAD;
}

export function undoBoundAfterPush(box: i32): void {
  const row = rowOfBox(box);
  rowCosts[row] = savedCosts[row];
  restoreMatching();
}

/** The same for a push that freezes boxes, so that another maze applies. */
export function boundInMaze(mazeNumber: i32, box: i32, onto: i32): i32 {
  savedCosts.copyFrom(rowCosts, boxCount);
  return takeCosts(mazeAt(mazeNumber), box, rowOfBox(box), onto) ? matchingCost() : DEAD;
}

export function undoBoundInMaze(): void {
  rowCosts.copyFrom(savedCosts, boxCount);
  restoreMatching();
}
