// A recorded run as the lab shows it, against the search that it records.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { figuresAt } from '@masu/search/recorded.js';
import { ALGORITHMS } from '@masu/search/strategies.js';
import { teachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { expect, test } from 'vitest';
import { levelOf } from '../../../../../test/level-of.js';
import { HeatCounter } from '../heat.js';
import { frontierView } from '../parts/frontier-at.js';
import { treeNear } from '../parts/tree-near.js';
import { doublings, MEASURES, makeCsv, measureAt, sampledSteps } from './measures.js';
import { currentStep, expandedAt, nextLine, previousLine, solutionNodes, wholeStep } from './moment.js';
import { recordRun, spreadTime } from './record-run.js';
import { type LabRun, lengthStanding, runVerdict, solutionLength } from './run.js';
import { type SearchSetup, searchSetup } from './setup.js';

const ROWS = ['######', '#   .#', '# $$ #', '#@  .#', '######'];

const LEVEL = levelOf(ROWS);

function recorded(setup: SearchSetup, level = LEVEL): LabRun {
  return finish(recordRun(level, setup, { now: () => 0 }));
}

const SETUPS: readonly (readonly [string, SearchSetup])[] = [
  ...ALGORITHMS.map(({ id }) => [id, searchSetup({ strategy: id, heuristic: 'nearest' })] as const),
  ['a tree and rules', searchSetup({ visited: 'tree', rules: ['corner', 'freeze'] })],
  ['a list, left first', searchSetup({ visited: 'list', order: ['left', 'right', 'up', 'down'] })],
];

/** The runs that several tests use, each recorded once. */
const RUNS = new Map<SearchSetup, LabRun>();
function recordedOnce(setup: SearchSetup): LabRun {
  const run = RUNS.get(setup) ?? recorded(setup);
  RUNS.set(setup, run);
  return run;
}

test.each(SETUPS)('%s: the figures are those of the command line', (_name, setup) => {
  const run = recordedOnce(setup);
  const solver = teachingSolver(setup.strategy, setup.visited);
  const rules = setup.rules.length === 0 ? ['none'] : setup.rules;
  const order = setup.order.map((direction) => direction[0]).join('');
  const taken = solver.choices as readonly string[];
  const choices = { rules, order, heuristic: setup.heuristic, visited: setup.visited };
  const chosen = solver.choose(Object.fromEntries(Object.entries(choices).filter(([name]) => taken.includes(name))));
  if (!chosen.ok) throw new Error('the solver refuses its own choices');
  const outcome = finish(chosen.value.solve(LEVEL, {}, PATIENT));
  const { result } = run.recorded;
  expect(outcome.verdict).toBe('solved');
  expect(result.effort).toMatchObject({
    ...outcome.effort,
    millis: result.effort.millis,
    cpuMillis: result.effort.cpuMillis,
  });
  expect(outcome.notes).toMatchObject({
    discovered: result.discovered,
    comparisons: result.comparisons,
    pruned: result.counts.pruned,
    deepest: result.counts.deepest,
  });
  expect(outcome.verdict === 'solved' && outcome.answer.length).toBe(solutionLength(run));
  expect(solutionNodes(run.recorded)).toHaveLength((solutionLength(run) ?? 0) + 1);
  expect(runVerdict(run)).toBe('found');
});

test.each(SETUPS)('%s: the frontier shown is that of the search, and its first state comes next', (name, setup) => {
  const run = recordedOnce(setup).recorded;
  // The events that take a node out of the frontier, in order; `taken` of them are over.
  const takings = [...run.nodes.taken].sort((a, b) => a - b);
  let taken = 0;
  const differing: number[] = [];
  for (let at = 1; at < run.steps.count; at++) {
    const moment = wholeStep(run, at);
    while ((takings[taken] as number) <= moment) taken++;
    const { next, waiting, byF } = frontierView(run, moment, 3);
    const isAsSearched = waiting === figuresAt(run, moment).frontier && next.length === Math.min(3, waiting);
    const isInOrder =
      byF.reduce((sum, count) => sum + count, 0) === waiting && run.nodes.taken[next[0]?.node ?? 0] === takings[taken];
    if (!isAsSearched || (name !== 'ida-star' && !isInOrder)) differing.push(at);
  }
  expect(differing).toEqual([]);
});

test('the frontier shows g, h, and their sum of each waiting state, and how many wait at each sum', () => {
  const { recorded: run } = recordedOnce(searchSetup({ strategy: 'a-star', heuristic: 'matching' }));
  const { added, taken, costs, estimates, count } = run.nodes;
  for (let at = 1; at < run.steps.count; at += 7) {
    const moment = wholeStep(run, at - 1);
    const sums = new Map<number, number>();
    for (let node = 0; node < count; node++) {
      if ((added[node] as number) > moment || (taken[node] as number) <= moment) continue;
      const sum = (costs[node] as number) + (estimates[node] as number);
      sums.set(sum, (sums.get(sum) ?? 0) + 1);
    }
    const { next, byF, least } = frontierView(run, moment, 24);
    expect(next.filter(({ g, h, f }) => f !== g + h)).toEqual([]);
    expect(least).toBe(Math.min(...sums.keys()));
    expect(byF.length).toBe(Math.max(...sums.keys()) - least + 1);
    expect(byF).toEqual(byF.map((_, index) => sums.get(least + index) ?? 0));
  }
});

test.each(SETUPS)('%s: forward and back by lines passes the same moments', (_name, setup) => {
  const run = recordedOnce(setup).recorded;
  let place = { moment: 0, ran: 0 };
  expect(previousLine(run, place)).toEqual(place);
  const leaps: unknown[] = [];
  for (let index = 0; index < 1000 && place.moment + 1 < run.events.count; index++) {
    const after = nextLine(run, place);
    const isBack = JSON.stringify(previousLine(run, after)) === JSON.stringify(place);
    if (!isBack || after.moment - place.moment > 1) leaps.push(place);
    place = after;
  }
  expect(leaps).toEqual([]);
  const end = wholeStep(run, Number.MAX_SAFE_INTEGER);
  expect(nextLine(run, { moment: end, ran: 0 })).toEqual({ moment: end, ran: 0 });
  expect(expandedAt(run, end)).toBe(run.steps.count);
  for (const at of [1, 2, 12]) expect(expandedAt(run, wholeStep(run, at))).toBe(at);
});

test.each(SETUPS)('%s: the tree shows ancestors, siblings, and what became of every action', (name, setup) => {
  const run = recordedOnce(setup).recorded;
  const tried = setup.order.length;
  for (const at of [1, 2, 12, run.steps.count - 1]) {
    const moment = wholeStep(run, at);
    const { ancestors, above, siblings, children } = treeNear(run, moment, 3);
    expect(siblings.filter(({ state }) => state === 'current')).toHaveLength(1);
    expect(ancestors.length + above).toBe(run.steps.costs[currentStep(run, moment)]);
    if (name === 'ida-star') continue;
    expect(children).toHaveLength(tried);
    expect(new Set(children.map(({ action }) => action)).size).toBe(tried);
    for (const { node, outcome } of children) {
      if (outcome === 'kept') expect(run.nodes.parents[node]).toBe(run.steps.nodes[at - 1]);
    }
  }
  const end = treeNear(run, wholeStep(run, run.steps.count));
  expect(end.children).toEqual([]);
  expect(end.ancestors.length + end.above).toBe(run.result.path?.length);
});

test('the heat map is the same whichever way a moment is reached', () => {
  const run = recorded(searchSetup());
  const there = new HeatCounter(run, LEVEL.walls.length);
  const back = new HeatCounter(run, LEVEL.walls.length);
  back.at(run.recorded.steps.count);
  expect(back.at(40)).toEqual(there.at(40));
  expect(there.at(40).most).toBeGreaterThan(0);
});

test('a level without a solution is searched to the end', () => {
  const run = recorded(searchSetup(), levelOf(['#####', '#@$ #', '#  .#', '#####']));
  expect(runVerdict(run)).toBe('exhausted');
  expect(solutionLength(run)).toBeUndefined();
  expect(solutionNodes(run.recorded)).toEqual([]);
});

test('chart and file: every doubling and the end, every measure', () => {
  const run = recorded(searchSetup());
  const { steps, result } = run.recorded;
  expect(doublings(10)).toEqual([1, 2, 4, 8, 10]);
  for (const scale of ['linear', 'logarithmic'] as const) expect(sampledSteps(1000, scale).at(-1)).toBe(1000);
  expect(measureAt(run, 'comparisons', steps.count)).toBe(result.comparisons);
  expect(measureAt(run, 'lookups', steps.count)).toBe(result.lookups);
  expect(measureAt(run, 'states', steps.count)).toBe(result.discovered);
  expect(measureAt(run, 'memory', steps.count)).toBe(Math.ceil(result.effort.bytes / 1024));
  expect(measureAt(run, 'states', 0)).toBe(0);
  const csv = makeCsv(
    [{ index: 0, name: 'A, "one"', now: 1, reached: steps.count, valueAt: (id, at) => measureAt(run, id, at) }],
    MEASURES,
    ['name', 'expanded', 's', 'f', 'l', 'c', 'm', 't'],
  );
  const lines = csv.trimEnd().split('\n');
  expect(lines).toHaveLength(1 + doublings(steps.count).length);
  expect(lines[1]).toMatch(/^"A, ""one""",1,1,0,0,\d+,\d+,0\.0$/);
  expect(lines.at(-1)).toContain(`,${steps.count},`);
});

test.each([
  ['a shortest-path search proves its length', 'breadth-first', 34, undefined, 'proven'],
  ['A* does while the optimum is still searched for', 'a-star', 34, 'searching', 'proven'],
  ['greedy search proves nothing, even if its solution is as short', 'greedy', 34, 34, 'equal'],
  ['depth-first search with a longer solution', 'depth-first', 57, 34, 'longer'],
  ['greedy search while the optimum is searched for', 'greedy', 34, 'searching', 'searching'],
  ['greedy search where the optimum was not found', 'greedy', 34, undefined, 'unknown'],
] as const)('the length of a solution: %s', (_name, algorithm, length, optimum, standing) => {
  expect(lengthStanding(algorithm, length, optimum)).toBe(standing);
});

test('a recording reports its progress, and its time grows with it', () => {
  let now = 0;
  const recording = recordRun(LEVEL, searchSetup({ strategy: 'depth-first' }), { now: () => now++ });
  const progress: number[] = [];
  let next = recording.next();
  for (; !next.done; next = recording.next()) progress.push(next.value);
  expect(progress.length).toBeGreaterThan(0);
  expect(progress.every((expanded) => expanded > 0)).toBe(true);
  const { millis } = next.value;
  expect(millis[progress[0] as number]).toBeLessThan(millis.at(-1) as number);
});

test('time between two samples is spread evenly', () => {
  const samples = [
    { expanded: 2, millis: 4 },
    { expanded: 4, millis: 10 },
  ];
  expect([...spreadTime(samples, 4)]).toEqual([2, 4, 7, 10]);
});
