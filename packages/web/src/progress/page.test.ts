import type { LevelRecord } from '@masu/core/play/saved-data.js';
import { expect, test } from 'vitest';
import { solvedByWeek } from './weeks.js';

const [MONDAY, SUNDAY] = [0, 6];

/** A record first solved at noon of a day, by the clock of this machine. */
const solvedOn = (year: number, month: number, day: number): LevelRecord => {
  const at = new Date(year, month - 1, day, 12).getTime();
  const score = { moves: 2, pushes: 1, solution: 'rR' };
  const later = { ...score, solution: 'lrrR', at: at + 10 ** 10 };
  return {
    ...{ puzzle: 'sokoban', hash: String(at), title: '', level: '' },
    bestMoves: later,
    bestPushes: later,
    solutions: [{ ...score, at }],
  };
};

test('records are counted by the week of their first solution, from the weekday they begin with', () => {
  const records = [
    solvedOn(2026, 11, 15),
    solvedOn(2026, 11, 9),
    solvedOn(2026, 11, 8),
    solvedOn(2026, 10, 26),
    solvedOn(2026, 9, 1),
  ];
  expect(solvedByWeek(records, '2026-11-15', 3, MONDAY)).toEqual([
    { from: '2026-10-26', solved: 1 },
    { from: '2026-11-02', solved: 1 },
    { from: '2026-11-09', solved: 2 },
  ]);
  expect(solvedByWeek(records, '2026-11-15', 3, SUNDAY)).toEqual([
    { from: '2026-11-01', solved: 0 },
    { from: '2026-11-08', solved: 2 },
    { from: '2026-11-15', solved: 1 },
  ]);
});
