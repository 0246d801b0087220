// Sentences with a count: whole sentences for one and for many.

import { expect, test } from 'vitest';
import { damagedLine, damagedReportLine, skippedLine } from './batch-words.js';

test.each([
  [skippedLine(1), '1 file in a folder holds no levels and was skipped.'],
  [skippedLine(1200), '1,200 files in folders hold no levels and were skipped.'],
  [damagedLine(1), 'Ignoring 1 damaged line in reports.jsonl; its level runs again.'],
  [damagedLine(2), 'Ignoring 2 damaged lines in reports.jsonl; their levels run again.'],
  [damagedReportLine(1), 'Ignoring 1 damaged report line; run again to redo its level.'],
  [damagedReportLine(2), 'Ignoring 2 damaged report lines; run again to redo their levels.'],
])('%s', (line, expected) => expect(line).toBe(expected));
