// Both optimal solvers against the plain optimum on random levels, in both metrics with their tie-break.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { isSolved } from '@masu/core/sokoban/rules/step.js';
import { type EngineState, STAR_TECHNIQUES } from '@masu/solve/kernel/parameters.js';
import type { KernelEngine } from '@masu/solve/sokoban/solve/engines/engine.js';
import { BEAM_ORDERS, openStar } from '@masu/solve/sokoban/solve/engines/star.js';
import { openTwoSided } from '@masu/solve/sokoban/solve/engines/two-sided.js';
import { openFinder } from '@masu/solve/sokoban/solve/optimal/finder.js';
import { MOVE_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect, test } from 'vitest';
import { plainOptimum } from '../plain-optimum.js';
import { pulledLevel, pulledLevels, randomLevels } from '../random-level.js';
import { sampled } from '../sample.js';
import { goesOn, randomFor } from '../seed.js';

const SEED = 20261115;
const LEVELS = [
  ...randomLevels(randomFor(SEED), sampled(75, 300), 5, 5, 2),
  ...randomLevels(randomFor(SEED + 1), sampled(50, 200), 6, 6, 3),
  // Solvable ones are rare among them.
  ...pulledLevels(randomFor(SEED + 3), sampled(12, 50), 5, 5, 2),
];

/** Runs an engine alone; what it found, in both metrics, or the state it ended with. */
function runAlone(level: Level, engine: KernelEngine): { moves: number; pushes: number } | EngineState {
  let state = engine.step(1000);
  while (state === 'running') state = engine.step(1000);
  if (state !== 'solved') return state;
  const { moves, pushes } = scoreOf(level, engine.answer());
  return { moves, pushes };
}

const nameOf = (level: Level, index: number): string =>
  `level ${index}:\n${level.backdrop.join('\n')}\n${JSON.stringify(level.start)}`;

test.each([
  ['move-optimal', MOVE_OPTIMAL, 'moves'],
  ['push-optimal', PUSH_OPTIMAL, 'pushes'],
] as const)('%s gives the plain optimum on random levels', (_, solver, metric) => {
  let solved = 0;
  for (const [index, level] of LEVELS.entries()) {
    const expected = plainOptimum(level, metric);
    const outcome = finish(solver.solve(level, {}, PATIENT));
    const found =
      outcome.verdict === 'solved' ? { claim: outcome.claim, ...scoreOf(level, outcome.answer) } : outcome.verdict;
    const name = nameOf(level, index);
    if (expected) {
      solved++;
      expect(found, name).toMatchObject({ claim: 'optimal', ...expected });
    } else expect(found, name).toBe('unsolvable');
  }
  expect(solved).toBeGreaterThan(sampled(20, 80));
  expect(LEVELS.length - solved).toBeGreaterThan(sampled(20, 80));
});

const BYTES = 2 ** 28;
const ENGINES = [
  ['two-sided, moves', 'moves', true, (level: Level) => openTwoSided(level, 'moves', BYTES)],
  ['two-sided, pushes', 'pushes', true, (level: Level) => openTwoSided(level, 'pushes', BYTES)],
  ['A*, moves then pushes', 'moves', true, (level: Level) => openStar(level, BYTES, { goal: 'moves-then-pushes' })],
  ['A*, pushes then moves', 'pushes', true, (level: Level) => openStar(level, BYTES, { goal: 'pushes-then-moves' })],
  ['A*, pushes alone', 'pushes', false, (level: Level) => openStar(level, BYTES, { goal: 'pushes' })],
  ...STAR_TECHNIQUES.map(
    (technique) =>
      [
        `A* without ${technique}`,
        'pushes',
        false,
        (level: Level) => openStar(level, BYTES, { goal: 'pushes', without: [technique] }),
      ] as const,
  ),
] as const;

test.each(ENGINES)('engine %s alone gives the plain optimum', (_, metric, isTieBroken, open) => {
  for (const [index, level] of LEVELS.entries()) {
    if (isSolved(level, level.start)) continue;
    const expected = plainOptimum(level, metric);
    const found = runAlone(level, open(level));
    if (!expected) expect(found, nameOf(level, index)).toBe('unsolvable');
    else expect(found, nameOf(level, index)).toMatchObject(isTieBroken ? expected : { pushes: expected.pushes });
  }
});

