// `masu optimize` on a file of levels: stored solutions, one that must be found first, and the file of -o.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDER, file, lines, masu } from './masu.js';

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
