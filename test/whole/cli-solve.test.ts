// solve and hint: verdicts, limits, order, Ctrl-C, memory, the solution file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedTest } from '../shared.js';
import { FOLDER, file, lines, masu, ROOT } from './masu.js';

const ONE = '#####\n#@$.#\n#####\n';
const TWO = '######\n#@ $.#\n#    #\n######\n';
const CORNER = '#####\n#$ .#\n#@  #\n#####\n';
const NO_PLAYER = '####\n#.$#\n####\n';

/** An open room with many boxes: far too large to be searched through. */
function room(side: number, boxes: number): string {
  const rows = Array.from({ length: side }, () => [...`#${' '.repeat(side - 2)}#`]);
  const put = (row: number, column: number, letter: string): void => {
    (rows[row] as string[])[column] = letter;
  };
  for (let i = 0; i < boxes; i++) {
    put(3 + 2 * Math.floor(i / 4), 3 + 2 * (i % 4), '$');
    put(side - 2 - Math.floor(i / 8), side - 2 - (i % 8), '.');
  }
  put(1, 1, '@');
  const wall = '#'.repeat(side);
  return `${[wall, ...rows.slice(1, -1).map((row) => row.join('')), wall].join('\n')}\n`;
}

file('one.txt', `${ONE}Title: One\n`);
const two = file('two.txt', TWO);
const corner = file('corner.txt', CORNER);
const hard = file('hard.txt', room(20, 16));
const square = file('square.txt', '2\n|- -|\n|^  |\n|- -|\n');
const several = file('several.txt', '2\n|- -|\n|   |\n|- -|\n');
const conflict = file('conflict.txt', '2\n|1 1|\n|   |\n|- -|\n');

test('solve --json has the fields that are promised', async () => {
  const { code, stdout, stderr } = await masu(['solve', 'one.txt', '--solver', 'push-optimal', '--json']);
  expect([code, stderr]).toEqual([0, '']);
  const effort = Object.fromEntries(
    ['expanded', 'generated', 'duplicates', 'millis', 'cpuMillis', 'bytes'].map((key) => [key, expect.any(Number)]),
  );
  expect(lines(stdout)).toEqual([
    expect.objectContaining({
      puzzle: 'sokoban',
      file: 'one.txt',
      level: 1,
      title: 'One',
      solver: 'push-optimal',
      verdict: 'solved',
      claim: 'optimal',
      solution: 'R',
      moves: 1,
      pushes: 1,
      effort,
    }),
  ]);
});

test('solve for people: a sentence, then the moves', async () => {
  const { stdout } = await masu(['solve', two, '--solver', 'bfs-hash']);
  expect(stdout).toMatch(/^level 1: solved: 2 moves, 1 push \(optimal\); .*\nrR\n$/);
});

const VERDICTS: readonly [name: string, words: readonly string[], code: number, expected: object][] = [
  ['an unsolvable level', [corner, '--solver', 'push-optimal'], 10, { verdict: 'unsolvable' }],
  [
    'a limit of positions',
    [hard, '--solver', 'bfs-hash', '--nodes', '100'],
    20,
    { verdict: 'gave-up', limit: 'nodes' },
  ],
  ['a limit of time', [hard, '--solver', 'bfs-hash', '--time', '0.3'], 20, { verdict: 'gave-up', limit: 'time' }],
  ['a limit of CPU', [hard, '--solver', 'bfs-hash', '--cpu', '0.3'], 20, { verdict: 'gave-up', limit: 'cpu' }],
  ['a limit of memory', [hard, '--solver', 'bfs-tree', '--memory', '48'], 20, { limit: 'memory' }],
  [
    'a teaching search with choices',
    [two, '--solver', 'astar', '--heuristic', 'nearest', '--rules', 'corner,freeze', '--order', 'lrud'],
    0,
    {
      claim: 'optimal',
      solution: 'rR',
      notes: expect.objectContaining({ heuristic: 'nearest', rules: 'corner+freeze', order: 'lrud', visited: 'hash' }),
    },
  ],
  ['a Futoshiki', [square], 0, { claim: 'unique', solutions: 1, solution: ['12', '21'] }],
  ['one with several solutions', [several], 0, { verdict: 'solved', claim: 'valid', solutions: 2 }],
  ['one without', [conflict], 10, { verdict: 'unsolvable', solutions: 0 }],
];

