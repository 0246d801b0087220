// Run-length rows: what counts mean, and that none of them fills the memory.

import { expect, test } from 'vitest';
import { MAX_SIDE } from '../rules/level.js';
import { countsFit, expandRunLengths } from './run-length.js';

const expand = (text: string): string => expandRunLengths(text, 0, text.length, String.fromCharCode);
const longest = 4 * MAX_SIDE;

test.each([
  ['4#|#@$.2#', '####|#@$.##'],
  ['12a', 'aaaaaaaaaaaa'],
  ['2a3b', 'aabbb'],
])('%s is %s', (text, rows) => expect(expand(text)).toBe(rows));

test('a row and a board are cut where no level can be that large, whatever the counts add up to', () => {
  expect(expand('999999999999999999#').length).toBe(longest);
  expect(expand('900#900$900.|2#')).toBe(`${'#'.repeat(900)}${'$'.repeat(longest - 900)}|##`);
  expect(expand('#|'.repeat(5000)).length).toBe(2 * longest);
});

test.each([
  ['5#|#3 #', true],
  ['5#|#3', false],
  ['5|#', false],
  ['###', true],
])('every count of %s has a letter: %s', (text, fits) => expect(countsFit(text, 0, text.length)).toBe(fits));
