// Futoshiki files of 62 MB made to fill the memory: read up to the bounds that every format has, refused with a sentence.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { file, MASU } from './masu.js';

/** Makes a program report its peak memory at its end. */
const PRINT_PEAK = `data:text/javascript,import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(1, 'peak ' + process.resourceUsage().maxRSS));`;
const MAX_KIBIBYTES = 1.5e6;

test.each([
  ['game IDs without cells', '4:1,2,3,4,a\n'.repeat(2000) + '4:\n'.repeat(20_666_666)],
  ['bars with one row', '4\n|1 2 3 4|\n'.repeat(2000) + '4\n|\n'.repeat(15_500_000)],
])('%s: 62 MB are read in bounded memory and refused', (_name, text) => {
  const path = file('hostile.txt', text);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', PRINT_PEAK, MASU, 'check', path], {
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  });
  expect(status).toBe(30);
  expect(Number(/peak (\d+)$/.exec(stdout)?.[1])).toBeLessThan(MAX_KIBIBYTES);
  expect(stderr).toContain('level 600000: warning: Only the first 600,000 levels were read. [too-many-levels]\n');
  expect(stderr.endsWith('600,000 levels, 600,000 not valid\n')).toBe(true);
});
