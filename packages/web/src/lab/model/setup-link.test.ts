import { DIRECTIONS } from '@masu/core/base/grid.js';
import { HEURISTIC_IDS } from '@masu/core/base/search-choices.js';
import { ALGORITHMS } from '@masu/search/strategies.js';
import { VISITED_IDS } from '@masu/search/visited/visited.js';
import { DEADLOCK_RULES } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../../test/sample.js';
import { seedFor } from '../../../../../test/seed.js';
import { MEASURES, SCALES } from './measures.js';
import { DEFAULT_SETUP, type LabSetup, PACES, PARTS } from './setup.js';
import { makeSetupLink, parseOrderLetters, parseSetupLink } from './setup-link.js';

const RULES = DEADLOCK_RULES.map(({ id }) => id);
const search = fc.record({
  strategy: fc.constantFrom(...ALGORITHMS.map(({ id }) => id)),
  heuristic: fc.constantFrom(...HEURISTIC_IDS),
  order: fc.shuffledSubarray([...DIRECTIONS], { minLength: 4 }),
  rules: fc.subarray([...RULES]),
  visited: fc.constantFrom(...VISITED_IDS),
});
const setup: fc.Arbitrary<LabSetup> = fc
  .record({
    searches: fc.array(search, { minLength: 1, maxLength: 4 }),
    pace: fc.constantFrom(...PACES),
    steps: fc.array(fc.nat(99_999), { minLength: 4, maxLength: 4 }),
    measure: fc.constantFrom(...MEASURES),
    scale: fc.constantFrom(...SCALES),
    parts: fc.subarray([...PARTS]),
  })
  .map(({ steps, ...rest }) => ({ ...rest, at: rest.pace === 'own' ? steps : steps.slice(0, 1) }));

test('a set-up written into a link is read back, together with the level', () => {
  fc.assert(
    fc.property(setup, (made) => {
      const query = makeSetupLink(made, new URLSearchParams({ l: '3.5w.wpbow.5w' }));
      const read = parseSetupLink(new URLSearchParams(query.toString()));
      const isAtStart = made.at.every((steps) => steps === 0);
      expect(read).toEqual(isAtStart ? { ...made, at: [] } : made);
      expect(query.get('l')).toBe('3.5w.wpbow.5w');
    }),
    { seed: seedFor(17), numRuns: sampled(80, 300) },
  );
});

describe('what can’t be read gets its default', () => {
  test.each([
    ['nothing', ''],
    ['an unknown algorithm', 's=best-first.none.udrl.none.hash'],
    ['an unknown heuristic', 's=a-star.perfect.udrl.none.hash'],
    ['an order with a letter twice', 's=a-star.none.uurl.none.hash'],
    ['an unknown rule', 's=a-star.none.udrl.corner_corral.hash'],
    ['an unknown visited set', 's=a-star.none.udrl.none.heap'],
    ['words for numbers', 'at=one.2'],
    ['a number too long', 'at=12345678'],
    ['an unknown pace, measure, and scale', 'pace=fast&y=joy&scale=cubic'],
  ])('%s', (_name, text) => {
    expect(parseSetupLink(new URLSearchParams(text))).toEqual(DEFAULT_SETUP);
  });

  test('of five searches, four', () => {
    const query = new URLSearchParams(Array.from({ length: 5 }, () => ['s', 'dijkstra.none.lrud.none.tree']));
    expect(parseSetupLink(query).searches).toHaveLength(4);
  });

  test('nothing shown', () => {
    expect(parseSetupLink(new URLSearchParams('show=none')).parts).toEqual([]);
  });
});

test.each([
  ['udrl', ['up', 'down', 'right', 'left']],
  ['lrud', ['left', 'right', 'up', 'down']],
  ['udr', undefined],
  ['udrx', undefined],
  ['uudr', undefined],
])('the order %s', (letters, order) => {
  expect(parseOrderLetters(letters)).toEqual(order);
});
