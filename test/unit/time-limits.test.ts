// A time limit without a clock: the types refuse it, and so does every solver if the types were not checked.

import { finish, type Limits, PATIENT, type TimedWatch, type Watch } from '@masu/core/base/outcome.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { search } from '@masu/search/search.js';
import { STRATEGIES } from '@masu/search/strategies.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { optimize } from '@masu/solve/sokoban/optimize/optimize.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { expect, test } from 'vitest';

/** A caller whose types were not checked. */
type Loose = (level: unknown, limits: unknown, watch: unknown) => Generator<void, unknown, void>;

function sokobanLevel(): Level {
  const level = validateLevel({ rows: ['########', '#   .  #', '# $$@. #', '#      #', '########'] });
  if (!level.ok) throw new Error(level.error.message);
  return level.value;
}

const FUTOSHIKI_LEVEL: FutoshikiLevel = { size: 4, cells: Array.from({ length: 16 }, () => 0), inequalities: [] };

const SEARCHES: [id: string, run: Loose, level: unknown][] = [
  ...SOKOBAN.solvers.map(({ id, solve }): [string, Loose, unknown] => [id, solve as Loose, sokobanLevel()]),
  ...FUTOSHIKI.solvers.map(({ id, solve }): [string, Loose, unknown] => [id, solve as Loose, FUTOSHIKI_LEVEL]),
  [
    'optimize',
    (level, limits, watch) =>
      (optimize as unknown as (...given: unknown[]) => ReturnType<Loose>)(level, [], 'moves', limits, watch),
    sokobanLevel(),
  ],
];

const CLOCK: TimedWatch = { ...PATIENT, now: () => 0, cpu: () => 0 };

test.each(SEARCHES)('%s refuses a time limit without a clock', (_id, run, level) => {
  const begun = (limits: unknown, watch: unknown) => () => run(level, limits, watch).next();
  expect(begun({ millis: 200 }, PATIENT)).toThrow('The limit "millis" needs a clock: give the watch a function "now"');
  expect(begun({ cpuMillis: 200 }, { ...PATIENT, now: () => 0 })).toThrow('give the watch a function "cpu"');
  expect(begun({ nodes: 1 }, PATIENT)).not.toThrow();
  expect(begun({ millis: 200, cpuMillis: 200 }, CLOCK)).not.toThrow();
});

test('a custom search refuses it, too', () => {
  const problem = { words: 1, actions: 0, unitCosts: true } as unknown as Parameters<typeof search>[0];
  const run = search as unknown as (...given: unknown[]) => ReturnType<Loose>;
  const searching = run(problem, { strategy: STRATEGIES[0]?.id, visited: 'hash' }, { millis: 1 }, PATIENT);
  expect(() => searching.next()).toThrow('The limit "millis" needs a clock');
});

test('a clock that is a method keeps its object', () => {
  class Ticking {
    private ticks = 0;
    now(): number {
      return this.ticks++;
    }
    cpu(): number {
      return 0;
    }
    stopped(): boolean {
      return false;
    }
    report(): void {}
  }
  const [solver] = SOKOBAN.solvers;
  const outcome = solver && finish(solver.solve(sokobanLevel(), { millis: 1 }, new Ticking()));
  expect(outcome).toMatchObject({ verdict: 'gave-up', limit: 'time' });
});

test('the types refuse it', () => {
  const [solver] = SOKOBAN.solvers;
  const solve = solver?.solve as NonNullable<typeof solver>['solve'];
  const limits: Limits = { nodes: 1 };
  const watch: Watch = PATIENT;
  const written = [
    // @ts-expect-error: no clock
    () => solve(sokobanLevel(), { millis: 200 }, PATIENT),
    // @ts-expect-error: no clock
    () => solve(sokobanLevel(), { cpuMillis: 200 }, { ...PATIENT, stopped: () => true }),
    // @ts-expect-error: limits that may hold one of time, with a watch that may have no clock
    () => solve(sokobanLevel(), limits, watch),
    () => solve(sokobanLevel(), { nodes: 200, bytes: 2 ** 20 }, watch),
    () => solve(sokobanLevel(), limits, CLOCK),
  ];
  expect(written).toHaveLength(5);
});
