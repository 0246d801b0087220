// Futoshiki of grade recursive need guessing: no front end offers that grade as its default.

import { expect, test } from 'vitest';
import { dailyJob } from '../../src/jobs/index.js';
import { gradeMessage } from '../../src/terminal/pages/generate-page.js';
import { TERMINAL_PUZZLES } from '../../src/terminal/puzzles/terminal-puzzles.js';

test('recursive is never the default or the puzzle of a day, and says that it needs guessing', () => {
  expect(TERMINAL_PUZZLES.futoshiki.fields.map(({ defaultValue }) => defaultValue)).not.toContain('recursive');
  expect(gradeMessage('futoshiki', 'recursive')).toContain('needs guessing');
  const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
  expect(days.map((day) => dailyJob('futoshiki', day)?.grade)).not.toContain('recursive');
});
