// The Futoshiki of a day: what is asked for, and how many of its clues are signs.

import { finish } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import { expect, test } from 'vitest';
import { compose } from './compose.js';
import { dailyFutoshiki, FUTOSHIKI_WEEK } from './daily.js';

test('the days before December 2026 are asked for as ever', () => {
  expect(dailyFutoshiki('2026-11-16')?.wish).toBe(FUTOSHIKI_WEEK[0]);
  expect(dailyFutoshiki('2026-11-30')?.wish).toBe(FUTOSHIKI_WEEK[0]);
  expect(dailyFutoshiki('2026-12-01')?.wish).toEqual({ ...FUTOSHIKI_WEEK[1], signs: 0.6 });
});

test('from then on, at least a third of the clues are signs', () => {
  for (let day = 1; day <= 28; day++) {
    const date = `2026-12-${String(day).padStart(2, '0')}`;
    const daily = dailyFutoshiki(date);
    const made = daily && finish(compose(daily.wish, seededRandom(daily.seed)));
    if (!made?.ok) throw new Error(`no puzzle for ${date}`);
    const { digits, signs } = made.value;
    expect(3 * signs, date).toBeGreaterThanOrEqual(digits + signs);
  }
});
