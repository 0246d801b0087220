// The level inside the any-solution engine: the cells of level/level.ts numbered from 1 instead of 0, and cell 0 for every
// wall, so that a cell is tested for a wall by its number alone. Directions are 0 up, 1 right, 2 down, 3 left; `d ^ 2` is the opposite.
// A "side" of a cell is the direction in which the player stands beside it.

import {
  boxCells,
  boxCount,
  cellCount as floorCount,
  goalAt,
  gridOf,
  levelLoad,
  neighbor,
  playerCell,
  width,
} from '../level/level';
import { noteShortage, shortOfMemory, take } from '../memory/arena';
import { byteAt, intAt, setByte, setShort, setWord, shortAt } from '../memory/arrays';
import { addCell } from '../memory/cell-sets';

export const MAX_DISTANCE: i32 = 0xffff;

export let cellCount: i32 = 0;
/** Words of a cell set. */
export let words: i32 = 0;
export let boxTotal: i32 = 0;
export let startPlayer: i32 = 0;
/** u16[cell * 4 + direction] */
export let besideTable: usize = 0;
/** u16[cell * 8 + k]: the eight neighbors, clockwise from up; even k are the four directions. */
let aroundTable: usize = 0;
export let rowTable: usize = 0;
export let columnTable: usize = 0;
/** u8[cell]: 1 on goals. */
let goalMap: usize = 0;
export let goalSet: usize = 0;
/** u16: the goals, ascending; the boxes at the start ("bases"), ascending. */
export let goalList: usize = 0;
export let baseList: usize = 0;
export let baseSet: usize = 0;
/** u8[cell]: 1 for walls (cell 0) only: the empty level as an obstacle map. */
export let emptyMap: usize = 0;
/** Random 64-bit keys: by box cell, by player cell, by unused base. */
export let boxKey: usize = 0;
export let playerKey: usize = 0;
export let baseKey: usize = 0;

@inline
export function beside(cell: i32, direction: i32): i32 {
  return shortAt(besideTable, (cell << 2) | direction);
}
@inline
export function around(cell: i32, k: i32): i32 {
  return shortAt(aroundTable, (cell << 3) | k);
}
@inline
export function isGoal(cell: i32): bool {
  return byteAt(goalMap, cell) != 0;
}

let seed: u64 = 0;
function random(): u64 {
  seed += 0x9e3779b97f4a7c15;
  let z = seed;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/** Takes over the level in the buffer. Without memory for it `shortOfMemory` is set. */
export function openLevel(): void {
  if (!levelLoad()) {
    noteShortage();
    return;
  }
  const cells = floorCount;
  cellCount = cells;
  words = (cells + 64) >> 6;
  boxTotal = boxCount;
  besideTable = take((cells + 1) * 8);
  aroundTable = take((cells + 1) * 16);
  rowTable = take((cells + 1) * 2);
  columnTable = take((cells + 1) * 2);
  goalMap = take(cells + 1);
  emptyMap = take(cells + 1);
  goalSet = take(words * 8);
  baseSet = take(words * 8);
  goalList = take(boxTotal * 2 + 2);
  baseList = take(boxTotal * 2 + 2);
  boxKey = take((cells + 1) * 8);
  playerKey = take((cells + 1) * 8);
  baseKey = take((cells + 1) * 8);
  if (shortOfMemory) return;
  setByte(emptyMap, 0, 1);
  seed = 1;
  for (let c = 0; c <= cells; c++) {
    setWord(boxKey, c, random());
    setWord(playerKey, c, random());
    setWord(baseKey, c, random());
  }
  fillLevel();
  findDiagonals();
}

/** The number of a cell of the shared level here. */
@inline
function numberOf(cell: i32): i32 {
  return cell == floorCount ? 0 : cell + 1;
}

function fillLevel(): void {
  let goals = 0;
  for (let cell = 0; cell < floorCount; cell++) {
    const c = numberOf(cell);
    const grid = intAt(gridOf, cell);
    setShort(rowTable, c, grid / width);
    setShort(columnTable, c, grid % width);
    for (let d = 0; d < 4; d++) setShort(besideTable, (c << 2) | d, numberOf(neighbor(cell, d)));
    if (goalAt(cell) == 0xffff) continue;
    setByte(goalMap, c, 1);
    addCell(goalSet, c);
    setShort(goalList, goals++, c);
  }
  for (let i = 0; i < boxTotal; i++) {
    const c = numberOf(shortAt(boxCells, i));
    setShort(baseList, i, c);
    addCell(baseSet, c);
  }
  startPlayer = numberOf(playerCell);
}

export function putStartPlayer(cell: i32): void {
  startPlayer = cell;
}

/** The eight neighbors of every cell; the diagonal ones are found by row and column. */
function findDiagonals(): void {
  for (let c = 1; c <= cellCount; c++) {
    for (let d = 0; d < 4; d++) setShort(aroundTable, (c << 3) | (d << 1), beside(c, d));
  }
  // cells come row by row, so the cell diagonally below is found by walking on from the row below
  let below = 1;
  for (let c = 1; c <= cellCount; c++) {
    const row = shortAt(rowTable, c) + 1;
    const column = shortAt(columnTable, c);
    while (below <= cellCount && isBefore(below, row, column - 1)) below++;
    for (let b = below; b <= cellCount && shortAt(rowTable, b) == row && shortAt(columnTable, b) <= column + 1; b++) {
      const other = shortAt(columnTable, b);
      if (other == column - 1) linkDiagonal(c, 5, b, 1);
      if (other == column + 1) linkDiagonal(c, 3, b, 7);
    }
  }
}

function isBefore(cell: i32, row: i32, column: i32): bool {
  const r = shortAt(rowTable, cell);
  return r < row || (r == row && shortAt(columnTable, cell) < column);
}

function linkDiagonal(cell: i32, k: i32, other: i32, back: i32): void {
  setShort(aroundTable, (cell << 3) | k, other);
  setShort(aroundTable, (other << 3) | back, cell);
}
