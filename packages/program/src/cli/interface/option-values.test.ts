import { expect, test } from 'vitest';
import { EXIT, Refusal } from './exit-codes.js';
import { limitSeconds, secondsOption, share, whole, wholeFrom } from './option-values.js';

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

test.each([
  [share, '1.01', 'a number from 0 to 1'],
  [wholeFrom(2, 32), '33', 'a whole number from 2 to 32'],
  [wholeFrom(2, 32), '1', 'a whole number from 2 to 32'],
  [wholeFrom(2, 32), '2.5', 'a whole number from 2 to 32'],
])('a value beyond its range is refused with the range', (parse, text, expected) => {
  expect(() => parse(text, '--x')).toThrow(`--x: expected ${expected}, got "${text}".`);
  expect([share('1', '--x'), wholeFrom(2, 32)('32', '--x'), wholeFrom(2, 32)('2', '--x')]).toEqual([1, 32, 2]);
});
