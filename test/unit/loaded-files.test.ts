// How many files a task loads, counted over static imports: who needs the rules alone gets no format, who reads levels gets
// no solver, and who checks solutions gets no search.

import { expect, test } from 'vitest';
import { loadedWith } from '../imports.js';

test.each([
  ['the rules of Sokoban', 'core/sokoban/rules/index.ts', 20],
  ['the rules of Futoshiki', 'core/futoshiki/rules/index.ts', 20],
  ['reading levels', 'engine/jobs/puzzles/read-levels.ts', 75],
  ['judging solutions', 'engine/judge/judge.ts', 90],
])('%s', (_task, entry, most) => {
  const files = loadedWith(entry);
  expect(files.size).toBeGreaterThan(5);
  expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(most);
});

test.each([
  ['the rules', 'core/sokoban/rules/index.ts', /formats\/|^(?!core\/)/],
  ['reading levels', 'engine/jobs/puzzles/read-levels.ts', /^(?:search|solve|studio)\//],
  ['judging solutions', 'engine/judge/judge.ts', /^search\/|kernel|certificates|solvers/],
])('%s load nothing above them', (_task, entry, above) => {
  expect([...loadedWith(entry)].filter((file) => above.test(file))).toEqual([]);
});
