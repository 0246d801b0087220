import { describe, expect, test } from 'vitest';
import { madeSokoban } from '../../../test/made-sokoban.js';
import { sampled } from '../../../test/sample.js';
import { finish, PATIENT } from '../../base/outcome.js';
import type { SokobanGrade } from '../grade/difficulty.js';
import { gradeSokobanNow } from '../grade/grade.js';
import { scoreOf } from '../rules/score.js';
import { validateLevel } from '../rules/validate-level.js';
import { PUSH_OPTIMAL } from '../solve/optimal/push-optimal.js';
import { composeSokoban, type SokobanComposed } from './compose.js';
import { countRooms } from './count-rooms.js';
import { draftOfComposed } from './draft-of-composed.js';
import { looksOf, type Room } from './room.js';

const roomOf = ({ level }: SokobanComposed): Room => level;

/** The levels that several tests look at. */
const MADE = new Map<string, SokobanComposed>();
function madeOnce(grade: SokobanGrade, seed: number): SokobanComposed {
  const key = `${grade} ${seed}`;
  const made = MADE.get(key) ?? madeSokoban({ grade }, seed);
  MADE.set(key, made);
  return made;
}

const GRADES: readonly SokobanGrade[] = sampled(['easy'], ['trivial', 'easy', 'tricky']);

describe.each(GRADES)('%s', (grade) => {
  const made = [1, 2].map((seed) => madeOnce(grade, seed));

  test('a level of its grade, proved with the stated pushes, every box needed for them', () => {
    for (const { level, graded, rows } of made) {
      expect(validateLevel({ rows }).ok).toBe(true);
      const proof = finish(PUSH_OPTIMAL.solve(level, {}, PATIENT));
      if (proof.verdict !== 'solved') throw new Error(proof.verdict);
      expect(scoreOf(level, proof.answer).pushes).toBe(graded.figures.pushes);
      expect(gradeSokobanNow(level)).toEqual(graded);
      expect([graded.grade, graded.isExact, graded.figures.idleBoxes]).toEqual([grade, true, 0]);
    }
  });

  test('with looks within the limits', () => {
    for (const each of made) {
      const looks = looksOf(roomOf(each));
      expect(looks.stubs).toBeLessThanOrEqual(2);
      expect(looks.goalGroups).toBeLessThanOrEqual(2);
      expect(looks.pillars).toBeLessThanOrEqual(2);
    }
  });

  test('the same seed makes the same level, another seed another', () => {
    const [first, second] = made as [SokobanComposed, SokobanComposed];
    expect(madeSokoban({ grade }, 1)).toEqual(first);
    expect(second.rows).not.toEqual(first.rows);
  });
});

test.each(sampled([9], [3, 9]))('wishes are met with seed %i', (seed) => {
  const wish = { grade: 'tricky', boxes: 3, width: 12, height: 9, rooms: 2 } as const;
  const composed = madeSokoban(wish, seed);
  expect(composed.level.goals).toHaveLength(3);
  expect(composed.level.width).toBeLessThanOrEqual(12);
  expect(composed.level.height).toBeLessThanOrEqual(9);
  expect(countRooms(roomOf(composed))).toBe(2);
});

test.each(['trivial', 'easy'] as const)('many pushes of few boxes: %s', (grade) => {
  const { graded } = madeSokoban({ grade, pushes: 12 }, 1);
  expect(graded.grade).toBe(grade);
  expect(graded.figures.pushes).toBeGreaterThanOrEqual(12);
});

test('stopped at any yield, there is no level', () => {
  const composing = composeSokoban({ grade: 'easy' }, 4);
  let yields = 0;
  for (let next = composing.next(); !next.done; next = composing.next()) {
    expect(next.value).toEqual({ tries: expect.any(Number) });
    yields++;
  }
  expect(yields).toBeGreaterThan(0);
});

test('a draft of it tells grade, seed, generator, optimum, and reasons', () => {
  const composed = madeOnce('easy', 1);
  const { title, author, notes } = draftOfComposed(composed);
  expect([title, author]).toEqual(['Easy 1', 'masu']);
  expect(notes?.[0]).toMatch(/^Grade: easy \(3\.\d\d\)$/);
  expect(notes?.[1]).toBe('Seed: 1, generator 1');
  expect(notes?.[2]).toBe(`Optimum: ${composed.graded.figures.pushes} pushes`);
  expect(notes).toHaveLength(3 + composed.graded.reasons.length);
});

test.each([
  [
    'too many boxes',
    { grade: 'hard', boxes: 40 },
    'bad-boxes',
    /number of boxes is 40; expected a whole number from 1 to 12/,
  ],
  ['half a box', { grade: 'hard', boxes: 2.5 }, 'bad-boxes', /2\.5/],
  ['a tiny board', { grade: 'hard', width: 3 }, 'bad-size', /The width is 3; expected a whole number from 5 to 20/],
  ['four rooms', { grade: 'hard', rooms: 4 }, 'bad-rooms', /expected 1, 2, or 3/],
  ['a grade of the other puzzle', { grade: 'recursive' as SokobanGrade }, 'bad-grade', /expected one of trivial, easy/],
  [
    'more boxes than floor',
    { grade: 'hard', boxes: 6, width: 6, height: 6 },
    'impossible',
    /too few for 6 boxes; choose at most 5/,
  ],
  ['three rooms in a closet', { grade: 'hard', rooms: 3, width: 6 }, 'impossible', /at least 9 × 8/],
  ['an extreme single box', { grade: 'extreme', boxes: 1 }, 'impossible', /3 to 12 boxes, not with 1 box/],
  ['too many pushes', { grade: 'extreme', pushes: 900 }, 'bad-pushes', /from 1 to 200/],
] as const)('refused: %s', (_, wish, code, message) => {
  const done = composeSokoban(wish, 1).next();
  expect(done.done && !done.value.ok && done.value.error).toMatchObject({
    code,
    message: expect.stringMatching(message),
  });
});

test('a seed that is no whole number is refused', () => {
  const done = composeSokoban({ grade: 'easy' }, -1).next();
  expect(done.done && !done.value.ok && done.value.error.code).toBe('bad-seed');
});

test('what cannot be found within the tries is given up', () => {
  const composing = composeSokoban({ grade: 'extreme', boxes: 3, width: 5, height: 6, tries: 3 }, 1);
  const composed = finish(composing);
  expect(composed.ok || composed.error).toMatchObject({
    code: 'not-found',
    message: expect.stringMatching(/in 3 tries/),
  });
});
