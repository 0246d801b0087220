// How optimizing ends: an optimal solution stays as it is, and stopping keeps the best found (test/conformance/optimize.test.ts has more).

import type { Direction } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
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
