// The signs of every line as words: bit i of `rises` means that cell i of the line is less than cell i + 1, bit i of
// `falls` that it is greater. A line of 32 cells has 31 signs, so it fits in one word; chains and peaks are found by
// shifting.

import type { FutoshikiLevel, Inequality } from '@masu/core/futoshiki/rules/level.js';

export class LineSigns {
  /** By line: rows first, then columns. */
  readonly rises: Int32Array;
  readonly falls: Int32Array;
  /** Both of them together. */
  readonly all: Int32Array;
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.rises = new Int32Array(2 * size);
    this.falls = new Int32Array(2 * size);
    this.all = new Int32Array(2 * size);
  }

  /** Loads the signs of a level. False if two contradict each other. */
  load({ inequalities }: FutoshikiLevel): boolean {
    const { size, rises, falls, all } = this;
    rises.fill(0);
    falls.fill(0);
    for (let i = 0; i < inequalities.length; i++) {
      const { less, greater } = inequalities[i] as Inequality;
      const isRising = less < greater;
      const first = isRising ? less : greater;
      const row = (first / size) | 0;
      const column = first - row * size;
      const isAcross = less + greater === 2 * first + 1;
      const line = isAcross ? row : size + column;
      const signs = isRising ? rises : falls;
      signs[line] = (signs[line] as number) | (1 << (isAcross ? column : row));
    }
    let both = 0;
    for (let line = 0; line < 2 * size; line++) {
      const rising = rises[line] as number;
      const falling = falls[line] as number;
      all[line] = rising | falling;
      both |= rising & falling;
    }
    return both === 0;
  }
}
