// A system that grants little memory (`ulimit -v`): every command ends with a sentence and its exit code, never as a bug in masu.
// Linux alone lets a program have so few addresses.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MASU, ROOT } from './masu.js';

const LEVELS = join(ROOT, 'levels/sokoban/1-first-steps.xsb');

function withAddresses(kibi: number, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', `ulimit -v ${kibi} && exec "$@"`, 'sh', process.execPath, MASU, ...words],
    { encoding: 'utf8', timeout: 120_000 },
  );
  return { status, stdout, stderr };
}

/** The search has no room for the memory of its kernel, and may have none for a thread. */
test.skipIf(process.platform !== 'linux').each([
  [['solve', LEVELS, '--level', '1'], 20, /gave up: memory limit reached/],
  [['solve', LEVELS, '--level', '1-2', '--json'], 20, /"verdict":"gave-up","limit":"memory"/],
  [['solve', LEVELS, '--level', '1-2', '--jobs', '2'], 20, /gave up: memory limit reached/],
  [['solve', LEVELS, '--level', '1', '--solver', 'bfs-hash'], 0, /solved/],
  [['hint', LEVELS, '--level', '5'], 20, /No solution found within the limits/],
  [['optimize', LEVELS, '--level', '5', '--cpu', '2'], 20, /gave up: memory limit reached/],
  [['generate', 'sokoban', '--grade', 'easy', '--seed', '1'], 32, /^masu: Out of memory: .*ulimit -v\)\.\n$/],
] as const)('%j', (words, status, said) => {
  const ended = withAddresses(2_000_000, ...words);
  expect([ended.status, ended.stderr]).toEqual([status, expect.not.stringContaining('bug in masu')]);
  expect(ended.stdout + ended.stderr).toMatch(said);
});
