// Both optimal solvers on odd levels, and at every limit.

import { type Bounds, finish, PATIENT, type Watch } from '@masu/core/base/outcome.js';
import { scoreOf } from '@masu/core/sokoban/rules/score.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { MOVE_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect, test } from 'vitest';
import { levelOf } from '../level-of.js';
import { sampled } from '../sample.js';

const SOLVERS = [MOVE_OPTIMAL, PUSH_OPTIMAL];

/** A room of empty floor with one box, wide or not: the box goes `far` cells to the right. */
function hall(width: number, height: number, far: number): string[] {
  const row = Math.floor(height / 2);
  return Array.from({ length: height }, (_, y) => {
    if (y === 0 || y === height - 1) return '#'.repeat(width);
    const cells = [...`#${' '.repeat(width - 2)}#`];
    if (y === row) {
      cells[3] = '@';
      cells[4] = '$';
      cells[4 + far] = '.';
    }
    return cells.join('');
  });
}

const CASES: readonly (readonly [name: string, rows: readonly string[], moves: number, pushes: number])[] = [
  ['boxes already on goals', ['####', '#@*#', '####'], 0, 0],
  ['a box on its goal that is left alone', ['########', '#@ $ .*#', '########'], 3, 2],
  ['a tunnel one cell wide', ['########', '#@ $  .#', '########'], 4, 3],
  ['a box on a goal outside the walls counts for nothing', ['########', '#@$.####', '#####* #', '########'], 1, 1],
  ['a board wider than every bit board', hall(60, 50, 40), 40, 40],
  ['a board longer than one word is wide', hall(100, 5, 90), 90, 90],
];

test.each(CASES)('%s', (_, rows, moves, pushes) => {
  const level = levelOf(rows);
  for (const solver of SOLVERS) {
    const outcome = finish(solver.solve(level, {}, PATIENT));
    expect(outcome).toMatchObject({ verdict: 'solved', claim: 'optimal' });
    if (outcome.verdict === 'solved') expect(scoreOf(level, outcome.answer)).toMatchObject({ moves, pushes });
  }
});

test.each([
  ['a box in a corner', ['#####', '#@ $#', '#  .#', '#####']],
  ['a box along a wall without a goal', ['######', '#@$  #', '#    #', '#   .#', '######']],
  ['two boxes in a square', ['######', '#@$$ #', '# .. #', '######']],
  ['a tunnel with the box ahead of its goal', ['#######', '#@$ $.#', '###.###', '#######']],
] as const)('unsolvable: %s', (_, rows) => {
  for (const solver of SOLVERS) {
    expect(finish(solver.solve(levelOf(rows), {}, PATIENT)).verdict).toBe('unsolvable');
  }
});

/** Thirty boxes, each one push from its goal: bounds are exact and the ways to order the pushes countless. */
const THIRTY = [
  '#'.repeat(64),
  `#@${' '.repeat(61)}#`,
  `#${' $'.repeat(30)}  #`,
  `#${' .'.repeat(30)}  #`,
  '#'.repeat(64),
];

test('thirty boxes: the pushes are proven, the moves are not', () => {
  const level = levelOf(THIRTY);
  const outcome = finish(PUSH_OPTIMAL.solve(level, { nodes: 12_000 }, PATIENT));
  expect(outcome).toMatchObject({ verdict: 'solved', claim: 'optimal', notes: { tieBreak: 'unproven' } });
  if (outcome.verdict === 'solved') expect(scoreOf(level, outcome.answer).pushes).toBe(30);
  const moves = finish(MOVE_OPTIMAL.solve(level, { nodes: 3000 }, PATIENT));
  expect(moves).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
});

/** A crowded room: the pushes are proved soon, the moves late. */
const CROWDED = [
  '#########',
  '#       #',
  '# . .$* #',
  '# . .$. #',
  '# .*  $ #',
  '# $   $ #',
  '# $. $ @#',
  '#       #',
  '#########',
];

/** Two such rooms: a solution is found soon, and proved in no metric within any small limit. */
const TWO_ROOMS = [
  '#################',
  '#       #       #',
  '# . .$*   * .$. #',
  '# . .$. # . .$. #',
  '# .*  $ # .*  $ #',
  '# $   $ # $   $ #',
  '# $. $ @  $. $  #',
  '#       #       #',
  '#################',
];

/**
 * What ends the search for the fewest moves once the pushes are proven, and the moves that the optimizer has reached by
 * then.
 */
function stoppedAfterProof(): Watch {
  let isSettling = false;
  return { ...PATIENT, stopped: () => isSettling, report: ({ stage }) => (isSettling ||= stage === 'fewest moves') };
}

test.each([
  ['nodes, thirty boxes', THIRTY, { nodes: 12_000 }, PATIENT, 30, 148],
  ['nodes, a crowded room', CROWDED, { nodes: 1000 }, PATIENT, 20, 49],
  ['a stop, a crowded room', CROWDED, {}, stoppedAfterProof(), 20, 49],
] as const)(
  'moves not proved at a limit are shortened, the pushes stay: %s',
  (_, rows, limits, watch, pushes, most) => {
    const level = levelOf(rows);
    const outcome = finish(PUSH_OPTIMAL.solve(level, limits, watch));
    expect(outcome).toMatchObject({ verdict: 'solved', claim: 'optimal', notes: { tieBreak: 'unproven' } });
    if (outcome.verdict !== 'solved') return;
    expect(SOKOBAN.check(level, outcome.answer).ok).toBe(true);
    const score = scoreOf(level, outcome.answer);
    expect(score.pushes).toBe(pushes);
    expect(score.moves).toBeLessThanOrEqual(most);
  },
);

