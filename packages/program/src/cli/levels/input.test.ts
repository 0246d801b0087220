// Which levels the option --level means.

import { readLevels } from '@masu/engine/jobs/puzzles/read-levels.js';
import { expect, test } from 'vitest';
import { LEVELS_OPTION, type LevelFile, withChosenLevels } from './input.js';

const MEANT: readonly [text: string, ranges: readonly (readonly [number, number])[]][] = [
  ['3', [[3, 3]]],
  ['2-5', [[2, 5]]],
  ['4-4', [[4, 4]]],
  [
    '1,4-6',
    [
      [1, 1],
      [4, 6],
    ],
  ],
  [
    ' 2 , 7 ',
    [
      [2, 2],
      [7, 7],
    ],
  ],
];

test.each(MEANT)('--level %s', (text, ranges) => {
  expect(LEVELS_OPTION.parse(text)).toEqual(ranges);
});

test.each(['', '0', '5-2', '-3', '3-', '1,,2', '1.5', 'x', '99999999999999999999'])('--level %s is refused', (text) => {
  expect(() => LEVELS_OPTION.parse(text)).toThrow('--level: expected numbers and ranges such as 3 or 1,4-6');
});

test('the levels of a list are those between its bounds, both included, and one that is not there is refused', () => {
  const read = readLevels('#####\n#@$.#\n#####\n\n'.repeat(6));
  if (!read.ok) throw new Error(read.error.message);
  const input = { file: 'six.xsb', count: 6, ...read.value } as LevelFile;
  const chosen = (text: string) =>
    withChosenLevels(input, LEVELS_OPTION.parse(text)).levels.map(({ number }) => number);
  expect([chosen('3'), chosen('2-4'), chosen('1,5-6')]).toEqual([[3], [2, 3, 4], [1, 5, 6]]);
  expect(() => chosen('7')).toThrow('six.xsb has 6 levels; there is no level 7.');
});
