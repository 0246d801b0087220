// Which levels the option --level means.

import { expect, test } from 'vitest';
import { LEVELS_OPTION } from './input.js';

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
  expect(LEVELS_OPTION.parse?.(text, '--level')).toEqual(ranges);
});

test.each(['', '0', '5-2', '-3', '3-', '1,,2', '1.5', 'x', '99999999999999999999'])('--level %s is refused', (text) => {
  expect(() => LEVELS_OPTION.parse?.(text, '--level')).toThrow(
    '--level: expected numbers and ranges such as 3 or 1,4-6',
  );
});
