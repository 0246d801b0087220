// A random solution grid: each row is a random matching of columns to the digits they still lack, which always exists
// (Hall 1945), so it never backtracks. Not uniform over all Latin squares, but without visible patterns.

import type { Random } from '@masu/core/base/random.js';

export function randomGrid(random: Random, size: number): number[] {
  const used = new Array<number>(size).fill(0);
  const grid: number[] = [];
  for (let row = 0; row < size; row++) {
    const digits = randomRow(random, size, used);
    for (const [column, digit] of digits.entries()) used[column] = (used[column] as number) | (1 << digit);
    grid.push(...digits.map((digit) => digit + 1));
  }
  return grid;
}

/** A digit from 0 for every column that the column has not used yet. */
function randomRow(random: Random, size: number, used: readonly number[]): number[] {
  const columns = new Array<number>(size).fill(-1);
  const numbers = Array.from({ length: size }, (_, i) => i);
  let tried = 0;
  const find = (column: number): boolean => {
    for (const digit of random.shuffle([...numbers])) {
      if ((((used[column] as number) | tried) >>> digit) & 1) continue;
      tried |= 1 << digit;
      const holder = columns[digit] as number;
      if (holder >= 0 && !find(holder)) continue;
      columns[digit] = column;
      return true;
    }
    return false;
  };
  for (const column of random.shuffle([...numbers])) {
    tried = 0;
    find(column);
  }
  const digits = new Array<number>(size).fill(0);
  for (const [digit, column] of columns.entries()) digits[column] = digit;
  return digits;
}
