import { expect, test } from 'vitest';
import { startForecast } from './forecast.js';

test('too few layers give no forecast', () => {
  const forecast = startForecast();
  expect(forecast.left(10)).toBe(Number.POSITIVE_INFINITY);
  forecast.note(9, 1000);
  expect(forecast.left(10)).toBe(Number.POSITIVE_INFINITY);
  forecast.note(12, 8000);
  expect(forecast.left(13)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['work doubles with each layer', 2],
  ['work triples with each layer', 3],
] as const)('%s, and continues to do so', (_, factor) => {
  const forecast = startForecast();
  // layers that ended within one turn are noted together
  for (const bound of [4, 5, 9, 10]) forecast.note(bound, factor ** bound);
  expect(forecast.left(10)).toBe(0);
  expect(forecast.left(13)).toBeCloseTo(factor ** 13 - factor ** 10, 3);
});

test('a bound that has not risen is noted once', () => {
  const forecast = startForecast();
  forecast.note(4, 100);
  forecast.note(4, 500);
  forecast.note(8, 1600);
  expect(forecast.left(9)).toBeCloseTo(1600, 3);
});
