// What is added to the built program when it starts, and nothing else: a puzzle is one object, a solver one row.
// Lights Out (test/lights-out.ts) is read, checked, solved, replayed, and judged (and played: added-play.test.ts); a solver is listed, completed, and used.

import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT, CORNER, CROSS, LEVELS, NEVER, runLightsOut, runWith } from './added-to-masu.js';
import { type Ended, file } from './masu.js';

const ONE = file('one.txt', CROSS);

const run = (...words: readonly string[]): Promise<Ended> => runLightsOut(words);

const objects = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('masu solve solves it in its workers, and proves what has no solution', async () => {
  const { code, stdout } = await run('solve', LEVELS, '--json');
  expect(objects(stdout)).toMatchObject([
    { puzzle: 'lights-out', title: 'Cross', verdict: 'solved', claim: 'optimal', solution: 'b2', moves: 1 },
    { puzzle: 'lights-out', title: 'Corner', verdict: 'solved', claim: 'optimal', solution: 'a1', moves: 1 },
    { puzzle: 'lights-out', title: 'Never', verdict: 'unsolvable' },
  ]);
  expect(code).toBe(10);
});

test('masu solve says it in words, from the main thread', async () => {
  const { code, stdout } = await run('solve', ONE);
  expect(stdout).toMatch(/^level 1 “Cross”: solved: 1 move \(fewest moves\); .*\nb2\n$/);
  expect(code).toBe(0);
});

test('masu judge judges it by its rules', async () => {
  const answers = ['b2', 'a1', 'b2 h8', 'b2 north'].map((moves, at) => file(`student-${at}.txt`, `${moves}\n`));
  const { stdout } = await run('judge', ONE, ...answers, '--json');
  expect(objects(stdout).slice(0, 4)).toMatchObject([
    { solved: true, moves: 1 },
    { solved: false, fault: 'unsolved', moves: 1 },
    { solved: false, fault: 'blocked', failedAt: 2, blockedBy: 'rules' },
    { error: { code: 'bad-moves' } },
  ]);
});

test.each([
  ['show', ['show', LEVELS], '; 1 Cross\n-O-\nOOO\n-O-\n'],
  ['check', ['check', LEVELS], 'level 1 “Cross”: valid; lights-out, lights, 3 × 3'],
  ['check of a copy', ['check', ONE, LEVELS, '--json'], '"duplicateOf":{"file":'],
  ['convert', ['convert', LEVELS, '--to', 'lights'], `${CROSS}\n${CORNER}\n${NEVER}`],
  ['hint', ['hint', LEVELS, '--level', '1'], 'The next move is b2.'],
  ['hint after a move', ['hint', ONE, '--moves', 'a1 b2', '--json'], '"next":"a1"'],
  ['replay', ['replay', LEVELS, 'b2', '--level', '1'], 'solved: 1 move'],
  [
    'replay --json',
    ['replay', ONE, 'b2 h8', '--json'],
    '"solved":true,"moves":1,"board":["---","---","---"],"blocked":[1]',
  ],
  ['solve -o', ['solve', ONE, '-o', '-'], CROSS],
  ['compare', ['compare', ONE], /^\S+:1 +chase +solved \(fewest moves\) +1 /m],
  ['formats', ['formats'], /^lights +lights-out +levels /m],
  ['solvers', ['solvers'], /^chase +lights-out +optimal /m],
])('masu %s knows it', async (_name, words, expected) => {
  const { code, stdout } = await run(...words);
  expect(stdout).toMatch(expected);
  expect(code).toBe(0);
});

test('masu batch plans, runs, and reports it', async () => {
  const folder = join(dirname(ONE), 'lights-run');
  expect((await run('batch', 'plan', LEVELS, '-o', folder, '--time', '5')).code).toBe(0);
  const { code, stderr } = await run('batch', 'run', folder);
  expect(stderr).toContain('3 of 3 done: 2 solved, 1 unsolvable.');
  expect(code).toBe(0);
  const { stdout } = await run('batch', 'report', folder);
  expect(stdout).toMatch(/^chase +3 +2 +2 +1 /m);
});

test.each([
  ['grade', ['grade', ONE], 'There are no grades for Lights Out.'],
  ['review', ['review', ONE], 'There are no reviews of Lights Out levels.'],
  ['print', ['print', ONE], 'There are no books of Lights Out levels.'],
  ['show --svg', ['show', ONE, '--svg'], 'There are no pictures of Lights Out levels.'],
  ['replay --svg', ['replay', ONE, 'b2', '--svg'], '--svg and --gif of `masu replay` work for Sokoban only.'],
  ['replay --animate', ['replay', ONE, 'b2', '--animate'], '--animate works for Sokoban only.'],
  ['verify', ['verify', ONE, ONE], 'There are no certificates about Lights Out levels.'],
  ['explain', ['explain', ONE], 'explain works on Sokoban levels.'],
  ['optimize', ['optimize', ONE], 'optimize works on Sokoban solutions only.'],
  ['label', ['label', ONE], 'label works on Sokoban levels.'],
  ['convert --to pddl', ['convert', ONE, '--to', 'pddl'], 'PDDL is for Sokoban levels.'],
  ['convert --to xsb', ['convert', ONE, '--to', 'xsb'], 'The format xsb is for sokoban.'],
  ['generate', ['generate', 'lights-out'], 'Unknown puzzle "lights-out". Available: sokoban, futoshiki.'],
  ['daily', ['daily', 'lights-out', '--show'], 'Unknown puzzle "lights-out". Available: sokoban, futoshiki.'],
])('masu %s has no part for it, and says so', async (_name, words, expected) => {
  const { code, stderr } = await run(...words);
  expect(stderr).toContain(expected);
  expect(code).toBe(31);
});

test('a file of two puzzles is refused with the name of the other', async () => {
  const mixed = file('mixed.txt', `${CROSS}\n#####\n#@$.#\n#####\n`);
  const { stderr } = await run('check', mixed);
  expect(stderr).toContain('This is a Sokoban level in a file of another puzzle.');
});

/** A row that solves as another does, under its own id. */
const ADDED_SOLVER = `
import { puzzleOf } from '${BUILT}/engine/jobs/puzzles/puzzles.js';
const { solvers } = puzzleOf('sokoban');
const row = { ...solvers.find(({ id }) => id === 'astar'), id: 'new-way', name: 'New way', about: 'solves in a new way' };
solvers.push({ ...row, choices: [], choose: undefined });
`;

const SOKOBAN = file('sokoban.xsb', '#####\n#@$.#\n#####\n');

test.each([
  ['solvers', ['solvers'], /^new-way +sokoban .*solves in a new way/m],
  ['solve', ['solve', SOKOBAN, '--solver', 'new-way', '--json'], /"solver":"new-way","verdict":"solved"/],
  ['hint', ['hint', SOKOBAN, '--solver', 'new-way', '--detail', '4'], /R$/m],
  ['completion', ['completion', 'bash'], /\bnew-way\b/],
  ['a misspelled id', ['solve', SOKOBAN, '--solver', 'new-wey'], /new-way/],
])('one more solver: %s', async (_name, words, expected) => {
  const { stdout, stderr } = await runWith('solver.mjs', ADDED_SOLVER, words);
  expect(stdout + stderr).toMatch(expected);
});
