// Search over candidates: guess a digit, draw the consequences, and where they conflict the digit is out for good at
// that depth. The cell with the fewest candidates, or the digit with two places in a line, comes first, weighed by how
// often it has been in a conflict (Boussemart, Hemery, Lecoutre and Sais 2004: dom/wdeg), which finds the hard corner of a
// puzzle by itself. A puzzle that resists for ten thousand conflicts is shaved at the root: every candidate is tried once,
// and out if it conflicts. That costs as much as a thousand conflicts: sooner, or at every node, it costs more than it saves.
// So did restarts, the cell of the last conflict first, halving a cell's candidates, looking ahead before each guess, and
// making the signs and digits of a line consistent together, which halves the guesses and triples the cost of each.
// Learnt clauses promise no more: solvers of that kind need as many conflicts on the hardest puzzles of signs alone.

import type { FutoshikiGrid, FutoshikiLevel } from '../rules/level.js';
import type { Candidates } from './candidates.js';
import { countBits } from './notes.js';

/** Conflicts after which an open search begins again behind a shaved root. */
const CLASHES_BEFORE_SHAVING = 10_000;

export interface SearchStart {
  /** The candidates each cell may have at most: bit d-1 stands for digit d. */
  readonly masks?: readonly number[];
  /** A grid whose digits are guessed first: what is found then lies near it. */
  readonly near?: FutoshikiGrid;
}

export class Search {
  /** Guesses made so far. */
  nodes = 0;
  /** The solutions found, at most as many as asked for, as digits row by row. */
  readonly solutions: number[][] = [];
  private readonly candidates: Candidates;
  private wanted = 2;
  private near: FutoshikiGrid | undefined;
  private readonly weights: Float64Array;
  private readonly guessCells: Int16Array;
  private readonly guessBits: Int32Array;
  /** The candidates before each guess, by depth; made as the depth is first reached. */
  private readonly kept: Int32Array[] = [];
  private depth = 0;
  private conflicts = 0;
  private state: 'fresh' | 'open' | 'shaving' | 'done' = 'fresh';
  private shaved = false;
  // Where shaving is, and for how many cells it has struck nothing.
  private cursor = 0;
  private quiet = 0;
  /** Solutions found before the search began again: they may be met a second time. */
  private known = 0;

  constructor(candidates: Candidates) {
    this.candidates = candidates;
    candidates.hasPeaks = true;
    const { count, size } = candidates;
    this.weights = new Float64Array(count + 2 * size);
    this.guessCells = new Int16Array(count + 1);
    this.guessBits = new Int32Array(count + 1);
  }

  /** Begins with a level, to find up to `wanted` solutions. */
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

  /** Works until all is known (true) or the nodes reach `until` (false). */
  run(until: number): boolean {
    if (this.state === 'fresh') {
      this.state = 'done';
      if (!this.candidates.propagate()) return true;
      this.state = 'open';
      this.candidates.strength = 2; // below the root fish cost more than they save
      this.weights.fill(1);
      this.descend();
    }
    while (this.state !== 'done') {
      if (this.nodes >= until) return false;
      if (this.state === 'shaving') this.shaveCell();
      else if (!this.shaved && this.conflicts >= CLASHES_BEFORE_SHAVING) this.beginShaving();
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
    candidates.restrict(this.guessCells[depth] as number, this.guessBits[depth] as number);
    if (candidates.propagate()) this.descend();
    else this.retreat(true);
  }

  private keep(depth: number): void {
    this.kept[depth] = this.candidates.copy(this.kept[depth]);
  }

  /** Takes guesses back until one can be turned round without a conflict. */
  private retreat(clashed: boolean): void {
    const { candidates } = this;
    let conflict = clashed;
    while (this.depth > 0) {
      if (conflict) this.blame(candidates.conflict);
      this.depth--;
      candidates.restore(this.kept[this.depth] as Int32Array);
      const cell = this.guessCells[this.depth] as number;
      conflict = !candidates.restrict(cell, ~(this.guessBits[this.depth] as number)) || !candidates.propagate();
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

  /** At a consistent position: chooses the next guess, or takes down a solution and goes back. */
  private descend(): void {
    if (this.candidates.isFilled()) this.takeSolution();
    else this.chooseDigit(this.chooseCell());
  }

  private isNear(cell: number, bit: number): boolean {
    return this.near !== undefined && this.near[cell] === 32 - Math.clz32(bit);
  }

  /** The lowest candidate, unless the grid to stay near has another of them. */
  private firstDigit(cell: number, mask: number): number {
    const wished = this.near === undefined ? 0 : mask & (1 << ((this.near[cell] as number) - 1));
    return wished === 0 ? mask & -mask : wished;
  }

  /** The open cell with the fewest candidates for its weight becomes the guess; gives its score. */
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

  /** A digit with two places left in a line is as good a question as a cell with two digits left: it may beat the cell.
      Asking cells alone makes the search several times as long. */
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
    if (this.solutions.length >= this.wanted) this.state = 'done';
    else this.retreat(false);
  }

  /** Back to the root, where every candidate is to be tried once. */
  private beginShaving(): void {
    if (this.depth > 0) this.candidates.restore(this.kept[0] as Int32Array);
    this.depth = 0;
    this.known = this.solutions.length;
    this.shaved = true;
    this.state = 'shaving';
    this.cursor = 0;
    this.quiet = 0;
  }

  /** Tries every candidate of one cell and eliminations those that conflict; done when a whole round struck none. */
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
      if (holds) continue;
      this.quiet = 0;
      if (candidates.restrict(cursor, ~bit) && candidates.propagate()) continue;
      this.state = 'done';
      return;
    }
    this.cursor = cursor + 1 === count ? 0 : cursor + 1;
    if (this.quiet < count) return;
    this.state = 'open';
    this.descend();
  }
}
