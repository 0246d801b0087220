// A worker from the inside: what it charges a job for, and when it frees memory.

import { expect, test } from 'vitest';
import { loadAllWork } from '../all-work.js';
import type { Job } from '../job.js';
import type { Clock } from './engine.js';
import type { FromWorker } from './messages.js';
import { serveJobs } from './serve-jobs.js';

const JOB: Job = {
  puzzle: 'sokoban',
  level: '######\n#@ $.#\n######\n',
  format: 'xsb',
  solver: 'any',
  limits: {},
};

/** What a worker posts for one job but for progress, in order, and `free` for each call of its function that frees memory. */
async function served(clock: Clock, job: Job): Promise<readonly (FromWorker | 'free')[]> {
  const events: (FromWorker | 'free')[] = [];
  let take: (message: unknown) => void = () => {};
  const isDone = new Promise<void>((resolve) => {
    const post = (message: FromWorker): void => {
      if (message.kind !== 'progress') events.push(message);
      if (message.kind === 'done') resolve();
    };
    const listen = (handler: (message: unknown) => void): void => {
      take = handler;
    };
    serveJobs({ post, listen }, clock, loadAllWork, () => events.push('free'));
  });
  take({ kind: 'start', id: 1, job });
  await isDone;
  return events;
}

const pause = (): Promise<void> => Promise.resolve();

test('checking the message is charged to the job', async () => {
  // Only the check of the message takes time: one millisecond passes at the second reading, which ends it.
  let readings = 0;
  const cpu = (): number => (readings++ > 0 ? 1 : 0);
  const [done] = await served({ now: () => 0, cpu, pause }, JOB);
  expect(done).toMatchObject({ kind: 'done', reported: { ok: true, value: { effort: { cpuMillis: 1 } } } });
});

test('a small search frees no memory', async () => {
  const events = await served({ now: () => 0, cpu: () => 0, pause }, JOB);
  expect(events.map((event) => (event === 'free' ? event : event.kind))).toEqual(['done']);
});
