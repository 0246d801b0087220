import { expect, test } from 'vitest';
import { EXIT, Refusal } from './exit-codes.js';
import { limitSeconds, secondsOption, whole } from './option-values.js';

const NONE = 'more than 0 seconds (for no limit, leave the option out)';

test.each([
  ['0', NONE],
  ['0.00', NONE],
  ['-1', 'a number of seconds'],
  ['5s', 'a number of seconds'],
  ['', 'a number of seconds'],
])('a time limit of %j is refused with what was expected', (text, expected) => {
  const refusal = new Refusal(EXIT.usage, `--time: expected ${expected}, got ${JSON.stringify(text)}.`);
  expect(() => limitSeconds(text, '--time')).toThrow(refusal);
});

test('a number that is too large is refused with the largest', () => {
  const most = 'expected a whole number, 0 or more, at most 9007199254740991, got "99999999999999999999".';
  expect(() => whole('99999999999999999999', '--seed')).toThrow(`--seed: ${most}`);
});

test('0 seconds are refused as a limit only', () => {
  expect([secondsOption('0', '--cpu'), limitSeconds('0.001', '--cpu'), limitSeconds('10', '--time')]).toEqual([
    0, 0.001, 10,
  ]);
});
