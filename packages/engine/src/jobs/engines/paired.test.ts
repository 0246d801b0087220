// Two workers on one level: half of the limits each, the first answer, the sum of the effort, stop, and bugs in either.

import type { Progress } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import { expect, test } from 'vitest';
import type { AnyJob, ReportedTo } from '../any-job.js';
import type { Job, Report, Reported } from '../job.js';
import { NO_EFFORT } from '../job-parts.js';
import type { Engine } from './engine.js';
import { paired } from './paired.js';
import type { Channel } from './ring-buffer.js';

const LIMITS = { millis: 1000, cpuMillis: 2000, nodes: 101, bytes: 2 ** 30 };
const JOB: Job = {
  puzzle: 'sokoban',
  level: '#####\n#@$.#\n#####',
  format: 'xsb',
  solver: 'any',
  limits: LIMITS,
  threads: 2,
};
const COMMON = { puzzle: 'sokoban', solver: 'any', effort: { ...NO_EFFORT, expanded: 10, bytes: 100 } } as const;
const SOLVED: Report = { verdict: 'solved', claim: 'valid', solution: 'R', moves: 1, pushes: 1, ...COMMON };
const GAVE_UP: Report = { verdict: 'gave-up', limit: 'memory', ...COMMON };

/** A job as the engine below got it, controlled by the test. */
interface Given {
  readonly job: Job;
  readonly lane: Channel | undefined;
  readonly tell: (progress: Progress) => void;
  readonly end: (reported: Reported) => void;
  readonly fail: (bug: Error) => void;
  stopped: boolean;
}

function pairOf(workers = 2) {
  const given: Given[] = [];
  const below: Engine = {
    run<J extends AnyJob>(job: J, tell: (progress: Progress) => void = () => {}, lane?: () => Channel) {
      let one: Given | undefined;
      const report = new Promise<ReportedTo<J>>((resolve, fail) => {
        const end = resolve as (reported: Reported) => void;
        one = { job: job as Job, lane: lane?.(), tell, end, fail, stopped: false };
        given.push(one);
      });
      return {
        report,
        stop: () => {
          if (one) one.stopped = true;
        },
      };
    },
    close: () => {},
  };
  return { engine: paired(below, workers), given };
}

const reportOf = async (reported: Promise<Reported>): Promise<Report> => {
  const done = await reported;
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};

test('each gets half of nodes, CPU, and memory, and one end of a pair of ring buffers', () => {
  const { engine, given } = pairOf();
  engine.run(JOB);
  expect(given.map(({ lane }) => lane?.index)).toEqual([0, 1]);
  expect(given[0]?.lane?.memory).toBe(given[1]?.lane?.memory);
  for (const { job } of given) {
    expect(job.limits).toMatchObject({ millis: 1000, cpuMillis: 1000, nodes: 51 });
    expect(2 * (job.limits.bytes ?? 0) + (given[0]?.lane?.memory.byteLength ?? 0)).toBeLessThanOrEqual(LIMITS.bytes);
  }
});

test('the first answer counts, with the cost of both; the other is stopped', async () => {
  const { engine, given } = pairOf();
  const reports: Progress[] = [];
  const task = engine.run(JOB, (progress) => reports.push(progress));
  given[0]?.tell({ expanded: 7, bytes: 50, stage: 'feature space' });
  given[1]?.tell({ expanded: 5, bytes: 20 });
  expect(reports.at(-1)).toEqual({ expanded: 12, bytes: 70, stage: 'feature space' });
  given[1]?.end(ok(SOLVED));
  expect(await reportOf(task.report)).toMatchObject({ verdict: 'solved', effort: { expanded: 17, bytes: 150 } });
  expect(given[0]?.stopped).toBe(true);
});

test('if one gives up, the other continues; if both do, so does the pair', async () => {
  const { engine, given } = pairOf();
  const task = engine.run(JOB);
  given[0]?.end(ok(GAVE_UP));
  await Promise.resolve();
  expect(given[1]?.stopped).toBe(false);
  given[1]?.end(ok(GAVE_UP));
  expect(await reportOf(task.report)).toMatchObject({ verdict: 'gave-up', limit: 'memory', effort: { expanded: 20 } });
});

test('stop goes to both, and a bug in either is a bug', async () => {
  const { engine, given } = pairOf();
  const task = engine.run(JOB);
  task.stop();
  expect(given.map(({ stopped }) => stopped)).toEqual([true, true]);
  given[1]?.fail(new Error('broken'));
  await expect(task.report).rejects.toThrow('broken');
});

test('a job for one worker is passed on unchanged', () => {
  const { engine, given } = pairOf();
  const job: Job = { ...JOB, threads: 1 };
  engine.run(job);
  expect(given.map(({ job: each, lane }) => [each, lane])).toEqual([[job, undefined]]);
});

test('a pair starts when two workers are free, never only one half of it', async () => {
  const { engine, given } = pairOf(2);
  const [first, second] = [engine.run(JOB), engine.run(JOB)];
  expect(given).toHaveLength(2);
  given[0]?.end(ok(GAVE_UP));
  await Promise.resolve();
  expect(given).toHaveLength(2);
  given[1]?.end(ok(SOLVED));
  expect((await reportOf(first.report)).verdict).toBe('solved');
  expect(given).toHaveLength(4);
  given[2]?.end(ok(SOLVED));
  expect((await reportOf(second.report)).verdict).toBe('solved');
});

test('a job for one worker takes a free one, and waits behind a pair', async () => {
  const { engine, given } = pairOf(3);
  const single: Job = { ...JOB, threads: 1 };
  engine.run(JOB);
  engine.run(single);
  engine.run(JOB);
  const last = engine.run(single);
  expect(given.map(({ job }) => job.threads)).toEqual([2, 2, 1]);
  last.stop();
  expect(await reportOf(last.report)).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
});

test('close ends waiting jobs', async () => {
  const { engine } = pairOf(2);
  engine.run(JOB);
  const second = engine.run(JOB);
  engine.close();
  expect(await reportOf(second.report)).toMatchObject({ verdict: 'gave-up', limit: 'stopped' });
});
