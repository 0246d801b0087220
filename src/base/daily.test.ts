import { expect, test } from 'vitest';
import { dailySeed, parseDay, weekdayOf } from './daily.js';

/** Days one after another, counted without a clock. */
function daysFrom(year: number, month: number, day: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1, day + at)).toISOString().slice(0, 10),
  );
}

test.each([
  ['2026-11-15', 6],
  ['2026-11-16', 0],
  ['2024-02-29', 3],
  ['2000-01-01', 5],
  ['1900-01-01', 0],
])('%s is weekday %i, Monday 0', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('weekdays follow each other for thirty years', () => {
  const days = daysFrom(1999, 1, 4, 11_000);
  expect(days.map(weekdayOf)).toEqual(days.map((_, at) => at % 7));
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '2026-04-31', 'today', ''])(
  '%j is no day',
  (text) => {
    expect([parseDay(text), weekdayOf(text)]).toEqual([undefined, undefined]);
  },
);

// Computed apart, by another program.
test('seeds are those of FNV-1a, and 400 days have 400 of them', () => {
  expect(dailySeed('2026-01-01')).toBe(4178499784);
  const days = daysFrom(2026, 1, 1, 400);
  expect(new Set(days.map(dailySeed)).size).toBe(400);
  expect(days.reduce((sum, day) => (Math.imul(sum, 31) + dailySeed(day)) >>> 0, 0)).toBe(3467040472);
});
