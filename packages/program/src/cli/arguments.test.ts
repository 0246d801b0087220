// Hostile or odd arguments: one sentence, nothing raw on the terminal, and with --json an error object.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ownFile } from '@masu/node-host/places.js';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';
import { COMMANDS } from './commands.js';

const { folder: FOLDER, file, masu } = masuHere();

const ONE = '#####\n#@$.#\n#####\n';
const one = file('one.txt', ONE);
const three = file('three.txt', `${ONE}\n${ONE}\n#####\n#$ .#\n#@  #\n#####\n`);
const square = file('square.txt', '2\n|- -|\n|^  |\n|- -|\n');
const RED = '\u001b[31mred\u009b5m\u202e';

const RAW: readonly (readonly [name: string, words: readonly string[], code: number])[] = [
  ['an unknown option', ['solve', one, `--${RED}`], 31],
  ['an unknown command', [RED], 31],
  ['an unknown solver', ['solve', one, '--solver', RED], 31],
  ['an unknown rule', ['solve', one, '--solver', 'astar', '--rules', RED], 31],
  ['a solver without choices', ['solve', one, '--heuristic', 'none'], 31],
  ['a malformed number', ['solve', one, '--time', RED], 31],
  ['a file that is not there', ['solve', RED], 30],
  ['a path that cannot be written', ['solve', one, '-o', join(RED, 'x')], 32],
  ['an unknown course', ['course', RED], 31],
  ['the puzzle file of a course', ['course', 'ece209', RED], 1],
  ['the map of a course', ['course', 'in101', 'load', RED], 1],
  ['a program of a course', ['course', 'in101', RED], 31],
  ['the words of a course', ['course', 'ips', RED], 31],
];

