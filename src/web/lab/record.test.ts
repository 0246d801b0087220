// A recorded run against the search it records: the same counts, and at every step the state of the search itself.

import { expect, test } from 'vitest';
import { finish, PATIENT } from '../../base/outcome.js';
import { STRATEGIES } from '../../search/index.js';
import { type Level, solveByMoves, validateLevel } from '../../sokoban/index.js';
import { frontierAt } from './frontier-at.js';
import { HeatCounter } from './heat.js';
import { doublings, makeCsv, measureAt, sampledSteps } from './measures.js';
import { lineAt, nextPart, nodesAt, previousPart, wholeStep } from './moment.js';
import { rankOf } from './rank.js';
import { record } from './record.js';
import { NEVER, type Run } from './run.js';
import { type SearchSetup, searchSetup } from './setup.js';
import { treeNear } from './tree-near.js';

const ROWS = ['######', '#   .#', '# $$ #', '#@  .#', '######'];

function levelOf(rows: readonly string[]): Level {
  const read = validateLevel({ rows });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const LEVEL = levelOf(ROWS);
const CLOCK = { now: () => 0 };

function recorded(setup: SearchSetup, level = LEVEL): Run {
  const recording = record(level, setup, CLOCK);
  for (;;) {
    const next = recording.next();
    if (next.done) return next.value;
  }
}

const SETUPS: readonly (readonly [string, SearchSetup])[] = [
  ...STRATEGIES.map(({ id }) => [id, searchSetup({ strategy: id, heuristic: 'nearest' })] as const),
  ['a tree and rules', searchSetup({ visited: 'tree', rules: ['corner', 'freeze'] })],
  ['a list, left first', searchSetup({ visited: 'list', order: ['left', 'right', 'up', 'down'] })],
];

test.each(SETUPS)('%s: the counts are those of the solver', (_name, setup) => {
  const run = recorded(setup);
  const outcome = finish(solveByMoves(LEVEL, setup, {}, PATIENT));
  expect(outcome.verdict).toBe('solved');
  const { effort, notes } = outcome;
  expect(run.totals).toMatchObject({
    expanded: effort.expanded,
    generated: effort.generated,
    duplicates: effort.duplicates,
    bytes: effort.bytes,
    pruned: notes?.pruned,
    discovered: notes?.discovered,
    deepest: notes?.deepest,
    comparisons: notes?.comparisons,
  });
  expect(run.solution?.length).toBe(outcome.verdict === 'solved' && outcome.answer.length);
});

test.each(SETUPS)(
  '%s: the frontier shown is the frontier of the search, and its first state comes next',
  (_name, setup) => {
    const run = recorded(setup);
    const rank = rankOf(setup);
    let isNext = 0;
    for (let at = 1; at < run.steps; at++) {
      const { waiting, next } = frontierAt(run, { at, part: 0 }, rank, 3);
      expect(waiting, `before the successors of step ${at}`).toBe(run.frontier[at - 1]);
      const whole = frontierAt(run, wholeStep(run, at), rank, 3);
      // A state may have been expanded meanwhile by another path; it is dropped then, and the one after it is taken.
      if (whole.next[0] === run.node[at] || run.takenAt[whole.next[0] as number] === at) isNext++;
      expect(next.length).toBe(Math.min(3, waiting));
    }
    expect(isNext).toBe(run.steps - 1);
  },
);

test.each(SETUPS)('%s: forward and back by lines passes the same moments', (_name, setup) => {
  const run = recorded(setup);
  let moment = { at: 1, part: 0 };
  let nodes = 1;
  for (let index = 0; index < 400; index++) {
    const after = nextPart(run, moment);
    if (after.at !== moment.at || after.part !== moment.part) expect(previousPart(run, after)).toEqual(moment);
    expect(nodesAt(run, after)).toBeGreaterThanOrEqual(nodes);
    nodes = nodesAt(run, after);
    moment = after;
  }
  const end = wholeStep(run, run.steps);
  expect(lineAt(run, end)).toBe('found');
  expect(nextPart(run, end)).toEqual(end);
});

test('the tree shows ancestors, siblings, and what became of every action', () => {
  const setup = searchSetup();
  const run = recorded(setup);
  const order = [0, 2, 1, 3];
  for (const at of [1, 2, 50, run.steps - 1]) {
    const view = treeNear(run, wholeStep(run, at), order, 3);
    expect(view?.children.map(({ action }) => action)).toEqual(order);
    expect(view?.siblings.filter(({ state }) => state === 'current')).toHaveLength(1);
    expect((view?.ancestors.length ?? 0) + (view?.above ?? 0)).toBe(run.g[run.node[at - 1] as number]);
    for (const { node, outcome } of view?.children ?? []) {
      expect(node >= 0).toBe(outcome === 'added');
      if (node >= 0) expect(run.parents[node]).toBe(run.node[at - 1]);
    }
  }
  expect(treeNear(run, wholeStep(run, run.steps), order)?.children).toEqual([]);
});

test('the heat map is the same whichever way a moment is reached', () => {
  const run = recorded(searchSetup());
  const there = new HeatCounter(run, LEVEL.walls.length);
  const back = new HeatCounter(run, LEVEL.walls.length);
  back.at(run.steps);
  expect(back.at(40)).toEqual(there.at(40));
  expect(there.at(40).most).toBeGreaterThan(0);
});

test('nodes of a level without a solution are all taken, and the run says so', () => {
  const run = recorded(searchSetup(), levelOf(['#####', '#@$ #', '#  .#', '#####']));
  expect(run.verdict).toBe('exhausted');
  expect(run.solution).toBeUndefined();
  expect([...run.takenAt].includes(NEVER)).toBe(false);
});

test('chart and file: every doubling and the end, every measure', () => {
  const run = recorded(searchSetup());
  expect(doublings(10)).toEqual([1, 2, 4, 8, 10]);
  expect(sampledSteps(1000, 'linear').at(-1)).toBe(1000);
  expect(sampledSteps(1000, 'logarithmic').at(-1)).toBe(1000);
  expect(measureAt(run, 'comparisons', run.steps)).toBeLessThanOrEqual(run.totals.comparisons);
  expect(measureAt(run, 'states', 0)).toBe(0);
  const csv = makeCsv([{ name: 'A, "one"', run }], ['name', 'expanded', 's', 'f', 'c', 'm', 't']);
  const lines = csv.trimEnd().split('\n');
  expect(lines).toHaveLength(1 + doublings(run.steps).length);
  expect(lines[1]).toMatch(/^"A, ""one""",1,1,0,\d+,\d+,0\.0$/);
  expect(lines.at(-1)).toContain(`,${run.steps},`);
});
