// States of the plain searches as one 64-bit key: a bit for each cell where a box may stand, the player's cell above.
// Dead cells are those from which a lone box, pulled from the goals, is never met: the simplest pruning there is, so
// that counts can be compared with any other program.

import { arenaTake } from '../arena';
import { bitCount, bitOf, layBoard, stride } from '../board/layout';
import { boxCells, boxCount, cellCount, cellOf, goalCells, goalCount, gridOf, levelLoad, neighbour, playerCell, width } from '../level/level';
import { intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';

export const FAR: i32 = 99999;

/** i32[cell + 1]: pushes to the nearest goal. */
export let nearest: usize = 0;
/** u64[cell + 1]: the box bit of a cell, 0 where no box may stand; u16[bit]: its cell. */
export let boxBit: usize = 0;
export let cellOfBox: usize = 0;
export let playerShift: u64 = 0;
export let boxMask: u64 = 0;
export let goalBoxes: u64 = 0;
export let startBoxes: u64 = 0;
/** The same on a board of 64 bits in the layout of the bit boards: u64[cell + 1], u16[bit]. */
export let boardBit: usize = 0;
export let cellOnBoard: usize = 0;
export let floorBoard: u64 = 0;
export let liveBoard: u64 = 0;
export let goalBoard: u64 = 0;
export let startBoard: u64 = 0;
export let step: u64 = 0;
/** u8[cell + 1]: 0. Filled by the searches: 1 for a box or a wall; and 1 for a box off its goal. */
export let taken: usize = 0;
export let astray: usize = 0;
/** u8[cell + 1]. */
export let onGoal: usize = 0;

/** u16[cell * 4 + k]: the cells up right, down right, down left, up left. */
let diagonals: usize = 0;

@inline
export function diagonal(cell: i32, k: i32): i32 {
  return shortAt(diagonals, (cell << 2) + k);
}

@inline
export function put(cell: i32): void {
  store<u8>(taken + (cell as usize), 1);
  store<u8>(astray + (cell as usize), 1 - load<u8>(onGoal + (cell as usize)));
}

@inline
export function lift(cell: i32): void {
  store<u8>(taken + (cell as usize), 0);
  store<u8>(astray + (cell as usize), 0);
}

@inline
export function bitAt(table: usize, cell: i32): u64 {
  return load<u64>(table + ((cell as usize) << 3));
}

/** Reads the level; 0 if it fits these searches, 3 out of memory, 4 too large for a key or a board of 64 bits. */
export function makeKeys(): i32 {
  if (!levelLoad() || !layBoard()) return 3;
  const cells = (cellCount as usize) + 1;
  nearest = arenaTake(cells << 2);
  boxBit = arenaTake(cells << 3);
  cellOfBox = arenaTake(128);
  boardBit = arenaTake(cells << 3);
  cellOnBoard = arenaTake(128);
  taken = arenaTake(cells);
  astray = arenaTake(cells);
  onGoal = arenaTake(cells);
  diagonals = arenaTake(cells << 3);
  if (!nearest || !boxBit || !cellOfBox || !boardBit || !cellOnBoard || !taken || !astray || !onGoal || !diagonals) return 3;
  if (bitCount > 64) return 4;
  measureNearest();
  setByte(taken, cellCount, 1);
  return fill() ? 0 : 4;
}

function fill(): bool {
  const playerBits = max(1, 32 - (clz(cellCount - 1) as i32));
  playerShift = (64 - playerBits) as u64;
  boxMask = ((1 as u64) << playerShift) - 1;
  floorBoard = liveBoard = goalBoard = startBoard = goalBoxes = startBoxes = 0;
  step = stride as u64;
  for (let j = 0; j < goalCount; j++) setByte(onGoal, shortAt(goalCells, j), 1);
  let bit = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const place = shortAt(bitOf, cell);
    const board = (1 as u64) << (place as u64);
    store<u64>(boardBit + ((cell as usize) << 3), board);
    setShort(cellOnBoard, place, cell);
    const grid = intAt(gridOf, cell);
    setShort(diagonals, cell << 2, shortAt(cellOf, grid - width + 1));
    setShort(diagonals, (cell << 2) + 1, shortAt(cellOf, grid + width + 1));
    setShort(diagonals, (cell << 2) + 2, shortAt(cellOf, grid + width - 1));
    setShort(diagonals, (cell << 2) + 3, shortAt(cellOf, grid - width - 1));
    floorBoard |= board;
    if (load<u8>(onGoal + (cell as usize))) goalBoard |= board;
    if (intAt(nearest, cell) == FAR) continue;
    if (bit >= (playerShift as i32)) return false;
    liveBoard |= board;
    store<u64>(boxBit + ((cell as usize) << 3), (1 as u64) << (bit as u64));
    setShort(cellOfBox, bit++, cell);
  }
  for (let j = 0; j < goalCount; j++) goalBoxes |= bitAt(boxBit, shortAt(goalCells, j));
  for (let i = 0; i < boxCount; i++) {
    const cell = shortAt(boxCells, i);
    if (bitAt(boxBit, cell) == 0) return false;
    startBoxes |= bitAt(boxBit, cell);
    startBoard |= bitAt(boardBit, cell);
  }
  return true;
}

/** Pulls from all goals at once. */
function measureNearest(): void {
  const queue = arenaTake((cellCount as usize) << 1);
  for (let cell = 0; cell <= cellCount; cell++) setInt(nearest, cell, FAR);
  let tail = 0;
  for (let j = 0; j < goalCount; j++) {
    setInt(nearest, shortAt(goalCells, j), 0);
    setShort(queue, tail++, shortAt(goalCells, j));
  }
  for (let head = 0; head < tail; head++) {
    const cell = shortAt(queue, head);
    for (let d = 0; d < 4; d++) {
      const from = neighbour(cell, d);
      if (from == cellCount || neighbour(from, d) == cellCount || intAt(nearest, from) != FAR) continue;
      setInt(nearest, from, intAt(nearest, cell) + 1);
      setShort(queue, tail++, from);
    }
  }
}

/** Where the player stands at the start. */
export function startPlayer(): i32 {
  return playerCell;
}
