// `masu optimize` on a file of levels: stored solutions, one that must be found first, and the file of -o.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines as lines, masuHere } from '../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

const CORRIDOR = ['#######', '#     #', '#@ $ .#', '#     #', '#######'];
/** Eleven moves where three do. */
const LONG = 'ududrlrlrRR';

const LEVELS = file(
  'optimize.sok',
  [...CORRIDOR, '', 'Solution', LONG, '', ...CORRIDOR, '', '#####', '#   #', '#####', ''].join('\n'),
);

test('several levels: the stored solution is shortened, a missing one found, an invalid level reported', async () => {
  const out = join(FOLDER, 'optimized.sok');
  const limits = ['--nodes', '20000', '--jobs', '2'];
  const { code, stdout, stderr } = await masu(['optimize', LEVELS, '--json', '-o', out, ...limits]);
  expect(stderr).toContain('level 3');
  const solved = { puzzle: 'sokoban', for: 'moves', verdict: 'solved', solution: 'rRR', moves: 3, pushes: 2 };
  expect(lines(stdout).filter(({ verdict }) => verdict)).toMatchObject([
    { ...solved, level: 1, start: 'known', before: { moves: 11, pushes: 2 } },
    { ...solved, level: 2, start: 'found', before: { moves: 3, pushes: 2 } },
  ]);
  expect(code).toBe(30);
  expect(readFileSync(out, 'utf8').match(/^rRR$/gm)).toHaveLength(2);
});

test('--moves is for one level', async () => {
  const { code, stderr } = await masu(['optimize', LEVELS, '--moves', 'rRR', '--level', '1-2']);
  expect([code, stderr]).toEqual([31, expect.stringContaining('Name it with --level <n>.')]);
});

test('of several stored solutions the best by what is minimized is where it starts; wrong ones are named', async () => {
  const open = ['#######', '#@    #', '#  $. #', '#     #', '#######'];
  const stored = (...moves: readonly string[]): string =>
    `${open.join('\n')}\n\n${moves.map((each) => `Solution\n${each}\n`).join('\n')}\n`;
  const before = async (path: string, ...words: readonly string[]): Promise<unknown> =>
    lines((await masu(['optimize', path, '--nodes', '1', '--json', ...words])).stdout)[0]?.before;
  // Nine moves, five, and some that end before the box is on its goal.
  const path = file('stored.sok', stored('rlrlrlrdR', 'rlrdR', 'rd'));
  expect(await before(path)).toEqual({ moves: 5, pushes: 1 });
  expect(await before(path, '--for', 'pushes')).toEqual({ moves: 5, pushes: 1 });
  const { stderr } = await masu(['optimize', path, '--nodes', '1']);
  expect(stderr).toContain('[wrong-solution]');
});
