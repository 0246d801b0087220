// Which of two engines a job is run by, and what stops it: one row per history.

import { ok } from '@masu/core/base/result.js';
import { expect, test } from 'vitest';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Job } from '../job.js';
import { NO_EFFORT } from '../job-parts.js';
import type { Engine, Task } from './engine.js';
import { quickFirst } from './quick-first.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####', format: 'xsb', solver: 'any', limits: {} };

/** An engine that writes down what is done to it, and reports when a test says so. */
function noted(name: string, log: string[]) {
  let settle: (report: ReportedTo<Job>) => void = () => {};
  const engine: Engine = {
    run<J extends AnyJob>(job: J): Task<ReportTo<J>> {
      log.push(`${name} runs for ${job.limits.millis ?? 'no limit'}`);
      const report = new Promise<ReportedTo<Job>>((resolve) => {
        settle = resolve;
      });
      return { report: report as Promise<ReportedTo<J>>, stop: () => void log.push(`${name} is stopped`) };
    },
    close: () => void log.push(`${name} is closed`),
  };
  const reports = (verdict: 'unsolvable' | 'gave-up', millis: number, more: object = {}): void => {
    const limit = verdict === 'gave-up' ? { limit: 'time' } : {};
    settle(
      ok({ verdict, ...limit, puzzle: 'sokoban', solver: name, effort: { ...NO_EFFORT, millis }, ...more } as never),
    );
  };
  return { engine, reports };
}

type Step = (both: {
  quick: ReturnType<typeof noted>;
  strong: ReturnType<typeof noted>;
  engine: Engine;
  task: Task;
}) => void;
const quickAnswers: Step = ({ quick }) => quick.reports('unsolvable', 20);
const quickGivesUp: Step = ({ quick }) => quick.reports('gave-up', 50);
const strongAnswers: Step = ({ strong }) => strong.reports('unsolvable', 900);
const stop: Step = ({ task }) => task.stop();
const close: Step = ({ engine }) => engine.close();
const BEGINS = ['quick runs for 50'];
const AGAIN = [...BEGINS, 'strong runs for no limit'];

test.each<[name: string, steps: readonly Step[], log: readonly string[], by: string]>([
  ['an answer of the first is taken', [quickAnswers], BEGINS, 'quick'],
  ['a first that gives up is followed by the other', [quickGivesUp, strongAnswers], AGAIN, 'strong'],
  [
    'an answer at the limit is not trusted',
    [({ quick }) => quick.reports('unsolvable', 50), strongAnswers],
    AGAIN,
    'strong',
  ],
  [
    'an answer without the certificate that was asked for is not taken',
    [({ quick }) => quick.reports('unsolvable', 1, { notes: { certificate: 'too large' } }), strongAnswers],
    AGAIN,
    'strong',
  ],
  ['stopped in the first, it begins no second', [stop, quickGivesUp], [...BEGINS, 'quick is stopped'], 'quick'],
  [
    'stopped in the second, that is stopped',
    [quickGivesUp, stop, strongAnswers],
    [...AGAIN, 'strong is stopped'],
    'strong',
  ],
  [
    'closed in the first, it begins no second',
    [close, quickGivesUp],
    [...BEGINS, 'quick is closed', 'strong is closed'],
    'quick',
  ],
])('%s', async (_name, steps, log, by) => {
  const seen: string[] = [];
  const [quick, strong] = [noted('quick', seen), noted('strong', seen)];
  const engine = quickFirst(quick.engine, strong.engine, 50);
  const task = engine.run(JOB) as Task;
  for (const step of steps) {
    step({ quick, strong, engine, task });
    await new Promise((settle) => setImmediate(settle));
  }
  const report = await task.report;
  expect([seen, report.ok && report.value.solver]).toEqual([log, by]);
});

test.each([
  [49, 'strong runs for 49'],
  [50, 'strong runs for 50'],
  [51, 'quick runs for 50'],
])('a job of %i ms begins where it can be stopped in time: %s', (millis, expected) => {
  const seen: string[] = [];
  const engine = quickFirst(noted('quick', seen).engine, noted('strong', seen).engine, 50);
  void engine.run({ ...JOB, limits: { millis } });
  expect(seen).toEqual([expected]);
});
