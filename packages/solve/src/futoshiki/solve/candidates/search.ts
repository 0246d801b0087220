// Search over candidates: guess a digit, propagate, and rule the digit out at that depth if there is a conflict. Branches
// on the cell with the fewest candidates, or a digit with two cells in a line, weighted by how often it was in a conflict
// (dom/wdeg: Boussemart, Hemery, Lecoutre, and Sais 2004), which finds the hard part of a puzzle. After 10,000 conflicts
// the root is shaved: every candidate is tried once and ruled out if it conflicts. That costs as much as a thousand
// conflicts; sooner, or at every node, it costs more than it saves. Not worth their cost: restarts, branching on the
// cell of the last conflict, splitting a cell's candidates in half, looking ahead before each guess, and joint
// consistency of the signs and digits of a line, which halves the guesses and triples the cost of each. Clause learning
// would not help: such solvers need as many conflicts on the hardest puzzles with only signs.

import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { TryObserver } from '../try-events.js';
import type { Candidates } from './candidates.js';
import { countBits } from './notes.js';

/** Conflicts after which the search restarts with a shaved root. */
export const CONFLICTS_BEFORE_SHAVING = 10_000;

export interface SearchStart {
  /** The maximum candidates of each cell; bit d-1 is digit d. */
  readonly masks?: readonly number[];
  /** A grid whose digits are guessed first, to find a solution close to it. */
  readonly near?: FutoshikiGrid;
}

export class CandidateSearch {
  /** Guesses made so far. */
  nodes = 0;
  /** The solutions found, at most as many as requested, as digits row by row. */
  readonly solutions: number[][] = [];
  /** For recordings: called after each event, when the candidates have changed. */
  observer: TryObserver | undefined;
  private readonly candidates: Candidates;
  private wanted = 2;
  private near: FutoshikiGrid | undefined;
  private readonly weights: Float64Array;
  private readonly guessCells: Int16Array;
  private readonly guessBits: Int32Array;
  /** The candidates before each guess, by depth; allocated when the depth is first reached. */
  private readonly kept: Int32Array[] = [];
  private depth = 0;
  private conflicts = 0;
  private state: 'fresh' | 'open' | 'shaving' | 'done' = 'fresh';
  private shaved = false;
  // The next cell to shave, and the number of cells since something was ruled out.
  private cursor = 0;
  private quiet = 0;
  /** Solutions found before the restart: they may be found a second time. */
  private known = 0;

  constructor(candidates: Candidates) {
    this.candidates = candidates;
    candidates.hasPeaks = true;
    const { count, size } = candidates;
    this.weights = new Float64Array(count + 2 * size);
    this.guessCells = new Int16Array(count + 1);
    this.guessBits = new Int32Array(count + 1);
  }

  /** Starts a search for up to `wanted` solutions of a level. */
  begin(level: FutoshikiLevel, wanted: number, { masks, near }: SearchStart = {}): void {
    this.candidates.load(level, 3);
    if (masks) this.candidates.narrowTo(masks);
    this.wanted = wanted;
    this.near = near;
    this.nodes = 0;
    this.solutions.length = 0;
    this.depth = 0;
    this.conflicts = 0;
    this.known = 0;
    this.shaved = false;
    this.state = 'fresh';
  }

  /** Runs until it is complete (true) or the nodes reach `until` (false). */
  run(until: number): boolean {
    if (this.state === 'fresh') {
      this.state = 'done';
      if (!this.propagate(-1, 0)) return true;
      this.state = 'open';
      this.candidates.strength = 2; // below the root fish cost more than they save
      this.weights.fill(1);
      this.descend();
    }
    while (this.state !== 'done') {
      if (this.nodes >= until) return false;
      if (this.state === 'shaving') this.shaveCell();
      else if (!this.shaved && this.conflicts >= CONFLICTS_BEFORE_SHAVING) this.beginShaving();
      else this.guess();
    }
    return true;
  }

  /** One guess and what follows, back to the next open position. */
  private guess(): void {
    const { candidates, depth } = this;
    this.nodes++;
    this.keep(depth);
    this.depth++;
    const cell = this.guessCells[depth] as number;
    const bit = this.guessBits[depth] as number;
    candidates.restrict(cell, bit);
    this.observer?.('place', cell, 32 - Math.clz32(bit));
    if (this.propagate(cell, bit)) this.descend();
    else this.retreat(true);
  }

  private propagate(cell: number, bit: number): boolean {
    const holds = this.candidates.propagate();
    this.observer?.(holds ? 'propagate' : 'conflict', cell, 32 - Math.clz32(bit));
    return holds;
  }

  /** Rules a digit out and draws the consequences; false if they conflict. */
  private ruleOut(cell: number, bit: number): boolean {
    const isLeft = this.candidates.restrict(cell, ~bit);
    this.observer?.('rule-out', cell, 32 - Math.clz32(bit));
    if (isLeft) return this.propagate(cell, bit);
    this.observer?.('conflict', cell, 32 - Math.clz32(bit));
    return false;
  }

  private keep(depth: number): void {
    this.kept[depth] = this.candidates.copy(this.kept[depth]);
  }

