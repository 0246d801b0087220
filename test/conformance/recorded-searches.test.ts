// Recorded searches: every figure of a recording equals the one that the solver reports for the same choices, on the
// levels that ship with masu, for every teaching solver; and the figures at any event equal a plain recount.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import type { SolverChoices } from '@masu/core/base/search-choices.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { step } from '@masu/core/sokoban/rules/step.js';
import { ALL_WORK } from '@masu/engine/jobs/all-work.js';
import { makeJob } from '@masu/engine/jobs/make-job.js';
import { perform } from '@masu/engine/jobs/perform.js';
import { lineAt } from '@masu/search/explanations.js';
import {
  eventAt,
  type Figures,
  figuresAt,
  frontierAt,
  pathOfStep,
  type Recorded,
  recordedBuffers,
  stepAt,
} from '@masu/search/recorded.js';
import { EVENT_KINDS, isTry } from '@masu/search/trace.js';
import { actionDirection } from '@masu/solve/sokoban/solve/teaching/facts.js';
import { positionReader, type RecordedMoves, recordMoves } from '@masu/solve/sokoban/solve/teaching/record-moves.js';
import { TEACHING_SOLVERS, type TeachingSolver } from '@masu/solve/sokoban/solve/teaching/rows.js';
import { describe, expect, test } from 'vitest';
import { ownCollections } from '../own-levels.js';
import { sample, sampled } from '../sample.js';

const LIMITS = { nodes: 600 };

function recordingOf(level: Level, solver: TeachingSolver, nodes = LIMITS.nodes): RecordedMoves {
  return finish(recordMoves(level, solver.options, { nodes }, PATIENT));
}

function chosen(id: string, choices: SolverChoices): TeachingSolver {
  const solver = TEACHING_SOLVERS.find((each) => each.id === id)?.choose(choices);
  if (!solver?.ok) throw new Error(solver?.error);
  return solver.value;
}

/** Every solver as it is, and some with other choices. */
const SOLVERS: readonly TeachingSolver[] = [
  ...TEACHING_SOLVERS,
  chosen('astar', { heuristic: 'nearest', rules: ['all'], order: 'lrud', visited: 'tree' }),
  chosen('ida-star', { heuristic: 'none', rules: ['corner'], visited: 'list' }),
  chosen('dfs', { rules: ['freeze', 'dead-cells'], order: 'rdlu' }),
];

/** The figures after every event, counted one by one. */
function* recount(recorded: Recorded): Generator<Omit<Figures, 'bytes'>> {
  const sum = { expanded: 0, generated: 0, blocked: 0, pruned: 0, duplicates: 0, nodes: 0 };
  for (let at = 0; at < recorded.events.count; at++) {
    const { kind, node, frontier, comparisons } = eventAt(recorded, at);
    if (kind === 'expand') sum.expanded++;
    if (isTry(kind)) sum.generated++;
    if (kind === 'blocked') sum.blocked++;
    if (kind === 'pruned' || kind === 'dead') sum.pruned++;
    if (kind === 'skip' || kind === 'visited') sum.duplicates++;
    if (kind === 'start' || kind === 'kept' || (kind === 'dead' && node >= 0)) sum.nodes++;
    yield { ...sum, frontier, comparisons };
  }
}

const collections = ownCollections().map(([file, levels]) => [file, sample(levels, 1)] as const);

describe.each(collections)('%s', (_file, levels) => {
  test.each(SOLVERS.map((solver, index) => [solver.id, index] as const))('%s (%i)', (_id, index) => {
    const solver = SOLVERS[index] as TeachingSolver;
    for (const level of levels) {
      const outcome = finish(solver.solve(level, LIMITS, PATIENT));
      const recorded = recordingOf(level, solver);
      const { result, events } = recorded;
      const { expanded, generated, duplicates, bytes } = outcome.effort;
      const last = figuresAt(recorded, events.count - 1);
      expect(last).toMatchObject({ expanded, generated, duplicates, bytes, pruned: outcome.notes?.pruned });
      expect(last.comparisons).toBe(outcome.notes?.comparisons);
      expect(result).toMatchObject({ counts: { deepest: outcome.notes?.deepest } });
      expect(result.discovered).toBe(outcome.notes?.discovered);
      expect(result.effort.bytes).toBe(bytes);
      expect(result.verdict === 'found').toBe(outcome.verdict === 'solved');
      if (outcome.verdict === 'solved') expect(result.path?.map(actionDirection)).toEqual(outcome.answer);
    }
  });
});

const SMALL = ownCollections().flatMap(([, levels]) => sample(levels, 1));

