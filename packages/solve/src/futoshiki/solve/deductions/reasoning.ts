// A chain of reasoning: the notes, the steps taken, and for every ruled-out candidate the step that ruled it out. So an
// explanation can be limited to the steps that its conclusion depends on.

import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { CandidateNotes, maskDigits } from '../candidates/notes.js';
import { applyDeduction, type Deduction, type Rule } from './deduction.js';

export class Reasoning {
  readonly notes: CandidateNotes;
  readonly steps: Deduction[] = [];
  // For each cell and digit the step that ruled it out; -1 if none did, or if it was ruled out from the start.
  private readonly ruledOutBy: Int32Array;

  constructor(level: FutoshikiLevel, digits?: readonly number[]) {
    this.notes = new CandidateNotes(level, digits);
    this.ruledOutBy = new Int32Array(level.size ** 3).fill(-1);
  }

  /** The first step that any rule finds, in the order of the rules; undefined if none does. Does not take it. */
  next(rules: readonly Rule[]): Deduction | undefined {
    for (const rule of rules) {
      const step = rule.find(this.notes);
      if (step) return step;
    }
    return undefined;
  }

  take(step: Deduction): void {
    const { notes } = this;
    const before = [...notes.masks];
    applyDeduction(notes, step);
    const index = this.steps.push(step) - 1;
    for (const [cell, old] of before.entries()) {
      for (const digit of maskDigits(old & ~notes.mask(cell))) this.ruledOutBy[cell * notes.size + digit - 1] = index;
    }
  }

  /** The steps that ruled out these candidates, directly or indirectly, in order. */
  behind(premises: Deduction['premises']): Deduction[] {
    const needed = new Set<number>();
    const waiting = [...premises];
    for (let rest = waiting.pop(); rest; rest = waiting.pop()) {
      for (const digit of maskDigits(rest.mask)) {
        const index = this.ruledOutBy[rest.cell * this.notes.size + digit - 1] as number;
        if (index < 0 || needed.has(index)) continue;
        needed.add(index);
        waiting.push(...(this.steps[index] as Deduction).premises);
      }
    }
    return [...needed].sort((a, b) => a - b).map((index) => this.steps[index] as Deduction);
  }
}
