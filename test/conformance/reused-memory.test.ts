// A search that ends releases its memory for the next one. Whatever ran before or runs in parallel, a level has the
// same outcome: answer, counts, and bytes.

import { finish, type Outcome, PATIENT, type Solving } from '@masu/core/base/outcome.js';
import { loadKernel } from '@masu/solve/kernel/load.js';
import { ANY } from '@masu/solve/sokoban/solve/any/any.js';
import { simplifiedBoard } from '@masu/solve/sokoban/solve/engines/engine.js';
import {
  type FeatureSpace,
  type FeatureSpaceKernel,
  openFeatureSpace,
} from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { type Floor, makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { openTwoSided } from '@masu/solve/sokoban/solve/engines/two-sided.js';
import { makeTrail, trailPushes } from '@masu/solve/sokoban/solve/improve/trail.js';
import { openVicinity } from '@masu/solve/sokoban/solve/improve/vicinity.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { expect, test } from 'vitest';
import { pulledLevel, randomLevels } from '../random-level.js';
import { sample } from '../sample.js';
import { randomFor } from '../seed.js';

const random = randomFor(31);
/** Boards of one word and of several, most of them solvable. */
const LEVELS = sample(
  [
    ...randomLevels(random, 6, 5, 5, 2),
    ...Array.from({ length: 8 }, () => pulledLevel(random, 5, 6, 2)),
    ...Array.from({ length: 8 }, () => pulledLevel(random, 4, 30, 1)),
  ].flatMap((level) => level ?? []),
  11,
);
const LIMITS = { nodes: 1000, bytes: 2 ** 26 };

const told = ({ effort, ...rest }: Outcome<unknown>): object => ({ ...rest, effort: { ...effort, millis: 0 } });

/** Steps both searches alternately, so that one ends and releases its memory while the other runs. */
function inTurns(one: Solving<unknown>, other: Solving<unknown>): Outcome<unknown>[] {
  const outcomes: Outcome<unknown>[] = [];
  const running = [one, other];
  while (running.length > 0) {
    for (const solving of [...running]) {
      const next = solving.next();
      if (!next.done) continue;
      outcomes[solving === one ? 0 : 1] = next.value;
      running.splice(running.indexOf(solving), 1);
    }
  }
  return outcomes;
}

test.each(['any', 'push-optimal', 'move-optimal'])('%s gives the same result for a level whatever ran before', (id) => {
  const solver = SOKOBAN_SOLVERS.find((row) => row.id === id);
  if (!solver) throw new Error(`expected a solver ${id}`);
  const solving = (index: number) =>
    solver.solve(LEVELS[index % LEVELS.length] as (typeof LEVELS)[number], LIMITS, PATIENT);
  const first = LEVELS.map((_, index) => told(finish(solving(index))));
  expect(new Set(first.map((outcome) => JSON.stringify(outcome))).size).toBeGreaterThan(LEVELS.length / 2);
  const backward = LEVELS.map((_, index) => told(finish(solving(LEVELS.length - 1 - index)))).reverse();
  expect(backward).toEqual(first);
  for (const [index] of LEVELS.entries()) {
    const pair = inTurns(solving(index), solving(index + 7)).map(told);
    expect(pair).toEqual([first[index], first[(index + 7) % LEVELS.length]]);
  }
});

test('an engine writes nothing beyond its arena: only that much is cleared for the next search', () => {
  const level = LEVELS.find((each) => simplifiedBoard(each) && each.start.boxes.length > 1) as (typeof LEVELS)[number];
  let kernel: FeatureSpaceKernel | undefined;
  const load = (): FeatureSpaceKernel => {
    kernel = loadKernel<FeatureSpaceKernel>();
    return kernel;
  };
  const engine = openFeatureSpace(level, makeFloor(level) as Floor, LIMITS.bytes, [], load) as FeatureSpace;
  while (!engine.analyze());
  engine.run(LIMITS.nodes);
  expect(engine.expanded()).toBeGreaterThan(0);
  const behind = new Uint8Array((kernel as FeatureSpaceKernel).memory.buffer, kernel?.arenaTop());
  expect(behind.length).toBeGreaterThan(0);
  expect(behind.every((byte) => byte === 0)).toBe(true);
});

test('a closed engine throws when used, and closing it again changes nothing', () => {
  // the first level may be one that its floor proves unsolvable: such an engine has no memory
  const level = LEVELS.find((each) => simplifiedBoard(each)) as (typeof LEVELS)[number];
  const engine = openTwoSided(level, 'pushes', LIMITS.bytes);
  engine.close?.();
  engine.close?.();
  expect(() => engine.expanded()).toThrow('a closed engine was asked');
});

test('a vicinity search says which part of its memory it never wrote: the next search finds zeros', () => {
  // Memories that other tests released may have grown: the last of more than are kept is a new one.
  const kernels = Array.from({ length: 9 }, () => loadKernel());
  const untouched = new Uint8Array((kernels.at(-1) as (typeof kernels)[number]).memory.buffer).slice();
  let compared = 0;
  for (const level of LEVELS) {
    const found = finish(ANY.solve(level, LIMITS, PATIENT));
    const trail = found.verdict === 'solved' && makeTrail(level, trailPushes(level, found.answer));
    const vicinity = trail && trail.pushes.length > 0 && openVicinity(level, 2 ** 24, trail);
    if (!trail || !vicinity) continue;
    const stretch = { from: 0, until: vicinity.longest(trail, 0) };
    const neighborhood = { astray: 2, radius: 0, lag: 20 };
    for (const metric of ['moves', 'pushes'] as const) {
      finish(vicinity.search(trail, stretch, metric, neighborhood, 2000, () => false));
    }
    expect(vicinity.bytes()).toBeLessThan(2 ** 23);
    vicinity.close();
    const next = new Uint8Array(loadKernel().memory.buffer);
    expect(Buffer.compare(next.subarray(0, untouched.length), untouched)).toBe(0);
    const grown = next.subarray(untouched.length);
    expect(Buffer.compare(grown, new Uint8Array(grown.length))).toBe(0);
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});
