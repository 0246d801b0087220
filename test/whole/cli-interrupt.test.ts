// Signals while a command is running: the exit code says which one ended it, and results are not lost.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTest } from '../sample.js';
import { largeRoom } from './large-room.js';
import { FOLDER, file, masu } from './masu.js';

test('serve runs until Ctrl-C and then exits with 130', async () => {
  const ended = await masu(['serve', '--no-open', '--port', '0'], {
    interruptWhen: (stdout) => stdout.includes('http://'),
  });
  expect(ended.code).toBe(130);
  expect(ended.stderr).toContain('Press Ctrl-C to stop.');
});

test.each([
  ['SIGTERM, as `timeout` sends it,', 'SIGTERM', 143],
  ['SIGHUP, as a closed terminal sends it,', 'SIGHUP', 129],
] as const)('%s ends like Ctrl-C with its own exit code', async (_name, signal, code) => {
  const levels = file('two.xsb', `#####\n#@$.#\n#####\n\n${largeRoom(30, 24)}`);
  const path = join(FOLDER, `solved-${signal}.sok`);
  const ended = await masu(['solve', levels, '--solver', 'bfs-hash', '-o', path], {
    interruptWhen: (stdout) => stdout.includes('level 1: solved'),
    signal,
    env: { _: '' },
  });
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain('masu: interrupted; not solved: level 2');
  expect(readFileSync(path, 'utf8')).toContain('Solution\nR\n');
});

const LEVEL = '#####\n#@$.#\n#####\n';

test('compare prints the rows so far and how many are missing', async () => {
  const levels = file('long-second.xsb', `${LEVEL}\n${largeRoom(30, 24)}`);
  const ended = await masu(['compare', levels, '--solvers', 'bfs-hash', '--json'], {
    interruptWhen: (stdout) => stdout.includes('"level":1'),
  });
  expect([ended.code, ended.stderr]).toEqual([130, 'masu: interrupted; not run: 1 of 2 rows\n']);
});

longTest('hint ends at the level that was interrupted', async () => {
  const levels = file('long-middle.xsb', `${LEVEL}\n${largeRoom(30, 24)}\n${LEVEL}`);
  const ended = await masu(['hint', levels, '--solver', 'bfs-hash'], {
    interruptWhen: (stdout) => stdout.includes('level 2'),
  });
  expect(ended.code).toBe(130);
  expect(ended.stdout).toMatch(/^level 2\nNo solution found before the interruption\. .*\n$/m);
  expect(ended.stdout).not.toContain('level 3');
});
