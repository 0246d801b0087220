// A day's puzzle from the generator to saved data, and back to a level.

import { finish, PATIENT, type TimedWatch } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { checkEntries } from '@masu/core/play/saved-data.js';
import { solvedDailies } from '@masu/core/play/solve-daily.js';
import { expect, test } from 'vitest';
import { ALL_WORK } from '../jobs/all-work.js';
import { dailyJob } from '../jobs/daily-job.js';
import type { GenerateReport } from '../jobs/kinds/generate-schema.js';
import { perform } from '../jobs/perform.js';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import { readLevels } from '../jobs/puzzles/read-levels.js';
import { savedDaily } from './daily.js';

const WATCH: TimedWatch = { ...PATIENT, now: () => 0, cpu: () => 0 };

/** The puzzle of a Monday: easy, so quickly made. */
function generated(puzzle: PuzzleId): Extract<GenerateReport, { verdict: 'generated' }> {
  const job = dailyJob(puzzle, '2026-11-16');
  if (!job) throw new Error('no job');
  const done = finish(perform(job, ALL_WORK, WATCH));
  if (!done.ok || done.value.verdict !== 'generated') throw new Error('no puzzle');
  return done.value;
}

test.each(['sokoban', 'futoshiki'] as const)('%s: saved as it can be read back, with its hash and grade', (puzzle) => {
  const daily = savedDaily('2026-11-16', generated(puzzle));
  expect(daily).toMatchObject({ puzzle, day: '2026-11-16', grade: 'easy' });
  expect(checkEntries('dailies', [daily]).errors).toEqual([]);
  const read = readLevels(daily.level);
  const [level] = read.ok ? read.value.levels : [];
  if (!read.ok || !level?.level.ok) throw new Error('unreadable');
  expect(playableOf(puzzle).hash(level.level.value as never)).toBe(daily.hash);
});

test('a solved level is the result of every day that has it, and a better result is merged', () => {
  const daily = { puzzle: 'sokoban', day: '2026-11-16', hash: 'h', level: '', grade: 'easy' } as const;
  const result = { on: '2026-11-16', at: 5, hints: 2, millis: 100, moves: 20, pushes: 9 };
  const days = [daily, { ...daily, day: '2026-11-17' }, { ...daily, day: '2026-11-18', hash: 'other' }];
  const solved = solvedDailies(days, { puzzle: 'sokoban', hash: 'h' }, result);
  expect(solved.map(({ day, solved: found }) => [day, found])).toEqual([
    ['2026-11-16', result],
    ['2026-11-17', result],
  ]);
  const later = { on: '2026-11-20', at: 9, hints: 0, millis: 300, moves: 30, pushes: 8 };
  expect(solvedDailies(solved, { puzzle: 'sokoban', hash: 'h' }, later)[0]?.solved).toEqual({
    ...{ on: '2026-11-16', at: 5, hints: 0, millis: 300, moves: 30, pushes: 8 },
  });
  expect(solvedDailies(days, { puzzle: 'futoshiki', hash: 'h' }, result)).toEqual([]);
});
