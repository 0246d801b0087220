// Labels against brute force: every state of 200 random levels, in both metrics, with distances, all optimal actions, and
// dead states; and the labels along solutions, whose every claim must agree with the same brute force.

import { expect, test } from 'vitest';
import { finish } from '../../src/base/outcome.js';
import { METRICS, type Metric } from '../../src/base/puzzle.js';
import { seededRandom } from '../../src/base/random.js';
import {
  buildStateTable,
  countTableLabels,
  type Level,
  type StateLabel,
  showPosition,
  solutionLabels,
  tableLabels,
  tableSolution,
  verifyMoves,
} from '../../src/sokoban/index.js';
import { allStates, bestWays, type State, stateKey } from '../all-states.js';
import { randomLevels } from '../random-level.js';
import { reportOf } from '../report-of.js';

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
  for (const label of tableLabels(table, level, true, () => true)) {
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
  for (const level of randomLevels(seededRandom(32), LEVELS, 4, 4, 2)) {
    for (const metric of METRICS) verdicts[mustAgree(level, metric)]++;
  }
  expect(verdicts.solved).toBeGreaterThan(50);
  expect(verdicts.unsolvable).toBeGreaterThan(25);
});
