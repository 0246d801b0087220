// Optimizing solutions: never worse, still valid, and as short as the proven optimum on small levels.

import { expect, test } from 'vitest';
import { levelOf } from '../../../test/level-of.js';
import type { Direction } from '../../base/grid.js';
import { finish, PATIENT } from '../../base/outcome.js';
import type { Metric } from '../../base/puzzle.js';
import type { Level } from '../rules/level.js';
import { verifyMoves } from '../rules/replay.js';
import { PUSH_OPTIMAL } from '../solve/optimal/push-optimal.js';
import { optimize } from './optimize.js';

const WAYS: Readonly<Record<string, Direction>> = { u: 'up', r: 'right', d: 'down', l: 'left' };
const moves = (text: string): Direction[] => [...text.toLowerCase()].map((letter) => WAYS[letter] as Direction);

function optimized(level: Level, solution: readonly Direction[], metric: Metric): readonly Direction[] {
  const { moves: found, settled } = finish(optimize(level, solution, metric, {}, PATIENT));
  expect(settled).toBe(true);
  return found;
}

const HALL = ['#########', '#@      #', '# $ $   #', '#     . #', '#     . #', '#########'];

test('a hall: the optimized solution is valid and shorter', () => {
  const level = levelOf(HALL);
  const best = finish(PUSH_OPTIMAL.solve(level, {}, PATIENT));
  if (best.verdict !== 'solved') throw new Error('expected a solution');
  const there = best.answer;
  // walks back and forth before every move make it long
  const first = there[0] as Direction;
  const back: Direction = { up: 'down', down: 'up', left: 'right', right: 'left' }[first] as Direction;
  const isWalk = verifyMoves(level, [first, back]).pushes === 0;
  const padded = isWalk ? [first, back, first, back, ...there] : there;
  for (const metric of ['moves', 'pushes'] as const) {
    const shorter = optimized(level, padded, metric);
    const judged = verifyMoves(level, shorter);
    expect(judged.solved).toBe(true);
    expect(judged.pushes).toBe(verifyMoves(level, there).pushes);
    expect(shorter.length).toBeLessThanOrEqual(there.length);
  }
});

test('an optimal solution stays as it is', () => {
  const level = levelOf(['#####', '#@$.#', '#####']);
  const solution = moves('R');
  expect(optimized(level, solution, 'moves')).toBe(solution);
});

test('stopping keeps what was found', () => {
  const level = levelOf(HALL);
  const solution = finish(PUSH_OPTIMAL.solve(level, {}, PATIENT));
  if (solution.verdict !== 'solved') throw new Error('expected a solution');
  const done = finish(optimize(level, solution.answer, 'moves', {}, { ...PATIENT, stopped: () => true }));
  expect(done).toMatchObject({ moves: solution.answer, settled: false });
});
