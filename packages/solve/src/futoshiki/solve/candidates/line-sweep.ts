// Propagates within one line until nothing changes: bounds across its signs, naked singles, hidden singles. Two words
// collected over the open cells give the digits with one cell left, so a line costs one visit per open cell. The obvious
// alternative, a queue of cells, visits every neighbor of every digit found and the lines as well.

import { LineSigns } from './line-signs.js';
import { fullMask } from './notes.js';

export class LineSweep {
  readonly size: number;
  /** The mutable state, which a copy must contain. */
  readonly state: Int32Array;
  /** Bit d-1 is set while digit d is a candidate of the cell. */
  readonly masks: Int32Array;
  /** By line, rows first, then columns: one bit for every cell that is not settled. */
  readonly open: Int32Array;
  /** By line: one bit for every digit of a settled cell. */
  readonly used: Int32Array;
  /** By line: one bit for every cell that changed since the line was last swept. */
  readonly fresh: Int32Array;
  readonly signs: LineSigns;
  readonly full: number;
  /** False to ignore signs. */
  hasSigns = true;
  /** The cells changed by the last sweep, and by the last bounds. */
  changed = 0;
  private moved = 0;
  /** The digits ruled out somewhere by sweeps, collected until the owner takes them. */
  ruledOut = 0;
  /** Where the last contradiction occurred: a cell, or a line as `masks.length + line`. */
  conflict = -1;

  constructor(size: number) {
    const count = size * size;
    this.size = size;
    this.full = fullMask(size);
    this.state = new Int32Array(count + 4 * size);
    this.masks = this.state.subarray(0, count);
    this.open = this.state.subarray(count, count + 2 * size);
    this.used = this.state.subarray(count + 2 * size);
    this.fresh = new Int32Array(2 * size);
    this.signs = new LineSigns(size);
  }

  /** Loads the givens, 0 for a blank cell: settles those and leaves the other cells the digits that their lines don't
      use. False if two in a line are equal. */
  give(cells: readonly number[]): boolean {
    const { masks, open, used, size, full } = this;
    open.fill(full);
    used.fill(0);
    let conflict = 0;
    for (let row = 0, cell = 0; row < size; row++) {
      for (let column = 0; column < size; column++, cell++) {
        const digit = cells[cell] as number;
        if (digit === 0) continue;
        const bit = 1 << (digit - 1);
        conflict |= bit & ((used[row] as number) | (used[size + column] as number));
        masks[cell] = bit;
        open[row] = (open[row] as number) ^ (1 << column);
        open[size + column] = (open[size + column] as number) ^ (1 << row);
        used[row] = (used[row] as number) | bit;
        used[size + column] = (used[size + column] as number) | bit;
      }
    }
    for (let row = 0, cell = 0; row < size; row++) {
      const left = full & ~(used[row] as number);
      for (let column = 0; column < size; column++, cell++) {
        if (cells[cell] === 0) masks[cell] = left & ~(used[size + column] as number);
      }
    }
    return conflict === 0;
  }

  sweepRow(row: number): boolean {
    return this.sweep(row, row * this.size, 1, this.size, 1 << row);
  }

  sweepColumn(column: number): boolean {
    return this.sweep(this.size + column, column, this.size, 0, 1 << column);
  }

