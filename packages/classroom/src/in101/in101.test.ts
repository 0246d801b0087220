// IN101 beyond its single programs: deadlock rules, the test programs over a folder, and Table 1.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SOLVABLE_MAPS, sizedText, UNSOLVABLE_MAPS } from '../mark/maps.js';
import { runOracle } from '../mark/oracle.js';
import { IN101 } from './in101.js';

const ROOM = sizedText(SOLVABLE_MAPS[3]?.rows ?? []);
const run = (words: readonly string[], files: Readonly<Record<string, string>> = { 'm.in': ROOM }) =>
  runOracle(IN101, { words, input: '', files });

const numberIn = (text: string, words: string): number => Number(new RegExp(`^${words}: (\\d+)$`, 'm').exec(text)?.[1]);

test('every rule gives the same length and no more explored nodes than the search without rules', async () => {
  const plain = await run(['solve', 'm.in']);
  expect(plain.stdout).not.toContain('eliminated');
  for (const rules of ['none', 'corner', 'dead-cells', 'freeze', 'all', 'corner,freeze']) {
    const { stdout, exit } = await run(['solve', 'm.in', '--rules', rules, '--visited=tree']);
    expect([rules, exit, numberIn(stdout, 'plan length')]).toEqual([rules, 0, numberIn(plain.stdout, 'plan length')]);
    expect(numberIn(stdout, 'explored nodes')).toBeLessThanOrEqual(numberIn(plain.stdout, 'explored nodes'));
    expect(numberIn(stdout, 'eliminated configurations') > 0).toBe(rules !== 'none');
  }
});

test.each(UNSOLVABLE_MAPS.map(({ name, rows }) => [name, rows] as const))(
  '%s has no plan by any rule',
  async (_, rows) => {
    for (const rules of ['none', 'all']) {
      const { stdout } = await run(['solve', 'm.in', '--rules', rules], { 'm.in': sizedText(rows) });
      expect(stdout).toMatch(/^no plan\nplan length: 0\n/);
    }
  },
);

test.each([
  [['--rules', 'best']],
  [['--rules']],
  [['--rules', 'all', '--rules', 'all']],
  [['--visited', 'queue']],
  [['extra']],
])('solve refuses %j', async (words) => {
  expect((await run(['solve', 'm.in', ...words])).exit).toBe(31);
});

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-in101-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
const put = (name: string, text: string): void => writeFileSync(join(FOLDER, name), text);

put('a.in', sizedText(['#####', '#@$.#', '#####']));
put('a_E.in', sizedText(['#####', '# @*#', '#####']));
put('a_win.in', sizedText(['#####', '# @*#', '#####']));
put('a-plan.txt', 'E\n');
put('move_wall_W.in', sizedText(['####', '#@ #', '####']));
put('b.in', sizedText(['#####', '#$  #', '# @.#', '#####']));
put('tests-solver.csv', 'file,win,length,plan,number of explored nodes\n./data/a.in,t,1,E,1\n./data/b.in,f,0,,4\n');
put('tests-replay.csv', 'map,length,plan,result\na.in,1,EW,a_E.in\n');

test('the test programs over a folder', async () => {
  const { stdout, exit } = await run(['test', FOLDER]);
  expect(stdout.split('\n').slice(0, -1)).toEqual([
    'ok   move a.in E → a_E.in',
    'ok   move move_wall_W.in W → move_wall_W.in',
    'ok   replay a.in 1 → a_E.in',
    'ok   replay a.in 1 → a_win.in',
    'ok   replay a.in 1 → a_win.in',
    'ok   solve a.in: 1 move, 1 explored node',
    'ok   solve b.in: 0 moves, 4 explored nodes',
    'move (other files): 2 of 2; replay (tests-replay.csv): 1 of 1; replay (whole plans): 2 of 2; solver (tests-solver.csv): 2 of 2',
  ]);
  expect(exit).toBe(0);
});

test('the tables of the course text are counted by their rows; a row without its files is not run', async () => {
  const folder = join(FOLDER, 'course');
  mkdirSync(folder);
  const write = (name: string, rows: readonly string[]): void =>
    writeFileSync(join(folder, `${name}.in`), sizedText(rows));
  write('soko_dumb', ['#####', '#@ .#', '#   #', '#   #', '#   #', '#####']);
  write('soko_dumb_1', ['#####', '#  .#', '#   #', '#   #', '#@  #', '#####']);
  write('soko_dumb_2', ['#####', '#@ .#', '#   #', '#   #', '#   #', '#####']);
  write('soko_move_1', ['#####', '#   #', '# @ #', '#   #', '#####']);
  write('soko_move_1_N', ['#####', '# @ #', '#   #', '#   #', '#####']);
  write('soko_move_W_E', ['####', '# @#', '####']);
  const { stdout, exit } = await run(['test', folder]);
  const rows = stdout.trim().split('\n');
  expect(rows.filter((row) => row.startsWith('skip'))).toHaveLength(34 + 6);
  expect(rows.filter((row) => !row.startsWith('skip'))).toEqual([
    'ok   move soko_move_1.in N → soko_move_1_N.in',
    'ok   move soko_move_W_E.in E → soko_move_W_E.in',
    'ok   replay soko_dumb.in 3 → soko_dumb_1.in',
    'FAIL replay soko_dumb.in 5 → soko_dumb_2.in: row 2 is “#  .#”, expected “#@ .#”',
    'move (Table 2): 2 of 36, 34 not run; replay (Table 3): 1 of 8, 6 not run',
  ]);
  expect(rows).toContain('skip replay soko1.in 150 → soko1_2.in: not run, missing: soko1.in, soko1_2.in, the plan');
  expect(exit).toBe(12);
});

test('a failing test says what differs and ends with 12', async () => {
  put('a_W.in', sizedText(['#####', '# @*#', '#####']));
  const { stdout, exit } = await run(['test', FOLDER]);
  rmSync(join(FOLDER, 'a_W.in'));
  expect(stdout).toContain('FAIL move a.in W → a_W.in: row 2 is “#@$.#”, expected “# @*#”');
  expect(exit).toBe(12);
});

test('Table 1: every structure on every map, the unsolvable one included; CSV and picture', async () => {
  const words = ['table', join(FOLDER, 'a.in'), join(FOLDER, 'b.in'), '--csv', 't.csv', '--svg', 't.svg'];
  const { stdout, written, exit } = await run(words);
  expect(exit).toBe(0);
  const rows = stdout.trim().split('\n');
  expect(rows[0]?.split(/ {2,}/)).toEqual([
    'file',
    'win',
    'plan length',
    'explored nodes',
    'list (s)',
    'BST (s)',
    'hash table (s)',
  ]);
  expect(rows.slice(1).map((row) => row.split(/\s+/).slice(0, 4))).toEqual([
    ['a.in', 'yes', '1', '1'],
    ['b.in', 'no', '–', '4'],
  ]);
  expect(written['t.csv']?.split('\r\n').slice(1, 3)).toEqual(['a.in,t,1,E,1,0,0,0', 'b.in,f,0,,4,0,0,0']);
  expect(written['t.svg']).toMatch(/^<svg [\s\S]*>hash table<\/text>[\s\S]*<\/svg>\n$/);
});

test.each([
  [['test'], 31],
  [['test', '/absent'], 30],
  [['table'], 31],
  [['table', FOLDER, '--cpu', 'soon'], 31],
  [['table', '/absent.in'], 30],
])('%j exits with %i', async (words, exit) => {
  expect((await run(words)).exit).toBe(exit);
});