test.each(SOLVERS.map((solver, index) => [solver.id, index] as const))('%s (%i): every event', (_id, index) => {
  const solver = SOLVERS[index] as TeachingSolver;
  for (const level of SMALL.slice(0, sampled(1, 3))) {
    const recorded = recordingOf(level, solver, 300);
    const counts = recount(recorded);
    for (let at = 0; at < recorded.events.count; at++) {
      const { bytes: _, ...figures } = figuresAt(recorded, at);
      expect(figures).toEqual(counts.next().value);
      expect(lineAt(recorded, at), eventAt(recorded, at).kind).toBeGreaterThanOrEqual(0);
      if (at % 7 !== 0) continue;
      expect(frontierAt(recorded, at, 1e9), `${at}`).toHaveLength(figures.frontier);
      expect(frontierAt(recorded, at, 5)).toEqual(frontierAt(recorded, at, 1e9).slice(0, 5));
    }
  }
});

test.each(SOLVERS.map((solver, index) => [solver.id, index] as const))('%s (%i): paths replay', (_id, index) => {
  const solver = SOLVERS[index] as TeachingSolver;
  const level = SMALL[1] as Level;
  const recorded = recordingOf(level, solver, 200);
  const positionOf = positionReader(level, solver.options);
  for (let at = 0; at < recorded.steps.count; at++) {
    const path = pathOfStep(recorded, at);
    let position = level.start;
    for (const each of path.slice(1)) {
      const action = eventAt(recorded, recorded.steps.events[each] as number).action;
      const taken = step(level, position, actionDirection(action) ?? 'up');
      if (taken.kind === 'blocked') throw new Error('a recorded move is blocked');
      position = taken.to;
    }
    const node = recorded.steps.nodes[at] as number;
    expect(showPosition(level, positionOf(recorded, node))).toEqual(showPosition(level, position));
    expect(recorded.steps.costs[at]).toBe(path.length - 1);
    expect(stepAt(recorded, recorded.steps.events[at] as number)).toBe(at);
  }
});

test('the next node of an algorithm is at the front of its frontier', () => {
  for (const solver of SOLVERS.filter(({ options }) => options.strategy !== 'ida-star')) {
    const recorded = recordingOf(SMALL[2] as Level, solver, 200);
    for (let at = 1; at < recorded.steps.count; at++) {
      const event = recorded.steps.events[at] as number;
      // A node that was taken out and skipped came before.
      if (eventAt(recorded, event - 1).kind === 'skip') continue;
      expect(frontierAt(recorded, event - 1, 1)[0]?.node).toBe(recorded.steps.nodes[at]);
    }
  }
});

test('a pruned successor names its rule', () => {
  const [, corners] = ownCollections().find(([file]) => file.includes('corners')) as [string, Level[]];
  const solver = chosen('bfs-hash', { rules: ['corner', 'freeze'] });
  const recorded = recordingOf(corners[0] as Level, solver, 2000);
  const pruned = Array.from({ length: recorded.events.count }, (_, at) => eventAt(recorded, at)).filter(
    ({ kind }) => kind === 'pruned',
  );
  expect(recorded.rules).toEqual(['corner', 'freeze']);
  expect(pruned.length).toBeGreaterThan(0);
  expect(pruned.every(({ detail }) => detail === 0 || detail === 1)).toBe(true);
  expect(pruned.some(({ detail }) => recorded.rules[detail] === 'corner')).toBe(true);
});

test('a job with the same choices reports the same figures', () => {
  const choices = { heuristic: 'nearest', rules: ['corner', 'square'], order: 'ldru', visited: 'tree' };
  const level = SMALL[0] as Level;
  const rows = showPosition(level, level.start).map((row) => row.trimEnd());
  const written = { draft: { rows }, playable: level };
  const job = { ...makeJob({ id: 'sokoban' }, written, 'ida-star', { nodes: 5000 }), choices };
  const reported = finish(perform(job, ALL_WORK, { ...PATIENT, now: () => 0, cpu: () => 0 }));
  if (!reported.ok) throw new Error(reported.error.message);
  const { effort, notes } = reported.value;
  const recorded = recordingOf(level, chosen('ida-star', choices), 5000);
  expect(recorded.result.counts).toMatchObject({ expanded: effort.expanded, generated: effort.generated });
  expect(recorded.result.deepening).toEqual({ rounds: notes?.rounds, bound: notes?.bound, beyond: notes?.beyond });
});

test('four recordings of 100,000 states fit into a third of 300 MB', () => {
  // Measured per expansion on a search of 20,000 and multiplied, so that the test stays short.
  const [, levels] = ownCollections().find(([file]) => file.includes('masters')) as [string, Level[]];
  const sizes = ['bfs-hash', 'dfs', 'astar', 'ida-star'].map((id) => {
    const recorded = recordingOf(levels[0] as Level, chosen(id, {}), 20_000);
    const bytes = recordedBuffers(recorded).reduce((sum, { byteLength }) => sum + byteLength, 0);
    return (100_000 * bytes) / recorded.steps.count;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100e6);
});

test('the kinds of events fit in a byte', () => {
  expect(EVENT_KINDS.length).toBeLessThan(256);
});
