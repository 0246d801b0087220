// Moves that can't be made, at the edges of the grid and of its digits.

import { newMoveBudget } from '@masu/core/base/puzzle.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { expect, test } from 'vitest';
import { playableOf } from '../jobs/puzzles/playable-puzzles.js';
import { futoshikiJudge } from './judge-futoshiki.js';

const CASES: readonly [name: string, move: string, blockedBy: string | undefined][] = [
  ['the largest digit', 'r1c1=3', undefined],
  ['a digit that is too large', 'r1c1=4', 'off-board'],
  ['a mark that is too large', 'r1c1~4', 'off-board'],
  ['the last row and column', 'r3c3=1', undefined],
  ['a row too far', 'r4c1=1', 'off-board'],
  ['a column too far', 'r1c4=1', 'off-board'],
  ['a given', 'r2c2=1', 'given'],
  ['erasing a cell', 'r1c1=0', undefined],
];

test.each(CASES)('a move is blocked by the grid: %s', (_name, text, blockedBy) => {
  const level = validateLevel({ size: 3, cells: [0, 0, 0, 0, 2, 0, 0, 0, 0], inequalities: [] });
  if (!level.ok) throw new Error(level.error.message);
  const judged = futoshikiJudge(playableOf('futoshiki')).judge(
    level.value,
    { kind: 'moves', text },
    {},
    newMoveBudget(),
  );
  if (!judged.ok) throw new Error(judged.error.message);
  const { fault, blockedBy: blocker } = judged.value as { fault?: string; blockedBy?: string };
  expect([blocker, fault]).toEqual([blockedBy, blockedBy === undefined ? 'incomplete' : 'blocked']);
});
