// `optimal` says in what, and whether the tie-break is proven.

import { expect, test } from 'vitest';
import { claimWords, provenOptimality } from './optimality.js';

test.each([
  ['pushes, both proven', { claim: 'optimal', metric: 'pushes', notes: { tieBreak: 'proved' } }, 'fewest pushes'],
  [
    'pushes, moves not proven',
    { claim: 'optimal', metric: 'pushes', notes: { tieBreak: 'unproven' } },
    'fewest pushes, tie-break open',
  ],
  ['moves, both proven', { claim: 'optimal', metric: 'moves', notes: { tieBreak: 'proved' } }, 'fewest moves'],
  ['moves, without a word on pushes', { claim: 'optimal', metric: 'moves' }, 'fewest moves, tie-break open'],
  ['a Futoshiki', { claim: 'unique' }, 'unique'],
  ['a solution without a proof', { claim: 'valid', metric: 'pushes' }, 'valid'],
] as const)('%s', (_, report, words) => expect(claimWords(report)).toBe(words));

test('only an optimal solution has a metric and a tie-break', () => {
  expect(provenOptimality({ claim: 'optimal', metric: 'moves', notes: { tieBreak: 'proved' } })).toEqual({
    optimalIn: 'moves',
    tieBreak: 'proven',
  });
  expect(provenOptimality({ claim: 'valid', metric: 'moves' })).toBeUndefined();
  expect(provenOptimality({ claim: 'unique' })).toBeUndefined();
  // A report of an older version doesn’t say in what.
  expect(provenOptimality({ claim: 'optimal' })).toBeUndefined();
});
