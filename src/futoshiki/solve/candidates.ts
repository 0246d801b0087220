// The candidates of every cell as bit masks, and what follows from them: one engine for solver, grader and generator.
// Rules are worked off cheapest first until nothing changes: single candidates, signs (bounds that run along chains
// by themselves), single places in a line, then sets in a line, then lines against lines. Everything lives in typed
// arrays made once for a size; a trail of old masks takes changes back, which beats copying once boards are large.

import type { FutoshikiLevel, Inequality } from '../rules/level.js';
import { Fish } from './fish.js';
import { LineSets } from './line-sets.js';
import type { Narrowable } from './narrowable.js';
import { Peaks } from './peaks.js';

/** How much is worked off: 0 singles alone · 1 signs too · 2 sets in lines too · 3 digits across lines (fish) too
    · 4 all of it, and peaks: what the solver uses. The first four are what the grades stand on. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export class Candidates implements Narrowable {
  readonly size: number;
  readonly count: number;
  /** Bit d-1 is set while digit d may stand in the cell. */
  readonly masks: Int32Array;
  /** Cells of each line: rows first, then columns. */
  readonly lines: Int16Array;
  strength: Strength = 2;
  /** Where the last contradiction showed: a cell, or a line as `count + line`. */
  conflict = -1;

  private readonly full: number;
  private readonly rowOf: Uint8Array;
  private readonly columnOf: Uint8Array;
  // Up to four neighbours each that must be less than the cell, and greater.
  private readonly lesser: Int16Array;
  private readonly lesserCount: Uint8Array;
  private readonly greater: Int16Array;
  private readonly greaterCount: Uint8Array;
  /** 1 for a cell with a sign. */
  private readonly linked: Uint8Array;
  private readonly queue: Int16Array;
  private readonly queued: Uint8Array;
  private head = 0;
  private waiting = 0;
  // One bit a line: to be looked at again for single places, and for sets.
  private freshRows = 0;
  private freshColumns = 0;
  private setRows = 0;
  private setColumns = 0;
  // One bit a digit: to be looked at again across lines.
  private freshDigits = 0;
  private readonly trailCells: Int16Array;
  private readonly trailMasks: Int32Array;
  private trailTop = 0;
  private readonly sets: LineSets;
  private readonly fish: Fish;
  private readonly peaks: Peaks;

  constructor(size: number) {
    const count = size * size;
    this.size = size;
    this.count = count;
    this.full = size === 32 ? -1 : (1 << size) - 1;
    this.masks = new Int32Array(count);
    this.lines = new Int16Array(2 * count);
    this.rowOf = new Uint8Array(count);
    this.columnOf = new Uint8Array(count);
    for (let cell = 0; cell < count; cell++) {
      const column = cell % size;
      const row = (cell - column) / size;
      this.rowOf[cell] = row;
      this.columnOf[cell] = column;
      this.lines[cell] = cell;
      this.lines[count + column * size + row] = cell;
    }
    this.lesser = new Int16Array(4 * count);
    this.greater = new Int16Array(4 * count);
    this.lesserCount = new Uint8Array(count);
    this.greaterCount = new Uint8Array(count);
    this.linked = new Uint8Array(count);
    this.queue = new Int16Array(count);
    this.queued = new Uint8Array(count);
    this.trailCells = new Int16Array(count * size + 1);
    this.trailMasks = new Int32Array(count * size + 1);
    this.sets = new LineSets(size, 2 * size);
    this.fish = new Fish(size);
    this.peaks = new Peaks(size);
  }

  /** Takes up a level afresh: every digit everywhere, then the givens. `propagate` finds out whether they clash. */
  load(level: FutoshikiLevel): void {
    const { cells, inequalities } = level;
    this.clear();
    const { lesserCount, greaterCount } = this;
    for (let i = 0; i < inequalities.length; i++) {
      const { less, greater } = inequalities[i] as Inequality;
      this.lesser[4 * greater + (lesserCount[greater] as number)] = less;
      lesserCount[greater] = (lesserCount[greater] as number) + 1;
      this.greater[4 * less + (greaterCount[less] as number)] = greater;
      greaterCount[less] = (greaterCount[less] as number) + 1;
      this.linked[less] = this.linked[greater] = 1;
      this.enqueue(less);
      this.enqueue(greater);
    }
    for (let cell = 0; cell < cells.length; cell++) {
      const digit = cells[cell] as number;
      if (digit === 0) continue;
      this.masks[cell] = 1 << (digit - 1);
      this.enqueue(cell);
    }
  }

  /** Goes up to a strength: every cell and line is to be looked at again. */
  raise(strength: Strength): void {
    this.strength = strength;
    for (let cell = 0; cell < this.count; cell++) if (this.linked[cell] !== 0) this.enqueue(cell);
    this.freshRows = this.freshColumns = this.setRows = this.setColumns = this.freshDigits = this.full;
  }

  /** Goes up to the full strength: peaks are looked for only where the cheaper rules did not do. */
  strengthen(level: FutoshikiLevel): void {
    this.peaks.load(level);
    this.strength = 4;
    this.setRows = this.setColumns = this.full;
  }

  private clear(): void {
    this.masks.fill(this.full);
    this.drain();
    // Counts of a cell without signs are zero already.
    const { linked, lesserCount, greaterCount, count } = this;
    for (let cell = 0; cell < count; cell++)
      if (linked[cell] !== 0) linked[cell] = lesserCount[cell] = greaterCount[cell] = 0;
    this.trailTop = 0;
    this.freshRows = this.freshColumns = this.setRows = this.setColumns = this.freshDigits = this.full;
  }

  private enqueue(cell: number): void {
    if (this.queued[cell] !== 0) return;
    this.queued[cell] = 1;
    let tail = this.head + this.waiting;
    if (tail >= this.count) tail -= this.count;
    this.queue[tail] = cell;
    this.waiting++;
  }

  /** Leaves each cell only these candidates; an empty one is found by `propagate`. */
  narrowTo(masks: readonly number[]): void {
    for (let cell = 0; cell < this.count; cell++) this.restrict(cell, masks[cell] as number);
  }

  private drain(): void {
    while (this.waiting > 0) {
      this.queued[this.queue[this.head] as number] = 0;
      if (++this.head === this.count) this.head = 0;
      this.waiting--;
    }
  }

  /** Where the trail stands now; `undoTo` takes back everything after it. */
  mark(): number {
    return this.trailTop;
  }

  undoTo(mark: number): void {
    for (let i = this.trailTop - 1; i >= mark; i--) {
      this.masks[this.trailCells[i] as number] = this.trailMasks[i] as number;
    }
    this.trailTop = mark;
    this.drain();
    this.freshRows = this.freshColumns = this.setRows = this.setColumns = this.freshDigits = 0;
  }

  /** Leaves a cell only `mask` of its candidates. False where nothing is left. `propagate` draws the consequences. */
  restrict(cell: number, mask: number): boolean {
    const old = this.masks[cell] as number;
    const next = old & mask;
    return next === old || this.narrow(cell, old, next);
  }

  /** Puts `next`, a true part of `old`, in a cell that holds `old`, and notes what is to be looked at again. */
  narrow(cell: number, old: number, next: number): boolean {
    const top = this.trailTop++;
    this.trailCells[top] = cell;
    this.trailMasks[top] = old;
    this.masks[cell] = next;
    this.freshDigits |= old ^ next;
    if (next === 0) {
      this.conflict = cell;
      return false;
    }
    this.freshRows |= 1 << (this.rowOf[cell] as number);
    this.freshColumns |= 1 << (this.columnOf[cell] as number);
    // Worth another look: a single candidate, or a bound that moved on a cell with signs.
    if (
      this.queued[cell] === 0 &&
      ((next & (next - 1)) === 0 ||
        (this.linked[cell] !== 0 && ((old & -old & next) === 0 || Math.clz32(old) !== Math.clz32(next))))
    ) {
      this.enqueue(cell);
    }
    return true;
  }

  /** Draws every consequence of the strength in force. False on a contradiction; `conflict` then says where. */
  propagate(): boolean {
    for (;;) {
      if (!this.workQueue()) return false;
      if (this.freshRows !== 0) {
        const row = 31 - Math.clz32(this.freshRows);
        this.freshRows &= ~(1 << row);
        this.setRows |= 1 << row;
        if (!this.singlePlaces(row)) return false;
      } else if (this.freshColumns !== 0) {
        const column = 31 - Math.clz32(this.freshColumns);
        this.freshColumns &= ~(1 << column);
        this.setColumns |= 1 << column;
        if (!this.singlePlaces(this.size + column)) return false;
      } else if (this.strength < 2 || this.isFilled()) {
        return true;
      } else if (this.setRows !== 0) {
        const row = 31 - Math.clz32(this.setRows);
        this.setRows &= ~(1 << row);
        if (!this.setsOfLine(row)) return false;
      } else if (this.setColumns !== 0) {
        const column = 31 - Math.clz32(this.setColumns);
        this.setColumns &= ~(1 << column);
        if (!this.setsOfLine(this.size + column)) return false;
      } else if (this.strength < 3 || this.freshDigits === 0) {
        return true;
      } else {
        const digit = 31 - Math.clz32(this.freshDigits);
        this.freshDigits &= ~(1 << digit);
        if (!this.fish.strike(this, digit)) return false;
      }
    }
  }

  private workQueue(): boolean {
    const { masks, queue, queued, size, lesser, lesserCount, greater, greaterCount } = this;
    const signs = this.strength > 0;
    while (this.waiting > 0) {
      // Invariant: a cell in the queue has its mark, and no mask is empty but by `restrict` from outside.
      const cell = queue[this.head] as number;
      if (++this.head === this.count) this.head = 0;
      this.waiting--;
      queued[cell] = 0;
      const mask = masks[cell] as number;
      if ((mask & (mask - 1)) === 0) {
        // 1. A single candidate leaves its row and column.
        const column = this.columnOf[cell] as number;
        for (let other = cell - column, end = other + size; other < end; other++) {
          const old = masks[other] as number;
          if ((old & mask) !== 0 && other !== cell && !this.narrow(other, old, old & ~mask)) return false;
        }
        for (let other = column; other < this.count; other += size) {
          const old = masks[other] as number;
          if ((old & mask) !== 0 && other !== cell && !this.narrow(other, old, old & ~mask)) return false;
        }
      }
      if (!signs) continue;
      // 2. Signs: the lesser stays below our highest candidate, the greater above our lowest.
      const fewer = lesserCount[cell] as number;
      if (fewer > 0) {
        const below = (1 << (31 - Math.clz32(mask))) - 1;
        for (let i = 4 * cell, end = i + fewer; i < end; i++) {
          const other = lesser[i] as number;
          const old = masks[other] as number;
          const next = old & below;
          if (next !== old && !this.narrow(other, old, next)) return false;
        }
      }
      const more = greaterCount[cell] as number;
      if (more > 0) {
        const low = mask & -mask;
        const above = ~(low | (low - 1));
        for (let i = 4 * cell, end = i + more; i < end; i++) {
          const other = greater[i] as number;
          const old = masks[other] as number;
          const next = old & above;
          if (next !== old && !this.narrow(other, old, next)) return false;
        }
      }
    }
    return true;
  }

  /** 3. A digit with a single place in the line goes there. */
  private singlePlaces(line: number): boolean {
    const { masks, lines, size } = this;
    const start = line * size;
    let once = 0;
    let twice = 0;
    let settled = 0;
    for (let i = start; i < start + size; i++) {
      const mask = masks[lines[i] as number] as number;
      twice |= once & mask;
      once |= mask;
      if ((mask & (mask - 1)) === 0) settled |= mask;
    }
    if (once !== this.full) {
      this.conflict = this.count + line;
      return false;
    }
    let single = once & ~twice & ~settled;
    for (let i = start; single !== 0 && i < start + size; i++) {
      const cell = lines[i] as number;
      const mask = masks[cell] as number;
      const here = mask & single;
      if (here === 0) continue;
      single &= ~here;
      if ((here & (here - 1)) !== 0) {
        this.conflict = cell;
        return false;
      }
      this.narrow(cell, mask, here);
    }
    return true;
  }

  /** 4. Sets: k cells that hold k digits between them keep those digits for themselves. */
  private setsOfLine(line: number): boolean {
    const { masks, lines, size, sets } = this;
    if (this.strength > 3) {
      const before = this.trailTop;
      if (!this.peaks.strike(this, line)) return false;
      if (this.trailTop !== before) return true; // the line is fresh again and comes back here
    }
    const start = line * size;
    const open = sets.begin(line, masks, lines, start, size);
    if (open < 4) return true; // fewer open cells hold no set that singles do not see
    if (!sets.close()) {
      this.conflict = this.count + line;
      return false;
    }
    if (sets.isWhole()) return true;
    for (let i = 0; i < open; i++) {
      const kept = sets.kept(i);
      const cell = lines[start + sets.place(i)] as number;
      const old = masks[cell] as number;
      if (kept !== old) this.narrow(cell, old, kept);
    }
    return true;
  }

  /** The digits, 0 where a cell is open. */
  digits(): number[] {
    const digits = new Array<number>(this.count);
    for (let cell = 0; cell < this.count; cell++) {
      const mask = this.masks[cell] as number;
      digits[cell] = (mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0;
    }
    return digits;
  }

  isFilled(): boolean {
    const { masks, count } = this;
    for (let cell = 0; cell < count; cell++) {
      const mask = masks[cell] as number;
      if ((mask & (mask - 1)) !== 0) return false;
    }
    return true;
  }
}
