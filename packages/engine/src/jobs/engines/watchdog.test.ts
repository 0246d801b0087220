import { ok } from '@masu/core/base/result.js';
import { expect, test } from 'vitest';
import type { Job, Reported } from '../job.js';
import { endedReport } from '../job-reports.js';
import type { Engine } from './engine.js';
import { deadlineMillis, withWatchdog } from './watchdog.js';

const JOB: Job = { puzzle: 'sokoban', level: '', format: 'xsb', solver: 'any', limits: { millis: 5000 } };

/** A search that never yields: it ends only when it is stopped from outside. */
function guarded() {
  const timers: { millis: number; call: () => void; canceled: boolean }[] = [];
  const deaf = {
    run(job: Job) {
      let settle: (reported: Reported) => void = () => {};
      const report = new Promise<Reported>((resolve) => {
        settle = resolve;
      });
      return { report, stop: () => settle(ok(endedReport(job, 'stopped', undefined, 1))) };
    },
    close: () => {},
  } as Engine;
  const engine = withWatchdog(deaf, (millis, call) => {
    const timer = { millis, call, canceled: false };
    timers.push(timer);
    return {
      cancel: () => {
        timer.canceled = true;
      },
    };
  });
  return { engine, timers };
}

test.each([
  ['ten seconds at least', { millis: 1000 }, 11_000],
  ['a tenth of a long limit', { millis: 600_000 }, 660_000],
  ['CPU time may pass slowly', { cpuMillis: 1000 }, 30_000],
  ['the limit of time counts first', { millis: 1000, cpuMillis: 100 }, 11_000],
  ['nothing to guard without a limit of time', { nodes: 5 }, undefined],
  ['longer than any timer', { millis: 1e12 }, undefined],
])('%s', (_name, limits, expected) => {
  expect(deadlineMillis(limits as Job['limits'])).toBe(expected);
});

test('a search that overran its limit reports the limit, not a stop', async () => {
  const { engine, timers } = guarded();
  const task = engine.run(JOB);
  expect(timers[0]?.millis).toBe(15_000);
  timers[0]?.call();
  expect(await task.report).toMatchObject({ ok: true, value: { verdict: 'gave-up', limit: 'time' } });
  const byCpu = engine.run({ ...JOB, limits: { cpuMillis: 100 } });
  timers[1]?.call();
  expect(await byCpu.report).toMatchObject({
    ok: true,
    value: { limit: 'cpu', notes: { watchdog: expect.stringContaining('overran') } },
  });
});

test('a stop by a person stays a stop, and the timer is canceled', async () => {
  const { engine, timers } = guarded();
  const task = engine.run(JOB);
  task.stop();
  expect(await task.report).toMatchObject({ ok: true, value: { limit: 'stopped' } });
  expect(timers[0]?.canceled).toBe(true);
});
