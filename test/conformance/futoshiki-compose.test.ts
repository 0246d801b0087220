import { finish } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import { boardRows } from '@masu/core/futoshiki/rules/board-text.js';
import { levelClues, withClues } from '@masu/core/futoshiki/rules/clue.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { Backtracking } from '@masu/solve/futoshiki/solve/backtrack.js';
import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import { gradeLevel } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { type Composed, compose, type FutoshikiComposeOptions } from '@masu/studio/futoshiki/compose/compose.js';
import { randomGrid } from '@masu/studio/futoshiki/compose/latin-square.js';
import { expect, test } from 'vitest';
import { randomFor } from '../seed.js';

function make(wish: FutoshikiComposeOptions, seed: number): Composed {
  const composing = compose(wish, seededRandom(seed));
  for (;;) {
    const next = composing.next();
    if (!next.done) continue;
    if (!next.value.ok) throw new Error(next.value.error.message);
    return next.value.value;
  }
}

/** How many solutions, up to two, by the course's algorithm: nothing in common with the generator's engine. */
function count(level: FutoshikiLevel): number {
  const search = new Backtracking(level);
  if (search.run(Number.POSITIVE_INFINITY) !== 'solution') return 0;
  return search.run(Number.POSITIVE_INFINITY) === 'solution' ? 2 : 1;
}

test.each(GRADES)('%s: unique, every clue needed, of its grade; sizes 4 and 5', (grade) => {
  for (const [size, seed] of [
    [4, 1],
    [4, 2],
    [5, 3],
    [5, 4],
  ] as const) {
    // only the signs of a trivial puzzle are not needed, and that one can be asked for without
    const { level, digits, signs } = make({ size, grade, ...(grade === 'trivial' ? { signs: 0 } : {}) }, seed);
    const clues = levelClues(level);
    expect(clues.length).toBe(digits + signs);
    expect(count(level)).toBe(1);
    for (const clue of clues)
      expect(
        count(
          withClues(
            size,
            clues.filter((each) => each !== clue),
          ),
        ),
      ).toBe(2);
    const grading = gradeLevel(level);
    expect(grading.verdict === 'graded' && grading.grade).toBe(grade);
  }
});

test('the same seed gives the same puzzle, another seed another', () => {
  const wish: FutoshikiComposeOptions = { size: 6, grade: 'easy' };
  expect(make(wish, 9)).toEqual(make(wish, 9));
  expect(make(wish, 9).level).not.toEqual(make(wish, 10).level);
});

test.each([0.2, 0.5, 0.8])('a share of %f signs is reached to within 0.08', (signs) => {
  const made = make({ size: 7, grade: 'easy', signs }, 5);
  expect(Math.abs(made.signs / (made.signs + made.digits) - signs)).toBeLessThanOrEqual(0.08);
});

/** The level without its signs. */
const digitsOf = (level: FutoshikiLevel): FutoshikiLevel => ({ ...level, inequalities: [] });

test.each([2, 4, 5, 6, 7, 9])('a trivial puzzle of size %i keeps signs: a third of its clues, none needed', (size) => {
  for (const seed of [1, 2, 3]) {
    const { level, digits, signs, grade } = make({ size, grade: 'trivial' }, seed);
    expect(signs / (signs + digits)).toBeGreaterThanOrEqual(1 / 3);
    expect([digits, signs, grade]).toEqual([
      level.cells.filter((digit) => digit > 0).length,
      level.inequalities.length,
      'trivial',
    ]);
    for (const each of [level, digitsOf(level)]) {
      expect(count(each)).toBe(1);
      expect(gradeLevel(each)).toMatchObject({ verdict: 'graded', grade: 'trivial' });
    }
    // a sign between two digits would tell nothing
    const idle = level.inequalities.filter(({ less, greater }) => level.cells[less] && level.cells[greater]);
    expect(size < 4 ? [] : idle).toEqual([]);
  }
});

test('a trivial puzzle, written out', () => {
  const { level } = make({ size: 4, grade: 'trivial' }, 1104);
  expect(boardRows(level, level.cells)).toEqual([
    '|- - - 4|',
    '|       |',
    '|->- 2>-|',
    '|       |',
    '|- 4 - 3|',
    '|       |',
    '|- - - -|',
  ]);
});

test.each([0, 0.2, 0.5, 0.7])('a trivial puzzle has the requested share of signs: %f', (signs) => {
  for (const seed of [1, 2]) {
    const made = make({ size: 6, grade: 'trivial', signs }, seed);
    const share = made.signs / (made.signs + made.digits);
    expect(Math.abs(share - signs)).toBeLessThanOrEqual(signs === 0 ? 0 : 0.08);
    expect(gradeLevel(made.level)).toMatchObject({ verdict: 'graded', grade: 'trivial' });
  }
});

test.each<[FutoshikiComposeOptions, string, string]>([
  [{ size: 33, grade: 'easy' }, 'bad-size', 'from 2 to 32'],
  [{ size: 1, grade: 'easy' }, 'bad-size', 'from 2 to 32'],
  [{ size: 5, grade: 'easy', signs: 1.5 }, 'bad-share', 'from 0 to 1'],
  [{ size: 5, grade: 'trivial', signs: 1 }, 'impossible', 'can’t be 1'],
  [{ size: 5, grade: 'trivial', signs: 0.98, tries: 5 }, 'not-found', '98% signs'],
  [{ size: 5, grade: 'easy', signs: 0 }, 'impossible', 'need signs'],
  [{ size: 2, grade: 'extreme', tries: 5 }, 'not-found', '5 tries'],
])('%o is refused', (wish, code, words) => {
  const composed = finish(compose(wish, randomFor(1)));
  expect(composed.ok ? '' : composed.error.code).toBe(code);
  expect(composed.ok ? '' : composed.error.message).toContain(words);
});

test.each([2, 3, 9, 16, 32])('a random grid of size %i is a Latin square', (size) => {
  const grid = randomGrid(randomFor(4), size);
  for (let i = 0; i < size; i++) {
    expect(new Set(grid.slice(i * size, i * size + size)).size).toBe(size);
    expect(new Set(grid.filter((_, cell) => cell % size === i)).size).toBe(size);
  }
});
