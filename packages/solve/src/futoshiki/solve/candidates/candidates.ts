// Candidates of every cell as bit masks, with propagation: one engine for solver, grader, and generator. Rules run
// cheapest first until nothing changes: single lines, then sets in a line, then lines against lines. All data is in
// typed arrays allocated once per size. To undo changes, the caller keeps a copy: a few hundred bytes per guess cost
// less than a trail of changes.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Fish } from './fish.js';
import { LineSets } from './line-sets.js';
import { LineSweep } from './line-sweep.js';
import type { Narrowable } from './narrowable.js';
import { Peaks } from './peaks.js';

/** How much to propagate: 0 singles only · 1 plus signs · 2 plus sets in lines · 3 plus digits across lines (fish). The
    grades are based on this. */
export type Strength = 0 | 1 | 2 | 3;

export class Candidates implements Narrowable {
  readonly size: number;
  readonly count: number;
  /** Bit d-1 is set while digit d is a candidate of the cell. */
  readonly masks: Int32Array;
  /** By line, rows first, then columns: one bit for every cell that is not settled. */
  readonly open: Int32Array;
  strength: Strength = 0;
  /** Whether to use peaks along with the sets: they belong to no grade, but the solver uses them. */
  hasPeaks = false;
  /** Where the last contradiction occurred: a cell, or a line as `count + line`; -1 if unknown. */
  conflict = -1;
  /** A clue contradicts another outright, or a cell was left without a candidate. */
  private isBroken = false;
  // One bit per line: to be swept again, and to be checked again for sets.
  private freshRows = 0;
  private freshColumns = 0;
  private setRows = 0;
  private setColumns = 0;
  private readonly sweep: LineSweep;
  private readonly sets: LineSets;
  private readonly fish: Fish;
  private readonly peaks: Peaks;

  constructor(size: number) {
    this.size = size;
    this.count = size * size;
    this.sweep = new LineSweep(size);
    this.masks = this.sweep.masks;
    this.open = this.sweep.open;
    this.sets = new LineSets(size, 2 * size);
    this.fish = new Fish(size);
    this.peaks = new Peaks(this.sweep.signs);
  }

  /** Loads a level: every digit everywhere, then the givens. `propagate` finds out whether they conflict. */
  load(level: FutoshikiLevel, strength: Strength): void {
    this.conflict = -1;
    const areSignsValid = this.sweep.signs.load(level);
    this.isBroken = !this.sweep.give(level.cells) || !areSignsValid;
    this.raise(strength);
  }

  /** Raises the strength: every line and digit is checked again. */
  raise(strength: Strength): void {
    const { full, fresh } = this.sweep;
    this.strength = strength;
    this.sweep.hasSigns = strength > 0;
    this.sweep.ruledOut = full;
    fresh.fill(full);
    this.freshRows = this.freshColumns = this.setRows = this.setColumns = full;
  }

  /** Copies the state for `restore`, into the array of an earlier call if given. */
  copy(into = new Int32Array(this.sweep.state.length) as Int32Array): Int32Array {
    into.set(this.sweep.state);
    return into;
  }

  /** Restores a copy made after propagation. */
  restore(copy: Int32Array): void {
    this.sweep.state.set(copy);
    this.sweep.fresh.fill(0);
    this.sweep.ruledOut = 0;
    this.isBroken = false;
    this.freshRows = this.freshColumns = this.setRows = this.setColumns = 0;
  }

  /** Restricts each cell to these candidates; `propagate` draws the consequences. */
  narrowTo(masks: readonly number[]): void {
    for (let cell = 0; cell < this.count; cell++) this.restrict(cell, masks[cell] as number);
  }

  /** Restricts a cell to `mask`. False if nothing is left. `propagate` draws the consequences. */
  restrict(cell: number, mask: number): boolean {
    const old = this.masks[cell] as number;
    const next = old & mask;
    return next === old || this.narrow(cell, old, next);
  }

