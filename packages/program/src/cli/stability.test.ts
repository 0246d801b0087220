// What docs/stability.md promises of JSON: the first fields of every row about a level, errors nested alike, older names.

import { expect, test } from 'vitest';
import { jsonLines, masuHere } from '../../../../test/masu-here.js';

const { file, masu } = masuHere();

const LEVEL = file('level.txt', '; One\n\n######\n#@ $.#\n#    #\n######\n');
const BROKEN = file('broken.txt', '####\n#.$#\n####\n');

const ROWS: readonly (readonly [command: string, words: readonly string[]])[] = [
  ['solve', []],
  ['compare', ['--solvers', 'any']],
  ['hint', []],
  ['optimize', []],
  ['grade', []],
  ['review', []],
  ['explain', []],
  ['label', []],
];

test.each(ROWS)('%s --json: a row begins with the level', async (command, words) => {
  const [row = {}] = jsonLines((await masu([command, LEVEL, ...words, '--json'])).stdout);
  expect(row).toMatchObject({ puzzle: 'sokoban', file: LEVEL, level: 1, title: 'One', hash: expect.any(String) });
});

test('replay and check have the same fields', async () => {
  const [hash] = jsonLines((await masu(['solve', LEVEL, '--json'])).stdout).map((row) => row.hash);
  for (const words of [
    ['replay', LEVEL, 'rR', '--json'],
    ['check', LEVEL, '--json'],
  ]) {
    const [row] = jsonLines((await masu(words)).stdout);
    expect(row).toMatchObject({ puzzle: 'sokoban', file: LEVEL, level: 1, title: 'One', hash });
  }
});

test.each([
  ['solve', []],
  ['grade', []],
  ['check', []],
  ['replay', ['R']],
])('%s --json: an error is nested', async (command, words) => {
  const [row] = jsonLines((await masu([command, BROKEN, ...words, '--json'])).stdout);
  expect(row).toMatchObject({ file: BROKEN, error: { code: 'no-player', line: 1, message: expect.any(String) } });
});

test('older names are read, and older fields are written', async () => {
  const by = async (...words: string[]) => jsonLines((await masu(['optimize', LEVEL, ...words, '--json'])).stdout)[0];
  expect(await by('--metric', 'pushes')).toMatchObject({ metric: 'pushes', for: 'pushes', moves: 2 });
  expect(await by('--for', 'pushes')).toMatchObject({ metric: 'pushes' });
  const [graded] = jsonLines((await masu(['grade', LEVEL, '--json'])).stdout);
  expect(graded).toMatchObject({ proven: true, exact: true });
  const [explained] = jsonLines((await masu(['explain', LEVEL, '--json'])).stdout);
  expect(explained).toMatchObject({ proven: true, isShortest: true });
});
