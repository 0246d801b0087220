// Where the floor lies in a bit board: the box round the floor, row after row with one empty bit between rows so
// that a shift never leaks from one row into the next. Rows run along the longer side, which keeps the stride
// below 64 on every board that fits and the board as short as it can be.

import { arenaTake } from '../arena';
import { cellCount, gridOf, height, width } from '../level/level';

/** The distance between rows. Neighbours of bit p are p - stride, p + 1, p + stride, p - 1. */
export let stride: i32 = 0;
export let bitCount: i32 = 0;
/** u16[cell]. */
export let bitOf: usize = 0;
/** u16[bit], meaningless where there is no floor. */
export let cellOfBit: usize = 0;

/** What one step in direction d adds to a bit's number. Opposites are d ^ 2; the names depend on which side is longer. */
@inline
export function bitStep(direction: i32): i32 {
  return direction == 0 ? -stride : direction == 1 ? 1 : direction == 2 ? stride : -1;
}

/** False: out of memory. */
export function layBoard(): bool {
  let left = width;
  let right = 0;
  let above = height;
  let below = 0;
  for (let cell: usize = 0; cell < (cellCount as usize); cell++) {
    const grid = load<u32>(gridOf + (cell << 2)) as i32;
    const row = grid / width;
    const column = grid - row * width;
    left = min(left, column);
    right = max(right, column);
    above = min(above, row);
    below = max(below, row);
  }
  const rows = below - above + 1;
  const columns = right - left + 1;
  const turned = columns > rows;
  stride = (turned ? rows : columns) + 1;
  bitCount = stride * (turned ? columns : rows);
  bitOf = arenaTake(((cellCount as usize) << 1) + 2);
  cellOfBit = arenaTake((((bitCount as usize) + 64) << 1));
  if (bitOf == 0 || cellOfBit == 0) return false;
  for (let cell: usize = 0; cell < (cellCount as usize); cell++) {
    const grid = load<u32>(gridOf + (cell << 2)) as i32;
    const row = grid / width - above;
    const column = (grid % width) - left;
    const bit = turned ? column * stride + row : row * stride + column;
    store<u16>(bitOf + (cell << 1), bit as u16);
    store<u16>(cellOfBit + ((bit as usize) << 1), cell as u16);
  }
  return true;
}
