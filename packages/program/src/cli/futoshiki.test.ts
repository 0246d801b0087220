// Futoshiki at the command line as a person uses it: generate, grade, hint, solve, explain, convert, refuse.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const SAMPLE = '4\n|- - - -|\n|      v|\n|- - - -|\n|^   ^  |\n|- - 2 -|\n|       |\n|->- - 3|\n';
const sample = file('sample.txt', SAMPLE);
const conflict = file('conflict.txt', '3\n|2 - 2|\n|     |\n|- - -|\n|     |\n|- - -|\n');
const loose = file('loose.txt', '3\n|1 2 3|\n|     |\n|- - -|\n|     |\n|- - -|\n');

test('generate writes files, game IDs, and JSON, and prints the seed it chose', async () => {
  const out = join(FOLDER, 'book.txt');
  const made = await masu(['generate', 'futoshiki', '--size', '4', '--count', '3', '-o', out]);
  expect([made.code, made.stdout]).toEqual([0, '']);
  const seed = /seed (\d+)/.exec(made.stderr)?.[1] as string;
  const again = await masu(['generate', 'futoshiki', '--size', '4', '--count', '3', '--seed', seed]);
  expect(again.stdout).toBe(readFileSync(out, 'utf8'));
  const id = await masu(['generate', 'futoshiki', '--size', '4', '--seed', seed, '--to', 'unequal']);
  expect(id.stdout).toMatch(/^4:(\d[URDL]*,){16}\n$/);
  const back = await masu(['convert', file('id.txt', id.stdout), '--to', 'bars']);
  expect(again.stdout.startsWith(back.stdout)).toBe(true);
  const json = await masu(['generate', 'futoshiki', '--size', '4', '--seed', seed, '--json']);
  expect(JSON.parse(json.stdout)).toMatchObject({
    puzzle: 'futoshiki',
    size: 4,
    grade: 'easy',
    seed: Number(seed),
    level: 1,
  });
});

test.each<[string, string[], number, RegExp]>([
  [
    'size 33',
    ['generate', 'futoshiki', '--size', '33'],
    31,
    /^masu: --size: expected a whole number from 2 to 32, got "33"\./,
  ],
  ['a grade there is not', ['generate', 'futoshiki', '--grade', 'hard'], 31, /--grade: expected one of trivial, easy/],
  [
    'a grade that the size cannot have',
    ['generate', 'futoshiki', '--size', '2', '--grade', 'extreme'],
    20,
    /Found no extreme puzzle of size 2/,
  ],
  ['trivial with signs alone', ['generate', 'futoshiki', '--grade', 'trivial', '--signs', '1'], 31, /can’t be 1/],
  ['a share beyond 1', ['generate', 'futoshiki', '--signs', '2'], 31, /--signs: expected a number from 0 to 1/],
  [
    'an option of the other puzzle',
    ['generate', 'futoshiki', '--boxes', '3'],
    31,
    /--boxes is not an option for futoshiki/,
  ],
  ['a format there is not', ['generate', 'futoshiki', '--to', 'brs'], 31, /Did you mean "bars"\?/],
])('%s', async (_name, words, code, sentence) => {
  const ended = await masu(words);
  expect([ended.code, ended.stdout]).toEqual([code, '']);
  expect(ended.stderr).toMatch(sentence);
});

test('grade lists the steps; without a unique solution it says why there is no grade', async () => {
  const graded = await masu(['grade', sample]);
  expect(graded.code).toBe(0);
  expect(graded.stdout).toMatch(/^level 1: easy; 4 × 4, \d+ steps: /);
  expect(graded.stdout).toMatch(/inequality bounds: r\dc\d [<>] r\dc\d, and/);
  const none = await masu(['grade', conflict]);
  expect([none.code, none.stdout]).toEqual([
    10,
    'level 1: no solution, so no grade. These clues contradict each other: the 2 in r1c1 and the 2 in r1c3. They are in the same row.\n',
  ]);
  const several = await masu(['grade', loose]);
  expect(several.code).toBe(10);
  expect(several.stdout).toMatch(/^level 1: several solutions, so no grade\. The puzzle has 2 solutions/);
});

test('solve says why there is no solution, and shows two if there are several', async () => {
  const none = await masu(['solve', conflict]);
  expect(none.code).toBe(10);
  expect(none.stdout).toMatch(/These clues contradict each other: .*\n$/);
  const json = JSON.parse((await masu(['solve', conflict, '--json'])).stdout);
  expect(json).toMatchObject({ verdict: 'unsolvable', solutions: 0, notes: { clues: 'the 2 in r1c1; the 2 in r1c3' } });
  const several = await masu(['solve', loose]);
  expect(several.code).toBe(0);
  expect(several.stdout).toContain('The puzzle has 2 solutions. Two of them differ in r2c1');
  expect(several.stdout).toContain('|1 2 3|   |1 2 3|   |- - -|\n');
  const both = JSON.parse((await masu(['solve', loose, '--json'])).stdout);
  expect(both).toMatchObject({ verdict: 'solved', claim: 'valid', solutions: 2 });
  expect([both.solution.join(' '), both.notes.other].sort()).toEqual(['123 231 312', '123 312 231']);
});

test('hints alone solve a puzzle, and a wrong digit is named', async () => {
  let moves = '';
  for (let i = 0; i < 14; i++) {
    const hint = JSON.parse((await masu(['hint', sample, '--json', '--moves', moves])).stdout);
    moves += ` r${hint.cell[0]}c${hint.cell[1]}=${hint.digit}`;
  }
  const done = await masu(['replay', sample, moves.trim(), '--json']);
  expect(JSON.parse(done.stdout)).toMatchObject({ solved: true });
  const wrong = await masu(['hint', sample, '--moves', 'r1c1=4']);
  expect([wrong.code, wrong.stdout]).toEqual([10, 'The 4 in r1c1 is wrong. Erase it first.\n']);
});