  narrow(cell: number, old: number, next: number): boolean {
    const { size } = this;
    const { fresh } = this.sweep;
    const row = (cell / size) | 0;
    const column = cell - row * size;
    this.masks[cell] = next;
    this.sweep.ruledOut |= old ^ next;
    this.freshRows |= 1 << row;
    this.freshColumns |= 1 << column;
    fresh[row] = (fresh[row] as number) | (1 << column);
    fresh[size + column] = (fresh[size + column] as number) | (1 << row);
    if (next !== 0) return true;
    this.isBroken = true;
    this.conflict = cell;
    return false;
  }

  /** Draws every consequence at the current strength. False on a contradiction; `conflict` then says where. */
  propagate(): boolean {
    if (this.isBroken) return false;
    for (;;) {
      if (!this.sweepFresh()) return false;
      if (this.strength < 2 || this.isFilled()) return true;
      if (this.setRows !== 0) {
        const row = 31 - Math.clz32(this.setRows);
        this.setRows &= ~(1 << row);
        if (!this.ruleOutInLine(row)) return false;
      } else if (this.setColumns !== 0) {
        const column = 31 - Math.clz32(this.setColumns);
        this.setColumns &= ~(1 << column);
        if (!this.ruleOutInLine(this.size + column)) return false;
      } else if (this.strength < 3 || this.sweep.ruledOut === 0) {
        return true;
      } else {
        const digit = 31 - Math.clz32(this.sweep.ruledOut);
        this.sweep.ruledOut &= ~(1 << digit);
        if (!this.fish.ruleOut(this, digit)) return false;
      }
    }
  }

  /** Sweeps lines until none is marked: rows only mark columns, and columns rows. */
  private sweepFresh(): boolean {
    const { sweep } = this;
    while ((this.freshRows | this.freshColumns) !== 0) {
      this.setRows |= this.freshRows;
      while (this.freshRows !== 0) {
        const row = 31 - Math.clz32(this.freshRows);
        this.freshRows ^= 1 << row;
        if (!sweep.sweepRow(row)) return this.fails(sweep.conflict);
        this.freshColumns |= sweep.changed;
      }
      this.setColumns |= this.freshColumns;
      while (this.freshColumns !== 0) {
        const column = 31 - Math.clz32(this.freshColumns);
        this.freshColumns ^= 1 << column;
        if (!sweep.sweepColumn(column)) return this.fails(sweep.conflict);
        this.freshRows |= sweep.changed;
      }
    }
    return true;
  }

  /** Peaks, then sets: k cells that share k candidates rule those out in the rest of the line. */
  private ruleOutInLine(line: number): boolean {
    const { masks, size, sets } = this;
    if (this.hasPeaks) {
      if (!this.peaks.ruleOut(this, line)) return false;
      if ((this.freshRows | this.freshColumns) !== 0) return true; // the line is marked again and comes back here
    }
    const start = line < size ? line * size : line - size;
    const step = line < size ? 1 : size;
    const open = sets.begin(line, masks, start, step, this.open[line] as number);
    if (open < 4) return true; // fewer open cells have no set beyond singles
    if (!sets.close()) return this.fails(this.count + line);
    if (sets.isWhole()) return true;
    for (let i = 0; i < open; i++) {
      const kept = sets.kept(i);
      const cell = start + step * sets.place(i);
      const old = masks[cell] as number;
      if (kept !== old) this.narrow(cell, old, kept);
    }
    return true;
  }

  private fails(conflict: number): false {
    this.conflict = conflict;
    return false;
  }

  /** The digits, 0 for open cells. */
  digits(): number[] {
    const digits = new Array<number>(this.count);
    for (let cell = 0; cell < this.count; cell++) {
      const mask = this.masks[cell] as number;
      digits[cell] = (mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0;
    }
    return digits;
  }

  /** Whether every cell is settled. Valid once all lines are swept. */
  isFilled(): boolean {
    const { open } = this.sweep;
    for (let row = 0; row < this.size; row++) if (open[row] !== 0) return false;
    return true;
  }
}
