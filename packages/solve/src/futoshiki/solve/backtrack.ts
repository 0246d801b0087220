// Exactly the course's algorithm (ECE 209, program 2): the first blank cell row by row, digits 1 to N in order, and
// backtrack if none fits. For teaching and comparison; it does not finish a hard 9 × 9.
// `expanded` counts calls of the course's `solve`: the first call and one for each digit placed.

import type { Effort, LimitName, Limits, Solving, Watch } from '@masu/core/base/outcome.js';
import type { Solver } from '@masu/core/base/puzzle.js';
import { startStopwatch } from '@masu/core/base/stopwatch.js';
import { conflictingCells } from '@masu/core/futoshiki/rules/legal.js';
import type { FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { brokenLimit, measuredEffort } from './slices.js';
import type { TryObserver } from './try-events.js';

const CALLS_PER_SLICE = 1 << 17;

/** The signs of each cell as in the course: whether it is less or greater than the neighbor right, left, below, above. */
function signTable({ size, inequalities }: FutoshikiLevel): Int8Array {
  const table = new Int8Array(size * size * 4);
  const slot = (from: number, to: number) => from * 4 + (to - from === 1 ? 0 : from - to === 1 ? 1 : to > from ? 2 : 3);
  for (const { less, greater } of inequalities) {
    table[slot(less, greater)] = (table[slot(less, greater)] ?? 0) | 1;
    table[slot(greater, less)] = (table[slot(greater, less)] ?? 0) | 2;
  }
  return table;
}

/** The search; it can be paused and resumed. */
export class Backtracking {
  readonly digits: Uint8Array;
  calls = 1;
  /** For recordings. */
  observer: TryObserver | undefined;
  private readonly blanks: number[];
  private readonly signs: Int8Array;
  private readonly size: number;
  private depth = 0;
  /** The current depth is a solution that was already reported. */
  private hasSolution = false;

  constructor(level: FutoshikiLevel) {
    this.size = level.size;
    this.digits = Uint8Array.from(level.cells);
    this.blanks = [...level.cells.keys()].filter((cell) => level.cells[cell] === 0);
    this.signs = signTable(level);
    // The course trusts the givens; here a conflict among them means that there is no solution.
    if (conflictingCells(level, level.cells).length > 0) this.depth = -1;
  }

  /** Runs until `digits` is a solution, the tree is exhausted, or the calls reach `until`. */
  run(until: number): 'solution' | 'done' | 'more' {
    const { digits, blanks } = this;
    if (this.depth === blanks.length) {
      if (!this.hasSolution) {
        this.hasSolution = true;
        return 'solution';
      }
      this.depth--;
    }
    while (this.depth >= 0) {
      if (this.calls >= until) return 'more';
      const cell = blanks[this.depth] as number;
      const digit = this.nextLegal(cell, (digits[cell] as number) + 1);
      digits[cell] = digit;
      if (digit === 0) {
        this.depth--;
        if (this.depth >= 0) this.observer?.('back', blanks[this.depth] as number, 0);
        continue;
      }
      this.calls++;
      this.depth++;
      this.observer?.('place', cell, digit);
      if (this.depth === blanks.length) {
        this.hasSolution = true;
        return 'solution';
      }
    }
    return 'done';
  }

  /** The first legal digit from `digit` up, or 0. */
  private nextLegal(cell: number, digit: number): number {
    for (let next = digit; next <= this.size; next++) {
      if (this.isLegal(cell, next)) return next;
      this.observer?.('illegal', cell, next);
    }
    return 0;
  }

  private isLegal(cell: number, digit: number): boolean {
    const { size, digits, signs } = this;
    const column = cell % size;
    const row = cell - column;
    for (let i = 0; i < size; i++) {
      if (digits[row + i] === digit && row + i !== cell) return false;
      if (digits[i * size + column] === digit && i * size + column !== cell) return false;
    }
    return (
      this.holds(signs[cell * 4] as number, digit, cell + 1) &&
      this.holds(signs[cell * 4 + 1] as number, digit, cell - 1) &&
      this.holds(signs[cell * 4 + 2] as number, digit, cell + size) &&
      this.holds(signs[cell * 4 + 3] as number, digit, cell - size)
    );
  }

  private holds(sign: number, digit: number, other: number): boolean {
    if (sign === 0) return true;
    const otherDigit = this.digits[other] as number;
    if (otherDigit === 0) return true;
    return !((sign & 1 && digit >= otherDigit) || (sign & 2 && digit <= otherDigit));
  }
}

function* solve(level: FutoshikiLevel, limits: Limits, watch: Watch): Solving<FutoshikiGrid> {
  const stopwatch = startStopwatch(limits, watch);
  const search = new Backtracking(level);
  const effort = (): Effort => measuredEffort(search.calls, search.digits.length * 8, stopwatch);
  for (;;) {
    const ended = search.run(Math.min(search.calls + CALLS_PER_SLICE, limits.nodes ?? Number.POSITIVE_INFINITY));
    if (ended === 'solution') {
      const answer = [...search.digits];
      return { verdict: 'solved', answer, claim: 'valid', effort: effort(), notes: { calls: search.calls } };
    }
    if (ended === 'done')
      return { verdict: 'unsolvable', effort: effort(), notes: { calls: search.calls, solutions: 0 } };
    const limit: LimitName | undefined = brokenLimit(search.calls, limits, stopwatch, watch);
    if (limit) return { verdict: 'gave-up', limit, effort: effort(), notes: { calls: search.calls } };
    watch.report({ expanded: search.calls, bytes: search.digits.length * 8, stage: 'backtracking' });
    yield;
  }
}

export const BACKTRACK: Solver<FutoshikiLevel, FutoshikiGrid, 'backtrack'> = {
  id: 'backtrack',
  name: 'Backtracking',
  about: 'plain backtracking as in the course: first blank cell, digits in order; stops at the first solution',
  claim: 'valid',
  solve,
};
