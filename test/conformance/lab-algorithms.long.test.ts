// The lab's algorithms, as its worker runs them, against breadth-first search on every included level: optimal algorithms
// find equally short solutions, and the others find valid ones.

import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type Direction } from '../../src/base/grid.js';
import { PATIENT } from '../../src/base/outcome.js';
import { type SearchResult, STRATEGIES, type StrategyId, search } from '../../src/search/index.js';
import { checkSolution, type Level } from '../../src/sokoban/index.js';
import { Recorder } from '../../src/web/lab/recorder.js';
import { MOST_STATES } from '../../src/web/lab/run.js';
import { ownCollections } from '../own-levels.js';

function run(level: Level, strategy: StrategyId): SearchResult {
  const searching = search(new Recorder(level), { strategy, visited: 'hash' }, { nodes: MOST_STATES }, PATIENT);
  for (;;) {
    const next = searching.next();
    if (next.done) return next.value;
  }
}

const movesOf = (found: SearchResult): readonly Direction[] =>
  (found.path ?? []).map((action) => DIRECTIONS[action] as Direction);

let compared = 0;

describe.each(ownCollections())('%s', (_file, levels) => {
  const named = levels.map((level, index) => [`${index + 1} ${level.title ?? ''}`, level] as const);

  test.each(named)('%s: every algorithm of the lab', (_name, level) => {
    const shortest = run(level, 'breadth-first');
    for (const { id, optimal } of STRATEGIES) {
      const found = run(level, id);
      // Every one of these levels can be solved: an algorithm finds a solution or reaches the lab's limit.
      expect(found.verdict, id).toMatch(/^(found|nodes)$/);
      if (found.verdict !== 'found') continue;
      expect(checkSolution(level, movesOf(found)).ok, id).toBe(true);
      if (optimal === 'never' || shortest.verdict !== 'found') continue;
      expect(found.path?.length, id).toBe(shortest.path?.length);
      compared++;
    }
  });
});

test('most levels are small enough for the three shortest-path algorithms to be compared', () => {
  expect(compared).toBeGreaterThan(75);
});

test('an estimate asked for between two actions changes nothing', () => {
  const [, levels] = ownCollections().find(([file]) => file.includes('corners')) as [string, Level[]];
  const level = levels[0] as Level;
  const problem = new Recorder(level);
  const states = new Uint32Array(problem.words * 8);
  problem.writeStart(states, 0);
  const inspected = problem.inspect(states, 0);
  const plain = DIRECTIONS.map((_, action) =>
    problem.apply(states, 0, inspected, action, problem.words * (1 + action)),
  );
  const copy = states.slice();
  for (const [action, cost] of plain.entries()) {
    const to = problem.words * (1 + action);
    expect(problem.apply(states, 0, inspected, action, to)).toBe(cost);
    if (cost >= 0) problem.estimate(states, to);
    expect([...states]).toEqual([...copy]);
  }
});
