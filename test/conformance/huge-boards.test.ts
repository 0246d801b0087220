// The set-up of a search on the largest boards is cut into slices, so that every limit holds there, too. Counted, not
// timed: a solver asked to stop in the middle of its set-up has expanded nothing. `npm run bench -- limits` has the
// milliseconds.

import { expect, test } from 'vitest';
import { PATIENT } from '../../src/base/outcome.js';
import { seededRandom } from '../../src/base/random.js';
import type { Level } from '../../src/sokoban/rules/level.js';
import { validateLevel } from '../../src/sokoban/rules/validate-level.js';
import { ANY } from '../../src/sokoban/solve/any/any.js';
import { makeFloor } from '../../src/sokoban/solve/engines/floor.js';
import { openStar } from '../../src/sokoban/solve/engines/star.js';
import { openTwoSided } from '../../src/sokoban/solve/engines/two-sided.js';
import { MOVE_OPTIMAL } from '../../src/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '../../src/sokoban/solve/optimal/push-optimal.js';

/** A hall with pillars, boxes and goals at random, none of them at the rim. */
function hall(size: number, boxes: number): Level {
  const random = seededRandom(255);
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
  const sound = validateLevel({ rows: rows.map((row) => row.join('')) });
  if (!sound.ok) throw new Error(sound.error.message);
  return sound.value;
}

const LARGE = hall(120, 100);
const LARGEST = hall(255, 200);
const BYTES = 2 ** 30;
/** Entries of its distance table that a step of A* fills in. */
const ENTRIES_A_STEP = 2 ** 16;

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
  expect(steps).toBeGreaterThan((cells * 100) / ENTRIES_A_STEP);
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
  const sound = validateLevel({ rows });
  if (!sound.ok) throw new Error(sound.error.message);
  expect(makeFloor(sound.value)?.cells.length).toBe(6);
});
