// Cells as people read them.

import { expect, test } from 'vitest';
import { readable } from './english.js';

test.each([
  [
    'r3c1 is 4: it is the only cell in row 3 that can be 4.',
    'Row 3, column 1 is 4: it is the only cell in row 3 that can be 4.',
  ],
  ['So r3c1 can’t be 2.', 'So row 3, column 1 can’t be 2.'],
  ['r1c2 and r1c4 can’t be 1.', 'Row 1, columns 2 and 4 can’t be 1.'],
  ['Rule out 1 in r2c1, r3c1, and r4c1.', 'Rule out 1 in column 1, rows 2, 3, and 4.'],
  ['The 2 in r1c1. r2c2 and r3c4 differ.', 'The 2 in row 1, column 1. Row 2, column 2; row 3, column 4 differ.'],
  ['They differ in r3c1, r3c2, r4c1, and r4c2.', 'They differ in row 3, columns 1 and 2; row 4, columns 1 and 2.'],
  ['r1c1 < r1c12', 'Row 1, column 1 < row 1, column 12'],
  ['r7c3 > r6c3, and r7c3 is 3, so stop.', 'Row 7, column 3 > row 6, column 3, and row 7, column 3 is 3, so stop.'],
  [
    'In row 1, r1c2 and r1c4 must be 1 and 2 in some order. Rule out 2 in r1c3.',
    'In row 1, columns 2 and 4 must be 1 and 2 in some order. Rule out 2 in row 1, column 3.',
  ],
  ['In column 1, only r2c1 and r4c1 can be 1 or 2.', 'In column 1, only rows 2 and 4 can be 1 or 2.'],
  ['In row 1, r11c2 and r11c4 differ.', 'In row 1, row 11, columns 2 and 4 differ.'],
  ['No cell is named.', 'No cell is named.'],
])('%s', (message, words) => {
  expect(readable(message)).toBe(words);
});
