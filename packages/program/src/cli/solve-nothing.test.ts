// solve and compare where a search has nothing to find or uses an unsound rule; and the tour.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile } from '@masu/node-host/places.js';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const two = file('two.txt', '######\n#@ $.#\n#    #\n######\n');

test('without a terminal `masu` gives a tour', async () => {
  const { code, stdout, stderr } = await masu([]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^masu: /);
  expect(stdout).toContain('Try next:\n  masu play\n');
  const env = { npm_lifecycle_event: 'start', npm_package_name: 'masu' };
  expect((await masu([], { env })).stdout).toContain('Try next:\n  npm start -- play\n');
});

test('an unsound rule that exhausts the search proves nothing: its own limit and exit code 13', async () => {
  const level = ['--level', '10'];
  const lessons = ownFile('levels/lessons/sokoban.xsb');
  const course = ['--solver', 'dijkstra-course'];
  const json = await masu(['solve', lessons, ...level, ...course, '--json']);
  expect(lines(json.stdout)).toMatchObject([{ verdict: 'gave-up', limit: 'unsound-rule', effort: { expanded: 17 } }]);
  expect(json.code).toBe(13);

  const text = await masu(['solve', lessons, ...level, ...course]);
  expect(text.stdout).toContain(
    'gave up: the solver’s unsound rule left no positions to search, so nothing is proven; ',
  );
  expect(text.code).toBe(13);

  // A limit that was set is still reported as that limit.
  const limited = await masu(['solve', lessons, ...level, ...course, '--nodes', '5', '--json']);
  expect(lines(limited.stdout)).toMatchObject([{ verdict: 'gave-up', limit: 'nodes' }]);
  expect(limited.code).toBe(20);

  const compared = await masu(['compare', lessons, ...level, '--solvers', 'dijkstra,dijkstra-course']);
  expect(compared.stdout).toMatch(/dijkstra-course +gave up: unsound-rule /);
  expect(compared.code).toBe(13);

  const hint = await masu(['hint', lessons, ...level, ...course]);
  expect(hint.stdout).toBe(
    'dijkstra-course found no solution, but its corner rule is unsound. The position may still be solvable.\n',
  );
  expect(hint.code).toBe(13);
});

test('a level whose goal is unreachable: teaching solvers search all of it, the others refuse it', async () => {
  const walled = file('walled.txt', '########\n#  @   #\n#  $ ###\n#    #.#\n########\n');
  const compared = await masu(['compare', walled, two, '--solvers', 'bfs-tree,bfs-hash,push-optimal', '--json']);
  expect(lines(compared.stdout).map(({ solver, verdict }) => [solver, verdict])).toEqual([
    ['bfs-tree', 'unsolvable'],
    ['bfs-hash', 'unsolvable'],
    ['bfs-tree', 'solved'],
    ['bfs-hash', 'solved'],
    ['push-optimal', 'solved'],
  ]);
  expect(compared.stderr).toBe(`masu: ${walled}, level 1: skipped push-optimal, because a goal is unreachable\n`);
  expect(compared.code).toBe(10);
  const [tree, hash] = lines(compared.stdout).map(({ notes }) => (notes as { explored: number }).explored);
  expect(tree).toBe(hash);

  const solved = await masu(['solve', walled, '--solver', 'bfs-hash']);
  expect([solved.code, solved.stdout]).toEqual([10, expect.stringContaining('no solution (proven)')]);
  const refused = await masu(['solve', walled]);
  expect([refused.code, refused.stderr]).toEqual([30, expect.stringContaining('[boxes-goals-differ]')]);
  expect((await masu(['compare', walled, '--solvers', 'any,push-optimal'])).code).toBe(30);
});

test('compare --rules: before and after, as text, CSV, and JSON, with the figures of solve', async () => {
  const lessons = ownFile('levels/lessons/sokoban.xsb');
  const words = ['compare', lessons, '--level', '2', '--solvers', 'dijkstra,dijkstra-course', '--rules', 'none,corner'];
  const text = await masu(words);
  expect([text.code, text.stderr]).toEqual([0, '']);
  expect(text.stdout).toMatch(/rules +verdict +length +explored +expanded +change +generated +pruned/);
  expect(text.stdout).toMatch(/dijkstra +none +solved \(fewest moves\) +17 +2,464 +1,898 +7,588 +0 /);
  expect(text.stdout).toMatch(/dijkstra +corner +solved \(fewest moves\) +17 +1,835 +1,463 +−22\.9% +5,848 +92 /);
  expect(text.stdout).toMatch(/dijkstra-course +unsound +solved /);

  const csv = await masu([...words, '--csv', '-']);
  const table = csv.stdout.split('\r\n').map((line) => line.split(','));
  expect(table.map((row) => row[4])).toEqual(['rules', 'none', 'corner', 'unsound', undefined]);
  expect((await masu([...words, '--csv', '-', '--json'])).code).toBe(31);
  const plot = join(FOLDER, 'rules.svg');
  const json = lines((await masu([...words, '--json', '--plot', plot])).stdout);
  const solved = await masu(['solve', lessons, '--level', '2', '--solver', 'dijkstra', '--rules', 'none', '--json']);
  const { notes } = lines(solved.stdout)[0] as { notes: object };
  expect(json[0]).toMatchObject({ notes });
  expect(readFileSync(plot, 'utf8')).toContain('dijkstra corner');
});
