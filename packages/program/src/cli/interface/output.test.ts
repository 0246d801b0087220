import { tableLines } from '@masu/core/base/table.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../../test/any-text.js';
import { seedFor } from '../../../../../test/seed.js';
import { EXIT, EXIT_CODES, worstOf } from './exit-codes.js';
import { jsonLine } from './output.js';

test('a JSON line parses to the same value and is safe for a terminal', () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      const line = jsonLine({ text });
      expect(JSON.parse(line)).toEqual({ text });
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/);
    }),
    { seed: seedFor(41) },
  );
});

test('columns line up, wide letters counted as the terminal does', () => {
  expect(
    tableLines(
      [
        ['a', 'n'],
        ['倉庫', '10'],
        ['bcd', '7'],
      ],
      ['left', 'right'],
    ),
  ).toEqual(['a      n', '倉庫  10', 'bcd    7']);
});

test.each([
  [[], EXIT.ok],
  [[EXIT.ok, EXIT.unsolvable], EXIT.unsolvable],
  [[EXIT.limit, EXIT.unsolvable], EXIT.limit],
  [[EXIT.unsolvable, EXIT.unsound], EXIT.unsound],
  [[EXIT.limit, EXIT.unsound], EXIT.limit],
  [[EXIT.input, EXIT.limit], EXIT.input],
  [[EXIT.interrupted, EXIT.input], EXIT.interrupted],
  [[EXIT.interrupted, EXIT.bug], EXIT.bug],
])('of %j the worst is %i', (codes, worst) => {
  expect(worstOf(codes)).toBe(worst);
});

test('every exit code has a meaning', () => {
  expect(EXIT_CODES.map(([code]) => code)).toEqual(Object.values(EXIT));
});
