// Futoshiki of grade recursive need guessing: no front end offers that grade as its default.

import { dailyJob } from '@masu/engine/jobs/daily-job.js';
import { gradeMessage } from '@masu/program/terminal/pages/generate-page.js';
import { TERMINAL_PUZZLES } from '@masu/program/terminal/puzzles/terminal-puzzles.js';
import { expect, test } from 'vitest';

test('recursive is never the default or the puzzle of a day, and says that it needs guessing', () => {
  expect(TERMINAL_PUZZLES.futoshiki.fields.map(({ defaultValue }) => defaultValue)).not.toContain('recursive');
  expect(gradeMessage('futoshiki', 'recursive')).toContain('needs guessing');
  const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
  expect(days.map((day) => dailyJob('futoshiki', day)?.grade)).not.toContain('recursive');
});
