// The board of a vicinity search: the cells the player can reach, numbered from 0. One more number represents every
// wall, so that tables can be read without a test for the edge. Boxes are a bit set over the cells.

import { shortages } from '../memory/arena';
import { Bytes, Shorts, takeBytes, takeShorts, takeWords, Words } from '../memory/tables';

/** How many cells there are; also the number of the wall. */
export let cellCount: i32 = 0;
export let boardWords: i32 = 0;

/** u16[cell * 4 + direction]: the cell beside, or the wall. */
export let besideCells = changetype<Shorts>(0);
/** u16[cell * 4 + direction]: the cell after that, or the wall if a box can't be pushed onto it. */
let beyondCells = changetype<Shorts>(0);
/** u8[cell]: bit 0 for live cells, bit 1 for goals. */
export let cellKinds = changetype<Bytes>(0);
const LIVE: u8 = 1;
const GOAL: u8 = 2;
/** u8[cell * cells + other]: how many live cells are nearer, 255 for many; no table if the board is too large. */
export let cellRanks = changetype<Bytes>(0);
/** u64[cell]: Zobrist keys. */
let cellKeys = changetype<Words>(0);

/** False: out of memory. */
export function openBoard(cells: i32, withRanks: bool): bool {
  cellCount = cells;
  boardWords = (cells + 63) >> 6;
  const before = shortages;
  besideCells = takeShorts((cells + 1) * 4);
  beyondCells = takeShorts((cells + 1) * 4);
  cellKinds = takeBytes(cells + 1);
  cellRanks = withRanks ? takeBytes(cells, cells) : changetype<Bytes>(0);
  cellKeys = takeWords(cells);
  if (shortages > before) return false;
  let state: u64 = 0x1234_5678_9abc_def1;
  for (let cell = 0; cell < cells; cell++) {
    // splitmix64 (Steele, Lea, and Flood 2014)
    state += 0x9e3779b97f4a7c15;
    let mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    cellKeys[cell] = mixed ^ (mixed >> 31);
  }
  return true;
}

@inline
export function beside(cell: i32, direction: i32): i32 {
  return besideCells[(cell << 2) + direction];
}

/** Four neighbors at once, 16 bits each. */
@inline
export function fourNeighbors(cell: i32): u64 {
  return besideCells.four(cell);
}

/** Where a push from a cell takes the box beside it, or the wall. */
@inline
export function beyond(cell: i32, direction: i32): i32 {
  return beyondCells[(cell << 2) + direction];
}

/** Reads neighbors and kinds, which the caller has written. */
export function openPushes(): void {
  for (let cell = 0; cell <= cellCount; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      const onto = beside(beside(cell, direction), direction);
      beyondCells[(cell << 2) + direction] = isLive(onto) ? onto : cellCount;
    }
  }
}

@inline
export function isLive(cell: i32): bool {
  return (cellKinds[cell] & LIVE) != 0;
}

@inline
export function isGoal(cell: i32): bool {
  return (cellKinds[cell] & GOAL) != 0;
}

@inline
export function cellKey(cell: i32): u64 {
  return cellKeys[cell];
}
