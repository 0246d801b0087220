// `masu solve` with several files, and the file of -o while it is still running.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longLevel, MASU, run, start, tinyLevels, until } from '../experiment.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-solve-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(FOLDER, name);
  writeFileSync(path, text);
  return path;
}

const TWO = file('two.txt', tinyLevels(2));
const THREE = file('three.txt', tinyLevels(5).split('\n\n').slice(2).join('\n\n'));
const FUTOSHIKI = join(dirname(dirname(dirname(MASU))), 'levels/futoshiki/1-trivial.txt');

const solutions = (path: string): number => readFileSync(path, 'utf8').match(/^Solution/gm)?.length ?? 0;

test('several files: each named, all solved, one output file with all levels in order', async () => {
  const out = join(FOLDER, 'all.sok');
  const done = await run(['solve', TWO, THREE, '-o', out]);
  expect(done.code).toBe(0);
  expect(done.stdout.split('\n').filter((line) => /^(level|\/)/.test(line))).toEqual([
    `${TWO}:`,
    expect.stringMatching(/^level 1: solved/),
    expect.stringMatching(/^level 2: solved/),
    `${THREE}:`,
    ...[1, 2, 3].map((number) => expect.stringMatching(new RegExp(`^level ${number}: solved`))),
  ]);
  expect(done.stderr).toContain('5 levels: 5 solved');
  expect(solutions(out)).toBe(5);
  const json = await run(['solve', TWO, THREE, '--json']);
  const rows = json.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows.map(({ file: name, level }) => [name, level])).toEqual([
    [TWO, 1],
    [TWO, 2],
    [THREE, 1],
    [THREE, 2],
    [THREE, 3],
  ]);
});

test('a file that is not there does not keep the others from being solved', async () => {
  const none = join(FOLDER, 'none.txt');
  const done = await run(['solve', none, TWO, '--json']);
  expect(done.code).toBe(30);
  const rows = done.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows).toMatchObject([
    { file: none, error: { code: 'missing-file' } },
    { verdict: 'solved' },
    { verdict: 'solved' },
  ]);
});

test('both puzzles are solved together, but not into one file', async () => {
  const both = await run(['solve', TWO, FUTOSHIKI]);
  expect([both.code, both.stderr]).toEqual([0, expect.stringContaining('8 levels: 8 solved')]);
  const refused = await run(['solve', TWO, FUTOSHIKI, '-o', join(FOLDER, 'both.txt')]);
  expect([refused.code, refused.stderr]).toEqual([31, expect.stringContaining('can’t contain both puzzles')]);
});

test('-o has what was found when the program is killed; Ctrl-C names what is left of each file', async () => {
  const long = file('long.txt', `${tinyLevels(3)}\n${longLevel()}`);
  const out = join(FOLDER, 'killed.sok');
  const many = file('many.txt', tinyLevels(12));
  const words = ['solve', long, many, '--solver', 'bfs-hash', '-o', out];
  const running = start(words);
  await until('the solutions are on disk', () => existsSync(out) && solutions(out) === 3);
  running.child.kill('SIGKILL');
  await running.ended;
  expect(solutions(out)).toBe(3);

  const again = start(words);
  await until('three are solved', () => (again.stdout.match(/: solved/g)?.length ?? 0) === 3);
  again.child.kill('SIGINT');
  expect(await again.ended).toBe(130);
  expect(again.stderr).toContain(`not solved: ${long}: level 4; ${many}: levels 1–12`);
  expect(again.stderr).toContain('masu batch');
  expect(solutions(out)).toBe(3);
});
