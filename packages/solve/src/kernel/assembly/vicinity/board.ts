// The board of a vicinity search: the cells the player can reach, numbered from 0. One more number represents every
// wall, so that tables can be read without a test for the edge. Boxes are a bit set over the cells.

import { arenaTake, arenaTakeEach } from '../memory/arena';

/** How many cells there are; also the number of the wall. */
export let cellCount: i32 = 0;
export let boardWords: usize = 0;
/** Bytes of a bit set over the cells. */
export let boardBytes: usize = 0;

/** u16[cell * 4 + direction]: the cell beside, or the wall. */
export let besideCells: usize = 0;
/** u16[cell * 4 + direction]: the cell after that, or the wall if a box can't be pushed onto it. */
let beyondCells: usize = 0;
/** u8[cell]: bit 0 for live cells, bit 1 for goals. */
export let cellKinds: usize = 0;
const LIVE: u8 = 1;
const GOAL: u8 = 2;
/** u8[cell * cells + other]: how many live cells are nearer, 255 for many; no table if the board is too large. */
export let cellRanks: usize = 0;
/** u64[cell]: Zobrist keys. */
let cellKeys: usize = 0;

/** False: out of memory. */
export function openBoard(cells: i32, withRanks: bool): bool {
  cellCount = cells;
  boardWords = ((cells as usize) + 63) >> 6;
  boardBytes = boardWords << 3;
  besideCells = arenaTake(((cells as usize) + 1) << 3);
  beyondCells = arenaTake(((cells as usize) + 1) << 3);
  cellKinds = arenaTake((cells as usize) + 1);
  cellRanks = withRanks ? arenaTakeEach(cells as usize, cells as usize) : 0;
  cellKeys = arenaTake((cells as usize) << 3);
  if (besideCells == 0 || beyondCells == 0 || cellKinds == 0 || cellKeys == 0 || (withRanks && cellRanks == 0))
    return false;
  let state: u64 = 0x1234_5678_9abc_def1;
  for (let cell = 0; cell < cells; cell++) {
    // splitmix64 (Steele, Lea, and Flood 2014)
    state += 0x9e3779b97f4a7c15;
    let mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    store<u64>(cellKeys + ((cell as usize) << 3), mixed ^ (mixed >> 31));
  }
  return true;
}

@inline
export function beside(cell: i32, direction: i32): i32 {
  return load<u16>(besideCells + (((cell << 2) + direction) << 1)) as i32;
}

/** Four neighbors at once, 16 bits each. */
@inline
export function fourNeighbors(cell: i32): u64 {
  return load<u64>(besideCells + ((cell as usize) << 3));
}

/** Where a push from a cell takes the box beside it, or the wall. */
@inline
export function beyond(cell: i32, direction: i32): i32 {
  return load<u16>(beyondCells + (((cell << 2) + direction) << 1)) as i32;
}

/** Reads neighbors and kinds, which the caller has written. */
export function openPushes(): void {
  for (let cell = 0; cell <= cellCount; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      const onto = beside(beside(cell, direction), direction);
      store<u16>(beyondCells + (((cell << 2) + direction) << 1), (isLive(onto) ? onto : cellCount) as u16);
    }
  }
}

@inline
export function isLive(cell: i32): bool {
  return (load<u8>(cellKinds + (cell as usize)) & LIVE) != 0;
}

@inline
export function isGoal(cell: i32): bool {
  return (load<u8>(cellKinds + (cell as usize)) & GOAL) != 0;
}

@inline
export function cellKey(cell: i32): u64 {
  return load<u64>(cellKeys + ((cell as usize) << 3));
}
