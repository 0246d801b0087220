// The optimal solvers compared with the proven and best-known results next to the repository. A value above a proven
// optimum, above a known solution or below a proven bound is a bug. Levels that would take long are left to the bench.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { XSB } from '@masu/core/sokoban/formats/xsb.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { verifyMoves } from '@masu/core/sokoban/rules/replay.js';
import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { MOVE_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/move-optimal.js';
import { PUSH_OPTIMAL } from '@masu/solve/sokoban/solve/optimal/push-optimal.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

interface Known {
  readonly best: number;
  readonly second: number;
  readonly isProved: boolean;
  readonly least: number;
}

/** The columns of best-known.csv for one metric, by level. */
function knownResults(shared: string, set: string, metric: 'moves' | 'pushes'): Map<number, Known> {
  const lines = readFileSync(join(shared, 'levels/best-known.csv'), 'utf8').trim().split(/\r?\n/);
  const [first, other, status, bound] = metric === 'pushes' ? [6, 7, 8, 10] : [11, 12, 13, 15];
  const known = new Map<number, Known>();
  for (const line of lines) {
    const cells = line.split(',');
    if (cells[0] !== set || !cells[first]) continue;
    known.set(Number(cells[1]), {
      best: Number(cells[first]),
      second: Number(cells[other]),
      isProved: (cells[status] ?? '').startsWith('optimal'),
      least: Number(cells[bound] || 0),
    });
  }
  return known;
}

function levelsOf(shared: string, file: string): readonly Level[] {
  const { levels } = XSB.parse(readFileSync(join(shared, 'levels', file), 'latin1'));
  return levels.map((draft) => {
    const valid = draft.ok ? validateLevel(draft.value) : draft;
    if (!valid.ok) throw new Error(valid.error.message);
    return valid.value;
  });
}

function hold(shared: string, file: string, set: string, metric: 'moves' | 'pushes', nodes: number): number {
  const solver = metric === 'moves' ? MOVE_OPTIMAL : PUSH_OPTIMAL;
  const known = knownResults(shared, set, metric);
  let solved = 0;
  for (const [index, level] of levelsOf(shared, file).entries()) {
    const name = `${set} ${index + 1}, ${metric}`;
    const expected = known.get(index + 1);
    const outcome = finish(solver.solve(level, { nodes }, PATIENT));
    if (outcome.verdict === 'gave-up') {
      if (expected) expect(outcome.lowerBound, name).toBeLessThanOrEqual(expected.best);
      continue;
    }
    if (outcome.verdict !== 'solved') throw new Error(`${name}: ${outcome.verdict}`);
    solved++;
    const judged = verifyMoves(level, outcome.answer);
    expect(judged.solved && judged.blocked.length === 0, name).toBe(true);
    if (!expected) continue;
    const [value, second] = metric === 'moves' ? [judged.moves, judged.pushes] : [judged.pushes, judged.moves];
    if (expected.isProved) expect(value, name).toBe(expected.best);
    expect(value, name).toBeLessThanOrEqual(expected.best);
    expect(value, name).toBeGreaterThanOrEqual(expected.least);
    if (value === expected.best && outcome.notes?.tieBreak !== 'unproven') {
      expect(second, name).toBeLessThanOrEqual(expected.second);
    }
  }
  return solved;
}

const FEW = 20_000;

for (const metric of ['moves', 'pushes'] as const) {
  for (const name of ['unfiltered-100', 'medium-100', 'hard-100']) {
    sharedTest(`boxoban ${name}, fewest ${metric}: all hundred`, (shared) => {
      expect(hold(shared, `boxoban/${name}.txt`, `boxoban/${name}`, metric, 50_000_000)).toBe(100);
    });
  }
  sharedTest(`Microban I and II, fewest ${metric}: all that end soon`, (shared) => {
    const most = metric === 'moves' ? 25 * FEW : FEW;
    expect(hold(shared, 'Microban-I.txt', 'Microban-I', metric, most)).toBeGreaterThan(120);
    expect(hold(shared, 'Microban-II.txt', 'Microban-II', metric, most)).toBeGreaterThan(70);
  });
}
