// The two arrays of the course's own program: digits with 0 for blank, and for each cell the bits of the signs to
// its right and below it. Only for exchange with the course's data; other code uses lists of inequalities.

import type { FutoshikiLevel, Inequality } from './level.js';

/** `<` to the right, `>` to the right, `^` below (the lower is greater), `v` below (the lower is less). */
const BITS = { less: 1, greater: 2, lessDown: 4, greaterDown: 8 } as const;

export function makeConstraints({ size, inequalities }: Pick<FutoshikiLevel, 'size' | 'inequalities'>): number[] {
  const bits = new Array<number>(size * size).fill(0);
  for (const { less, greater } of inequalities) {
    const first = Math.min(less, greater);
    const across = Math.abs(less - greater) === 1;
    const bit = less < greater ? BITS[across ? 'less' : 'lessDown'] : BITS[across ? 'greater' : 'greaterDown'];
    bits[first] = (bits[first] ?? 0) | bit;
  }
  return bits;
}

export function parseConstraints(size: number, bits: readonly number[]): Inequality[] {
  return bits.flatMap((bit, cell) => {
    const digit: Inequality[] = [];
    if (bit & BITS.less) digit.push({ less: cell, greater: cell + 1 });
    if (bit & BITS.greater) digit.push({ less: cell + 1, greater: cell });
    if (bit & BITS.lessDown) digit.push({ less: cell, greater: cell + size });
    if (bit & BITS.greaterDown) digit.push({ less: cell + size, greater: cell });
    return digit;
  });
}
