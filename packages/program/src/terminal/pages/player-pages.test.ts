// The calendar, the progress, and the choices for a new level, as they are drawn.

import { summarizeProgress } from '@masu/core/play/progress.js';
import type { SavedDaily } from '@masu/core/play/saved-data.js';
import { NOTHING_SAVED } from '@masu/core/play/saved-order.js';
import { expect, test } from 'vitest';
import { progressRows } from '../app/progress-rows.js';
import { gradeLines } from '../game/level-grade.js';
import { TERMINAL_PUZZLES } from '../puzzles/terminal-puzzles.js';
import { ASCII, COLORED } from '../screen/appearance.js';
import { NO_STATUS } from '../screen/status.js';
import { dailyFrame } from './daily-frame.js';

const ascii = { signs: ASCII, theme: COLORED };

function daily(day: string, on = day, pushes = 31): SavedDaily {
  const solved = { on, at: 1, hints: 0, millis: 61_000, moves: 84, pushes };
  return { puzzle: 'sokoban', day, hash: day, level: '', grade: 'hard', optimum: 31, solved };
}

test('the calendar of a month, the chosen day, and the streak', () => {
  const dailies = [daily('2026-11-13'), daily('2026-11-14', '2026-11-14', 33), daily('2026-11-10', '2026-11-12')];
  const state = {
    puzzle: 'sokoban' as const,
    ...{ month: { year: 2026, month: 11 }, day: '2026-11-14', today: '2026-11-15' },
    ...{ dailies, isBegun: () => true, grade: 'hard', isMaking: false, status: NO_STATUS },
  };
  expect(dailyFrame(state, { columns: 80, lines: 20 }, ascii).toText()).toMatchInlineSnapshot(`
    "
      Daily puzzle   [Sokoban]  Futoshiki

      November 2026
       Mo   Tu   We   Th   Fr   Sa   Su
                                      1
        2    3    4    5    6    7    8
        9   10+  11   12   13* [14*] 15
       16   17   18   19   20   21   22
       23   24   25   26   27   28   29
       30
      * solved   + solved later   ~ begun

      2026-11-14: hard ####-
      Solved: 84 moves, 33 pushes, 2 pushes more than the minimum.
      Streak: 2 days. Longest: 2 days. Solved: 3 days.



      Arrows day   Enter play   PageUp, PageDown month   ? keys   q back"
  `);
  for (const columns of [1, 20, 40]) expect(dailyFrame(state, { columns, lines: 5 }, ascii).columns).toBe(columns);
});

test('progress as rows, with a chart that is full only if everything is solved', () => {
  const score = { moves: 10, pushes: 5, solution: '', at: 1 };
  const records = ['a', 'b'].map((hash) => ({
    ...{ puzzle: 'sokoban' as const, hash, title: '', level: '', bestMoves: score, bestPushes: score },
    best: { hints: 1, millis: 30_000, at: 1 },
  }));
  const levels = ['a', 'b', 'c'].map((hash, at) => ({ hash, grade: at < 2 ? 'easy' : 'hard', optimum: 4 + (at % 2) }));
  const progress = summarizeProgress(
    'sokoban',
    ['easy', 'hard'],
    [{ title: 'Mine', levels }],
    { ...NOTHING_SAVED, records },
    '2026-11-15',
  );
  expect(progressRows(progress, ASCII)).toEqual([
    'Sokoban',
    ['all levels', '#############-------  2 of 3'],
    ['optimum', 'reached in 1 level, missed in 1 by 1 push in all'],
    ['time', '1:00 for the best solutions of 2 levels'],
    ['hints', '2 used; 0 levels solved without'],
    ['daily puzzles', 'streak 0 days, longest 0 days, 0 solved'],
    '',
    'Solved by grade',
    ['easy', '####################  2 of 2'],
    ['hard', '--------------------  0 of 1'],
    '',
    'Solved by collection',
    ['Mine', '#############-------  2 of 3'],
  ]);
});

test('the chosen values become a job; recursive is offered last, is never the default, and is explained', () => {
  expect(TERMINAL_PUZZLES.sokoban.generateJob({ difficulty: 'hard', boxes: '5', rooms: 'any' }, 7)).toEqual({
    ...{ kind: 'generate', puzzle: 'sokoban', grade: 'hard', boxes: 5, seed: 7, limits: {} },
  });
  expect(
    TERMINAL_PUZZLES.sokoban.generateJob({ difficulty: 'easy', boxes: 'any', rooms: '2', floor: 'tight' }, 1),
  ).toEqual({
    ...{ kind: 'generate', puzzle: 'sokoban', grade: 'easy', rooms: 2, tight: true, seed: 1, limits: {} },
  });
  expect(TERMINAL_PUZZLES.futoshiki.generateJob({ difficulty: 'tricky', size: '7' }, 3)).toEqual({
    ...{ kind: 'generate', puzzle: 'futoshiki', size: 7, grade: 'tricky', seed: 3, limits: {} },
  });
  const [, grades] = TERMINAL_PUZZLES.futoshiki.fields;
  expect([grades?.defaultValue, grades?.values.at(-1)]).toEqual(['easy', 'recursive']);
  const lines = gradeLines('futoshiki', { grade: 'recursive', isExact: true, reasons: ['12 steps in all.'] }, ASCII);
  expect(lines).toEqual([
    'recursive #####',
    'Recursive means that no rule gives the next step at some point: the puzzle needs guessing.',
    '',
    'Why:',
    '- 12 steps in all.',
  ]);
});
