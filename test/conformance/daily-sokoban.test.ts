// The puzzle of the day is the same on every machine and in every year: test/daily-hashes.json has the hashes of the
// levels of 400 days. A few of them are generated here; MASU_ALL_DAYS=1 generates all, which takes minutes.

import { readFileSync } from 'node:fs';
import { canonicalHash } from '@masu/core/sokoban/rules/hash.js';
import { dailyFutoshiki, FUTOSHIKI_WEEK } from '@masu/studio/futoshiki/compose/daily.js';
import { dailySokoban, SOKOBAN_WEEK } from '@masu/studio/sokoban/compose/daily.js';
import { expect, test } from 'vitest';
import { madeSokoban } from '../made-sokoban.js';
import { sampled } from '../sample.js';

const HASHES = JSON.parse(readFileSync(new URL('../daily-hashes.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const days = Object.keys(HASHES);

// Small easy rooms may repeat: two days of these 400 have the same level.
test('400 days in a row, all but two different', () => {
  expect(days).toHaveLength(400);
  expect(new Set(Object.values(HASHES)).size).toBe(399);
  expect([days[0], days.at(-1)]).toEqual(['2026-01-01', '2027-02-04']);
});

test('the levels of some days are those of their hashes', () => {
  const every = process.env.MASU_ALL_DAYS ? 1 : sampled(200, 41);
  for (const day of days.filter((_, at) => at % every === 0)) {
    const daily = dailySokoban(day);
    if (!daily) throw new Error(day);
    expect([day, canonicalHash(madeSokoban(daily.wish, daily.seed).level)]).toEqual([day, HASHES[day]]);
  }
});

test('easy on Monday, extreme on Sunday, both puzzles on one seed, never recursive', () => {
  expect([dailySokoban('2026-11-16')?.wish.grade, dailySokoban('2026-11-22')?.wish.grade]).toEqual(['easy', 'extreme']);
  expect(dailyFutoshiki('2026-11-16')?.seed).toBe(dailySokoban('2026-11-16')?.seed);
  expect([SOKOBAN_WEEK.length, FUTOSHIKI_WEEK.length]).toEqual([7, 7]);
  expect(FUTOSHIKI_WEEK.some(({ grade }) => grade === 'recursive')).toBe(false);
  expect([dailySokoban('2026-02-30'), dailyFutoshiki('tomorrow')]).toEqual([undefined, undefined]);
});