  /** Undoes guesses until the negation of one causes no conflict. */
  private retreat(clashed: boolean): void {
    const { candidates } = this;
    let conflict = clashed;
    while (this.depth > 0) {
      if (conflict) this.blame(candidates.conflict);
      this.depth--;
      candidates.restore(this.kept[this.depth] as Int32Array);
      const cell = this.guessCells[this.depth] as number;
      const bit = this.guessBits[this.depth] as number;
      this.observer?.('back', cell, 32 - Math.clz32(bit));
      conflict = !this.ruleOut(cell, bit);
      if (!conflict) {
        this.descend();
        return;
      }
    }
    this.state = 'done';
  }

  private blame(conflict: number): void {
    this.conflicts++;
    if (conflict >= 0) this.weights[conflict] = (this.weights[conflict] as number) + 1;
  }

  /** At a consistent position: chooses the next guess, or records a solution and backtracks. */
  private descend(): void {
    if (this.candidates.isFilled()) this.takeSolution();
    else this.chooseDigit(this.chooseCell());
  }

  private isNear(cell: number, bit: number): boolean {
    return this.near !== undefined && this.near[cell] === 32 - Math.clz32(bit);
  }

  /** The lowest candidate, unless the preferred grid has another one. */
  private firstDigit(cell: number, mask: number): number {
    const wished = this.near === undefined ? 0 : mask & (1 << ((this.near[cell] as number) - 1));
    return wished === 0 ? mask & -mask : wished;
  }

  /** Chooses the open cell with the fewest candidates relative to its weight; returns its score. */
  private chooseCell(): number {
    const { masks, count, size, open } = this.candidates;
    const { weights, depth } = this;
    let best = Number.POSITIVE_INFINITY;
    for (let row = 0; row < size; row++) {
      const rowWeight = weights[count + row] as number;
      for (let rest = open[row] as number; rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        const cell = row * size + column;
        const mask = masks[cell] as number;
        const weight = (weights[cell] as number) + rowWeight + (weights[count + size + column] as number);
        const score = (countBits(mask) - 1) / weight;
        if (score >= best) continue;
        best = score;
        this.guessCells[depth] = cell;
        this.guessBits[depth] = this.firstDigit(cell, mask);
      }
    }
    return best;
  }

  /** A digit with two cells left in a line is as good a branch as a cell with two candidates; it may replace the cell.
      Branching on cells only makes the search several times as long. */
  private chooseDigit(cellScore: number): void {
    const { size } = this.candidates;
    let best = cellScore;
    for (let row = 0; row < size; row++) best = this.chooseDigitIn(row, row * size, 1, best);
    for (let column = 0; column < size; column++) best = this.chooseDigitIn(size + column, column, size, best);
  }

  private chooseDigitIn(line: number, start: number, step: number, bestSoFar: number): number {
    const { masks, count, open } = this.candidates;
    const { weights, depth } = this;
    const places = open[line] as number;
    let once = 0;
    let twice = 0;
    let more = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const mask = masks[start + step * (31 - Math.clz32(rest & -rest))] as number;
      more |= twice & mask;
      twice |= once & mask;
      once |= mask;
    }
    let best = bestSoFar;
    for (let two = twice & ~more; two !== 0; two &= two - 1) {
      const bit = two & -two;
      let weight = 2 * (weights[count + line] as number);
      let place = -1;
      for (let rest = places; rest !== 0; rest &= rest - 1) {
        const cell = start + step * (31 - Math.clz32(rest & -rest));
        if (((masks[cell] as number) & bit) === 0) continue;
        weight += weights[cell] as number;
        if (place < 0 || !this.isNear(place, bit)) place = cell;
      }
      if (1 / weight >= best) continue;
      best = 1 / weight;
      this.guessCells[depth] = place;
      this.guessBits[depth] = bit;
    }
    return best;
  }

  private takeSolution(): void {
    const digits = this.candidates.digits();
    const isKnown = this.solutions.slice(0, this.known).some((known) => known.every((digit, i) => digit === digits[i]));
    if (!isKnown) this.solutions.push(digits);
    this.observer?.('solution', -1, 0);
    if (this.solutions.length >= this.wanted) this.state = 'done';
    else this.retreat(false);
  }

  /** Returns to the root to try every candidate once. */
  private beginShaving(): void {
    while (this.depth > 0) {
      this.depth--;
      this.candidates.restore(this.kept[this.depth] as Int32Array);
      this.observer?.('back', this.guessCells[this.depth] as number, 0);
    }
    this.known = this.solutions.length;
    this.shaved = true;
    this.state = 'shaving';
    this.cursor = 0;
    this.quiet = 0;
  }

  /** Tries every candidate of one cell and rules out those that conflict; done after a full round without one. */
  private shaveCell(): void {
    const { candidates, cursor } = this;
    const { masks, count } = candidates;
    this.quiet++;
    for (let rest = masks[cursor] as number; rest !== 0; rest &= rest - 1) {
      const mask = masks[cursor] as number;
      if ((mask & (mask - 1)) === 0) break;
      const bit = rest & -rest;
      if ((mask & bit) === 0) continue;
      this.keep(0);
      this.nodes++;
      candidates.restrict(cursor, bit);
      const holds = candidates.propagate();
      if (!holds) this.blame(candidates.conflict);
      candidates.restore(this.kept[0] as Int32Array);
      this.observer?.('shave', cursor, 32 - Math.clz32(bit));
      if (holds) continue;
      this.quiet = 0;
      if (this.ruleOut(cursor, bit)) continue;
      this.state = 'done';
      return;
    }
    this.cursor = cursor + 1 === count ? 0 : cursor + 1;
    if (this.quiet < count) return;
    this.state = 'open';
    this.descend();
  }
}
