import { expect, test } from 'vitest';
import { weekStart } from './dates.js';

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
