// Ratings: Glickman's published example, Elo's chances, and what attempts are worth.

import { expect, test } from 'vitest';
import {
  attemptDifficulty,
  attemptScore,
  countedAttempts,
  currentRating,
  effortMargin,
  levelRating,
  ratedByAttempt,
  ratedByGames,
  ratingHistory,
  START_RATING,
  successChance,
} from './rating.js';
import type { SavedAttempt } from './saved-data.js';

const attempt = (changes: Partial<SavedAttempt> = {}): SavedAttempt => ({
  puzzle: 'sokoban',
  hash: 'a',
  at: 1,
  result: 'solved',
  difficulty: 5,
  isExact: true,
  hints: 0,
  undos: 0,
  millis: 0,
  ...changes,
});

test("the example of Glickman's paper: 1500 ± 200 against three opponents becomes 1464 ± 151.4", () => {
  const rated = ratedByGames({ mean: 1500, deviation: 200 }, [
    { opponent: { mean: 1400, deviation: 30 }, score: 1 },
    { opponent: { mean: 1550, deviation: 100 }, score: 0 },
    { opponent: { mean: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(rated.mean).toBeCloseTo(1464.1, 0);
  expect(rated.deviation).toBeCloseTo(151.4, 1);
});

test.each([
  [0, 0.5],
  [100, 0.64],
  [200, 0.76],
  [400, 10 / 11],
  [-400, 1 / 11],
])("Elo's table: a lead of %d points wins %f", (lead, chance) => {
  const sure = { mean: 1500, deviation: 0 };
  expect(successChance({ mean: 1500 + lead, deviation: 0 }, sure)).toBeCloseTo(chance, 2);
});

test('an uncertain rating brings the chance closer to one half', () => {
  const level = levelRating('sokoban', 3);
  const sure = successChance({ mean: 1500, deviation: 0 }, level);
  expect(successChance(START_RATING, level)).toBeLessThan(sure);
  expect(successChance(START_RATING, levelRating('sokoban', 3, false))).toBeGreaterThan(0.5);
});

test.each([
  ['solved alone', attempt(), 1],
  ['solved with a hint', attempt({ hints: 1 }), 0.5],
  ['solved with two hints', attempt({ hints: 2 }), 0.25],
  ['given up', attempt({ result: 'given-up' }), 0],
])('%s scores', (_what, made, score) => {
  expect(attemptScore(made)).toBe(score);
});

test.each([
  ['without detours, two seconds a push', { optimum: 20, pushes: 20, undos: 0, millis: 40_000 }, 1.6],
  ['twice the pushes', { optimum: 20, pushes: 40, undos: 0, millis: 40_000 }, 1.6 - 1.2 * Math.LN2],
  ['as much undone', { optimum: 20, pushes: 20, undos: 20, millis: 40_000 }, 1.6 - 1.2 * Math.LN2],
  ['twice the time', { optimum: 20, pushes: 20, undos: 0, millis: 80_000 }, 1.6 - 0.4 * Math.LN2],
  ['left open overnight', { optimum: 20, pushes: 400, undos: 0, millis: 40_000_000 }, -1],
  ['minimum unknown', { pushes: 20, undos: 0, millis: 40_000 }, undefined],
  ['time unknown', { optimum: 20, pushes: 20, undos: 0, millis: 0 }, undefined],
])('effort: %s', (_what, made, margin) => {
  const found = effortMargin(made as SavedAttempt);
  if (margin === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(margin, 10);
});

test('solving raises, giving up lowers, and both make the rating more certain', () => {
  const up = ratedByAttempt(START_RATING, attempt());
  const down = ratedByAttempt(START_RATING, attempt({ result: 'given-up' }));
  expect(up.mean).toBeGreaterThan(START_RATING.mean);
  expect(down.mean).toBeLessThan(START_RATING.mean);
  for (const { deviation } of [up, down]) expect(deviation).toBeLessThan(START_RATING.deviation);
});

test('a smooth solution says more than a laborious one', () => {
  const easy = { optimum: 20, pushes: 20, millis: 20_000 };
  const hard = { optimum: 20, pushes: 60, undos: 100, millis: 600_000 };
  expect(ratedByAttempt(START_RATING, attempt(easy)).mean).toBeGreaterThan(
    ratedByAttempt(START_RATING, attempt(hard)).mean,
  );
});

test('a solution of a far easier level never lowers the rating, however slow', () => {
  for (const difficulty of [0, 1, 1.9]) {
    for (const [pushes, millis] of [
      [20, 40_000],
      [60, 600_000],
      [400, 40_000_000],
    ] as const) {
      let rating = START_RATING;
      for (let at = 1; at <= 30; at++) {
        const next = ratedByAttempt(rating, attempt({ difficulty, optimum: 20, pushes, millis }));
        expect(next.mean).toBeGreaterThanOrEqual(rating.mean);
        rating = next;
      }
    }
  }
});

test('a slow person is not taken for a weak one: the pace is learned beside the rating', () => {
  const after = (millis: number) => {
    let rating = START_RATING;
    for (let at = 1; at <= 60; at++) {
      const result = at % 10 < 7 ? 'solved' : 'given-up';
      rating = ratedByAttempt(rating, attempt({ result, optimum: 20, pushes: 24, millis }));
    }
    return rating;
  };
  const [quick, slow] = [after(40_000), after(240_000)];
  expect(slow.pace.mean).toBeLessThan(quick.pace.mean - 50);
  // With every attempt the pace is better known.
  expect(slow.pace.deviation).toBeLessThan(START_RATING.pace.deviation - 10);
  expect(quick.mean - slow.mean).toBeLessThan(60);
  expect(slow.deviation).toBeGreaterThan(20);
});

test('the history is in order of time, ends at a solution, and begins again after a reset', () => {
  const attempts = [
    attempt({ at: 30, hash: 'b' }),
    attempt({ at: 10, result: 'given-up' }),
    attempt({ at: 20 }),
    attempt({ at: 40 }),
    attempt({ at: 15, puzzle: 'futoshiki', difficulty: 3 }),
  ];
  expect(ratingHistory(attempts, 'sokoban').map((rated) => rated.attempt.at)).toEqual([10, 20, 30]);
  expect(ratingHistory(attempts, 'sokoban', 25).map((rated) => rated.attempt.at)).toEqual([30, 40]);
  expect(currentRating(attempts.toReversed(), 'sokoban')).toEqual(currentRating(attempts, 'sokoban'));
  expect(currentRating(attempts, 'sokoban', 99)).toEqual(START_RATING);
});

test.each([
  ['sokoban', 2, 3.4, 3.4],
  ['sokoban', 2, undefined, 3.5],
  ['futoshiki', 4, undefined, 4],
] as const)('the difficulty of a level of %s, grade %d, D %s is %d', (puzzle, step, difficulty, stored) => {
  expect(attemptDifficulty(puzzle, step, difficulty)).toBe(stored);
});

test('attempts count from the moment of a reset on, of one puzzle, in order of time', () => {
  const all = [
    attempt({ at: 30, hash: 'c' }),
    attempt({ at: 20, hash: 'b' }),
    attempt({ at: 20, hash: 'a' }),
    attempt({ at: 10, hash: 'd' }),
    attempt({ at: 25, hash: 'e', puzzle: 'futoshiki' }),
  ];
  const counted = (since?: number): string =>
    countedAttempts(all, 'sokoban', since)
      .map(({ hash }) => hash)
      .join('');
  expect([counted(), counted(10), counted(11), counted(20), counted(21), counted(30), counted(31)]).toEqual([
    'dabc',
    'dabc',
    'abc',
    'abc',
    'c',
    'c',
    '',
  ]);
});