test.each(RAW)('%s is never echoed raw', async (_name, words, code) => {
  const ended = await masu(words);
  expect(ended.code).toBe(code);
  expect(ended.stdout + ended.stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect((ended.stdout + ended.stderr).length).toBeGreaterThan(10);
});

test.each<[name: string, words: readonly string[], error: object]>([
  [
    'a missing file',
    ['solve', 'absent.txt', '--json'],
    { file: 'absent.txt', error: { code: 'missing-file', message: 'No such file.' } },
  ],
  [
    'a level number that is not there',
    ['hint', one, '--level', '7', '--json'],
    { file: one, error: { code: 'bad-input', message: `${one} has 1 level; there is no level 7.` } },
  ],
  [
    'an unknown option',
    ['grade', one, '--what', '--json'],
    {
      file: null,
      error: { code: 'usage', message: 'Unknown option "--what". Run `masu grade --help` for the usage.' },
    },
  ],
  [
    'moves that cannot be read',
    ['replay', one, 'rx', '--json'],
    { file: 'moves', error: expect.objectContaining({ line: 1, column: 2, code: 'unknown-move' }) },
  ],
  [
    'an output that cannot be written',
    ['solve', one, '-o', 'nowhere/x', '--json'],
    {
      file: 'nowhere/x',
      error: { code: 'environment', message: 'Can’t write nowhere/x: no such folder.' },
    },
  ],
])('with --json %s is an error object', async (_name, words, error) => {
  const { stdout, stderr, code } = await masu(words);
  expect(lines(stdout)).toEqual([error]);
  expect(stderr).toMatch(/^masu: .+\n/);
  expect(code).toBeGreaterThanOrEqual(30);
});

const MORE_WORDS: Readonly<Record<string, readonly string[]>> = { replay: ['r'], optimize: ['--nodes', '1000'] };

test.each([['solve'], ['compare'], ['hint'], ['replay'], ['grade'], ['optimize']] as const)(
  '%s --json: an invalid level is an object in its place',
  async (command) => {
    const path = file('mixed.txt', `${ONE}\n####\n#.$#\n####\n\n${ONE}`);
    const { stdout, code } = await masu([command, path, ...(MORE_WORDS[command] ?? []), '--json']);
    const printed = lines(stdout);
    expect(new Set(printed.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    const levels = printed.map(({ level }) => level as number);
    expect(levels).toEqual([...levels].sort());
    const error = { code: 'no-player', line: 5, column: 1 };
    expect(printed.find(({ level }) => level === 2)).toMatchObject({ file: path, error });
    expect(code).toBe(30);
  },
);

test('--jobs is capped at four per core, with a message', async () => {
  const most = 4 * availableParallelism();
  const { stderr, code } = await masu(['solve', three, '--jobs', '1000000']);
  const note = `masu: --jobs 1000000 is more than this machine can use; using ${most}\n`;
  expect([code, stderr]).toEqual([10, expect.stringContaining(note)]);
});

const OUTPUTS: readonly (readonly [path: string, code: number, sentence: string])[] = [
  ['', 31, 'masu: The output path is empty. Give a file name, or - for standard output.\n'],
  ['/proc/version', 32, 'masu: Can’t write /proc/version: '],
  ['.', 32, 'masu: Can’t write .: it is a folder.\n'],
];

test.each(OUTPUTS)('-o %j gets the right sentence, in every command that writes', async (path, code, sentence) => {
  for (const words of [
    ['solve', one, '-o', path],
    ['convert', one, '--to', 'xsb', '-o', path],
    ['generate', 'futoshiki', '-o', path],
    ['compare', one, '--solvers', 'bfs-hash', '--plot', path],
  ]) {
    const ended = await masu(words);
    expect([ended.code, ended.stderr.slice(0, sentence.length)]).toEqual([code, sentence]);
  }
});

test('an option given twice is refused', async () => {
  const { code, stderr } = await masu(['solve', three, '--level', '1', '--level', '3']);
  expect([code, stderr]).toEqual([31, 'masu: --level was given twice. Give it once.\n']);
  expect((await masu(['show', three, '--level=1', '--level', '2'])).code).toBe(31);
});

test('solve takes lists and ranges of levels', async () => {
  const { stdout, code } = await masu(['solve', ownFile('levels/lessons/sokoban.xsb'), '--level', '1-2,9', '--json']);
  expect(lines(stdout).map(({ level }) => level)).toEqual([1, 2, 9]);
  expect(code).toBe(10);
  const wrong = await masu(['solve', three, '--level', '3-1']);
  expect([wrong.code, wrong.stderr]).toEqual([
    31,
    'masu: --level: expected numbers and ranges such as 3 or 1,4-6, got "3-1".\n',
  ]);
  const missing = await masu(['solve', three, '--level', '2-5']);
  expect([missing.code, missing.stderr]).toEqual([30, `masu: ${three} has 3 levels; there is no level 5.\n`]);
});

test('solve of many levels ends with a summary, of one without', async () => {
  const many = await masu(['solve', three]);
  expect(many.stderr).toMatch(/^3 levels: 2 solved, 1 unsolvable, 0 gave up; \d+\.\d\d s in total\n$/);
  expect((await masu(['solve', one])).stderr).toBe('');
  expect((await masu(['solve', three, '-q'])).stderr).toBe('');
});

test('a course program without a name lists the courses', async () => {
  const { code, stderr } = await masu(['course', 'in101']);
  expect(code).toBe(31);
  expect(stderr).toMatch(/^Name a program of IN101: load, move, replay, play, solve, test, table\.\nusage: /);
});

test('hint gives the first step of a hint by default, for both puzzles', async () => {
  for (const path of [one, square]) {
    const plain = await masu(['hint', path]);
    expect(plain.stdout).toBe((await masu(['hint', path, '--detail', '1'])).stdout);
    expect(plain.stdout).not.toBe((await masu(['hint', path, '--detail', '4'])).stdout);
  }
});

test('one level is written as one', async () => {
  const { stderr } = await masu(['convert', one, '--to', 'xsb', '-o', join(FOLDER, 'out.xsb')]);
  expect(stderr).toBe('Wrote 1 of 1 level.\n');
});

test('every command has a file that loads', async () => {
  expect(COMMANDS.length).toBeGreaterThan(20);
  for (const { id, load } of COMMANDS) expect(typeof (await load()).run, id).toBe('function');
});
