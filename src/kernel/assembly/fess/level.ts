// The level inside the engine: floor cells numbered 1..cellCount row by row, cell 0 standing for every wall, so that
// no bounds are tested anywhere. Directions are 0 up, 1 right, 2 down, 3 left; `d ^ 2` is the opposite.
// A "side" of a cell is the direction in which the player stands beside it.

import { take } from '../memory/arena';
import { byteAt, setByte, setShort, setWord, shortAt } from '../memory/arrays';
import { addCell } from '../memory/cell-sets';

export const MAX_DISTANCE: i32 = 0xffff;

export let cellCount: i32 = 0;
/** Words of a cell set. */
export let words: i32 = 0;
export let boxTotal: i32 = 0;
export let startPlayer: i32 = 0;
/** u16[cell * 4 + direction] */
export let besideTable: usize = 0;
/** u16[cell * 8 + k]: the eight neighbours, clockwise from up; even k are the four directions. */
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

/** Makes room for a level; then `fessCell`, `fessBox` and `fessPlayer` fill it. */
export function openLevel(cells: i32, boxes: i32): void {
  cellCount = cells;
  words = (cells + 64) >> 6;
  boxTotal = boxes;
  besideTable = take((cells + 1) * 8);
  aroundTable = take((cells + 1) * 16);
  rowTable = take((cells + 1) * 2);
  columnTable = take((cells + 1) * 2);
  goalMap = take(cells + 1);
  emptyMap = take(cells + 1);
  goalSet = take(words * 8);
  baseSet = take(words * 8);
  goalList = take(boxes * 2 + 2);
  baseList = take(boxes * 2 + 2);
  boxKey = take((cells + 1) * 8);
  playerKey = take((cells + 1) * 8);
  baseKey = take((cells + 1) * 8);
  if (!baseKey) return;
  setByte(emptyMap, 0, 1);
  seed = 1;
  for (let c = 0; c <= cells; c++) {
    setWord(boxKey, c, random());
    setWord(playerKey, c, random());
    setWord(baseKey, c, random());
  }
}

let goalsGiven: i32 = 0;
let boxesGiven: i32 = 0;

/** One floor cell: its place and its four neighbours (0 = wall). Cells come in ascending order. */
export function putCell(cell: i32, row: i32, column: i32, up: i32, right: i32, down: i32, left: i32, goal: i32): void {
  setShort(rowTable, cell, row);
  setShort(columnTable, cell, column);
  setShort(besideTable, cell * 4, up);
  setShort(besideTable, cell * 4 + 1, right);
  setShort(besideTable, cell * 4 + 2, down);
  setShort(besideTable, cell * 4 + 3, left);
  if (!goal) return;
  setByte(goalMap, cell, 1);
  addCell(goalSet, cell);
  setShort(goalList, goalsGiven++, cell);
}

export function putStartBox(cell: i32): void {
  setShort(baseList, boxesGiven++, cell);
  addCell(baseSet, cell);
}

export function putStartPlayer(cell: i32): void {
  startPlayer = cell;
}

/** Completes the level once every cell is in: the diagonal neighbours, found by place. */
export function closeLevel(): void {
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
