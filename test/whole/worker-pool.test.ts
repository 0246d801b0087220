// The pool of Node's workers as the package exports it: a job that cannot be sent costs that job alone.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Job } from '../../src/jobs/index.js';
import type * as JobsNode from '../../src/jobs/node/index.js';
import { ROOT } from './masu.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####\n', format: 'xsb', solver: 'any', limits: {} };

test('a job that cannot be copied is rejected, and later jobs are solved', async () => {
  const { workerPool } = (await import(pathToFileURL(join(ROOT, 'dist/jobs/node/index.js')).href)) as typeof JobsNode;
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
