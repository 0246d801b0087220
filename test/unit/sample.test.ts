// Samples of a long list: as many as asked for, spread over all of it, and none twice.

import { expect, test } from 'vitest';
import { sample } from '../sample.js';

test('a sample takes one case from each part of the list, and none twice', () => {
  // In the long run a sample is everything.
  const isWhole = sample([1, 2], 1).length === 2;
  for (let length = 1; length <= 60; length++) {
    const cases = Array.from({ length }, (_, index) => index);
    for (let most = 1; most <= length; most++) {
      const taken = sample(cases, most);
      expect(new Set(taken).size).toBe(isWhole ? length : most);
      expect(taken).toEqual([...taken].sort((a, b) => a - b));
      if (!isWhole) expect(taken.at(-1)).toBeGreaterThanOrEqual(Math.floor(((most - 1) * length) / most));
    }
  }
});
