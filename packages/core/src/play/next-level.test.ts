// The level offered next: near the wish, given-up ones again after a while, solved ones once more.

import { expect, test } from 'vitest';
import { nextLevel, type OfferedLevel, type Player, WISHES, wishedDifficulty } from './next-level.js';
import { levelRating, START_RATING, successChance } from './rating.js';
import type { SavedAttempt } from './saved-data.js';

const level = (difficulty: number, optimum = 10): OfferedLevel => ({ hash: `d${difficulty}`, difficulty, optimum });
const LEVELS = Array.from({ length: 60 }, (_, at) => level(1 + at / 10));

const attempt = (hash: string, at: number, result: SavedAttempt['result']): SavedAttempt => ({
  puzzle: 'sokoban',
  hash,
  at,
  result,
  difficulty: Number(hash.slice(1)) || 4,
  isExact: true,
  hints: 0,
  undos: 0,
  millis: 0,
});

const player = (attempts: readonly SavedAttempt[] = [], records: Readonly<Record<string, number>> = {}): Player => ({
  puzzle: 'sokoban',
  attempts,
  solvedWith: (hash) => records[hash],
});

test.each(['easygoing', 'balanced', 'challenge'] as const)('%s: the nearest chance', (wish) => {
  const found = nextLevel(player(), [LEVELS], wish);
  const distances = LEVELS.map(({ difficulty }) =>
    Math.abs(successChance(START_RATING, levelRating('sokoban', difficulty)) - WISHES[wish]),
  );
  expect(found?.why).toBe('new');
  expect(Math.abs((found?.chance ?? 0) - WISHES[wish])).toBe(Math.min(...distances));
});

test('a later supply is used where the first has nothing near the wish', () => {
  const [easy, fitting] = [level(1), level(4)];
  expect(nextLevel(player(), [[easy], [fitting]], 'balanced')?.level).toBe(fitting);
  expect(nextLevel(player(), [[level(4.3)], [fitting]], 'balanced')?.level.hash).toBe('d4.3');
  expect(nextLevel(player(), [[easy], []], 'balanced')?.level).toBe(easy);
  expect(nextLevel(player(), [[], []], 'balanced')).toBeUndefined();
});

test('what is solved or was just given up is not offered as new', () => {
  const first = nextLevel(player(), [LEVELS], 'balanced')?.level.hash ?? '';
  expect(nextLevel(player([], { [first]: 10 }), [LEVELS], 'balanced')?.level.hash).not.toBe(first);
  expect(nextLevel(player([attempt(first, 1, 'given-up')]), [LEVELS], 'balanced')?.level.hash).not.toBe(first);
});

const others = (count: number, from = 100): readonly SavedAttempt[] =>
  Array.from({ length: count }, (_, at) => attempt(`x${at}`, from + at, 'solved'));

test.each([
  ['seven others', others(7), 'new'],
  ['eight others', others(8), 'again'],
])('a level that was given up, after %s', (_when, later, why) => {
  const found = nextLevel(player([attempt('d4', 1, 'given-up'), ...later]), [LEVELS], 'balanced');
  expect(found?.why).toBe(why);
  if (why === 'again') expect(found?.level.hash).toBe('d4');
});

test('a solved level comes back once if fewer pushes are possible', () => {
  const solved = attempt('d4', 1, 'solved');
  const records = { d4: 12 };
  const find = (attempts: readonly SavedAttempt[], best = records) =>
    nextLevel(player(attempts, best), [LEVELS], 'balanced');
  expect(find([solved, ...others(14)])?.why).toBe('new');
  expect(find([solved, ...others(15)])).toMatchObject({ why: 'improve', level: { hash: 'd4' } });
  expect(find([solved, ...others(15)], { d4: 10 })?.why).toBe('new');
  expect(find([solved, attempt('d4', 50, 'solved'), ...others(20)])?.why).toBe('new');
});

test('never two returning levels in a row', () => {
  const attempts = [attempt('d4', 1, 'given-up'), attempt('d5', 2, 'given-up'), ...others(8)];
  expect(nextLevel(player(attempts), [LEVELS], 'balanced')?.level.hash).toBe('d4');
  expect(nextLevel(player([...attempts, attempt('d4', 200, 'solved')], { d4: 10 }), [LEVELS], 'balanced')?.why).toBe(
    'new',
  );
});

test.each(['easygoing', 'balanced', 'challenge'] as const)('the difficulty to generate for %s', (wish) => {
  const wanted = wishedDifficulty(player(), wish);
  expect(successChance(START_RATING, levelRating('sokoban', wanted))).toBeCloseTo(WISHES[wish], 5);
});
