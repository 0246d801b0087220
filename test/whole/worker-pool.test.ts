// The pool of Node's workers as the package exports it: a job that cannot be sent fails alone.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Job } from '@masu/engine/jobs/job.js';
import type * as JobsNode from '@masu/node-host/jobs/index.js';
import { nodeThread } from '@masu/node-host/jobs/load-work.js';
import type * as Library from '@masu/node-host/library/index.js';
import { expect, test } from 'vitest';
import { longTest } from '../sample.js';
import { ROOT } from './masu.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####\n', format: 'xsb', solver: 'any', limits: {} };

const built = async () =>
  (await import(pathToFileURL(join(ROOT, 'dist/node-host/jobs/index.js')).href)) as typeof JobsNode;

test('a job that cannot be copied is rejected, and later jobs are solved', async () => {
  const { workerPool } = await built();
  const pool = workerPool(1);
  try {
    for (const broken of [
      { ...JOB, level: () => 1 },
      { ...JOB, extra: () => 1 },
    ]) {
      await expect(pool.run(broken as unknown as Job).report).rejects.toThrow(/not a job|could not be cloned/);
      expect(await pool.run(JOB).report).toMatchObject({ ok: true, value: { verdict: 'solved', solution: 'R' } });
    }
  } finally {
    pool.close();
  }
});

/** Four boxes in a wide room: no solution is found within the test. */
const WIDE = `${'#'.repeat(22)}\n#@${' '.repeat(19)}#\n${`#${' '.repeat(20)}#\n`.repeat(4)}#  $ $ $ $ $ $ $ $   #\n${`#${' '.repeat(20)}#\n`.repeat(4)}#  . . . . . . . .   #\n${'#'.repeat(22)}\n`;

test('an abort reports the CPU time that was used, and the same worker answers the next call', async () => {
  const { solve, readLevels } = (await import(
    pathToFileURL(join(ROOT, 'dist/node-host/library/index.js')).href
  )) as typeof Library;
  const levelOf = (text: string) => {
    const read = readLevels(text);
    const level = read.ok && read.value.id === 'sokoban' ? read.value.levels[0]?.level : undefined;
    if (!level?.ok) throw new Error('expected a level');
    return level.value;
  };
  const stop = new AbortController();
  const aborted = await solve(levelOf(WIDE), {
    solver: 'dijkstra',
    signal: stop.signal,
    onProgress: ({ expanded }) => expanded > 0 && stop.abort(),
  });
  expect(aborted).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
  expect(aborted.effort.cpuMillis).toBeGreaterThan(0);
  expect(aborted.effort.expanded).toBeGreaterThan(0);
  const never = await solve(levelOf(WIDE), { solver: 'push-optimal', signal: AbortSignal.abort() });
  expect(never).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
  expect(await solve(levelOf(JOB.level))).toMatchObject({ verdict: 'solved', solution: 'R' });
});

longTest('a generated level is the same text in this thread and in a worker', async () => {
  const jobs = [
    { kind: 'generate', puzzle: 'sokoban', grade: 'tricky', rooms: 2, seed: 11, limits: {} },
    { kind: 'generate', puzzle: 'futoshiki', size: 5, grade: 'tricky', seed: 11, limits: {} },
  ] as const;
  const { workerPool } = await built();
  const pool = workerPool(1);
  try {
    for (const job of jobs) {
      const [here, there] = await Promise.all([nodeThread().run(job).report, pool.run(job).report]);
      const text = here.ok && here.value.verdict === 'generated' ? here.value.level : 'none';
      expect(text).not.toBe('none');
      expect(there).toMatchObject({ ok: true, value: { level: text } });
    }
  } finally {
    pool.close();
  }
});
