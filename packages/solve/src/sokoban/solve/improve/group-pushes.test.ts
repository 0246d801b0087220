// Reordered pushes with shorter walks: the same pushes, still a solution, never more moves.

import type { Direction } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../../test/level-of.js';
import { randomLevel } from '../../../../../../test/random-level.js';
import { sampled } from '../../../../../../test/sample.js';
import { randomFor } from '../../../../../../test/seed.js';
import { groupPushes } from '../any/group-pushes.js';
import type { EnginePush } from '../engines/engine.js';
import { movesOfPushes } from '../engines/push-path.js';
import { PUSH_OPTIMAL } from '../optimal/push-optimal.js';

function grouped(level: Level, moves: readonly Direction[]): readonly Direction[] {
  return finish(groupPushes(level, moves, () => false));
}

const inTurns = (starts: readonly number[], times: number): EnginePush[] =>
  Array.from({ length: times }, (_, time) => starts.map((cell): EnginePush => [cell + time, cell + time + 1])).flat();

test('two boxes pushed in turns are pushed one after the other', () => {
  const level = levelOf([
    '##########',
    '#        #',
    '#@$    . #',
    '#        #',
    '# $    . #',
    '#        #',
    '##########',
  ]);
  const moves = movesOfPushes(level, inTurns(level.start.boxes, 5));
  expect(moves).toHaveLength(33);
  const better = grouped(level, moves);
  // five pushes, a walk of seven, five pushes
  expect(better).toHaveLength(17);
  expect(verifyMoves(level, better)).toMatchObject({ solved: true, pushes: 10 });
});

test('if stopped, it returns the moves unchanged', () => {
  const side = 150;
  const row = `#${' '.repeat(side - 2)}#`;
  const lane = `#@$${' '.repeat(side - 5)}.#`;
  const rim = '#'.repeat(side);
  const rows = [rim, row, lane, row, lane.replace('@', ' '), ...Array.from({ length: 60 }, () => row), rim];
  const level = levelOf(rows);
  const moves = movesOfPushes(level, inTurns(level.start.boxes, side - 4));
  const run = groupPushes(level, moves, () => true);
  expect(run.next()).toEqual({ done: true, value: moves });
  expect(grouped(level, moves).length).toBeLessThan(moves.length);
});

test('solutions of random levels stay solutions, with as many pushes and no more moves', () => {
  const random = randomFor(7);
  let solved = 0;
  while (solved < sampled(5, 60)) {
    const level = randomLevel(random, 7, 8, 4);
    const outcome = level && finish(PUSH_OPTIMAL.solve(level, { nodes: 20_000 }, PATIENT));
    if (!level || outcome?.verdict !== 'solved') continue;
    solved++;
    const before = verifyMoves(level, outcome.answer);
    const after = verifyMoves(level, grouped(level, outcome.answer));
    expect(after).toMatchObject({ solved: before.solved, pushes: before.pushes, blocked: [] });
    expect(after.moves).toBeLessThanOrEqual(before.moves);
  }
});
