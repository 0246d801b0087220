// What an author may ask of small puzzles: every answer has exactly one solution and the grade that it names.

import { finish } from '@masu/core/base/outcome.js';
import { allClues, type Clue, levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { gradeLevel } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { expect, test } from 'vitest';
import { goesOn, randomFor } from '../../../../../test/seed.js';
import { analyzeFutoshiki } from './analyze.js';
import { redundantClues } from './clue-changes.js';
import { AUTHOR_WISHES, type AuthorWish, grantWish } from './wishes.js';

/** A puzzle with one solution, without a redundant clue: all clues of a random grid, thinned. */
function leanPuzzle(seed: number, size: number): FutoshikiLevel {
  const random = randomFor(seed);
  const first = random.shuffle(Array.from({ length: size }, (_, index) => index + 1));
  const cells = [...first, ...new Array<number>(size * size - size).fill(0)];
  const [grid = []] = countSolutions({ size, cells, inequalities: [] }, 1).solutions;
  const all = withClues(size, random.shuffle(allClues(size, grid)));
  const { together } = finish(redundantClues(all));
  const gone = new Set(together.map((clue) => JSON.stringify(clue)));
  return withClues(
    size,
    levelClues(all).filter((clue) => !gone.has(JSON.stringify(clue))),
  );
}

const changed = (level: FutoshikiLevel, without: readonly Clue[], plus: readonly Clue[]): FutoshikiLevel => {
  const gone = new Set(without.map((clue) => JSON.stringify(clue)));
  return withClues(level.size, [...levelClues(level).filter((clue) => !gone.has(JSON.stringify(clue))), ...plus]);
};

const rank = (level: FutoshikiLevel): number => {
  const graded = gradeLevel(level);
  if (graded.verdict !== 'graded') throw new Error(graded.verdict);
  return GRADES.indexOf(graded.grade);
};

test.each(AUTHOR_WISHES)('%s: one solution, and the grade that is named', (wish: AuthorWish) => {
  let granted = 0;
  for (let seed = 1; goesOn(seed, 13, granted > 0); seed++) {
    const level = leanPuzzle(seed, 4 + (seed % 2));
    const swap = finish(grantWish(level, wish));
    if (!swap) continue;
    granted++;
    const next = changed(level, swap.without, swap.plus);
    expect(countSolutions(next, 2).solutions).toHaveLength(1);
    expect(GRADES[rank(next)]).toBe(swap.grade);
    if (wish === 'harder') expect(rank(next)).toBeGreaterThan(rank(level));
    if (wish === 'easier') expect(rank(next)).toBeLessThan(rank(level));
    if (wish === 'signs-only') expect(next.cells.every((digit) => digit === 0)).toBe(true);
    if (wish === 'signs-only') expect(countSolutions(next, 2).solutions).toEqual(countSolutions(level, 2).solutions);
  }
  expect(granted).toBeGreaterThan(0);
});

test('the answer is the only note, and says when there is none', () => {
  const level = withClues(2, [{ kind: 'digit', cell: 0, digit: 1 }]);
  const messages = AUTHOR_WISHES.map((wish) => finish(analyzeFutoshiki(level, () => {}, wish)).notes);
  expect(messages.map((notes) => notes.map(({ kind, message }) => `${kind}: ${message}`))).toEqual([
    ['wish: With r1c1 < r1c2 instead of r1c1 = 1: easy.'],
    ['wish: No swap of one clue was found that makes it easier.'],
    ['wish: 1 sign alone has the same solution: easy.'],
  ]);
  expect(finish(analyzeFutoshiki(level)).techniques).toEqual([{ name: expect.any(String), times: expect.any(Number) }]);
});
