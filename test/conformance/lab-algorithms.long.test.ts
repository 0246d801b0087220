// The lab's searches against the solvers of the command line on every included level: the same figures for every
// algorithm. Optimal algorithms find equally short solutions, and the others find valid ones.

import { DIRECTIONS, type Direction } from '@masu/core/base/grid.js';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { checkSolution } from '@masu/core/sokoban/rules/replay.js';
import { ALGORITHMS, findStrategy } from '@masu/search/strategies.js';
import { teachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { recordRun, teachingOptions } from '@masu/web/lab/model/record-run.js';
import type { LabRun } from '@masu/web/lab/model/run.js';
import { type SearchSetup, searchSetup } from '@masu/web/lab/model/setup.js';
import { describe, expect, test } from 'vitest';
import { ownCollections } from '../own-levels.js';

/** The figures agree after this many states or never. */
const MAX_NODES = 4000;

function recorded(level: Level, setup: SearchSetup): LabRun {
  return finish(recordRun(level, setup, { now: () => 0 }, { nodes: MAX_NODES }));
}

/** The set-up of each algorithm that is the solver's own. */
const SETUPS = ALGORITHMS.map(({ id, optimal }) => {
  const isUnsound = findStrategy(id).isUnsound === true;
  const solver = teachingSolver(id, 'hash');
  const { order, rules = [], heuristic = 'matching', visited } = solver.options;
  return { solver, optimal, isUnsound, setup: searchSetup({ strategy: id, order, rules, heuristic, visited }) };
});

test.each(SETUPS.map(({ solver, setup }) => [solver.id, solver, setup] as const))(
  '%s: the lab runs it with its own options',
  (_id, { options }, setup) => {
    expect(teachingOptions(setup)).toEqual({ rules: [], ...options });
  },
);

let compared = 0;

describe.each(ownCollections())('%s', (_file, levels) => {
  const named = levels.map((level, index) => [`${index + 1} ${level.title ?? ''}`, level] as const);

  test.each(named)('%s: every algorithm of the lab', (_name, level) => {
    const lengths: number[] = [];
    for (const { solver, setup, optimal, isUnsound } of SETUPS) {
      const { result } = recorded(level, setup).recorded;
      const outcome = finish(solver.solve(level, { nodes: MAX_NODES }, PATIENT));
      expect(result.effort, solver.id).toMatchObject({
        expanded: outcome.effort.expanded,
        generated: outcome.effort.generated,
        duplicates: outcome.effort.duplicates,
        bytes: outcome.effort.bytes,
      });
      expect(outcome.notes, solver.id).toMatchObject({
        discovered: result.discovered,
        comparisons: result.comparisons,
        lookups: result.lookups,
        pruned: result.counts.pruned,
        deepest: result.counts.deepest,
      });
      // Every one of these levels can be solved: an algorithm finds a solution or reaches the limit, or has dropped it.
      expect(result.verdict, solver.id).toMatch(isUnsound ? /^(found|nodes|exhausted)$/ : /^(found|nodes)$/);
      if (isUnsound && result.verdict === 'exhausted') expect(outcome).toMatchObject({ limit: 'unsound-rule' });
      if (!result.path) continue;
      const moves = result.path.map((action) => DIRECTIONS[action] as Direction);
      expect(checkSolution(level, moves).ok, solver.id).toBe(true);
      if (optimal !== 'never') lengths.push(moves.length);
    }
    expect(new Set(lengths).size).toBeLessThanOrEqual(1);
    if (lengths.length > 2) compared++;
  });
});

test('most levels are small enough for the shortest-path algorithms to be compared', () => {
  expect(compared).toBeGreaterThan(20);
});