test.each(VERDICTS)('%s', async (_name, words, code, expected) => {
  const ended = await masu(['solve', ...words, '--json']);
  expect([ended.code, ended.stderr]).toEqual([code, '']);
  expect(lines(ended.stdout)).toEqual([expect.objectContaining(expected)]);
});

test('the worst of several levels decides how it ends; a bad one is told and the others are solved', async () => {
  const path = file('three.txt', [ONE, CORNER, NO_PLAYER, TWO].join('\n'));
  const { code, stdout, stderr } = await masu(['solve', path, '--solver', 'push-optimal', '--json']);
  expect(code).toBe(30);
  expect(lines(stdout).map(({ level, verdict }) => [level, verdict])).toEqual([
    [1, 'solved'],
    [2, 'unsolvable'],
    [3, undefined],
    [4, 'solved'],
  ]);
  expect(lines(stdout)[2]).toMatchObject({ file: path, level: 3, error: { code: 'no-player' } });
  expect(stderr).toMatch(/^\S+three\.txt:\d+:1: level 3: .*\[no-player\]\n3 levels: 2 solved, 1 unsolvable, 0 gave up/);
});

test('--jobs takes levels in parallel and prints them in order', async () => {
  const path = file('order.txt', Array.from({ length: 12 }, (_, i) => (i % 3 === 0 ? TWO : ONE)).join('\n'));
  const { code, stdout } = await masu(['solve', path, '--solver', 'push-optimal', '--jobs', '3', '--json']);
  expect(code).toBe(0);
  expect(lines(stdout).map(({ level }) => level)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
});

test('a level that fills the memory does not end the others', async () => {
  const path = file('memory.txt', `${room(20, 16)}\n${ONE}`);
  const { code, stdout } = await masu(['solve', path, '--solver', 'bfs-hash', '--memory', '64', '--json']);
  expect(code).toBe(20);
  expect(lines(stdout)).toEqual([
    expect.objectContaining({ verdict: 'gave-up', limit: 'memory' }),
    expect.objectContaining({ verdict: 'solved' }),
  ]);
});

test.each([
  ['one level', `${room(20, 16)}`, [], /^masu: interrupted; not solved: level 1\n$/],
  [
    'many',
    `${ONE}\n${room(20, 16)}\n${ONE}\n${ONE}`,
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

test('-o writes Sokoban levels with their solutions, to be read again', async () => {
  const path = file('both.txt', `${ONE}Title: One\n\n${CORNER}Title: Corner\n`);
  expect((await masu(['solve', path, '--solver', 'push-optimal', '-o', 'solved.sok', '-q'])).code).toBe(10);
  expect(readFileSync(join(FOLDER, 'solved.sok'), 'utf8')).toMatch(/Solution[\s\S]*\bR\b/);
  const { stdout } = await masu(['check', 'solved.sok', '--json']);
  expect(lines(stdout).map(({ title, ok }) => [title, ok])).toEqual([
    ['One', true],
    ['Corner', true],
  ]);
});

test('-o writes a level that was solved before the first move without an empty solution', async () => {
  const path = file('done.txt', `${ONE}\n#####\n#@* #\n#####\n`);
  expect((await masu(['solve', path, '-o', 'done.sok', '-q'])).code).toBe(0);
  expect(readFileSync(join(FOLDER, 'done.sok'), 'utf8').match(/Solution/g)).toHaveLength(1);
});

test('-o writes Futoshiki levels filled in', async () => {
  await masu(['solve', square, '-o', 'filled.txt', '-q']);
  expect(readFileSync(join(FOLDER, 'filled.txt'), 'utf8')).toBe('2\n|1 2|\n|^  |\n|2 1|\n');
});

const HINTS: readonly [detail: string, message: string][] = [
  ['1', 'Look at the upper half. The next box to push is there.'],
  ['2', 'Row 2, column 4.'],
  ['3', 'Row 2, column 4: push right.'],
  ['4', '1 push and 2 moves to go. Proven optimal in pushes. rR'],
];

test.each(HINTS)('hint, step %s', async (detail, message) => {
  expect(await masu(['hint', two, '--detail', detail])).toEqual({ code: 0, stdout: `${message}\n`, stderr: '' });
});

test('hint --json from where moves lead', async () => {
  const { code, stdout } = await masu(['hint', two, '--moves', 'dr', '--json']);
  expect(code).toBe(0);
  expect(lines(stdout)).toEqual([
    {
      level: 1,
      verdict: 'solved',
      next: 'u',
      push: { from: [2, 4], to: [2, 5] },
      remaining: { moves: 2, pushes: 1 },
      claim: 'optimal',
      message: 'Look at the upper half. The next box to push is there.',
    },
  ]);
});

test('hint in a dead position names the boxes', async () => {
  const { code, stdout } = await masu(['hint', corner, '--json']);
  expect(code).toBe(10);
  expect(lines(stdout)).toEqual([expect.objectContaining({ level: 1, verdict: 'unsolvable', boxes: [[2, 2]] })]);
  expect((await masu(['hint', corner])).stdout).toMatch(
    /^Deadlock: the box at row 2, column 2 can no longer reach a goal\.\n$/,
  );
});

test('hint in a deadlock says how many pushes to undo, and when none would help', async () => {
  const wall = file('undo.txt', '#######\n# @   #\n#  $  #\n#  . ##\n#######\n');
  const deadlock = 'Deadlock: the box at row 3, column 6 can no longer reach a goal.';
  const { code, stdout } = await masu(['hint', wall, '--moves', 'ldrRR', '--json']);
  expect(code).toBe(10);
  expect(lines(stdout)).toMatchObject([{ verdict: 'unsolvable', boxes: [[3, 6]], undo: { atLeast: 1, enough: 1 } }]);
  expect((await masu(['hint', wall, '--moves', 'ldrRR'])).stdout).toBe(`${deadlock} Undo 1 push.\n`);
  const hopeless = file('hopeless.txt', '######\n#@ $ #\n#   .#\n#    #\n######\n');
  expect((await masu(['hint', hopeless, '--moves', 'rR'])).stdout).toBe(
    'Deadlock: the box at row 2, column 5 can no longer reach a goal. The level has no solution, not even from its start.\n',
  );
});

test('hint for Futoshiki: the easiest digit, with its reasons', async () => {
  const { code, stdout } = await masu(['hint', square, '--json']);
  expect(code).toBe(0);
  const [hint] = lines(stdout);
  expect(hint).toMatchObject({ level: 1, rule: expect.any(String), message: expect.any(String) });
  const rightOnes = ['[1,1] 1', '[1,2] 2', '[2,1] 2', '[2,2] 1'];
  expect(rightOnes).toContain(`${JSON.stringify(hint?.cell)} ${hint?.digit}`);
  const wrong = await masu(['hint', square, '--moves', 'r1c1=2']);
  expect([wrong.code, wrong.stdout]).toEqual([10, 'The 2 in r1c1 is wrong. Erase it first.\n']);
});

test('hint at the end says so', async () => {
  expect((await masu(['hint', two, '--moves', 'rR'])).stdout).toBe('Already solved: every box is on a goal.\n');
});

test.each([
  ['that are blocked', 'rRRR', 'masu: Move 3 of --moves is blocked.\n'],
  ['that are none', 'r?', /^masu: --moves:1:2: .+\n$/],
])('hint refuses moves %s', async (_name, moves, said) => {
  const { code, stdout, stderr } = await masu(['hint', two, '--moves', moves]);
  expect([code, stdout]).toEqual([30, '']);
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

  // The limit that somebody did set is still told as that limit.
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
  expect(text.stdout).toMatch(/dijkstra +none +solved +17 +2,464 +1,898 +7,588 +0 /);
  expect(text.stdout).toMatch(/dijkstra +corner +solved +17 +1,835 +1,463 +−22\.9 % +5,848 +92 /);
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
