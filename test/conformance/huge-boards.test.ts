// The set-up of a search on the largest boards runs in slices, so that every limit is obeyed there, too. Counted, not
// timed: a solver asked to stop in the middle of its set-up has expanded nothing. `npm run bench -- limits` has the
// milliseconds.

import { PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { ANY } from '@masu/solve/sokoban/solve/any/any.js';
import { openFeatureSpace } from '@masu/solve/sokoban/solve/engines/feature-space.js';
import { makeFloor } from '@masu/solve/sokoban/solve/engines/floor.js';
import { openStar } from '@masu/solve/sokoban/solve/engines/star.js';
import { openTwoSided } from '@masu/solve/sokoban/solve/engines/two-sided.js';
import { MOVE_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { randomFor } from '../seed.js';

/** A hall with pillars, boxes and goals at random, none of them at the rim. */
function hall(size: number, boxes: number): Level {
  const random = randomFor(255);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      const isRim = x === 0 || y === 0 || x === size - 1 || y === size - 1;
      return isRim || (x % 6 === 0 && y % 5 === 0) ? '#' : ' ';
    }),
  );
  const strew = (letter: string, count: number): void => {
    for (let left = count; left > 0; ) {
      const row = rows[2 + random.below(size - 4)] as string[];
      const column = 2 + random.below(size - 4);
      if (row[column] !== ' ') continue;
      row[column] = letter;
      left--;
    }
  };
  strew('@', 1);
  strew('$', boxes);
  strew('.', boxes);
  return levelOf(rows.map((row) => row.join('')));
}

const LARGE = hall(120, 100);
const LARGEST = hall(255, 200);
const BYTES = 2 ** 30;
/** Entries of its distance table that a step of A* fills in. */
const ENTRIES_PER_STEP = 2 ** 16;

test.each([
  ['any', ANY, LARGE],
  ['any', ANY, LARGEST],
  ['push-optimal', PUSH_OPTIMAL, LARGE],
  ['push-optimal', PUSH_OPTIMAL, LARGEST],
  ['move-optimal', MOVE_OPTIMAL, LARGE],
  ['move-optimal', MOVE_OPTIMAL, LARGEST],
] as const)('%s can be stopped in the middle of its set-up', (_, solver, level) => {
  const stopAt = 12;
  let asked = 0;
  const watch = { ...PATIENT, stopped: () => ++asked >= stopAt };
  const solving = solver.solve(level, {}, watch);
  let slices = 0;
  let next = solving.next();
  for (; !next.done; next = solving.next()) slices++;
  expect(next.value).toMatchObject({ verdict: 'gave-up', limit: 'stopped', effort: { expanded: 0 } });
  expect(asked).toBe(stopAt);
  expect(slices).toBeGreaterThanOrEqual(stopAt - 2);
});

test('the distance table of A* is filled in step by step, and no step counts as work', () => {
  const cells = makeFloor(LARGE)?.cells.length ?? 0;
  const star = openStar(LARGE, BYTES, { goal: 'pushes' });
  let steps = 0;
  while (!star.isReady()) {
    expect(star.step(1000)).toBe('running');
    if (star.isReady()) break;
    steps++;
    expect([star.work(), star.expanded(), star.lowerBound()]).toEqual([0, 0, 0]);
  }
  expect(steps).toBeGreaterThan((cells * 100) / ENTRIES_PER_STEP);
  expect(star.lowerBound()).toBeGreaterThan(0);
});

test('a board too wide for bits is refused before any table is made', () => {
  const engine = openTwoSided(LARGEST, 'moves', BYTES);
  expect(engine.step(0)).toBe('unfit');
  expect(engine.bytes()).toBeLessThan(2 ** 23);
});

test('a long dead end is filled in one pass', () => {
  const rows = Array.from({ length: 101 }, (_, y) => {
    if (y % 2 === 0)
      return y === 0 || y === 100 ? '#'.repeat(101) : `#${y % 4 ? `${'#'.repeat(98)} ` : ` ${'#'.repeat(98)}`}#`;
    return `#${' '.repeat(99)}#`;
  });
  rows[1] = `#@ $ .${' '.repeat(94)}#`;
  expect(makeFloor(levelOf(rows))?.cells.length).toBe(6);
});

/**
 * Costs that a step reads: with many boxes, a row of the matching or a child of a node reads as many as the square of
 * their number.
 */
const COSTS_PER_STEP = 2 ** 24;

/** Boxes in rows and columns with two free cells between them, each diagonally above its goal. */
function squares(side: number): Level {
  const size = 3 * side + 4;
  const letter = (x: number, y: number): string => {
    if (x === 0 || y === 0 || x === size - 1 || y === size - 1) return '#';
    if (x === 1 && y === 1) return '@';
    const [dx, dy] = [x - 2, y - 2];
    if (dx < 0 || dy < 0 || dx >= 3 * side || dy >= 3 * side) return ' ';
    return dx % 3 === 0 && dy % 3 === 0 ? '$' : dx % 3 === 1 && dy % 3 === 1 ? '.' : ' ';
  };
  const rows = Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => letter(x, y)).join(''));
  return levelOf(rows);
}

test('with hundreds of boxes no step makes more than a fixed number of children: a node is left partly expanded', () => {
  const side = 20;
  const star = openStar(squares(side), BYTES, { goal: 'pushes' });
  const most = Math.floor(COSTS_PER_STEP / side ** 4);
  let steps = 0;
  for (; !star.isReady(); steps++) star.step(1000);
  expect(star.lowerBound()).toBe(2 * side ** 2);
  expect(steps).toBeGreaterThan(side ** 2 / most);
  const made: number[] = [];
  for (let step = 0; step < 40; step++) {
    const before = star.generated();
    star.step(1000);
    made.push(star.generated() - before);
  }
  expect(Math.max(...made)).toBe(most);
  expect(star.expanded()).toBeLessThan(40);
});

test('more boxes than are expanded in one step: the same optimum', () => {
  const boxes = 70;
  const rows = ['#'.repeat(144), `#@${' '.repeat(141)}#`, `#${' $'.repeat(boxes)}  #`, `#${' .'.repeat(boxes)}  #`];
  const star = openStar(levelOf([...rows, '#'.repeat(144)]), BYTES, { goal: 'pushes' });
  let state = star.step(1000);
  while (state === 'running') state = star.step(1000);
  expect(state).toBe('solved');
  expect(star.lowerBound()).toBe(boxes);
});

test('a board whose tables no kernel can hold has no feature-space engine, whatever the memory limit', () => {
  const level = hall(255, 20);
  const floor = makeFloor(level);
  expect(floor?.cells.length).toBeGreaterThan(46_341);
  expect(floor && openFeatureSpace(level, floor, 2 ** 36)).toBeUndefined();
});
