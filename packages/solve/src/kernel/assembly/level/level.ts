// The level in the kernel: floor cells numbered row by row from 1, a table of neighbors, goals, boxes, player. Cell 0
// represents every wall and is its own neighbor. An instance of the module has one level, so these are plain globals.

import { arenaTake } from '../memory/arena';
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
export let neighbors: usize = 0;
/** u32[cell]: row * width + column. */
export let gridOf: usize = 0;
/** u16[row * width + column]: 0 for walls. */
export let cellOf: usize = 0;
/** u16[goal]. */
export let goalCells: usize = 0;
/** u16[cell]: the goal's number, or NO_GOAL. */
let goalOf: usize = 0;
/** u16[box]: the cells of the boxes at the start. */
export let boxCells: usize = 0;

let boardLetters: usize = 0;

/**
 * Room for one byte per cell of the grid, a combination of the bits in parameters.ts; to be filled before levelLoad.
 */
export function levelBuffer(gridWidth: i32, gridHeight: i32): usize {
  width = gridWidth;
  height = gridHeight;
  boardLetters = arenaTake((gridWidth * gridHeight) as usize);
  return boardLetters;
}

@inline
export function neighbor(cell: i32, direction: i32): i32 {
  return load<u16>(neighbors + ((((cell as usize) << 2) + (direction as usize)) << 1)) as i32;
}

@inline
export function goalAt(cell: i32): i32 {
  return load<u16>(goalOf + ((cell as usize) << 1)) as i32;
}

@inline
export function isGoal(cell: i32): bool {
  return goalAt(cell) != NO_GOAL;
}

/** Reads the buffer. False: out of memory. The rim must be walls. */
export function levelLoad(): bool {
  const size = (width * height) as usize;
  cellOf = arenaTake(size << 1);
  if (cellOf == 0) return false;
  cellCount = goalCount = boxCount = 0;
  for (let i: usize = 0; i < size; i++) {
    const letter = load<u8>(boardLetters + i);
    if (letter & WALL) continue;
    cellCount++;
    store<u16>(cellOf + (i << 1), cellCount as u16);
    if (letter & GOAL) goalCount++;
    if (letter & BOX) boxCount++;
  }
  return takeTables() && fillTables();
}

function takeTables(): bool {
  const cells = cellCount as usize;
  neighbors = arenaTake((cells + 1) << 3);
  gridOf = arenaTake((cells + 1) << 2);
  goalCells = arenaTake(((goalCount as usize) << 1) + 2);
  goalOf = arenaTake((cells + 1) << 1);
  boxCells = arenaTake(((boxCount as usize) << 1) + 2);
  return neighbors != 0 && gridOf != 0 && goalCells != 0 && goalOf != 0 && boxCells != 0;
}

function fillTables(): bool {
  let goals = 0;
  let boxes = 0;
  store<u16>(goalOf, NO_GOAL as u16);
  for (let i = 0; i < width * height; i++) {
    const letter = load<u8>(boardLetters + i);
    if (letter & WALL) continue;
    const cell = load<u16>(cellOf + ((i as usize) << 1)) as usize;
    store<u32>(gridOf + (cell << 2), i as u32);
    const row = neighbors + (cell << 3);
    store<u16>(row, load<u16>(cellOf + (((i - width) as usize) << 1)));
    store<u16>(row + 2, load<u16>(cellOf + (((i + 1) as usize) << 1)));
    store<u16>(row + 4, load<u16>(cellOf + (((i + width) as usize) << 1)));
    store<u16>(row + 6, load<u16>(cellOf + (((i - 1) as usize) << 1)));
    store<u16>(goalOf + (cell << 1), NO_GOAL as u16);
    if (letter & GOAL) {
      store<u16>(goalOf + (cell << 1), goals as u16);
      store<u16>(goalCells + ((goals as usize) << 1), cell as u16);
      goals++;
    }
    if (letter & BOX) {
      store<u16>(boxCells + ((boxes as usize) << 1), cell as u16);
      boxes++;
    }
    if (letter & PLAYER) playerCell = cell as i32;
  }
  return true;
}
