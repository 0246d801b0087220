// Sokoban levels graded and generated at the command line as a person does it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('generate writes the same to a file as to standard output, and prints the seed it chose', async () => {
  const out = join(FOLDER, 'ten.xsb');
  const made = await masu(['generate', 'sokoban', '--grade', 'trivial', '--count', '3', '-o', out]);
  expect([made.code, made.stdout]).toEqual([0, '']);
  const seed = /seed (\d+)/.exec(made.stderr)?.[1] as string;
  const words = ['generate', 'sokoban', '--grade', 'trivial', '--count', '3', '--seed', seed];
  expect((await masu(words)).stdout).toBe(readFileSync(out, 'utf8'));
  const checked = linesOf((await masu(['check', out, '--json'])).stdout);
  expect(checked.map(({ ok }) => ok)).toEqual([true, true, true]);
  for (const format of ['rle', 'sok', 'slc']) {
    const text = await masu([...words, '--to', format]);
    expect([text.code, text.stderr]).toEqual([0, '']);
  }
});

test('wishes for boxes, size, and rooms are met', async () => {
  const words = [
    'generate',
    'sokoban',
    '--grade',
    'tricky',
    '--boxes',
    '3',
    '--rooms',
    '2',
    '--width',
    '11',
    '--height',
    '9',
  ];
  const made = await masu([...words, '--seed', '7', '--json']);
  const [level] = linesOf(made.stdout);
  expect([level.boxes, level.grade]).toEqual([3, 'tricky']);
  expect(level.board.length).toBeLessThanOrEqual(9);
  expect(Math.max(...level.board.map((row: string) => row.length))).toBeLessThanOrEqual(11);
});

test.each<[string, string[], number, RegExp]>([
  [
    '40 boxes on a board of width 5',
    ['--boxes', '40', '--width', '5'],
    31,
    /^masu: --boxes: expected a whole number from 1 to 12, got "40"\./,
  ],
  ['a malformed seed', ['--seed', 'abc'], 31, /--seed: expected a whole number.*got "abc"/],
  [
    'a grade of the other puzzle',
    ['--grade', 'recursive'],
    31,
    /--grade: expected one of trivial, easy, tricky, hard, extreme for Sokoban, got "recursive"/,
  ],
  ['an option of the other puzzle', ['--size', '5'], 31, /--size is not an option for sokoban/],
  [
    'more boxes than floor',
    ['--grade', 'hard', '--boxes', '6', '--width', '6', '--height', '6'],
    31,
    /too few for 6 boxes/,
  ],
  ['a format there is not', ['--to', 'xbs'], 31, /Did you mean "xsb"\?/],
])('%s', async (_name, words, code, sentence) => {
  const out = join(FOLDER, 'never.xsb');
  const ended = await masu(['generate', 'sokoban', ...words, '-o', out]);
  expect([ended.code, ended.stdout, existsSync(out)]).toEqual([code, '', false]);
  expect(ended.stderr).toMatch(sentence);
});

test('grade prints the grade and why; without a solution it says so', async () => {
  const easy = await masu(['grade', file('one.txt', '#####\n#@$.#\n#####\n')]);
  expect([easy.code, easy.stderr]).toEqual([0, '']);
  expect(easy.stdout).toBe(
    'level 1: trivial; difficulty 0.90, 1 push, 1 box change, 0 over the lower bound, 0% deadlocks (dead squares aside)\n  A shortest solution takes each box to its goal in one run, by the shortest way.\n',
  );
  const never = await masu(['grade', file('never.txt', '#####\n#@ .#\n#$  #\n#####\n')]);
  expect([never.code, never.stdout]).toEqual([10, 'level 1: Proven unsolvable, so it has no grade.\n']);
  const both = await masu(['grade', file('never.txt', '#####\n#@ .#\n#$  #\n#####\n'), '--json']);
  expect(JSON.parse(both.stdout)).toMatchObject({ puzzle: 'sokoban', level: 1, verdict: 'unsolvable' });
});
