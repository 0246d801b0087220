import { expect, test } from 'vitest';
import { dailySeed, daysOfMonth, localDay, neighborDay, neighborMonth, weekdayOf } from './daily.js';
import { parseDay } from './day.js';

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
  '%j is not a day',
  (text) => {
    expect([parseDay(text), weekdayOf(text)]).toEqual([undefined, undefined]);
  },
);

// Computed apart, by another program.
test('seeds are FNV-1a hashes, and 400 days have 400 different ones', () => {
  expect(dailySeed('2026-01-01')).toBe(4178499784);
  const days = daysFrom(2026, 1, 1, 400);
  expect(new Set(days.map(dailySeed)).size).toBe(400);
  expect(days.reduce((sum, day) => (Math.imul(sum, 31) + dailySeed(day)) >>> 0, 0)).toBe(3467040472);
});

test('days and months follow each other in both directions, across leap years and ends of years', () => {
  const days = daysFrom(2023, 12, 25, 900);
  expect(days.slice(0, -1).map((day) => neighborDay(day, 1))).toEqual(days.slice(1));
  expect(days.slice(1).map((day) => neighborDay(day, -1))).toEqual(days.slice(0, -1));
  expect(daysOfMonth(2024, 2)).toHaveLength(29);
  expect(daysOfMonth(2026, 11).at(-1)).toBe('2026-11-30');
  expect(neighborMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(neighborMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect([neighborDay('no', 1), neighborDay('9999-12-31', 1)]).toEqual([undefined, undefined]);
});

test('the local day is that of the date, in its own zone', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
