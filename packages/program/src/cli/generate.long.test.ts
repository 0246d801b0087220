// What takes seconds of search at the command line: levels of several grades generated, graded, and solved; a wish that can't be
// met; and the table of a course.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';
import { sharedTest } from '../../../../test/shared.js';

const { file, masu } = masuHere();

test('Sokoban: generate makes what was requested, the same for the same seed; grade and push-optimal agree', async () => {
  for (const grade of ['trivial', 'tricky']) {
    const words = ['generate', 'sokoban', '--grade', grade, '--seed', '4', '--count', '2'];
    const first = await masu(words);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect((await masu(words)).stdout).toBe(first.stdout);
    expect(first.stdout).toContain('Seed: 5, generator 2\n');
    const made = file(`made-${grade}.xsb`, first.stdout);
    const json = lines((await masu([...words, '--json'])).stdout);
    expect(json.map(({ puzzle, seed }) => [puzzle, seed])).toEqual([
      ['sokoban', 4],
      ['sokoban', 5],
    ]);
    const graded = lines((await masu(['grade', made, '--json'])).stdout);
    expect(graded.map((line) => [line.grade, line.difficulty, line.pushes, line.exact])).toEqual(
      json.map((line) => [grade, line.difficulty, line.pushes, true]),
    );
    const solved = lines((await masu(['solve', made, '--solver', 'push-optimal', '--json'])).stdout);
    expect(solved.map(({ claim, pushes }) => [claim, pushes])).toEqual(json.map(({ pushes }) => ['optimal', pushes]));
  }
});

test('Futoshiki: generate makes what was requested, the same for the same seed, and grade agrees', async () => {
  for (const grade of ['trivial', 'easy', 'tricky', 'extreme', 'recursive']) {
    const words = ['generate', 'futoshiki', '--size', '5', '--grade', grade, '--seed', '4', '--count', '2'];
    const first = await masu(words);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect((await masu(words)).stdout).toBe(first.stdout);
    const made = file(`made-${grade}.txt`, first.stdout);
    const graded = await masu(['grade', made, '--json']);
    expect(lines(graded.stdout).map((line) => [line.level, line.size, line.grade])).toEqual([
      [1, 5, grade],
      [2, 5, grade],
    ]);
    const solved = await masu(['solve', made, '--json']);
    for (const line of lines(solved.stdout)) {
      expect(line).toMatchObject({ verdict: 'solved', claim: 'unique', solutions: 1 });
    }
  }
});

test('a level that cannot be found in a hundred tries', async () => {
  const words = ['--grade', 'extreme', '--boxes', '3', '--width', '5', '--height', '5', '--seed', '1'];
  const ended = await masu(['generate', 'sokoban', ...words]);
  expect([ended.code, ended.stdout]).toEqual([20, '']);
  expect(ended.stderr).toMatch(/^masu: Gave up\. No extreme level was found in 100 tries/);
});

sharedTest('IN101: the course table comes from one command, the row without a plan included', async (shared) => {
  const names = ['soko_dumber', 'soko_dumb', 'soko_dumb_imp', 'soko81', 'soko1'];
  const files = names.map((name) => join(shared, `truth/in101/${name}.in`));
  const { code, stdout, stderr } = await masu(['compare', ...files, '--solvers', 'bfs-tree,bfs-hash', '--json']);
  expect([code, stderr]).toEqual([10, '']);
  const oracles = JSON.parse(readFileSync(join(shared, 'truth/oracles.json'), 'utf8'));
  const rows = lines(stdout).map(({ verdict, moves, notes }) => {
    return { win: verdict === 'solved', length: moves ?? 0, explored: (notes as { explored: number }).explored };
  });
  const expected = names.map((name) => oracles.in101.solver[`${name}.in`]);
  expect(rows).toEqual(
    expected.flatMap(({ win, plan_length, explored_nodes }) => {
      const row = { win, length: plan_length, explored: explored_nodes };
      return [row, row];
    }),
  );
});
