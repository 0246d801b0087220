import { type Bounds, finish, PATIENT } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { sampled } from '../../../test/sample.js';
import { goesOn, randomFor } from '../../../test/seed.js';
import { EXPLANATIONS } from './explanations.js';
import { Priority } from './priority-queue.js';
import { BLOCKED, type Problem } from './problem.js';
import { type SearchOptions, type SearchResult, search } from './search.js';
import { ALGORITHMS } from './strategies.js';
import type { SearchTrace } from './trace.js';

/** A walk on a square of cells with tolls, from one corner to the other. Two words per state: row and column. */
function tollWalk(tolls: readonly (readonly number[])[], unitCosts: boolean): Problem {
  const size = tolls.length;
  const steps = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ] as const;
  return {
    words: 2,
    actions: 4,
    unitCosts,
    writeStart: (states, at) => states.set([0, 0], at),
    inspect: () => 0,
    isGoal: (states, at) => states[at] === size - 1 && states[at + 1] === size - 1,
    apply(states, at, _inspected, action, to) {
      const [down, right] = steps[action] as readonly [number, number];
      const row = (states[at] as number) + down;
      const column = (states[at + 1] as number) + right;
      const toll = tolls[row]?.[column];
      if (toll === undefined || toll < 0) return BLOCKED;
      states[to] = row;
      states[to + 1] = column;
      return unitCosts ? 1 : toll;
    },
    estimate: (states, at) => 2 * (size - 1) - (states[at] as number) - (states[at + 1] as number),
  };
}

function run(problem: Problem, options: SearchOptions, ...bounds: Bounds | []): SearchResult {
  return finish(bounds.length === 0 ? search(problem, options, {}, PATIENT) : search(problem, options, ...bounds));
}

/** The least cost by relaxing every edge until nothing changes (Bellman 1958): slow, plain, certain. */
function leastCost(tolls: readonly (readonly number[])[], unitCosts: boolean): number {
  const size = tolls.length;
  const best = tolls.map((row) => row.map(() => Infinity));
  (best[0] as number[])[0] = 0;
  for (let round = 0; round < size * size; round++) {
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const toll = tolls[row]?.[column] as number;
        if (toll < 0) continue;
        for (const [down, right] of [
          [-1, 0],
          [0, 1],
          [1, 0],
          [0, -1],
        ] as const) {
          const from = best[row + down]?.[column + right] ?? Infinity;
          const cost = from + (unitCosts ? 1 : toll);
          if (cost < (best[row]?.[column] as number)) (best[row] as number[])[column] = cost;
        }
      }
    }
  }
  return best[size - 1]?.[size - 1] as number;
}

const VISITED = ['list', 'tree', 'hash'] as const;

test('every strategy with every visited set finds a path if there is one, the optimal ones a cheapest', () => {
  const random = randomFor(4);
  let unreachable = 0;
  for (let round = 0; goesOn(round, sampled(10, 60), unreachable > sampled(1, 5)); round++) {
    const unitCosts = round % 2 === 0;
    const tolls = Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (__, column) => (random.next() < 0.3 && row + column > 0 ? -1 : 1 + random.below(9))),
    );
    const best = leastCost(tolls, unitCosts);
    if (best === Infinity) unreachable++;
    for (const strategy of ALGORITHMS) {
      const results = VISITED.map((visited) => run(tollWalk(tolls, unitCosts), { strategy: strategy.id, visited }));
      for (const result of results) {
        expect(result.verdict).toBe(best === Infinity ? 'exhausted' : 'found');
        const always = strategy.optimal === 'always' || (strategy.optimal === 'unit-costs' && unitCosts);
        if (best < Infinity && always) expect(result.cost, strategy.id).toBe(best);
        if (best < Infinity) expect(result.cost, strategy.id).toBeGreaterThanOrEqual(best);
        expect({ ...result.counts, path: result.path }).toEqual({ ...results[0]?.counts, path: results[0]?.path });
      }
    }
  }
  expect(unreachable).toBeGreaterThan(sampled(1, 5));
});

const OPEN = Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => 1));

test('the counts add up', () => {
  const { counts, discovered, verdict } = run(tollWalk(OPEN, true), { strategy: 'breadth-first', visited: 'hash' });
  expect(verdict).toBe('found');
  expect(counts).toEqual({
    expanded: 1600,
    generated: 4 * 1599,
    blocked: 158,
    pruned: 0,
    duplicates: 4639,
    deepest: 78,
  });
  expect(discovered).toBe(1600);
  expect(counts.generated - counts.blocked - counts.duplicates).toBe(discovered - 1);
});

test('the order of actions decides which of several shortest paths is found', () => {
  const first = (order: readonly number[]) =>
    run(tollWalk(OPEN, true), { strategy: 'breadth-first', visited: 'tree', order }).path?.[0];
  expect(first([1, 2, 0, 3])).toBe(1);
  expect(first([2, 1, 0, 3])).toBe(2);
});

test('a table makes far fewer comparisons than a list or a tree filled in order', () => {
  const [list, tree, hash] = VISITED.map(
    (visited) => run(tollWalk(OPEN, true), { strategy: 'breadth-first', visited }).comparisons,
  ) as [number, number, number];
  expect(list).toBeGreaterThan(50 * hash);
  expect(tree).toBeGreaterThan(10 * hash);
});

