import { expect, test } from 'vitest';
import { madeSokoban } from '../../../../../test/made-sokoban.js';
import type { SokobanGrade } from '../grade/difficulty.js';
import { composeSokoban } from './compose.js';
import { draftOfComposed } from './draft-of-composed.js';

test('its draft states grade, seed, generator, optimum, and reasons', () => {
  const composed = madeSokoban({ grade: 'easy' }, 1);
  const { title, author, notes } = draftOfComposed(composed);
  expect([title, author]).toEqual(['Easy 1', 'masu']);
  expect(notes?.[0]).toMatch(/^Grade: easy \(3\.\d\d\)$/);
  expect(notes?.[1]).toBe('Seed: 1, generator 2');
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

test('a seed that is not a whole number is refused', () => {
  const done = composeSokoban({ grade: 'easy' }, -1).next();
  expect(done.done && !done.value.ok && done.value.error.code).toBe('bad-seed');
});
