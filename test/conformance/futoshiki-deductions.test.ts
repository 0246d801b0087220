// Tests deductions on random puzzles with one or many solutions: a search finds all solutions, and no step may rule out a
// digit of any of them.

import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { type CandidateNotes, maskDigits } from '@masu/solve/futoshiki/solve/candidates/notes.js';
import type { Deduction } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { Reasoning } from '@masu/solve/futoshiki/solve/deductions/reasoning.js';
import { DEDUCTION_RULES } from '@masu/solve/futoshiki/solve/deductions/rules.js';
import { expect, test } from 'vitest';
import { randomSolvable } from '../random-futoshiki.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

/** Whether the step still places a digit in an open cell or rules out a candidate. */
const isNews = (notes: CandidateNotes, { place, eliminations }: Deduction): boolean =>
  (place !== undefined && notes.isOpen(place.cell)) ||
  eliminations.some(({ cell, mask }) => (notes.mask(cell) & mask) !== 0);

test('no rule rules out a digit of any solution, and no step is idle, on random puzzles of one or many solutions', () => {
  const random = randomFor(77);
  const used = new Map<string, number>();
  for (let i = 0; i < sampled(60, 400); i++) {
    const puzzle = randomSolvable(random, 3 + (i % 4));
    const { solutions } = countSolutions(puzzle, 200);
    if (solutions.length === 200) continue;
    const possible = puzzle.cells.map((_, cell) =>
      solutions.reduce((mask, grid) => mask | (1 << ((grid[cell] as number) - 1)), 0),
    );
    const reasoning = new Reasoning(puzzle);
    for (let step = reasoning.next(DEDUCTION_RULES); step; step = reasoning.next(DEDUCTION_RULES)) {
      expect(isNews(reasoning.notes, step), step.message).toBe(true);
      reasoning.take(step);
      used.set(step.rule, (used.get(step.rule) ?? 0) + 1);
      for (const [cell, mask] of possible.entries()) {
        const lost = maskDigits(mask & ~reasoning.notes.mask(cell));
        expect(lost, `${step.message} (cell ${cell})`).toEqual([]);
      }
    }
    // The last rule is complete: what is left are the digits of the solutions, and nothing else.
    if (solutions.length === 1) expect(reasoning.notes.digits).toEqual(solutions[0]);
    expect(reasoning.notes.masks).toEqual(possible);
  }
  for (const { id } of DEDUCTION_RULES) {
    if (id !== 'exhaustion') expect(used.get(id) ?? 0, id).toBeGreaterThanOrEqual(sampled(0, 1));
  }
});

test('the steps behind a digit suffice: repeated from the start, they lead to it', () => {
  const random = randomFor(78);
  let tried = 0;
  for (let i = 0; goesOn(i, sampled(60, 200), tried > sampled(150, 500)); i++) {
    const puzzle = randomSolvable(random, 4 + (i % 3));
    if (countSolutions(puzzle, 2).solutions.length !== 1) continue;
    const reasoning = new Reasoning(puzzle);
    for (let step = reasoning.next(DEDUCTION_RULES); step; step = reasoning.next(DEDUCTION_RULES)) {
      const behind: Deduction[] = reasoning.behind(step.premises);
      const again = new Reasoning(puzzle);
      for (const each of behind) again.take(each);
      for (const { cell, mask } of step.premises) expect(again.notes.mask(cell) & mask, step.message).toBe(0);
      reasoning.take(step);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(sampled(150, 500));
});
