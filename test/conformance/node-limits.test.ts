// Every solver stops at exactly as many positions as `--nodes` says, and its effort counts all of them.

import { finish, type Outcome, PATIENT } from '@masu/core/base/outcome.js';
import { seededRandom } from '@masu/core/base/random.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { FUTOSHIKI_SOLVERS } from '@masu/solve/futoshiki/solve/solvers.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { expect, test } from 'vitest';
import { ownCollections, readShipped, shippedFiles } from '../own-levels.js';
import { sampled } from '../sample.js';

const LIMITS = [1, 2, 3, 10, 33, 100, 1000];
const seed = Date.now() % 100_000;
const random = seededRandom(seed);

/** Who gave up at the limit has expanded so many positions; nobody has expanded more. True if the limit was reached. */
function expectExact(outcome: Outcome<unknown>, nodes: number, what: string): boolean {
  const { expanded } = outcome.effort;
  expect(expanded, what).toBeLessThanOrEqual(nodes);
  if (outcome.verdict !== 'gave-up' || outcome.limit !== 'nodes') return false;
  expect(expanded, what).toBe(nodes);
  return true;
}

/** Easy and hard levels, of which some take no more than a few positions and others many. */
const sokobanLevels = ownCollections()
  .filter(([file]) => /^[1-9]-/.test(file) && !file.startsWith('9-tight'))
  .flatMap(([file, levels]) =>
    random
      .shuffle([...levels.keys()])
      .slice(0, sampled(1, 4))
      .map((at) => ({ level: levels[at], name: `${file} ${at + 1}` })),
  );

test.each(SOKOBAN_SOLVERS.map((solver) => [solver.id, solver] as const))('%s (Sokoban)', (id, { solve }) => {
  let stopped = 0;
  for (const { level, name } of sokobanLevels) {
    if (!level) continue;
    for (const nodes of LIMITS) {
      const outcome = finish(solve(level, { nodes }, PATIENT));
      if (expectExact(outcome, nodes, `${id}, ${name}, ${nodes} nodes, seed ${seed}`)) stopped++;
    }
  }
  expect(stopped).toBeGreaterThan(LIMITS.length);
});

const futoshikiLevels = shippedFiles()
  .filter((file) => file.startsWith('futoshiki/'))
  .flatMap((file) => {
    const read = readShipped(file);
    if (!read.ok || read.value.id !== 'futoshiki') throw new Error(`no puzzles in ${file}`);
    return random.shuffle([...read.value.levels]).slice(0, sampled(1, 4));
  });

test.each(FUTOSHIKI_SOLVERS.map((solver) => [solver.id, solver] as const))('%s (Futoshiki)', (id, { solve }) => {
  for (const { level } of futoshikiLevels) {
    if (!level.ok) throw new Error(level.error.message);
    for (const nodes of LIMITS) {
      const outcome = finish(solve(level.value as FutoshikiLevel, { nodes }, PATIENT));
      expectExact(outcome, nodes, `${id}, ${nodes} nodes, seed ${seed}`);
    }
  }
});
