import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, formatNumber } from './format.js';

test.each([
  [0, '0'],
  [999, '999'],
  [12_000, '12,000'],
  [1_234_567.6, '1,234,568'],
])('%d is written %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

test.each([
  [0, '0 boxes'],
  [1, '1 box'],
  [2, '2 boxes'],
  [1001, '1,001 boxes'],
])('%d: %s', (count, written) => {
  expect(countOf(count, 'box', 'boxes')).toBe(written);
});

test('English numbers are those of Intl', () => {
  const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  const plurals = new Intl.PluralRules('en-US');
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2, max: 2000 })), (value) => {
      expect(formatNumber(value)).toBe(numbers.format(value));
      expect(countOf(value, 'one', 'other')).toBe(`${numbers.format(value)} ${plurals.select(value)}`);
    }),
  );
});