/** Rows, columns, and boxes of boards of 1 to 8 words. */
const WIDE: readonly (readonly [rows: number, columns: number, boxes: number])[] = [
  [4, 12, 2],
  [4, 22, 2],
  [5, 40, 1],
  [6, 70, 1],
];

test.each(['moves', 'pushes'] as const)('two-sided, %s, gives the plain optimum on wide boards', (metric) => {
  const random = randomFor(SEED + 2);
  for (const [rows, columns, boxes] of WIDE) {
    let solved = 0;
    for (let round = 0; goesOn(round, sampled(4, 12), solved > 0); round++) {
      const level = pulledLevel(random, rows, columns, boxes);
      const expected = level && plainOptimum(level, metric);
      if (!expected || isSolved(level, level.start)) continue;
      solved++;
      expect(runAlone(level, openTwoSided(level, metric, BYTES)), nameOf(level, round)).toMatchObject(expected);
    }
    expect(solved).toBeGreaterThan(0);
  }
});

test.each(BEAM_ORDERS)('a beam by %s, wide enough, finds the fewest pushes and nothing below them', (order) => {
  for (const [index, level] of LEVELS.entries()) {
    const expected = plainOptimum(level, 'pushes');
    if (!expected || isSolved(level, level.start)) continue;
    const breadth = 1 << 20;
    const below = { known: [expected.pushes, 0], breadth, order } as const;
    const star = openStar(level, BYTES, { goal: 'pushes', ...below });
    expect(runAlone(level, star), nameOf(level, index)).toBe('unsolvable');
    star.again({ ...below, known: [expected.pushes + 1, 0] });
    expect(runAlone(level, star), nameOf(level, index)).toMatchObject({ pushes: expected.pushes });
    star.again(below);
    expect(runAlone(level, star), nameOf(level, index)).toBe('unsolvable');
    // Interrupted while the pair table is being built.
    const early = openStar(level, BYTES, { goal: 'pushes', ...below });
    early.step(1);
    early.again({ ...below, known: [expected.pushes + 1, 0] });
    expect(runAlone(level, early), nameOf(level, index)).toMatchObject({ pushes: expected.pushes });
  }
});

/** Every solution of a finder is valid, each is better than the one before, and none is better than the optimum. */
test.each(['moves', 'pushes'] as const)('the finder for %s gives better and better valid solutions', (metric) => {
  let optimal = 0;
  let solvable = 0;
  for (const [index, level] of LEVELS.filter((_, i) => i % 5 === 0).entries()) {
    const expected = plainOptimum(level, metric);
    if (isSolved(level, level.start)) continue;
    const finder = openFinder(level, metric, metric === 'pushes' ? () => expected?.pushes ?? 0 : undefined);
    finder.limitBytes(BYTES);
    let last = Number.POSITIVE_INFINITY;
    let state: EngineState = 'running';
    while (finder.work() < 5_000 && state !== 'full') {
      state = finder.step(1000);
      if (state !== 'solved') continue;
      expect(verifyMoves(level, finder.answer()), nameOf(level, index)).toMatchObject({ solved: true, blocked: [] });
      const { moves, pushes } = scoreOf(level, finder.answer());
      const cost = metric === 'moves' ? moves * 10_000 + pushes : pushes * 10_000 + moves;
      expect(cost, nameOf(level, index)).toBeLessThan(last);
      last = cost;
    }
    if (!expected) {
      expect(last, nameOf(level, index)).toBe(Number.POSITIVE_INFINITY);
      continue;
    }
    solvable++;
    const least =
      metric === 'moves' ? expected.moves * 10_000 + expected.pushes : expected.pushes * 10_000 + expected.moves;
    expect(last, nameOf(level, index)).toBeGreaterThanOrEqual(least);
    if (Math.floor(last / 10_000) === expected[metric]) optimal++;
  }
  expect(optimal).toBeGreaterThan(solvable * sampled(0.4, 0.7));
});
