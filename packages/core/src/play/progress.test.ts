import { expect, test } from 'vitest';
import { summarizeProgress } from './progress.js';
import type { SavedDaily, SavedData, SokobanRecord } from './saved-data.js';
import { NOTHING_SAVED } from './saved-order.js';

const GRADES = ['easy', 'hard'];

function record(hash: string, pushes: number, best?: SokobanRecord['best']): SokobanRecord {
  const score = { moves: 10, pushes, solution: '', at: 1 };
  return {
    puzzle: 'sokoban',
    hash,
    title: '',
    level: '',
    bestMoves: score,
    bestPushes: score,
    ...(best ? { best } : {}),
  };
}

const COLLECTIONS = [
  {
    title: 'One',
    levels: [
      { hash: 'a', grade: 'easy', optimum: 5 },
      { hash: 'b', grade: 'hard', optimum: 9 },
    ],
  },
  { title: 'Two', levels: [{ hash: 'b', grade: 'hard', optimum: 9 }, { hash: 'c' }, { hash: 'd' }] },
];

const daily: SavedDaily = {
  puzzle: 'sokoban',
  day: '2026-11-15',
  hash: 'x',
  level: '',
  grade: 'hard',
  optimum: 7,
  solved: { on: '2026-11-15', at: 1, hints: 0, millis: 1 },
};

const saved: SavedData = {
  ...NOTHING_SAVED,
  records: [
    record('a', 5, { hints: 0, millis: 1000, at: 1 }),
    record('b', 12, { hints: 2, millis: 500, at: 1 }),
    record('c', 4),
    record('x', 8),
  ],
  grades: [
    { puzzle: 'sokoban', hash: 'c', grade: 'easy', isExact: true, optimum: 4, reasons: [], grader: 1 },
    { puzzle: 'futoshiki', hash: 'd', grade: 'hard', isExact: true, reasons: [], grader: 1 },
  ],
  dailies: [daily],
};

test('by grade and collection, optimum, time, hints, and streak; a board in two collections counts once', () => {
  expect(summarizeProgress('sokoban', GRADES, COLLECTIONS, saved, '2026-11-15')).toEqual({
    puzzle: 'sokoban',
    solved: 4,
    total: 5,
    byGrade: [
      { grade: 'easy', solved: 2, total: 2 },
      { grade: 'hard', solved: 2, total: 2 },
      { grade: '', solved: 0, total: 1 },
    ],
    byCollection: [
      { title: 'One', solved: 2, total: 2 },
      { title: 'Two', solved: 2, total: 3 },
    ],
    elsewhere: 1,
    optimum: { reached: 2, missed: 2, extraPushes: 4 },
    millis: 1500,
    timed: 2,
    hints: 2,
    withoutHints: 1,
    daily: { current: 1, longest: 1, solved: 1 },
  });
});

test('without data, everything is zero', () => {
  const nothing = summarizeProgress('futoshiki', GRADES, [], NOTHING_SAVED, '2026-11-15');
  expect([nothing.solved, nothing.total, nothing.millis, nothing.daily.longest]).toEqual([0, 0, 0, 0]);
});
