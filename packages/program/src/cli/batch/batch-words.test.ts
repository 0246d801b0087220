// Sentences with a count: whole sentences for one and for many.

import { expect, test } from 'vitest';
import { skippedLine } from './batch-options.js';
import { damagedLine, damageLines } from './batch-words.js';

test.each([
  [skippedLine(1), '1 file in a folder holds no levels and was skipped.'],
  [skippedLine(1200), '1,200 files in folders hold no levels and were skipped.'],
  [damagedLine(1), 'Ignoring 1 damaged or edited line of reports.jsonl; `masu batch run` runs its level again.'],
  [damagedLine(2), 'Ignoring 2 damaged or edited lines of reports.jsonl; `masu batch run` runs their levels again.'],
])('%s', (line, expected) => expect(line).toBe(expected));

test('of many reports that do not hold, the first five are named', () => {
  const lines = [
    ...damageLines(
      1,
      Array.from({ length: 7 }, (_, index) => `level ${index + 1}: It is wrong.`),
    ),
  ];
  expect(lines).toHaveLength(7);
  expect(lines[1]).toBe('Ignoring the report of level 1: It is wrong. `masu batch run` runs the level again.');
  expect(lines[6]).toBe('Ignoring 2 more reports like that.');
  expect([...damageLines(0, [])]).toEqual([]);
});
