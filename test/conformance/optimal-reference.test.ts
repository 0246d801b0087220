// Both optimal solvers against the plain optimum on 500 random levels, in both metrics with their tie-break.

import { expect, test } from 'vitest';
import { finish, PATIENT } from '../../src/base/outcome.js';
import { seededRandom } from '../../src/base/random.js';
import { scoreOf } from '../../src/sokoban/rules/score.js';
import { MOVE_OPTIMAL } from '../../src/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '../../src/sokoban/solve/optimal/push-optimal.js';
import { plainOptimum } from '../plain-optimum.js';
import { randomLevels } from '../random-level.js';

const SEED = 20261115;
const LEVELS = [
  ...randomLevels(seededRandom(SEED), 300, 5, 5, 2),
  ...randomLevels(seededRandom(SEED + 1), 200, 6, 6, 3),
];

test.each([
  ['move-optimal', MOVE_OPTIMAL, 'moves'],
  ['push-optimal', PUSH_OPTIMAL, 'pushes'],
] as const)('%s gives the plain optimum on 500 random levels', (_, solver, metric) => {
  let solved = 0;
  for (const [index, level] of LEVELS.entries()) {
    const expected = plainOptimum(level, metric);
    const outcome = finish(solver.solve(level, {}, PATIENT));
    const found =
      outcome.verdict === 'solved' ? { claim: outcome.claim, ...scoreOf(level, outcome.answer) } : outcome.verdict;
    const name = `level ${index}:\n${level.backdrop.join('\n')}\n${JSON.stringify(level.start)}`;
    if (expected) {
      solved++;
      expect(found, name).toMatchObject({ claim: 'optimal', ...expected });
    } else expect(found, name).toBe('unsolvable');
  }
  expect(solved).toBeGreaterThan(80);
  expect(LEVELS.length - solved).toBeGreaterThan(80);
});