  /** The line's cells are `start`, `start + step` and so on; they cross the lines `crossing`, `crossing + 1` and so on,
      each at the index `here`. False on a contradiction. */
  private sweep(line: number, start: number, step: number, crossing: number, here: number): boolean {
    const { masks, open, used, fresh } = this;
    const signs = this.hasSigns ? (this.signs.all[line] as number) : 0;
    let touched = fresh[line] as number;
    let usedDigits = used[line] as number;
    let ruledOut = 0;
    let changed = 0;
    let isOpen = true;
    for (;;) {
      // 1. Bounds, if a cell with a sign was touched.
      if ((signs & (touched | (touched >>> 1))) !== 0) {
        if (!this.bound(line, start, step, touched)) return false;
        changed |= this.moved;
        isOpen ||= this.moved !== 0;
      }
      if (!isOpen) break;
      // 2. Rule out settled digits in the open cells; collect which other digits have one cell, and which a second one.
      touched = 0;
      let once = 0;
      let twice = 0;
      let late = 0; // digits settled after an open cell before them was passed
      for (let rest = open[line] as number; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const place = 31 - Math.clz32(bit);
        const cell = start + step * place;
        const old = masks[cell] as number;
        const mask = old & ~usedDigits;
        const gone = old ^ mask;
        masks[cell] = mask;
        ruledOut |= gone;
        touched |= bit & ((gone | -gone) >> 31); // the bit if anything is gone; a branch here would be mispredicted half of the time
        if ((mask & (mask - 1)) !== 0) {
          twice |= once & mask;
          once |= mask;
          continue;
        }
        const cross = crossing + place;
        if (mask === 0 || ((used[cross] as number) & mask) !== 0) return this.fails(cell);
        late |= once & mask;
        usedDigits |= mask;
        changed |= bit; // the signs have seen it: it came from them, from outside, or is touched as well
        open[line] = (open[line] as number) ^ bit;
        open[cross] = (open[cross] as number) ^ here;
        used[cross] = (used[cross] as number) | mask;
      }
      if ((once | usedDigits) !== this.full) return this.fails(masks.length + line);
      // 3. A digit with one cell left is placed there; the next round settles the cell.
      let single = late === 0 ? once & ~twice & ~usedDigits : 0;
      isOpen = (late | single) !== 0;
      for (let rest = open[line] as number; single !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const cell = start + step * (31 - Math.clz32(bit));
        const mask = masks[cell] as number;
        const only = mask & single;
        if (only === 0) continue;
        if ((only & (only - 1)) !== 0) return this.fails(cell);
        single ^= only;
        masks[cell] = only;
        ruledOut |= mask ^ only;
        touched |= bit;
      }
      changed |= touched;
    }
    used[line] = usedDigits;
    fresh[line] = 0;
    this.ruledOut |= ruledOut;
    this.changed = changed;
    for (let rest = changed; rest !== 0; rest &= rest - 1) {
      const cross = crossing + 31 - Math.clz32(rest & -rest);
      fresh[cross] = (fresh[cross] as number) | here;
    }
    return true;
  }

  /** Draws the bounds of a line's signs from the places touched, there and back: the signs of a line form a path, so
      that makes all of them final. `moved` returns the cells that changed. */
  private bound(line: number, start: number, step: number, touched: number): boolean {
    const { masks } = this;
    const signs = this.signs.all[line] as number;
    const rises = this.signs.rises[line] as number;
    this.moved = 0;
    for (let rest = signs & (touched | (touched >>> 1)); rest !== 0; ) {
      const bit = rest & -rest;
      const cell = start + step * (31 - Math.clz32(bit));
      const mask = masks[cell] as number;
      const old = masks[cell + step] as number;
      const next = old & ((rises & bit) !== 0 ? above(mask) : below(mask));
      rest ^= bit;
      if (next === old) continue;
      if (!this.moveBound(cell + step, bit << 1, old, next)) return false;
      rest |= (bit << 1) & signs;
    }
    const reached = touched | this.moved;
    for (let rest = signs & (reached | (reached >>> 1)); rest !== 0; ) {
      const place = 31 - Math.clz32(rest);
      const bit = 1 << place;
      const cell = start + step * place;
      const mask = masks[cell + step] as number;
      const old = masks[cell] as number;
      const next = old & ((rises & bit) !== 0 ? below(mask) : above(mask));
      rest ^= bit;
      if (next === old) continue;
      if (!this.moveBound(cell, bit, old, next)) return false;
      rest |= (bit >>> 1) & signs;
    }
    return true;
  }

  private moveBound(cell: number, place: number, old: number, next: number): boolean {
    if (next === 0) return this.fails(cell);
    this.masks[cell] = next;
    this.ruledOut |= old ^ next;
    this.moved |= place;
    return true;
  }

  private fails(conflict: number): false {
    this.conflict = conflict;
    return false;
  }
}

/** The bits above the lowest of a mask. */
function above(mask: number): number {
  return -(mask & -mask) << 1;
}

/** The bits below the highest of a mask. */
function below(mask: number): number {
  return ~(-1 << (31 - Math.clz32(mask)));
}
