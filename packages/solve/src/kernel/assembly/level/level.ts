// The level in the kernel: floor cells numbered row by row from 1, a table of neighbors, goals, boxes, player. Cell 0
// represents every wall and is its own neighbor. An instance of the module has one level, so these are plain globals.

import { shortages } from '../memory/arena';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { BOX, GOAL, PLAYER, WALL } from '../parameters';

/** The cell that represents all walls. */
export const WALL_CELL: i32 = 0;

/** Stands for "no goal". */
export const NO_GOAL: i32 = 0xffff;

export let width: i32 = 0;
export let height: i32 = 0;
/** How many floor cells; they are 1 to cellCount. */
export let cellCount: i32 = 0;
export let goalCount: i32 = 0;
export let boxCount: i32 = 0;
export let playerCell: i32 = 0;
/** u16[cell * 4 + direction], directions up, right, down, left; the opposite of d is d ^ 2. */
export let neighbors = changetype<Shorts>(0);
/** u32[cell]: row * width + column. */
export let gridOf = changetype<Ints>(0);
/** u16[row * width + column]: 0 for walls. */
export let cellOf = changetype<Shorts>(0);
/** u16[goal]. */
export let goalCells = changetype<Shorts>(0);
/** u16[cell]: the goal's number, or NO_GOAL. */
let goalOf = changetype<Shorts>(0);
/** u16[box]: the cells of the boxes at the start. */
export let boxCells = changetype<Shorts>(0);

let boardLetters = changetype<Bytes>(0);

/**
 * Room for one byte per cell of the grid, a combination of the bits in parameters.ts; to be filled before levelLoad.
 */
export function levelBuffer(gridWidth: i32, gridHeight: i32): Bytes {
  width = gridWidth;
  height = gridHeight;
  boardLetters = takeBytes(gridWidth * gridHeight);
  return boardLetters;
}

@inline
export function neighbor(cell: i32, direction: i32): i32 {
  return neighbors[(cell << 2) + direction];
}

@inline
export function goalAt(cell: i32): i32 {
  return goalOf[cell];
}

@inline
export function isGoal(cell: i32): bool {
  return goalAt(cell) != NO_GOAL;
}

/** Reads the buffer. False: out of memory. The rim must be walls. */
export function levelLoad(): bool {
  const size = width * height;
  cellOf = takeShorts(size);
  if (!cellOf) return false;
  cellCount = goalCount = boxCount = 0;
  for (let i = 0; i < size; i++) {
    const letter = boardLetters[i];
    if (letter & WALL) continue;
    cellCount++;
    cellOf[i] = cellCount;
    if (letter & GOAL) goalCount++;
    if (letter & BOX) boxCount++;
  }
  return takeTables() && fillTables();
}

function takeTables(): bool {
  const before = shortages;
  neighbors = takeShorts((cellCount + 1) * 4);
  gridOf = takeInts(cellCount + 1);
  goalCells = takeShorts(goalCount + 1);
  goalOf = takeShorts(cellCount + 1);
  boxCells = takeShorts(boxCount + 1);
  return shortages == before;
}

function fillTables(): bool {
  let goals = 0;
  let boxes = 0;
  goalOf[WALL_CELL] = NO_GOAL;
  for (let i = 0; i < width * height; i++) {
    const letter = boardLetters[i];
    if (letter & WALL) continue;
    const cell = cellOf[i];
    gridOf[cell] = i;
    const sides = neighbors.from(cell << 2);
    sides[0] = cellOf[i - width];
    sides[1] = cellOf[i + 1];
    sides[2] = cellOf[i + width];
    sides[3] = cellOf[i - 1];
    goalOf[cell] = NO_GOAL;
    if (letter & GOAL) {
      goalOf[cell] = goals;
      goalCells[goals] = cell;
      goals++;
    }
    if (letter & BOX) {
      boxCells[boxes] = cell;
      boxes++;
    }
    if (letter & PLAYER) playerCell = cell;
  }
  return true;
}
