// Days as the page writes them.

import type { DayText } from '@masu/core/base/day.js';
import { expect, test } from 'vitest';
import { longDay } from './dates.js';
import { weekStart } from './week-start.js';

test.each([
  ['2026-11-15', 'Sunday, November 15'],
  ['2025-11-15', 'Saturday, November 15, 2025'],
  ['1999-01-01', 'Friday, January 1, 1999'],
])('in 2026, %s is %s', (day, name) => {
  expect(longDay(day as DayText, new Date(2026, 5, 1))).toBe(name);
});

const [MONDAY, SATURDAY, SUNDAY] = [0, 5, 6];

test.each([
  ['en-US', SUNDAY],
  ['en-GB', MONDAY],
  ['fr', MONDAY],
  ['es', MONDAY],
  ['es-MX', SUNDAY],
  ['pt-BR', SUNDAY],
  ['pt-PT', MONDAY],
])('weeks in %s begin where Intl does not say', (tag, first) => {
  expect(weekStart(tag, {})).toBe(first);
});

test('data from Intl comes first, as method or as property', () => {
  expect(weekStart('en-US', { getWeekInfo: () => ({ firstDay: 6 }) })).toBe(SATURDAY);
  expect(weekStart('en-US', { weekInfo: { firstDay: 1 } })).toBe(MONDAY);
});
