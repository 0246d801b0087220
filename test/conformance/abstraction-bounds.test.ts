// No abstraction gives a bound above the optimum: random zones and random groupings, and the engine that chooses its own,
// on random levels against the plain optimum and on published ones against A*.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Random, seededRandom } from '../../src/base/random.js';
import { XSB } from '../../src/sokoban/formats/xsb.js';
import type { Level } from '../../src/sokoban/rules/level.js';
import { scoreOf } from '../../src/sokoban/rules/score.js';
import { isSolved } from '../../src/sokoban/rules/step.js';
import { validateLevel } from '../../src/sokoban/rules/validate-level.js';
import type { Abstraction } from '../../src/sokoban/solve/engines/engine.js';
import { openStar, type Star } from '../../src/sokoban/solve/engines/star.js';
import { findZones, openAbstractions } from '../../src/sokoban/solve/optimal/abstractions.js';
import { plainOptimum } from '../plain-optimum.js';
import { pulledLevel, randomLevels } from '../random-level.js';
import { sample, sampled } from '../sample.js';
import { sharedTest } from '../shared.js';

const BYTES = 2 ** 28;
const NODES = 20_000;

function run(level: Level, abstraction: Abstraction, nodes = NODES): Star {
  const star = openStar(level, BYTES, { goal: 'pushes', abstraction });
  let state = star.step(1000, nodes);
  while (state === 'running' && star.expanded() < nodes) state = star.step(1000, nodes - star.expanded());
  return star;
}

/** The bound of a grouping: the matching of all boxes, and what each group costs beyond its own. */
function boundOfGroups(level: Level, groups: readonly (readonly number[])[], sinks: readonly number[], nodes: number) {
  let bound = 0;
  let whole = 0;
  for (const group of groups) {
    const leftOut = level.start.boxes.filter((box) => !group.includes(box));
    const star = run(level, { leftOut, sinks }, nodes);
    bound += star.lowerBound() - star.abstractCost();
    whole = star.wholeCost();
  }
  return { bound: whole + bound, whole };
}

function deal(boxes: readonly number[], count: number, random: Random): number[][] {
  const groups: number[][] = Array.from({ length: count }, () => []);
  for (const box of boxes) groups[random.below(count)]?.push(box);
  return groups.filter((group) => group.length > 0 && group.length < boxes.length);
}

/** Every bound of one level that is above its optimum; and how many were above the matching, so that they say something. */
function tryLevel(level: Level, optimum: number, random: Random): { wrong: string[]; raised: number } {
  const floor = [...level.walls.keys()].filter((cell) => !level.walls[cell]);
  const quarter = floor.filter(() => random.next() < 0.25);
  const zones = [quarter, level.goals, ...findZones(level).slice(0, 2)];
  const wrong: string[] = [];
  let raised = 0;
  for (const [index, sinks] of zones.entries()) {
    const star = run(level, { sinks });
    if (star.lowerBound() > optimum) wrong.push(`zone ${index}: ${star.lowerBound()} above ${optimum}`);
  }
  for (const [count, sinks, nodes] of [
    [2, [], NODES],
    [3, [], 10],
    [2, quarter, NODES],
    [2, level.goals, 100],
  ] as const) {
    const groups = deal(level.start.boxes, count, random);
    const { bound, whole } = boundOfGroups(level, groups, sinks, nodes);
    if (bound > optimum) wrong.push(`groups ${JSON.stringify(groups)}: ${bound} above ${optimum}`);
    if (bound > whole && groups.length > 0) raised++;
  }
  return { wrong, raised };
}

function tryAll(cases: Iterable<readonly [level: Level, optimum: number]>, seed: number) {
  const random = seededRandom(seed);
  const wrong: string[] = [];
  let levels = 0;
  let raised = 0;
  for (const [level, optimum] of cases) {
    const tried = tryLevel(level, optimum, random);
    levels++;
    raised += tried.raised;
    for (const sentence of tried.wrong) {
      wrong.push(`${sentence}\n${level.backdrop.join('\n')}\n${JSON.stringify(level.start)}`);
    }
  }
  return { wrong, levels, raised };
}

/** The pulled ones are large enough for conflicts of three boxes. */
function randomCases(): (readonly [Level, number])[] {
  const random = seededRandom(41);
  const pulled = Array.from({ length: 200 }, () => pulledLevel(random, 5, 5, 3));
  return [...randomLevels(random, 300, 5, 5, 2), ...pulled].flatMap((level) => {
    const optimum = level && !isSolved(level, level.start) && plainOptimum(level, 'pushes');
    return level && optimum ? [[level, optimum.pushes] as const] : [];
  });
}
const CASES = randomCases();

/** One in three, in the quick run fewer, of those that A* ends within few nodes. */
function* publishedCases(shared: string): Generator<readonly [Level, number]> {
  for (const file of ['boxoban/medium-100.txt', 'boxoban/hard-100.txt', 'Microban-I.txt', 'Microban-II.txt']) {
    const { levels } = XSB.parse(readFileSync(join(shared, 'levels', file), 'latin1'));
    for (const [index, draft] of levels.entries()) {
      if (index % sampled(25, 3) > 0) continue;
      const level = draft.ok ? validateLevel(draft.value) : undefined;
      if (!level?.ok || isSolved(level.value, level.value.start)) continue;
      const star = openStar(level.value, BYTES, { goal: 'pushes' });
      let state = star.step(1000, NODES);
      while (state === 'running' && star.expanded() < NODES) state = star.step(1000, NODES - star.expanded());
      if (state === 'solved') yield [level.value, scoreOf(level.value, star.answer()).pushes];
    }
  }
}

test('no zone and no grouping bounds a random level above its optimum', () => {
  const { wrong, levels, raised } = tryAll(sample(CASES, 60), 44);
  expect(wrong).toEqual([]);
  expect(levels).toBeGreaterThan(sampled(50, 150));
  expect(raised).toBeGreaterThan(sampled(0, 3));
});

sharedTest('no zone and no grouping bounds a published level above its optimum', (shared) => {
  const { wrong, levels, raised } = tryAll(publishedCases(shared), 43);
  expect(wrong).toEqual([]);
  expect(levels).toBeGreaterThan(sampled(10, 130));
  expect(raised).toBeGreaterThan(sampled(1, 30));
});

test('the engine of abstractions, however its steps are cut, stays at or below the optimum', () => {
  let tight = 0;
  for (const [level, optimum] of sample(CASES, 30)) {
    const [one, other] = [openAbstractions(level, BYTES), openAbstractions(level, BYTES)];
    while (one.work() < 8000 && one.step(1000) === 'running');
    while (other.work() < 8000 && other.step(4000) === 'running');
    expect(one.lowerBound()).toBe(other.lowerBound());
    expect(one.expanded()).toBe(other.expanded());
    expect(one.lowerBound()).toBeLessThanOrEqual(optimum);
    if (one.lowerBound() === optimum) tight++;
  }
  expect(tight).toBeGreaterThan(sampled(12, 100));
});
