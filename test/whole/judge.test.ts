// `masu judge` as a teacher runs it: a folder of thirty submissions, with other files among them.

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CLASS_LEVELS, SAMPLE_CLASS } from '../sample-class.js';
import { FOLDER, file, lines, masu } from './masu.js';

const LEVELS = file('class-levels.txt', CLASS_LEVELS);

async function hashOfLevel(number: number): Promise<string> {
  const checked = await masu(['check', LEVELS, '--json']);
  return String(lines(checked.stdout)[number - 1]?.hash);
}

async function writeClass(): Promise<string> {
  const folder = join(FOLDER, 'class');
  const hash = await hashOfLevel(3);
  for (const { name, text } of SAMPLE_CLASS) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text.replace('HASH3', hash));
  }
  symlinkSync('..', join(folder, 'anna/loop'));
  symlinkSync('nowhere', join(folder, 'dangling-level1.txt'));
  writeFileSync(join(folder, 'utf16-level1.txt'), Buffer.from('\ufeffR', 'utf16le'));
  writeFileSync(join(folder, 'picture-level1.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]));
  return folder;
}

const EXPECTED = SAMPLE_CLASS.flatMap(({ expected }) => expected);

test('a class: JSON, table, CSV, and the exit code', async () => {
  const folder = await writeClass();
  const json = await masu(['judge', LEVELS, folder, '--json', '--csv', join(FOLDER, 'marks.csv')]);
  const objects = lines(json.stdout);
  expect(json.code).toBe(30);
  // One of ours is UTF-16 and solves; the dangling link and the picture can't be read.
  expect(objects.filter(({ solved }) => solved === true)).toHaveLength(
    EXPECTED.filter(({ solved }) => solved).length + 1,
  );
  expect(objects.filter(({ error }) => error)).toHaveLength(EXPECTED.filter(({ error }) => error).length + 2);
  const paul = objects.find(({ submission }) => String(submission).endsWith('paul-level2.txt'));
  expect(paul).toMatchObject({ level: 2, title: 'Two boxes', solved: false, failedAt: 2, moves: 1, pushes: 1 });
  expect(paul?.optimal).toEqual({ moves: 4, pushes: 2 });
  const anna = objects.find(({ submission }) => String(submission).endsWith('anna/level2.txt'));
  expect(anna?.sameAs).toEqual(expect.arrayContaining([join(folder, 'ben/02.txt')]));
  const csv = readFileSync(join(FOLDER, 'marks.csv'), 'utf8').trim().split('\r\n');
  expect(csv).toHaveLength(objects.length + 1);
  expect(csv[0]).toMatch(/^submission,line,level,title,matched_by,result,failed_at,moves,pushes,optimal_moves/);
  const table = await masu(['judge', LEVELS, folder, '--cpu', '0']);
  expect(table.stdout.trim().split('\n')).toHaveLength(objects.length + 1);
  expect(table.stdout).toContain('fails at 2');
  expect(table.stderr).toContain('Same moves for level 2: ');
  expect(table.stdout.includes('fewest')).toBe(false);
});

test.each([
  ['all solve', ['level1.txt', 'R'], 0],
  ['one does not', ['level1.txt', 'l'], 12],
  ['one is unreadable', ['level1.txt', '?'], 30],
] as const)('exit code: %s', async (_, [name, text], code) => {
  expect((await masu(['judge', LEVELS, file(name, text), '--cpu', '0'])).code).toBe(code);
});

test('what solve prints is judged from standard input', async () => {
  const solved = await masu(['solve', LEVELS, '--json', '--level', '1-3']);
  const judged = await masu(['judge', LEVELS, '-', '--json', '--cpu', '0'], { input: solved.stdout });
  expect(judged.code).toBe(0);
  expect(lines(judged.stdout).map(({ level, solved: isSolved }) => [level, isSolved])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
});

test.each([
  [['l'], 0],
  [['l', '--must-solve'], 12],
  [['R', '--must-solve'], 0],
] as const)('replay %j exits with %i', async (words, code) => {
  expect((await masu(['replay', LEVELS, ...words, '--level', '1'])).code).toBe(code);
});