test('a trace has what was expanded, in order', () => {
  const entries: { readonly node: number; readonly frontier: number; readonly comparisons: number }[] = [];
  const trace: SearchTrace = {
    event(kind, node, _action, _detail, frontier, comparisons) {
      if (kind === 'expand') entries.push({ node, frontier, comparisons });
    },
  };
  const { nodes, counts } = run(tollWalk(OPEN, true), { strategy: 'breadth-first', visited: 'list', trace });
  expect(entries).toHaveLength(counts.expanded);
  const depths = entries.map(({ node }) => nodes.depths[node] as number);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(entries[0]).toEqual({ node: 0, frontier: 0, comparisons: 0 });
  const compared = entries.map(({ comparisons }) => comparisons);
  expect(compared).toEqual([...compared].sort((a, b) => a - b));
});

const LIMITED: { readonly name: string; readonly bounds: Bounds }[] = [
  { name: 'nodes', bounds: [{ nodes: 100 }, PATIENT] },
  { name: 'memory', bounds: [{ bytes: 50_000 }, PATIENT] },
  { name: 'stopped', bounds: [{}, { ...PATIENT, stopped: (): boolean => true }] },
  { name: 'time', bounds: [{ millis: 5 }, { ...PATIENT, now: ticking(), cpu: () => 0 }] },
  { name: 'cpu', bounds: [{ cpuMillis: 5 }, { ...PATIENT, now: () => 0, cpu: ticking() }] },
];

test.each(LIMITED)('gives up at the limit: $name', ({ name, bounds }) => {
  const large = Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => 1));
  const result = run(tollWalk(large, true), { strategy: 'breadth-first', visited: 'hash' }, ...bounds);
  expect(result.verdict).toBe(name);
  expect(result.path).toBeUndefined();
  if (name === 'nodes') expect(result.counts.expanded).toBe(100);
  if (name === 'memory') expect(result.effort.bytes).toBeLessThanOrEqual(50_000);
});

function ticking(): () => number {
  let time = 0;
  return () => time++;
}

test('it reports its progress and yields', () => {
  const reports: number[] = [];
  const searching = search(
    tollWalk(OPEN, true),
    { strategy: 'dijkstra', visited: 'hash' },
    {},
    { ...PATIENT, report: ({ expanded }) => reports.push(expanded) },
  );
  let pauses = 0;
  while (!searching.next().done) pauses++;
  expect(pauses).toBeGreaterThan(3);
  expect(reports).toHaveLength(pauses);
  expect(reports).toEqual([...reports].sort((a, b) => a - b));
});

test('a start that is not remembered can be found again', () => {
  const options = { strategy: 'breadth-first', visited: 'hash', rememberStart: false } as const;
  const forgotten = run(tollWalk(OPEN, true), options);
  const remembered = run(tollWalk(OPEN, true), { ...options, rememberStart: true });
  expect(forgotten.discovered).toBe(remembered.discovered + 1);
});

test.each(ALGORITHMS.map(({ id }) => id))('%s: a goal at the start is found with no action', (strategy) => {
  const single = tollWalk([[1]], true);
  expect(run(single, { strategy, visited: 'hash' })).toMatchObject({ verdict: 'found', path: [] });
});

test('the heap returns the least key first, and equal keys in its fixed order', () => {
  const heap = new Priority();
  heap.grow(8);
  for (const [node, key] of [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 1],
  ] as const)
    heap.push(node, key);
  // As the textbook array has it: 3 rose past its parents, then each pop puts the last node on top.
  expect(Array.from({ length: 6 }, () => heap.pop())).toEqual([3, 4, 1, 2, 0, -1]);
});

test('every algorithm has a paragraph and about a dozen lines, and no event has two lines', () => {
  for (const { id } of ALGORITHMS) {
    const { paragraph, lines } = EXPLANATIONS[id];
    expect(paragraph.length, id).toBeGreaterThan(200);
    expect(lines.length, id).toBeGreaterThanOrEqual(10);
    expect(lines.length, id).toBeLessThanOrEqual(13);
    const kinds = lines.flatMap(({ at }) => at);
    expect(new Set(kinds).size, id).toBe(kinds.length);
  }
});

test('IDA* raises its bound only as far as necessary, and the last bound is the cost of the goal', () => {
  const result = run(tollWalk(OPEN, true), { strategy: 'ida-star', visited: 'hash' });
  // The estimate is exact on an open field: one round.
  expect(result).toMatchObject({ verdict: 'found', cost: 78, deepening: { rounds: 1, bound: 78 } });
  const walled = tollWalk(
    OPEN.map((row, y) => row.map((toll, x) => (y === 20 && x < 39 ? -1 : toll))).map((row, y) =>
      y === 10 ? row.map((_, x) => (x > 0 ? -1 : 1)) : row,
    ),
    true,
  );
  const around = run(walled, { strategy: 'ida-star', visited: 'hash' });
  expect(around.cost).toBe(run(walled, { strategy: 'breadth-first', visited: 'hash' }).cost);
  expect(around.deepening?.bound).toBe(around.cost);
});
