import { expect, test } from 'vitest';
import type { Job } from './job.js';
import { parseFromWorker, parseToWorker, type ToWorker } from './messages.js';
import { type Death, type FarEnd, Pool } from './pool.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####', format: 'xsb', solver: 'any', limits: {} };
const EFFORT = { expanded: 3, generated: 4, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 100 };

/** A worker under the test's hand: what it was sent, what it says, how it dies. */
interface Hand {
  readonly sent: ToWorker[];
  killed: boolean;
  say(message: unknown): void;
  die(cause: Death): void;
}

function poolOf(size: number) {
  const hands: Hand[] = [];
  const timers: (() => void)[] = [];
  let millis = 0;
  const open = (): FarEnd => {
    const hand: Hand = { sent: [], killed: false, say: () => {}, die: () => {} };
    hands.push(hand);
    return {
      post: (message) => void hand.sent.push(message),
      listen: (take, died) => {
        hand.say = take;
        hand.die = died;
      },
      kill: () => {
        hand.killed = true;
      },
    };
  };
  const pool = new Pool({ open, now: () => millis++, after: (_millis, call) => void timers.push(call) }, size);
  return { pool, hands, timers };
}

const done = (id: number, bytes = 100) => ({
  kind: 'done',
  id,
  reported: {
    ok: true,
    value: { verdict: 'unsolvable', puzzle: 'sokoban', solver: 'any', effort: { ...EFFORT, bytes } },
  },
});

test('as many workers as the pool has room for; the next job takes the first that is free', async () => {
  const { pool, hands } = poolOf(2);
  const tasks = [pool.run(JOB), pool.run(JOB), pool.run(JOB)];
  expect(hands.map(({ sent }) => sent.map(({ id }) => id))).toEqual([[0], [1]]);
  hands[1]?.say(done(1));
  expect((await tasks[1]?.report)?.ok).toBe(true);
  expect(hands.map(({ sent }) => sent.map(({ id }) => id))).toEqual([[0], [1, 2]]);
  expect(hands.length).toBe(2);
});

test('a worker whose search was large is closed and another opened', async () => {
  const { pool, hands } = poolOf(1);
  const tasks = [pool.run(JOB), pool.run(JOB)];
  hands[0]?.say(done(0, 2 ** 30));
  await tasks[0]?.report;
  expect(hands.map(({ killed }) => killed)).toEqual([true, false]);
});

test('progress is passed on', () => {
  const { pool, hands } = poolOf(1);
  const told: number[] = [];
  pool.run(JOB, ({ expanded }) => told.push(expanded));
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 7, bytes: 1 } });
  hands[0]?.say({ kind: 'progress', id: 9, progress: { expanded: 8, bytes: 1 } });
  expect(told).toEqual([7]);
});

test('stop is a message; a worker that does not answer is killed, and its job told as stopped', async () => {
  const { pool, hands, timers } = poolOf(1);
  const task = pool.run(JOB);
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 7, bytes: 9, lowerBound: 5 } });
  task.stop();
  expect(hands[0]?.sent.at(-1)).toEqual({ kind: 'stop', id: 0 });
  expect(hands[0]?.killed).toBe(false);
  timers[0]?.();
  expect(hands[0]?.killed).toBe(true);
  expect(await task.report).toMatchObject({
    ok: true,
    value: { verdict: 'gave-up', limit: 'stopped', lowerBound: 5, effort: { expanded: 7, bytes: 9 } },
  });
});

test('a worker that answers the stop in time lives on', async () => {
  const { pool, hands, timers } = poolOf(1);
  const task = pool.run(JOB);
  task.stop();
  hands[0]?.say(done(0));
  timers[0]?.();
  await task.report;
  expect(hands[0]?.killed).toBe(false);
});

test('a job that still waits is stopped at once', async () => {
  const { pool, hands } = poolOf(1);
  pool.run(JOB);
  const second = pool.run(JOB);
  second.stop();
  expect(await second.report).toMatchObject({ value: { verdict: 'gave-up', limit: 'stopped' } });
  expect(hands[0]?.sent.length).toBe(1);
});

test('a worker out of memory gives up its job; the next one runs in another', async () => {
  const { pool, hands } = poolOf(1);
  const [first, second] = [pool.run(JOB), pool.run(JOB)];
  hands[0]?.die({ why: 'memory' });
  expect(await first.report).toMatchObject({ value: { verdict: 'gave-up', limit: 'memory' } });
  hands[1]?.say(done(1));
  expect(await second.report).toMatchObject({ value: { verdict: 'unsolvable' } });
});

test.each([
  ['it throws', { kind: 'bug', id: 0, message: 'the solution of any does not hold' }],
  ['it sends what is no message', { kind: 'done', id: 0, reported: { ok: true, value: {} } }],
  ['it sends nothing', undefined],
])('a bug of a worker rejects its job alone: %s', async (_name, message) => {
  const { pool, hands } = poolOf(1);
  const [first, second] = [pool.run(JOB), pool.run(JOB)];
  hands[0]?.say(message);
  await expect(first.report).rejects.toThrow();
  hands[1]?.say(done(1));
  await second.report;
});

test('close ends everything', async () => {
  const { pool, hands } = poolOf(1);
  const tasks = [pool.run(JOB), pool.run(JOB)];
  pool.close();
  const reports = await Promise.all(tasks.map(({ report }) => report));
  expect(reports.map((each) => each.ok && each.value.verdict)).toEqual(['gave-up', 'gave-up']);
  expect(hands.map(({ killed }) => killed)).toEqual([true]);
});

test.each([
  [null],
  ['start'],
  [{ kind: 'start', id: 0 }],
  [{ kind: 'start', id: -1, job: JOB }],
  [{ kind: 'start', id: 0, job: { ...JOB, puzzle: 'chess' } }],
  [{ kind: 'start', id: 0, job: { ...JOB, limits: { millis: -5 } } }],
])('a worker takes no message but ours: %j', (message) => {
  expect(parseToWorker(message)).toBeUndefined();
  expect(parseFromWorker(message)).toBeUndefined();
});

test('our own messages pass', () => {
  expect(parseToWorker({ kind: 'start', id: 0, job: JOB })).toEqual({ kind: 'start', id: 0, job: JOB });
  expect(parseFromWorker(done(0))).toEqual(done(0));
});

test('a worker opened with another heap is closed, not given the job', async () => {
  const opened: { bytes: number | undefined; killed: boolean; say: (message: unknown) => void }[] = [];
  const open = ({ limits: { bytes } }: Job): FarEnd => {
    const hand = { bytes, killed: false, say: (_message: unknown) => {} };
    opened.push(hand);
    return {
      post: () => {},
      listen: (take) => {
        hand.say = take;
      },
      kill: () => {
        hand.killed = true;
      },
      fits: (job) => job.limits.bytes === bytes,
    };
  };
  const pool = new Pool({ open, now: () => 0, after: () => {} }, 1);
  for (const [id, bytes] of [100, 100, 200].entries()) {
    const task = pool.run({ ...JOB, limits: { bytes } });
    opened.at(-1)?.say(done(id));
    await task.report;
  }
  expect(opened.map(({ bytes, killed }) => [bytes, killed])).toEqual([
    [100, true],
    [200, false],
  ]);
});
