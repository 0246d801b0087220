// Labels against brute force: every state of 200 random levels, in both metrics, with distances, all optimal actions, and
// dead states; and the labels along solutions, whose every claim must agree with the same brute force.

import { finish } from '@masu/core/base/outcome.js';
import { METRICS, type Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import {
  countTableLabels,
  type StateLabel,
  solutionLabels,
  tableLabels,
  tableSolution,
} from '@masu/studio/sokoban/labels/state-labels.js';
import { buildStateTable } from '@masu/studio/sokoban/labels/state-table.js';
import { expect, test } from 'vitest';
import { allStates, bestWays, type State, stateKey } from '../all-states.js';
import { randomLevels } from '../random-level.js';
import { reportOf } from '../report-of.js';
import { randomFor } from '../seed.js';

const LEVELS = 200;

/** What brute force says of a state, in the words of a label. */
function expected(state: State, metric: Metric) {
  const [first, second] = state.cost;
  const toGo = metric === 'moves' ? { moves: first } : { pushes: first, moves: second };
  return first === Number.POSITIVE_INFINITY
    ? { isDead: true, toGo: undefined, optimal: [] }
    : { isDead: false, toGo, optimal: bestWays(state, metric) };
}

const said = ({ isDead, toGo, optimal }: StateLabel) => ({
  isDead,
  toGo,
  optimal: optimal.map(({ direction }) => direction),
});

/** The fewest pushes from the start to each state, by rounds of one push. */
function pushesTo(start: State): Map<State, number> {
  const made = new Map<State, number>();
  for (let [layer, pushes] = [new Set([start]), 0]; layer.size > 0; pushes++) {
    const next = new Set<State>();
    for (const state of layer) {
      if (made.has(state)) continue;
      made.set(state, pushes);
      for (const { to, isPush } of state.ways) (isPush ? next : layer).add(to);
    }
    layer = next;
  }
  return made;
}

/** The boxes and the least cell that the player can walk to. */
function regionKey({ width, walls }: Level, { player, boxes }: State['position']): string {
  const region = new Set([player]);
  for (const cell of region) {
    for (const next of [cell - width, cell + 1, cell + width, cell - 1]) {
      if (!walls[next] && !boxes.includes(next)) region.add(next);
    }
  }
  return `${Math.min(...region)}:${boxes}`;
}

/**
 * States come by the fewest pushes that lead to their boxes and the player's region, but one with a box on a dead square
 * right after those from which it is pushed.
 */
function mustBeInOrder(labels: readonly StateLabel[], states: Map<string, State>, level: Level): void {
  const start = states.get(stateKey(level.start)) as State;
  const made = pushesTo(start);
  const dead = deadCells(level);
  const fewest = new Map<string, number>();
  for (const [{ position }, pushes] of made) {
    const key = regionKey(level, position);
    fewest.set(key, Math.min(pushes, fewest.get(key) ?? pushes));
  }
  let last = 0;
  for (const { position } of labels) {
    const pushes = fewest.get(regionKey(level, position));
    if (position.boxes.some((box) => dead[box])) {
      expect(made.get(states.get(stateKey(position)) as State)).toBe(last + 1);
    } else {
      expect(pushes).toBeGreaterThanOrEqual(last);
      last = pushes as number;
    }
  }
}

function mustAgree(level: Level, metric: Metric): 'solved' | 'unsolvable' {
  const board = showPosition(level, level.start).join('\n');
  const states = allStates(level, metric);
  const start = states.get(stateKey(level.start)) as State;
  const made = finish(buildStateTable(level, metric));
  if (made.kind !== 'table') {
    expect([made.kind, start.cost[0]], board).toEqual(['dead-start', Number.POSITIVE_INFINITY]);
    return 'unsolvable';
  }
  const { table } = made;
  const seen = new Set<string>();
  const labels = [...tableLabels(table, level, true, () => true)];
  mustBeInOrder(labels, states, level);
  for (const label of labels) {
    const key = stateKey(label.position);
    expect(seen.has(key), `${board}\n${key} twice`).toBe(false);
    seen.add(key);
    const state = states.get(key);
    expect(state && said(label), `${board}\n${key}`).toEqual(state && expected(state, metric));
    expect(label.action, board).toEqual(label.optimal[0]);
    if (label.lowerBound !== undefined && metric === 'pushes' && !label.isDead) {
      expect(label.lowerBound).toBeLessThanOrEqual((state as State).cost[0]);
    }
  }
  expect(seen.size, board).toBe(states.size);
  expect(countTableLabels(table, true)).toBe(states.size);
  const live = [...states.values()].filter(({ cost }) => cost[0] !== Number.POSITIVE_INFINITY).length;
  expect(countTableLabels(table, false)).toBe(live);
  const solution = tableSolution(table, level);
  if (!solution) {
    expect(start.cost[0], board).toBe(Number.POSITIVE_INFINITY);
    return 'unsolvable';
  }
  const { solved, moves, pushes } = verifyMoves(level, solution);
  expect([solved, metric === 'moves' ? moves : pushes], board).toEqual([true, start.cost[0]]);
  mustAgreeAlong(level, metric, states, board);
  return 'solved';
}

/** The labels along the solution of the optimal solver. */
function mustAgreeAlong(level: Level, metric: Metric, states: Map<string, State>, board: string): void {
  const rows = showPosition(level, level.start).join('\n');
  const solver = metric === 'moves' ? 'move-optimal' : 'push-optimal';
  const report = reportOf({ puzzle: 'sokoban', level: rows, format: 'xsb', solver, limits: {} });
  if (report.verdict !== 'solved' || typeof report.solution !== 'string')
    throw new Error(`${board}: ${report.verdict}`);
  const directions = [...report.solution.toLowerCase()].map(
    (letter) => ({ u: 'up', r: 'right', d: 'down', l: 'left' })[letter] as 'up',
  );
  const isTieProven = report.notes?.tieBreak === 'proved';
  let steps = 0;
  for (const label of solutionLabels(level, { solution: directions, metric, isTieProven }, true)) {
    const state = states.get(stateKey(label.position));
    if (!state) throw new Error(`${board}: a state that play can't reach`);
    const truth = expected(state, metric);
    expect(label.isDead, board).toBe(truth.isDead);
    if (label.isDead) continue;
    steps++;
    if (metric === 'pushes' && !isTieProven) expect(label.toGo?.pushes, board).toBe(state.cost[0]);
    else expect(label.toGo, board).toEqual(truth.toGo);
    if (metric === 'pushes' && !isTieProven) continue;
    for (const { direction } of label.optimal) expect(truth.optimal, board).toContain(direction);
    if (label.isComplete) expect(label.optimal.length).toBe(truth.optimal.length);
  }
  expect(steps).toBe(directions.length + 1);
}

test(`${LEVELS} random levels: every label of every state is what brute force says`, () => {
  const verdicts = { solved: 0, unsolvable: 0 };
  for (const level of randomLevels(randomFor(32), LEVELS, 4, 4, 2)) {
    for (const metric of METRICS) verdicts[mustAgree(level, metric)]++;
  }
  expect(verdicts.solved).toBeGreaterThan(50);
  expect(verdicts.unsolvable).toBeGreaterThan(25);
});
