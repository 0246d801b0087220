import { expect, test } from 'vitest';
import { loadAllWork } from '../all-work.js';
import type { Job } from '../job.js';
import { lazyEngine } from './lazy-engine.js';
import { thisThread } from './this-thread.js';

const CLOCK = { now: () => 0, cpu: () => 0, pause: () => new Promise<void>((resolve) => setImmediate(resolve)) };
const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####', format: 'xsb', solver: 'push-optimal', limits: {} };

function counted() {
  let loads = 0;
  const engine = lazyEngine(async () => {
    loads++;
    return thisThread(CLOCK, loadAllWork);
  });
  return { engine, loads: () => loads };
}

test('the engine is loaded with its first job, once', async () => {
  const { engine, loads } = counted();
  expect(loads()).toBe(0);
  const reports = await Promise.all([engine.run(JOB).report, engine.run(JOB).report]);
  expect(reports).toMatchObject([{ value: { verdict: 'solved' } }, { value: { verdict: 'solved' } }]);
  expect(loads()).toBe(1);
});

test.each(['stop', 'close'] as const)('%s ends a job that came before the engine was loaded', async (end) => {
  const { engine } = counted();
  const task = engine.run(JOB);
  if (end === 'stop') task.stop();
  else engine.close();
  expect(await task.report).toMatchObject({ ok: true, value: { verdict: 'gave-up', limit: 'stopped' } });
});

test('an engine that cannot be loaded fails its jobs', async () => {
  const engine = lazyEngine(() => Promise.reject(new Error('not found')));
  await expect(engine.run(JOB).report).rejects.toThrow('not found');
});
