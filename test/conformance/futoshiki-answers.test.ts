// All puzzles next to the repository: the number of solutions (0, 1, two or more) and the solutions, as three other
// programs found them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { countSolutions } from '@masu/solve/futoshiki/solve/candidates/count.js';
import { expect } from 'vitest';
import { sharedTest } from '../shared.js';

interface Expected {
  id: string;
  file: string;
  solutions: number;
  solution?: string[];
}

function levelOf(text: string): FutoshikiLevel {
  const read = FUTOSHIKI.formats[0]?.parse(text).levels[0];
  const level = read?.ok ? FUTOSHIKI.validate(read.value) : undefined;
  if (!level?.ok) throw new Error('not a level');
  return level.value;
}

sharedTest('all 383 puzzles: count and solution', (shared) => {
  const expected: Expected[] = JSON.parse(readFileSync(join(shared, 'futoshiki/expected.json'), 'utf8'));
  expect(expected.length).toBe(383);
  const solver = FUTOSHIKI.solvers.find(({ id }) => id === FUTOSHIKI.defaultSolver);
  for (const { id, file, solutions, solution } of expected) {
    const level = levelOf(readFileSync(join(shared, 'futoshiki', file), 'utf8'));
    const counted = countSolutions(level);
    expect(counted.solutions.length, id).toBe(solutions);
    for (const grid of counted.solutions) expect(FUTOSHIKI.check(level, grid), id).toEqual({ ok: true, value: true });
    expect(new Set(counted.solutions.map((grid) => grid.join(','))).size, id).toBe(solutions);
    if (solution) expect(counted.solutions[0]?.join(''), id).toBe(solution.join(''));
    const outcome = solver && finish(solver.solve(level, {}, PATIENT));
    expect(outcome?.verdict, id).toBe(solutions === 0 ? 'unsolvable' : 'solved');
    if (outcome?.verdict === 'solved') expect(outcome.claim, id).toBe(solutions === 1 ? 'unique' : 'valid');
  }
});

sharedTest('the large puzzles, sizes 10 to 25', (shared) => {
  const large: { id: string; size: number; cells: number[]; constraints: number[]; solution: number[] }[] = JSON.parse(
    readFileSync(join(shared, 'futoshiki/large.json'), 'utf8'),
  );
  expect(large.length).toBe(24);
  for (const { id, size, cells, constraints, solution } of large) {
    const level = { size, cells, inequalities: parseConstraints(size, constraints) };
    expect(countSolutions(level).solutions, id).toEqual([solution]);
  }
});
