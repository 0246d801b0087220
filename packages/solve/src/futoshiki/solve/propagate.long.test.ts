import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { expect, test } from 'vitest';
import { randomLevel } from '../../../../../test/random-futoshiki.js';
import { randomFor } from '../../../../../test/seed.js';
import { Backtracking } from './backtrack.js';
import { countSolutions } from './candidates/count.js';
import { PROPAGATE } from './propagate.js';

function countByBacktracking(level: FutoshikiLevel, wanted: number): string[] {
  const search = new Backtracking(level);
  const found: string[] = [];
  while (found.length < wanted && search.run(Number.POSITIVE_INFINITY) === 'solution') found.push(search.digits.join());
  return found.sort();
}

test('propagation and backtracking find the same solutions of 4000 random puzzles', () => {
  const random = randomFor(20_001);
  const seen = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const level = randomLevel(random, 2 + (i % 4));
    const wanted = 40;
    const ours = countSolutions(level, wanted).solutions;
    const theirs = countByBacktracking(level, wanted);
    if (theirs.length < wanted) expect(ours.map((grid) => grid.join()).sort()).toEqual(theirs);
    else expect(ours.length).toBe(wanted);
    for (const grid of ours) expect(checkGrid(level, grid).ok).toBe(true);
    const kind = Math.min(ours.length, 2);
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  for (const kind of [0, 1, 2]) expect(seen.get(kind), `puzzles with ${kind} solutions`).toBeGreaterThan(200);
});

test('the numbers of Latin squares with the first row fixed are the published ones', () => {
  for (const [size, count] of [
    [2, 1],
    [3, 2],
    [4, 24],
    [5, 1344],
  ] as const) {
    const cells = Array.from({ length: size * size }, (_, i) => (i < size ? i + 1 : 0));
    expect(countSolutions({ size, cells, inequalities: [] }, 10_000).solutions.length).toBe(count);
  }
});

test.each([9, 16, 25, 32])('an empty board of size %i has more than one solution', (size) => {
  const cells = new Array<number>(size * size).fill(0);
  const { solutions } = countSolutions({ size, cells, inequalities: [] });
  expect(solutions.length).toBe(2);
  for (const grid of solutions) expect(checkGrid({ size, cells, inequalities: [] }, grid).ok).toBe(true);
});

test('a node limit and a stop are obeyed and named', () => {
  const level: FutoshikiLevel = { size: 20, cells: new Array<number>(400).fill(0), inequalities: [] };
  expect(finish(PROPAGATE.solve(level, { nodes: 5 }, PATIENT))).toMatchObject({ verdict: 'gave-up', limit: 'nodes' });
  const stopped = { ...PATIENT, stopped: () => true };
  const outcome = finish(PROPAGATE.solve({ ...level, size: 32, cells: new Array<number>(1024).fill(0) }, {}, stopped));
  expect(outcome).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
});

test('two puzzles solved alternately do not disturb each other', () => {
  const empty: FutoshikiLevel = { size: 16, cells: new Array<number>(256).fill(0), inequalities: [] };
  const first = PROPAGATE.solve(empty, {}, PATIENT);
  const second = PROPAGATE.solve({ ...empty, inequalities: [{ less: 0, greater: 1 }] }, {}, PATIENT);
  for (let running = 2; running > 0; ) {
    running = 0;
    for (const solving of [first, second]) {
      const next = solving.next();
      if (!next.done) running++;
      else if (next.value) expect(next.value.verdict).toBe('solved');
    }
  }
});
