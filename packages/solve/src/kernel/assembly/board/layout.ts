// The layout of the floor in a bit board: the rectangle around the floor, row after row, with one empty bit between
// rows so that a shift never leaks from one row into the next. By rows or by columns, whichever makes the board
// shorter; the distance between rows stays below 64, so that a step up or down never skips a word.

import { cellCount, gridOf, height, width } from '../level/level';
import { Shorts, takeShorts } from '../memory/tables';

/** The distance between rows. Neighbors of bit p are p - stride, p + 1, p + stride, p - 1. */
export let stride: i32 = 0;
export let bitCount: i32 = 0;
/** The rows of the board are columns of the level. */
export let isTurned: bool = false;
/** u16[cell]. */
export let bitOf = changetype<Shorts>(0);
/** u16[bit], undefined for bits that are not floor. */
export let cellOfBit = changetype<Shorts>(0);

/**
 * What one step in direction d adds to a bit's number. Opposites are d ^ 2; whether d means up or left depends on
 * `isTurned`.
 */
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
  for (let cell = 1; cell <= cellCount; cell++) {
    const grid = gridOf[cell];
    const row = grid / width;
    const column = grid - row * width;
    left = min(left, column);
    right = max(right, column);
    above = min(above, row);
    below = max(below, row);
  }
  const byRows = lastBit(above, left, right - left + 2, false) + 1;
  const byColumns = lastBit(above, left, below - above + 2, true) + 1;
  // The shorter board, unless its rows are too long for a shift within one word.
  isTurned = right - left + 2 > 63 || (byColumns < byRows && below - above + 2 <= 63);
  stride = isTurned ? below - above + 2 : right - left + 2;
  bitCount = isTurned ? byColumns : byRows;
  if (stride > 63) bitCount = max(bitCount, 65 * 64);
  bitOf = takeShorts(cellCount + 1);
  cellOfBit = takeShorts(bitCount + 64);
  if (!bitOf || !cellOfBit) return false;
  for (let cell = 1; cell <= cellCount; cell++) {
    const bit = bitFor(cell, above, left, stride, isTurned);
    bitOf[cell] = bit;
    cellOfBit[bit] = cell;
  }
  return true;
}

@inline
function bitFor(cell: i32, above: i32, left: i32, step: i32, turned: bool): i32 {
  const grid = gridOf[cell];
  const row = grid / width - above;
  const column = (grid % width) - left;
  return turned ? column * step + row : row * step + column;
}

function lastBit(above: i32, left: i32, step: i32, turned: bool): i32 {
  let last = 0;
  for (let cell = 1; cell <= cellCount; cell++) last = max(last, bitFor(cell, above, left, step, turned));
  return last;
}
