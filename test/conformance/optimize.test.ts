// The optimizer with generous limits: a solution gets no worse and stays valid. Its starts from rotated and mirrored
// boards: all of them solve the board itself, and equal boards are tried once.

import type { Direction } from '@masu/core/base/grid.js';
import { finish, PATIENT, type Progress } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { optimize } from '@masu/solve/sokoban/optimize/optimize.js';
import { otherStarts } from '@masu/solve/sokoban/optimize/other-starts.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { randomLevel } from '../random-level.js';
import { sampled } from '../sample.js';
import { randomFor } from '../seed.js';

const BYTES = 2 ** 28;

function allStarts(level: Level): (readonly Direction[] | undefined)[] {
  const starts = otherStarts(level, PATIENT, BYTES);
  const found: (readonly Direction[] | undefined)[] = [];
  for (;;) {
    const start = finish(starts.next(Number.POSITIVE_INFINITY, () => false));
    if (!start) return found;
    expect(start.visits).toBeGreaterThan(0);
    expect(start.bytes).toBeLessThanOrEqual(BYTES);
    found.push(start.moves);
  }
}

test('a board that looks different in all orientations has 16 starts, and each solves it', () => {
  const level = levelOf(['########', '#@ $ . #', '#  #   #', '# $  # #', '#   .  #', '#      #', '########']);
  const starts = allStarts(level);
  expect(starts).toHaveLength(16);
  for (const moves of starts) {
    expect(moves).toBeDefined();
    expect(verifyMoves(level, moves as readonly Direction[])).toMatchObject({ solved: true, blocked: [] });
  }
});

test('a board with every symmetry has two', () => {
  // the player in the middle, a box beside it on every side, goals behind them
  const rows = ['#######', '#  .  #', '#  $  #', '#.$@$.#', '#  $  #', '#  .  #', '#######'];
  expect(allStarts(levelOf(rows))).toHaveLength(2);
});

test('with other starts the optimizer’s solution is no longer, and the same nodes give the same one', () => {
  const nodes = sampled(50_000, 3_000_000);
  const random = randomFor(11);
  let seen = 0;
  while (seen < sampled(1, 15)) {
    const level = randomLevel(random, 7, 8, 4);
    const first = level && allStarts(level).find((moves) => moves !== undefined && moves.length > 0);
    if (!level || !first) continue;
    seen++;
    for (const metric of ['moves', 'pushes'] as const) {
      const [a, b] = [1, 2].map(() => finish(optimize(level, first, metric, { nodes }, PATIENT)));
      expect(a).toEqual(b);
      // one more try of a start, at most
      expect(a?.visited).toBeLessThan(nodes + 2_000_000);
      const [before, after] = [verifyMoves(level, first), verifyMoves(level, a?.moves ?? [])];
      expect(after).toMatchObject({ solved: true, blocked: [] });
      expect(after[metric]).toBeLessThanOrEqual(before[metric]);
    }
  }
});

test('other starts are within the memory limit of the optimizer', () => {
  const level = levelOf(['########', '#@ $ . #', '#  #   #', '# $  # #', '#   .  #', '#      #', '########']);
  const [first] = allStarts(level);
  for (const bytes of [2 ** 24, 2 ** 26]) {
    let most = 0;
    const watch = { ...PATIENT, report: (progress: Progress) => (most = Math.max(most, progress.bytes)) };
    finish(optimize(level, first as readonly Direction[], 'moves', { nodes: 300_000, bytes }, watch));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(bytes);
    const start = finish(otherStarts(level, PATIENT, bytes / 3).next(Number.POSITIVE_INFINITY, () => false));
    expect(start?.bytes).toBeLessThanOrEqual(bytes / 3);
  }
});

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
    const { moves: shorter, settled } = finish(optimize(level, padded, metric, {}, PATIENT));
    expect(settled).toBe(true);
    const judged = verifyMoves(level, shorter);
    expect(judged.solved).toBe(true);
    expect(judged.pushes).toBe(verifyMoves(level, there).pushes);
    expect(shorter.length).toBeLessThanOrEqual(there.length);
  }
});
