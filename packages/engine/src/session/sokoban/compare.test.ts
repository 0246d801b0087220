// Solutions compared: which pushes cost more than necessary, and where the shorter one begins to differ.

import { makeLurd, parseLurd } from '@masu/core/sokoban/formats/lurd.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { compareWithBest, type RunJob } from './compare.js';

const ROOM = levelOf(['#######', '#     #', '#     #', '# $ . #', '#@    #', '#     #', '#######']);
const engine = nodeThread();
const run: RunJob = (job) => engine.run(job).report;
const compare = (lurd: string, use = run) => {
  const moves = parseLurd(lurd);
  if (!moves.ok) throw new Error(moves.error.message);
  return compareWithBest(use, ROOM, moves.value, () => ({ nodes: 10_000 }));
};

test.each([
  ['one detour in the middle', 'uRdrUluurDldR', [[2, 'up', 2]], 2],
  ['a detour first', 'rUluurDldRR', [[1, 'up', 2]], 0],
  [
    'two detours',
    'rUluurDldRdrUluurDldR',
    [
      [1, 'up', 2],
      [4, 'up', 2],
    ],
    0,
  ],
])('%s', async (_what, lurd, costly, shared) => {
  const found = await compare(lurd);
  expect(found?.costly.map(({ push, direction, cost }) => [push, direction, cost])).toEqual(costly);
  expect(found).toMatchObject({ otherPushes: 2, isOptimal: true, shared });
  expect(found && verifyMoves(ROOM, found.other).solved).toBe(true);
  const extra = (found?.minePushes ?? 0) - (found?.otherPushes ?? 0);
  expect(found?.costly.reduce((sum, { cost }) => sum + cost, 0)).toBe(extra);
  // The move of a costly push is the push itself.
  for (const { moves } of found?.costly ?? []) expect(makeLurd(ROOM, found?.mine ?? [])[moves - 1]).toBe('U');
});

test('a shortest solution has nothing to compare with', async () => {
  expect(await compare('uRR')).toBeUndefined();
});

test('a search that gives up after the first one claims no costs', async () => {
  let runs = 0;
  const once: RunJob = (job) => run(runs++ === 0 ? job : { ...job, limits: { nodes: 0 } });
  expect(await compare('uRdrUluurDldR', once)).toMatchObject({ otherPushes: 2, costly: [] });
});
