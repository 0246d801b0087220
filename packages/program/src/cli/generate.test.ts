// generate, grade, and solve agree, one level of each puzzle: what was generated has the requested grade, and a
// solution.

import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { file, masu } = masuHere();

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

test.each(['xsb', 'slc'])('two levels as %s on standard output are one file of two levels', async (format) => {
  const made = await masu(['generate', 'sokoban', '--grade', 'trivial', '--seed', '1', '--count', '2', '--to', format]);
  const checked = await masu(['check', '-', '--json'], { input: made.stdout });
  expect(lines(checked.stdout).map(({ title, ok }) => [title, ok])).toEqual([
    ['Trivial 1', true],
    ['Trivial 2', true],
  ]);
});

test('a level that is refused does not lose the ones before it', async () => {
  const path = file('before.xsb', '');
  const last = String(Number.MAX_SAFE_INTEGER);
  const words = ['generate', 'sokoban', '--grade', 'trivial', '--seed', last, '--count', '2', '-o', path];
  const made = await masu(words);
  expect([made.code, made.stderr]).toEqual([31, expect.stringContaining('The seed is')]);
  expect(lines((await masu(['check', path, '--json'])).stdout)).toMatchObject([{ title: `Trivial ${last}`, ok: true }]);
});

test.each([
  { words: ['sokoban', '--boxes', '13'], says: 'from 1 to 12' },
  { words: ['futoshiki', '--size', '33'], says: 'from 2 to 32' },
  { words: ['futoshiki', '--grade', 'easy', '--signs', '0'], says: 'need signs' },
])('a wish that cannot be met is a usage error: $words', async ({ words, says }) => {
  const { code, stderr } = await masu(['generate', ...words]);
  expect([code, stderr]).toEqual([31, expect.stringContaining(says)]);
});
