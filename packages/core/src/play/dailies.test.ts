// Streaks, the calendar, and the share text of daily puzzles.

import { expect, test } from 'vitest';
import { english } from '../base/texts/en/terminal.js';
import { begunDays, calendarMonth } from './calendar.js';
import { dailyStreak } from './progress.js';
import type { SavedDaily, SavedGame } from './saved-data.js';
import { dailyWin, shareText } from './share-daily.js';

/** A day solved on that day, or on another one. */
function solvedOn(day: string, on = day): SavedDaily {
  const solved = { on, at: 1, hints: 0, millis: 61_000, moves: 84, pushes: 31 };
  return { puzzle: 'sokoban', day, hash: day, level: '', grade: 'hard', optimum: 31, solved };
}
const opened = (day: string): SavedDaily => ({ puzzle: 'sokoban', day, hash: day, level: '', grade: 'hard' });

const STREAKS: readonly (readonly [
  name: string,
  days: readonly SavedDaily[],
  current: number,
  longest: number,
  solved: number,
])[] = [
  ['nothing yet', [], 0, 0, 0],
  ['today', [solvedOn('2026-03-01')], 1, 1, 1],
  ['today is still open', [solvedOn('2026-02-28'), solvedOn('2026-02-27'), opened('2026-03-01')], 2, 2, 2],
  ['over the end of February', ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => solvedOn(day)), 3, 3, 3],
  ['broken the day before yesterday', [solvedOn('2026-02-27'), solvedOn('2026-02-26')], 0, 2, 2],
  ['one solved later joins nothing', [solvedOn('2026-03-01'), solvedOn('2026-02-28', '2026-03-01')], 1, 1, 2],
  ['of the other puzzle', [{ ...solvedOn('2026-03-01'), puzzle: 'futoshiki' }], 0, 0, 0],
];

test.each(STREAKS)('streak: %s', (_name, days, current, longest, solved) => {
  expect(dailyStreak(days, 'sokoban', '2026-03-01')).toEqual({ current, longest, solved });
});

test('a month: Monday first, solved and late days, today, the future', () => {
  const dailies = [solvedOn('2026-11-02'), solvedOn('2026-11-03', '2026-11-05'), opened('2026-11-04')];
  const month = calendarMonth({ year: 2026, month: 11 }, 'sokoban', dailies, '2026-11-05');
  expect(month.weeks.map((week) => week.map((day) => day?.date ?? 0))).toEqual([
    [0, 0, 0, 0, 0, 0, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, 0, 0, 0, 0, 0, 0],
  ]);
  const week = month.weeks[1] ?? [];
  expect(week.map((day) => day?.state)).toEqual(['solved', 'late', 'begun', 'open', 'future', 'future', 'future']);
  expect(week.map((day) => day?.isToday)).toEqual([false, false, false, true, false, false, false]);
  expect([month.solved, week[0]?.daily?.hash]).toEqual([2, '2026-11-02']);
});

test('a day is begun by a move, not by opening it', () => {
  const dailies = [opened('2026-11-03'), opened('2026-11-04'), opened('2026-11-05')];
  const game = (hash: string, moves: number): SavedGame => ({
    ...{ id: hash, puzzle: 'sokoban', hash, title: '', level: '', game: '', moves, millis: 0, hints: 0, savedAt: 0 },
  });
  const isBegun = begunDays([game('2026-11-03', 2), game('2026-11-04', 0)]);
  const { weeks } = calendarMonth({ year: 2026, month: 11 }, 'sokoban', dailies, '2026-11-05', 0, isBegun);
  expect(weeks[1]?.slice(1, 4).map((day) => day?.state)).toEqual(['begun', 'open', 'open']);
});

test('a month: Sunday first', () => {
  const { weeks } = calendarMonth({ year: 2026, month: 10 }, 'sokoban', [], '2026-11-05', 6);
  expect(weeks.map((week) => week.map((day) => day?.date ?? 0))).toEqual([
    [0, 0, 0, 0, 1, 2, 3],
    [4, 5, 6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15, 16, 17],
    [18, 19, 20, 21, 22, 23, 24],
    [25, 26, 27, 28, 29, 30, 31],
  ]);
});

test.each([
  ['fewest', solvedOn('2026-11-14'), '84 moves, 31 pushes: fewest pushes'],
  ['more', { ...solvedOn('2026-11-14'), optimum: 29 }, '84 moves, 31 pushes: 2 pushes more than the minimum'],
])('the share text, %s, does not reveal the solution', (_name, daily, score) => {
  expect(shareText(daily, 'https://example.org/#x', english.daily.shareWords)).toBe(
    `masu daily Sokoban, 2026-11-14 (hard)\n${score}\nNo hints\nhttps://example.org/#x`,
  );
});

test('the share text of Futoshiki has the time; there is none before it is solved', () => {
  const { solved } = solvedOn('2026-11-14');
  const daily = { ...opened('2026-11-14'), puzzle: 'futoshiki' } as const;
  expect(
    shareText({ ...daily, ...(solved ? { solved: { ...solved, hints: 2 } } : {}) }, 'link', english.daily.shareWords),
  ).toBe('masu daily Futoshiki, 2026-11-14 (hard)\nSolved in 1:01\n2 hints\nlink');
  expect(shareText(daily, 'link', english.daily.shareWords)).toBeUndefined();
});

test.each([
  ['the first day', [opened('2026-11-05')], '2026-11-05', 1],
  ['a third day in a row', [solvedOn('2026-11-03'), solvedOn('2026-11-04'), opened('2026-11-05')], '2026-11-05', 3],
  ['a later day', [solvedOn('2026-11-04'), opened('2026-11-05')], '2026-11-06', 0],
  ['again, when it is saved already', [solvedOn('2026-11-04'), solvedOn('2026-11-05')], '2026-11-05', 2],
])('a win on %s', (_when, dailies, today, streak) => {
  const level = { puzzle: 'sokoban', hash: '2026-11-05' } as const;
  expect(dailyWin(dailies, level, today)).toEqual({ day: '2026-11-05', streak });
  expect(dailyWin(dailies, { ...level, hash: 'another' }, today)).toBeUndefined();
});
