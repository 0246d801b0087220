// Days as the page writes them.

import { expect, test } from 'vitest';
import type { DayText } from '../base/daily.js';
import { longDay } from './dates.js';

test.each([
  ['2026-11-15', 'Sunday, November 15'],
  ['2025-11-15', 'Saturday, November 15, 2025'],
  ['1999-01-01', 'Friday, January 1, 1999'],
])('in 2026, %s is %s', (day, name) => {
  expect(longDay(day as DayText, new Date(2026, 5, 1))).toBe(name);
});
