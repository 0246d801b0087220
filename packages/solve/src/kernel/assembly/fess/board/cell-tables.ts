// Tables over the cells of the level that only the any-solution engine needs: sets of cells, diagonal neighbors, rows
// and columns, random keys. Directions are 0 up, 1 right, 2 down, 3 left; `d ^ 2` is the opposite. A "side" of a cell
// is the direction in which the player is next to it.

import {
  boxCells,
  boxCount,
  cellCount,
  goalCells,
  goalCount,
  gridOf,
  levelLoad,
  neighbor,
  playerCell,
  WALL_CELL,
  width,
} from '../../level/level';
import { noteShortage, shortages } from '../../memory/arena';
import { Bits, Bytes, Shorts, takeBits, takeBytes, takeShorts, takeWords, Words } from '../../memory/tables';

export const MAX_DISTANCE: i32 = 0xffff;

/** Words of a cell set. */
export let cellSetWords: i32 = 0;
export let startPlayer: i32 = 0;
/** u16[cell * 8 + k]: the eight neighbors, clockwise from up; even k are the four directions. */
let aroundTable = changetype<Shorts>(0);
export let rowTable = changetype<Shorts>(0);
export let columnTable = changetype<Shorts>(0);
export let goalSet = changetype<Bits>(0);
/** The boxes at the start ("bases"). */
export let baseSet = changetype<Bits>(0);
/** u8[cell]: 1 for the wall alone: the empty level as an obstacle map. */
export let emptyMap = changetype<Bytes>(0);
/** Random 64-bit keys: by box cell, by player cell, by unused base. */
export let boxKey = changetype<Words>(0);
export let playerKey = changetype<Words>(0);
export let baseKey = changetype<Words>(0);

@inline
export function around(cell: i32, k: i32): i32 {
  return aroundTable[(cell << 3) | k];
}

let keySeed: u64 = 0;
function random(): u64 {
  keySeed += 0x9e3779b97f4a7c15;
  let z = keySeed;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/** Reads the level in the buffer. Notes a shortage if there is no memory for it. */
export function openLevel(): void {
  const before = shortages;
  if (!levelLoad()) {
    noteShortage();
    return;
  }
  const cells = cellCount;
  cellSetWords = (cells + 64) >> 6;
  aroundTable = takeShorts((cells + 1) * 8);
  rowTable = takeShorts(cells + 1);
  columnTable = takeShorts(cells + 1);
  emptyMap = takeBytes(cells + 1);
  goalSet = takeBits(cellSetWords);
  baseSet = takeBits(cellSetWords);
  boxKey = takeWords(cells + 1);
  playerKey = takeWords(cells + 1);
  baseKey = takeWords(cells + 1);
  if (shortages > before) return;
  emptyMap[WALL_CELL] = 1;
  keySeed = 1;
  for (let c = 0; c <= cells; c++) {
    boxKey[c] = random();
    playerKey[c] = random();
    baseKey[c] = random();
  }
  fillLevel();
  findDiagonals();
}

function fillLevel(): void {
  for (let c = 1; c <= cellCount; c++) {
    const grid = gridOf[c];
    rowTable[c] = grid / width;
    columnTable[c] = grid % width;
  }
  for (let i = 0; i < goalCount; i++) goalSet.add(goalCells[i]);
  for (let i = 0; i < boxCount; i++) baseSet.add(boxCells[i]);
  startPlayer = playerCell;
}

export function putStartPlayer(cell: i32): void {
  startPlayer = cell;
}

/** The eight neighbors of every cell; the diagonal ones are found by row and column. */
function findDiagonals(): void {
  for (let c = 1; c <= cellCount; c++) {
    for (let d = 0; d < 4; d++) aroundTable[(c << 3) | (d << 1)] = neighbor(c, d);
  }
  // cells are in row order, so the cell diagonally below is found by advancing along the row below
  let below = 1;
  for (let c = 1; c <= cellCount; c++) {
    const row = rowTable[c] + 1;
    const column = columnTable[c];
    while (below <= cellCount && isBefore(below, row, column - 1)) below++;
    for (let b = below; b <= cellCount && rowTable[b] == row && columnTable[b] <= column + 1; b++) {
      const other = columnTable[b];
      if (other == column - 1) linkDiagonal(c, 5, b, 1);
      if (other == column + 1) linkDiagonal(c, 3, b, 7);
    }
  }
}

function isBefore(cell: i32, row: i32, column: i32): bool {
  const r = rowTable[cell];
  return r < row || (r == row && columnTable[cell] < column);
}

function linkDiagonal(cell: i32, k: i32, other: i32, back: i32): void {
  aroundTable[(cell << 3) | k] = other;
  aroundTable[(other << 3) | back] = cell;
}