test.each([
  ['thirty boxes', THIRTY, 12_000],
  ['a crowded room', CROWDED, 1000],
] as const)('the effort of push-optimal says how much of it was the proof: %s', (_, rows, nodes) => {
  // A clock that advances with every slice of work.
  let slices = 0;
  let untilProof = 0;
  const watch: Watch = {
    now: () => slices,
    cpu: () => slices / 2,
    stopped: () => slices++ < 0,
    report({ expanded, stage }) {
      if (stage !== 'shortening' && stage !== 'fewest moves') untilProof = expanded;
    },
  };
  const { effort } = finish(PUSH_OPTIMAL.solve(levelOf(rows), { nodes }, watch));
  const { proof } = effort;
  if (!proof) throw new Error('expected the effort of the proof');
  expect(proof.expanded).toBeGreaterThan(untilProof);
  expect(proof.expanded).toBeLessThan(effort.expanded);
  expect(proof.millis).toBeGreaterThan(0);
  expect(proof.cpuMillis).toBe(proof.millis / 2);
  expect(proof.millis).toBeLessThan(effort.millis);
});

test('without a proof there is no effort of a proof; a level solved from its start is proven at once', () => {
  expect(finish(MOVE_OPTIMAL.solve(levelOf(TWO_ROOMS), { nodes: 1000 }, PATIENT)).effort.proof).toBeUndefined();
  const solved = finish(PUSH_OPTIMAL.solve(levelOf(['####', '#@*#', '####']), {}, PATIENT));
  expect(solved.effort.proof).toEqual({ expanded: 0, millis: 0, cpuMillis: 0 });
});

function ticking(step: number): () => number {
  let now = 0;
  return () => {
    now += step;
    return now;
  };
}

const tick = ticking(1);

const LIMITS: { readonly limit: string; readonly bounds: Bounds }[] = [
  { limit: 'nodes', bounds: [{ nodes: 2000 }, PATIENT] },
  { limit: 'time', bounds: [{ millis: 8 }, { ...PATIENT, now: ticking(1), cpu: () => 0 }] },
  { limit: 'cpu', bounds: [{ cpuMillis: 4 }, { ...PATIENT, now: () => 0, cpu: ticking(1) }] },
  { limit: 'stopped', bounds: [{}, { ...PATIENT, stopped: () => tick() > 5 }] },
  { limit: 'memory', bounds: [{ bytes: 3 << 20 }, PATIENT] },
];

test.each(LIMITS)(
  'gives up at the limit of $limit, with a bound, and the next level is solved',
  ({ limit, bounds }) => {
    const [limits] = bounds;
    const level = levelOf(TWO_ROOMS);
    for (const solver of SOLVERS) {
      const outcome = finish(solver.solve(level, ...bounds));
      expect(outcome).toMatchObject({ verdict: 'gave-up', limit });
      if (outcome.verdict !== 'gave-up') continue;
      expect(outcome.lowerBound).toBeGreaterThan(0);
      if (limits.bytes) expect(outcome.effort.bytes).toBeLessThanOrEqual(limits.bytes * 1.1);
      if (limits.nodes) expect(outcome.effort.expanded).toBeLessThanOrEqual(limits.nodes * 1.1);
      expect(finish(solver.solve(levelOf(['#####', '#@$.#', '#####']), {}, PATIENT)).verdict).toBe('solved');
    }
  },
);

/** A clock on which every slice seems too long, and one that stands still: turns must not depend on either. */
test.each(SOLVERS)('$id: the same search whatever the clock says', (solver) => {
  for (const rows of [CROWDED, THIRTY]) {
    const level = levelOf(rows);
    const limits = { nodes: sampled(8_000, 30_000) };
    const [still, slow] = [PATIENT, { ...PATIENT, now: ticking(40) }].map((watch) => {
      const { effort, ...rest } = finish(solver.solve(level, limits, watch));
      return { ...rest, expanded: effort.expanded, generated: effort.generated };
    });
    expect(slow).toEqual(still);
  }
});

test.each(SOLVERS)('$id gives up with the best solution so far and the bound', (solver) => {
  const level = levelOf(TWO_ROOMS);
  const outcome = finish(solver.solve(level, { nodes: solver === MOVE_OPTIMAL ? 1_000_000 : 20_000 }, PATIENT));
  expect(outcome).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
  if (outcome.verdict !== 'gave-up' || !outcome.best) throw new Error('expected a solution so far');
  const { moves, pushes } = scoreOf(level, outcome.best);
  expect(SOKOBAN.check(level, outcome.best).ok).toBe(true);
  expect(outcome.lowerBound).toBeLessThanOrEqual(solver === MOVE_OPTIMAL ? moves : pushes);
});

test('yields between slices and reports progress', () => {
  const reports: number[] = [];
  const watch: Watch = { ...PATIENT, report: (progress) => reports.push(progress.lowerBound ?? 0) };
  const solving = PUSH_OPTIMAL.solve(levelOf(CROWDED), { nodes: 20_000 }, watch);
  let slices = 0;
  while (!solving.next().done) slices++;
  expect(slices).toBeGreaterThan(3);
  expect(reports.length).toBe(slices);
  expect(reports).toEqual([...reports].sort((a, b) => a - b));
});
