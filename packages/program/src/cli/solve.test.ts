// solve and hint: verdicts, limits, order, the solution file.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';
import { largeRoom } from '../../../../test/whole/large-room.js';

const { folder: FOLDER, file, masu } = masuHere();

const ONE = '#####\n#@$.#\n#####\n';
const TWO = '######\n#@ $.#\n#    #\n######\n';
const CORNER = '#####\n#$ .#\n#@  #\n#####\n';
const NO_PLAYER = '####\n#.$#\n####\n';

file('one.txt', `${ONE}Title: One\n`);
const two = file('two.txt', TWO);
const corner = file('corner.txt', CORNER);
const hard = file('hard.txt', largeRoom(20, 16));
const square = file('square.txt', '2\n|- -|\n|^  |\n|- -|\n');
const several = file('several.txt', '2\n|- -|\n|   |\n|- -|\n');
const conflict = file('conflict.txt', '2\n|1 1|\n|   |\n|- -|\n');

test('solve --json has the fields that are promised', async () => {
  const { code, stdout, stderr } = await masu(['solve', 'one.txt', '--solver', 'push-optimal', '--json']);
  expect([code, stderr]).toEqual([0, '']);
  const numbers = (...keys: readonly string[]): object =>
    Object.fromEntries(keys.map((key) => [key, expect.any(Number)]));
  const effort = {
    ...numbers('expanded', 'generated', 'duplicates', 'millis', 'cpuMillis', 'bytes'),
    proof: numbers('expanded', 'millis', 'cpuMillis'),
  };
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
  expect(stdout).toMatch(/^level 1: solved: 2 moves, 1 push \(fewest moves, tie-break open\); .*\nrR\n$/);
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

test('the worst of several levels decides the exit code; an invalid one is reported and the others are solved', async () => {
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

test('hint --json after moves', async () => {
  const { code, stdout } = await masu(['hint', two, '--moves', 'dr', '--json']);
  expect(code).toBe(0);
  expect(lines(stdout)).toEqual([
    {
      puzzle: 'sokoban',
      file: two,
      level: 1,
      title: '',
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      verdict: 'solved',
      next: 'u',
      push: { from: [2, 4], to: [2, 5] },
      remaining: { moves: 2, pushes: 1 },
      claim: 'optimal',
      optimalIn: 'pushes',
      tieBreak: 'proven',
      message: 'Look at the upper half. The next box to push is there.',
    },
  ]);
});

test('hint in a deadlock names the boxes', async () => {
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

test('compare --rules: one row per rule, with what it saves', async () => {
  const { code, stdout } = await masu(['compare', two, '--rules', 'none,corner']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/rules +verdict +length +explored +expanded +change +generated +pruned/);
  expect(stdout).toMatch(/dijkstra +corner +solved \(fewest moves\) +2 /);
});
