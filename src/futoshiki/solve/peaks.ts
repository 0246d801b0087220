// Peaks and valleys: a cell greater than the cells at both its sides in one line is greater than all of both runs
// that fall away from it, and those hold different digits. So with k of them it lies above the k-th smallest digit
// they have between them; plain bounds along each chain see only the longer run. Found once for a level.

import type { FutoshikiLevel, Inequality } from '../rules/level.js';
import type { Narrowable } from './narrowable.js';

export class Peaks {
  /** How many there are; for each: the cell, the first cell of its run, the step, how many cells, 1 peak or 0 valley. */
  private count = 0;
  private readonly cells: Int16Array;
  private readonly starts: Int16Array;
  private readonly lengths: Uint8Array;
  private readonly isPeak: Uint8Array;
  /** `first[line]` to `first[line + 1]` are those of a line; rows first, then columns. */
  private readonly first: Int16Array;
  private readonly size: number;
  // For each cell and the next one in its line: 1 rises, 2 falls.
  private readonly slopes: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.cells = new Int16Array(2 * size * size);
    this.starts = new Int16Array(2 * size * size);
    this.lengths = new Uint8Array(2 * size * size);
    this.isPeak = new Uint8Array(2 * size * size);
    this.first = new Int16Array(2 * size + 1);
    this.slopes = new Uint8Array(2 * size * size);
  }

  load({ inequalities }: FutoshikiLevel): void {
    const { size, slopes } = this;
    slopes.fill(0);
    for (let i = 0; i < inequalities.length; i++) {
      const { less, greater } = inequalities[i] as Inequality;
      const low = Math.min(less, greater);
      const across = less + greater - 2 * low === 1 ? 0 : size * size;
      slopes[across + low] = less < greater ? 1 : 2;
    }
    this.count = 0;
    for (let line = 0; line < 2 * size; line++) {
      this.first[line] = this.count;
      if (line < size) this.findIn(line * size, 1, 0);
      else this.findIn(line - size, size, size * size);
    }
    this.first[2 * size] = this.count;
  }

  /** Strikes what the peaks and valleys of a line leave no room for. False on a contradiction. */
  strike(engine: Narrowable, line: number): boolean {
    const { masks } = engine;
    const step = line < this.size ? 1 : this.size;
    for (let i = this.first[line] as number, end = this.first[line + 1] as number; i < end; i++) {
      const cell = this.cells[i] as number;
      const sides = (this.lengths[i] as number) - 1;
      let union = 0;
      for (let k = 0, at = this.starts[i] as number; k <= sides; k++, at += step) {
        if (at !== cell) union |= masks[at] as number;
      }
      const old = masks[cell] as number;
      const next = old & (this.isPeak[i] === 1 ? aboveSmallest(union, sides) : belowLargest(union, sides));
      if (next !== old && !engine.narrow(cell, old, next)) return false;
    }
    return true;
  }

  private findIn(start: number, step: number, base: number): void {
    const { slopes, size } = this;
    let before = slopes[base + start] as number;
    for (let i = 1; i + 1 < size; i++) {
      const after = slopes[base + start + i * step] as number;
      if (before !== 0 && after !== 0 && before !== after) this.add(start, step, base, i, before);
      before = after;
    }
  }

  private add(start: number, step: number, base: number, at: number, rises: number): void {
    const { slopes, size } = this;
    let low = at - 1;
    while (low > 0 && slopes[base + start + (low - 1) * step] === rises) low--;
    let high = at + 1;
    while (high + 1 < size && slopes[base + start + high * step] === 3 - rises) high++;
    const i = this.count++;
    this.cells[i] = start + at * step;
    this.starts[i] = start + low * step;
    this.lengths[i] = high - low + 1;
    this.isPeak[i] = rises === 1 ? 1 : 0;
  }
}

/** The bits above the k-th smallest of a mask; none where it has fewer. */
function aboveSmallest(mask: number, k: number): number {
  let rest = mask;
  for (let i = 1; i < k; i++) rest &= rest - 1;
  const low = rest & -rest;
  return low === 0 ? 0 : ~(low | (low - 1));
}

/** The bits below the k-th largest of a mask; none where it has fewer. */
function belowLargest(mask: number, k: number): number {
  let rest = mask;
  for (let i = 1; i < k && rest !== 0; i++) rest &= ~(1 << (31 - Math.clz32(rest)));
  return rest === 0 ? 0 : (1 << (31 - Math.clz32(rest))) - 1;
}
