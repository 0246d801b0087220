// generate, grade, and solve agree, one level of each puzzle: what was generated has the grade asked for, and a solution.

import { expect, test } from 'vitest';
import { file, lines, masu } from './masu.js';

test.each([
  ['sokoban', ['--grade', 'trivial'], 'push-optimal', 'optimal'],
  ['futoshiki', ['--size', '5', '--grade', 'easy'], 'propagate', 'unique'],
] as const)('%s: generated, graded, solved', async (puzzle, wishes, solver, claim) => {
  const words = ['generate', puzzle, ...wishes, '--seed', '4'];
  const made = await masu(words);
  expect([made.code, made.stderr]).toEqual([0, '']);
  const [told] = lines((await masu([...words, '--json'])).stdout);
  expect(told).toMatchObject({ puzzle, seed: 4, grade: wishes.at(-1) });
  const path = file(`${puzzle}.txt`, made.stdout);
  const graded = await masu(['grade', path, '--json']);
  expect(lines(graded.stdout)).toMatchObject([{ puzzle, level: 1, grade: told?.grade }]);
  const solved = await masu(['solve', path, '--solver', solver, '--json']);
  expect([solved.code, lines(solved.stdout)]).toEqual([0, [expect.objectContaining({ verdict: 'solved', claim })]]);
});
