// Futoshiki files of 62 MB made to fill the memory: read up to the bounds that every format has, refused with a sentence.

// @module-tag alone

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { file, MASU } from './masu.js';

/** The program ends at once where it would need more than 1 GiB; how much garbage there is at a moment proves nothing. */
const BOUNDED = ['--max-old-space-size=1024', '--max-semi-space-size=4'];

test.each([
  ['game IDs without cells', '4:1,2,3,4,a\n'.repeat(2000) + '4:\n'.repeat(20_666_666)],
  ['bars with one row', '4\n|1 2 3 4|\n'.repeat(2000) + '4\n|\n'.repeat(15_500_000)],
])('%s: 62 MB are read in bounded memory and refused', (_name, text) => {
  const path = file('hostile.txt', text);
  const { status, stderr } = spawnSync(process.execPath, [...BOUNDED, MASU, 'check', path], {
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  });
  expect(status).toBe(30);
  expect(stderr).toContain('level 600000: warning: Only the first 600,000 levels were read. [too-many-levels]\n');
  expect(stderr.endsWith('600,000 levels, 600,000 not valid\n')).toBe(true);
});
