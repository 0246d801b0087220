// solve and compare where a search is cut short, has nothing to find, or uses an unsound rule; and the tour.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedTest } from '../shared.js';
import { largeRoom } from './large-room.js';
import { FOLDER, file, lines, masu, ROOT } from './masu.js';

const ONE = '#####\n#@$.#\n#####\n';
const two = file('two.txt', '######\n#@ $.#\n#    #\n######\n');

test('a level that fills the memory does not end the others', async () => {
  const path = file('memory.txt', `${largeRoom(20, 16)}\n${ONE}`);
  const { code, stdout } = await masu(['solve', path, '--solver', 'bfs-hash', '--memory', '64', '--json']);
  expect(code).toBe(20);
  expect(lines(stdout)).toEqual([
    expect.objectContaining({ verdict: 'gave-up', limit: 'memory' }),
    expect.objectContaining({ verdict: 'solved' }),
  ]);
});

test.each([
  ['one level', `${largeRoom(20, 16)}`, [], /^masu: interrupted; not solved: level 1\n$/],
  [
    'many',
    `${ONE}\n${largeRoom(20, 16)}\n${ONE}\n${ONE}`,
    [1],
    /^2 levels: 1 solved.*\nmasu: interrupted; not solved: levels 2–4\n$/,
  ],
])('Ctrl-C: prints what is done and says what is not: %s', async (name, text, done, said) => {
  const path = file(`stop-${name.replace(' ', '-')}.txt`, text);
  const began = (stdout: string, cpuMillis: number): boolean => cpuMillis > 800 && (done.length === 0 || stdout !== '');
  const { code, stdout, stderr } = await masu(['solve', path, '--solver', 'bfs-hash', '--json'], {
    interruptWhen: began,
  });
  expect(code).toBe(130);
  const found = lines(stdout);
  expect(found.filter(({ verdict }) => verdict === 'solved').map(({ level }) => level)).toEqual(done);
  expect(found.at(-1)).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
  expect(stderr).toMatch(said);
});

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
  const lessons = join(ROOT, 'levels/lessons/sokoban.xsb');
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
  const lessons = join(ROOT, 'levels/lessons/sokoban.xsb');
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
