// The pool of Node's workers as the package exports it: a job that cannot be sent fails alone.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Job, thisThread } from '../../src/jobs/index.js';
import type * as JobsNode from '../../src/jobs/node/index.js';
import { nodeClock } from '../../src/jobs/node/index.js';
import { ROOT } from './masu.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####\n', format: 'xsb', solver: 'any', limits: {} };

const built = async () => (await import(pathToFileURL(join(ROOT, 'dist/jobs/node/index.js')).href)) as typeof JobsNode;

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

test('a generated level is the same text in this thread and in a worker', async () => {
  const jobs = [
    { kind: 'generate', puzzle: 'sokoban', grade: 'tricky', rooms: 2, seed: 11, limits: {} },
    { kind: 'generate', puzzle: 'futoshiki', size: 5, grade: 'tricky', seed: 11, limits: {} },
  ] as const;
  const { workerPool } = await built();
  const pool = workerPool(1);
  try {
    for (const job of jobs) {
      const [here, there] = await Promise.all([thisThread(nodeClock()).run(job).report, pool.run(job).report]);
      const text = here.ok && here.value.verdict === 'generated' ? here.value.level : 'none';
      expect(text).not.toBe('none');
      expect(there).toMatchObject({ ok: true, value: { level: text } });
    }
  } finally {
    pool.close();
  }
});
