// Vicinity searches against the proven optimum: without limits on the boxes, the neighborhood is the whole level, so
// the search must find the optimum in both metrics and both tie-breaks; with limits, it must stay a solution and never
// get worse.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { exploreNear } from '@masu/solve/sokoban/solve/improve/explore.js';
import { ROUNDS, type Round } from '@masu/solve/sokoban/solve/improve/refine.js';
import { shorten } from '@masu/solve/sokoban/solve/improve/shorten.js';
import { MOVE_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect, test } from 'vitest';
import { randomLevel } from '../random-level.js';
import { sampled } from '../sample.js';
import { randomFor } from '../seed.js';

const EVERYTHING: Round = { astray: 3, radius: 0, lag: 50_000, configurations: 1_000_000 };

function run(level: Level, moves: readonly Direction[], metric: Metric, rounds: readonly Round[], visits = 1e9) {
  const options = { metric, bytes: 2 ** 23, rounds, passes: 2, visits, isStopped: () => false };
  return finish(shorten(level, moves, options));
}

/** Levels with up to three boxes, each with its optima and a solution made longer by detours. */
function cases(count: number, seed: number) {
  const random = randomFor(seed);
  const found: { level: Level; long: readonly Direction[]; best: Record<Metric, readonly Direction[]> }[] = [];
  while (found.length < count) {
    const level = randomLevel(random, 6, 7, 3);
    const pushes = level && finish(PUSH_OPTIMAL.solve(level, { nodes: 20_000 }, PATIENT));
    const moves = level && finish(MOVE_OPTIMAL.solve(level, { nodes: 200_000 }, PATIENT));
    if (!level || pushes?.verdict !== 'solved' || moves?.verdict !== 'solved') continue;
    if (moves.answer.length === 0 || /^(not |un)/.test(String(pushes.notes?.tieBreak))) continue;
    found.push({
      level,
      long: withDetours(level, pushes.answer, random.below(1000)),
      best: { pushes: pushes.answer, moves: moves.answer },
    });
  }
  return found;
}

/** The same solution with a push back and forth wherever one can be undone at once. */
function withDetours(level: Level, moves: readonly Direction[], seed: number): readonly Direction[] {
  const random = randomFor(seed);
  const longer: Direction[] = [];
  let position = level.start;
  for (const direction of moves) {
    const aside = DIRECTIONS[random.below(4)] as Direction;
    const back = DIRECTIONS[(DIRECTIONS.indexOf(aside) + 2) % 4] as Direction;
    const away = step(level, position, aside);
    if (away.kind === 'walk') longer.push(aside, back);
    longer.push(direction);
    const taken = step(level, position, direction);
    if (taken.kind !== 'blocked') position = taken.to;
  }
  return longer;
}

const CASES = cases(sampled(2, 25), 3);

test.each(['moves', 'pushes'] as const)('an unlimited neighborhood contains the optimum in %s', (metric) => {
  const other = metric === 'moves' ? 'pushes' : 'moves';
  for (const { level, long, best } of CASES) {
    // from the solution that is best in the other metric, so that not only walks but also pushes must change
    for (const start of [long, best[other]]) {
      const moves = run(level, start, metric, [EVERYTHING]);
      const [found, optimum] = [verifyMoves(level, moves), verifyMoves(level, best[metric])];
      expect([found.solved, found.moves, found.pushes]).toEqual([true, optimum.moves, optimum.pushes]);
    }
  }
});

test.each(['moves', 'pushes'] as const)('every round gives a solution that is no worse in %s', (metric) => {
  const other = metric === 'moves' ? 'pushes' : 'moves';
  for (const { level, long } of CASES.slice(0, 8)) {
    const before = verifyMoves(level, long);
    for (const round of ROUNDS) {
      const after = verifyMoves(level, run(level, long, metric, [round]));
      expect(after.solved && after.blocked.length === 0).toBe(true);
      expect(after[metric]).toBeLessThanOrEqual(before[metric]);
      if (after[metric] === before[metric]) expect(after[other]).toBeLessThanOrEqual(before[other]);
    }
  }
});

function exploreAll(level: Level, moves: readonly Direction[], metric: Metric, visits: number) {
  const scores: number[] = [];
  const exploring = exploreNear(level, moves, {
    metric,
    bytes: 2 ** 23,
    visits,
    isStopped: () => false,
    onProgress: (best) => scores.push(metric === 'moves' ? (best.moves.at(-1) as number) : best.pushes.length),
  });
  for (;;) {
    const next = exploring.next();
    if (next.done) return { ...next.value, scores };
  }
}

test.each(['moves', 'pushes'] as const)(
  'exploring for %s reaches the optimum, and its progress never rises',
  (metric) => {
    for (const { level, long, best } of CASES) {
      const { moves, scores } = exploreAll(level, long, metric, 3e5);
      const [found, optimum] = [verifyMoves(level, moves), verifyMoves(level, best[metric])];
      expect([found.solved, found.moves, found.pushes]).toEqual([true, optimum.moves, optimum.pushes]);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  },
);

test('the same number of visits gives the same moves', () => {
  for (const { level, long } of CASES.slice(0, 8)) {
    const [a, b] = [exploreAll(level, long, 'moves', 5_000), exploreAll(level, long, 'moves', 5_000)];
    expect(a.moves).toEqual(b.moves);
    expect(a.visited).toBe(b.visited);
  }
});

test('too little memory for one search leaves the solution as it is', () => {
  const { level, long } = CASES[0] as (typeof CASES)[number];
  const shortening = shorten(level, long, { metric: 'moves', bytes: 1000, isStopped: () => false });
  expect(shortening.next()).toMatchObject({ done: true, value: long });
});
