import { expect, test } from 'vitest';
import { loadAllWork } from '../all-work.js';
import type { Job } from '../job.js';
import type { FromWorker, ToWorker } from './messages.js';
import { type Death, Pool, type PoolHost, parseFromWorker, parseToWorker, type WorkerHandle } from './pool.js';
import { serveJobs } from './serve-jobs.js';

const JOB: Job = { puzzle: 'sokoban', level: '#####\n#@$.#\n#####', format: 'xsb', solver: 'any', limits: {} };
const EFFORT = { expanded: 3, generated: 4, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 100 };

/** What a worker of these tests has. */
const SMALL_BYTES = 1000;

/** A worker controlled by the test: what it was sent, what it answers, how it dies. */
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
  const open = (): WorkerHandle => {
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
      fits: ({ limits }) => (limits.bytes ?? 0) <= SMALL_BYTES,
    };
  };
  const host: PoolHost = { open, now: () => millis++, after: (_millis, call) => void timers.push(call) };
  return { pool: new Pool(host, size), host, hands, timers };
}

const done = (id: number, bytes = 100) => ({
  kind: 'done',
  id,
  reported: {
    ok: true,
    value: { verdict: 'unsolvable', puzzle: 'sokoban', solver: 'any', effort: { ...EFFORT, bytes } },
  },
});

test('there are as many workers as the size of the pool; the next job takes the first free one', async () => {
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

test('a worker that frees its memory itself is kept after a large search', async () => {
  const { host, hands } = poolOf(1);
  const pool = new Pool({ ...host, freesMemory: () => true }, 1);
  const tasks = [pool.run(JOB), pool.run(JOB)];
  hands[0]?.say(done(0, 2 ** 30));
  await tasks[0]?.report;
  expect(hands.map(({ killed, sent }) => [killed, sent.length])).toEqual([[false, 2]]);
});

test('progress is passed on', () => {
  const { pool, hands } = poolOf(1);
  const reports: number[] = [];
  pool.run(JOB, ({ expanded }) => reports.push(expanded));
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 7, bytes: 1 } });
  hands[0]?.say({ kind: 'progress', id: 9, progress: { expanded: 8, bytes: 1 } });
  expect(reports).toEqual([7]);
});

test('stop is a message; a worker that does not answer is killed, and its job is reported as stopped', async () => {
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

test('a worker that is killed leaves its best solution, and the CPU time that its thread used', async () => {
  const { host, hands, timers } = poolOf(1);
  let cpu = 40;
  const pool = new Pool({ ...host, open: (job) => ({ ...host.open(job), cpuMillis: () => cpu }) }, 1);
  const best = { solution: 'R', moves: 1, pushes: 1 };
  const task = pool.run(JOB);
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 7, bytes: 9, best, cpuMillis: 0 } });
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 8, bytes: 9, cpuMillis: 0 } });
  for (let i = 0; i < 20; i++) host.now();
  cpu += 5;
  task.stop();
  timers[0]?.();
  expect(await task.report).toMatchObject({
    ok: true,
    value: { limit: 'stopped', best, effort: { expanded: 8, cpuMillis: 5 } },
  });
});

test('without a thread to ask, a killed worker has the CPU time of its last progress', async () => {
  const { pool, hands, timers, host } = poolOf(1);
  const task = pool.run(JOB);
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 7, bytes: 9, cpuMillis: 3 } });
  for (let i = 0; i < 20; i++) host.now();
  task.stop();
  timers[0]?.();
  expect(await task.report).toMatchObject({ ok: true, value: { effort: { cpuMillis: 3 } } });
});

test('the host says how long a worker has to answer a stop', () => {
  const { host } = poolOf(1);
  const waits: number[] = [];
  const after = (millis: number): void => void waits.push(millis);
  for (const stopMillis of [undefined, 3000]) {
    const patient = stopMillis === undefined ? {} : { stopMillis };
    new Pool({ ...host, after, ...patient }, 1).run(JOB).stop();
  }
  expect(waits).toEqual([80, 3000]);
});

test('a worker that has a best solution so far has longer to answer a stop, since it would be lost', () => {
  const { host, hands } = poolOf(1);
  const waits: number[] = [];
  const after = (millis: number): void => void waits.push(millis);
  const task = new Pool({ ...host, after }, 1).run(JOB);
  hands[0]?.say({ kind: 'progress', id: 0, progress: { expanded: 7, bytes: 9, shortest: { moves: 120, pushes: 40 } } });
  task.stop();
  expect(waits).toEqual([5000]);
});

test('a job that had to be killed reports the CPU time that it can have used at most, not 0', async () => {
  const { pool, timers } = poolOf(1);
  const task = pool.run(JOB);
  task.stop();
  for (const call of timers) call();
  const reported = await task.report;
  const effort = reported.ok ? reported.value.effort : undefined;
  expect(effort?.cpuMillis).toBe(effort?.millis);
  expect(effort?.cpuMillis).toBeGreaterThan(0);
});

test.each([
  ['a large search', (hand: Hand) => hand.say({ kind: 'progress', id: 0, progress: { expanded: 1, bytes: 2 ** 30 } })],
  ['the report of one', (hand: Hand) => hand.say(done(0, 2 ** 30))],
  ['a worker that was killed', (_: Hand, timers: readonly (() => void)[]) => timers.map((call) => call())],
])('with a spare, %s has the next worker started; without, it has not', async (_, act) => {
  for (const hasSpare of [false, true]) {
    const { host, hands, timers } = poolOf(1);
    const pool = new Pool({ ...host, hasSpare }, 1);
    const task = pool.run(JOB);
    task.stop();
    act(hands[0] as Hand, timers);
    expect(hands).toHaveLength(hasSpare ? 2 : 1);
    hands[0]?.say(done(0, 2 ** 30));
    await task.report;
    void pool.run(JOB);
    expect([hands.length, hands[1]?.sent.map(({ kind }) => kind)]).toEqual([2, ['start']]);
  }
});

test('a worker that answers the stop in time is reused', async () => {
  const { pool, hands, timers } = poolOf(1);
  const task = pool.run(JOB);
  task.stop();
  hands[0]?.say(done(0));
  timers[0]?.();
  await task.report;
  expect(hands[0]?.killed).toBe(false);
});

test('a waiting job is stopped at once', async () => {
  const { pool, hands } = poolOf(1);
  pool.run(JOB);
  const second = pool.run(JOB);
  second.stop();
  expect(await second.report).toMatchObject({ value: { verdict: 'gave-up', limit: 'stopped' } });
  expect(hands[0]?.sent.length).toBe(1);
});

test('a job whose worker runs out of memory gives up; the next one runs in another worker', async () => {
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
])('a bug in a worker rejects only its own job: %s', async (_name, message) => {
  const { pool, hands } = poolOf(1);
  const [first, second] = [pool.run(JOB), pool.run(JOB)];
  hands[0]?.say(message);
  await expect(first.report).rejects.toThrow();
  hands[1]?.say(done(1));
  await second.report;
});

const thrower = (message: string) => (): never => {
  throw new Error(message);
};

test.each<[what: string, broken: (end: WorkerHandle) => WorkerHandle]>([
  ['no worker can be opened', thrower('too many workers')],
  ['a worker cannot be listened to', (end) => ({ ...end, listen: thrower('deaf') })],
  ['the job cannot be copied', (end) => ({ ...end, post: thrower('could not be cloned') })],
])('a job that cannot start is rejected, and those after it run: %s', async (_what, broken) => {
  const { host, hands } = poolOf(1);
  let opened = 0;
  const pool = new Pool({ ...host, open: (job) => (opened++ === 0 ? broken(host.open(job)) : host.open(job)) }, 1);
  const [first, second, third] = [pool.run(JOB), pool.run(JOB), pool.run(JOB)];
  await expect(first.report).rejects.toThrow();
  hands.at(-1)?.say(done(1));
  expect((await second.report).ok).toBe(true);
  hands.at(-1)?.say(done(2));
  expect((await third.report).ok).toBe(true);
});

test('a job whose channel cannot be made is rejected, and the next one runs', async () => {
  const { pool, hands } = poolOf(1);
  const first = pool.run(JOB, undefined, thrower('no memory to share'));
  await expect(first.report).rejects.toThrow('no memory to share');
  const second = pool.run(JOB);
  hands.at(-1)?.say(done(1));
  expect((await second.report).ok).toBe(true);
});

test('a solve job may name its kind', () => {
  const { pool, hands } = poolOf(1);
  pool.run({ ...JOB, kind: 'solve' });
  expect(hands).toHaveLength(1);
});

test.each<[what: string, job: unknown, sentence: RegExp]>([
  ['a level that is a function', { ...JOB, level: () => 1 }, /This is not a job: level: .*string/],
  ['a limit below 0', { ...JOB, limits: { millis: -1 } }, /limits\.millis/],
  ['a puzzle we do not know', { ...JOB, puzzle: 'chess' }, /puzzle/],
  ['a hint with a limit below 0', { ...JOB, kind: 'hint', limits: { millis: -1 } }, /limits\.millis/],
  ['a kind we do not know', { ...JOB, kind: 'guess' }, /kind/],
  [
    'a wish without a grade',
    { kind: 'generate', puzzle: 'sokoban', seed: 1, limits: {} },
    /This is not a job: grade: .*undefined/,
  ],
  ['nothing', undefined, /the job itself/],
])('an invalid job never reaches a worker: %s', async (_what, job, sentence) => {
  const { pool, hands } = poolOf(1);
  const task = pool.run(job as Job);
  await expect(task.report).rejects.toThrow(sentence);
  task.stop();
  expect(hands).toEqual([]);
  const next = pool.run(JOB);
  hands[0]?.say(done(0));
  expect((await next.report).ok).toBe(true);
});

test.each([0, -1, 1.5, Number.NaN])('a pool of %s workers is refused', (size) => {
  expect(() => poolOf(size)).toThrow(/at least one worker/);
});

test('a worker with too little memory for the next job is replaced', async () => {
  const { pool, hands } = poolOf(1);
  const tasks = [pool.run(JOB), pool.run({ ...JOB, limits: { bytes: SMALL_BYTES + 1 } })];
  hands[0]?.say(done(0));
  expect((await tasks[0]?.report)?.ok).toBe(true);
  expect(hands.map(({ killed }) => killed)).toEqual([true, false]);
  expect(hands[1]?.sent.map(({ id }) => id)).toEqual([1]);
});

test('a report that cannot be copied is reported as a bug', async () => {
  const said = await new Promise<FromWorker>((heard) => {
    serveJobs(
      {
        post(message) {
          if (message.kind === 'done') throw new Error('could not be cloned');
          if (message.kind === 'bug') heard(message);
        },
        listen: (take) => take({ kind: 'start', id: 7, job: JOB }),
      },
      { now: () => 0, cpu: () => 0, pause: () => Promise.resolve() },
      loadAllWork,
    );
  });
  expect(said).toMatchObject({ kind: 'bug', id: 7, message: expect.stringContaining('could not be cloned') });
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
])('a worker refuses any message but ours: %j', (message) => {
  expect(parseToWorker(message)).toBeUndefined();
  expect(parseFromWorker(message)).toBeUndefined();
});

test('our own messages are valid', () => {
  expect(parseToWorker({ kind: 'start', id: 0, job: JOB })).toEqual({ kind: 'start', id: 0, job: JOB });
  expect(parseFromWorker(done(0))).toEqual(done(0));
});

test('a report of another kind of job is a bug, not an answer', async () => {
  const { pool, hands } = poolOf(1);
  const task = pool.run({ ...JOB, kind: 'insight', puzzle: 'sokoban' });
  hands[0]?.say(done(0));
  await expect(task.report).rejects.toThrow('another kind of job');
  expect(hands[0]?.killed).toBe(true);
});

/** A host that has memory for a few workers. */
function scarceHost(host: PoolHost, workers: number): PoolHost {
  let opened = 0;
  return {
    ...host,
    open(job) {
      if (opened === workers) throw new RangeError('WebAssembly.Memory(): could not allocate memory');
      opened++;
      return host.open(job);
    },
  };
}

test('where there is no memory for another worker, a job waits for one of those there are', async () => {
  const { host, hands } = poolOf(1);
  const pool = new Pool(scarceHost(host, 1), 3);
  const tasks = [pool.run(JOB), pool.run(JOB), pool.run(JOB)];
  for (const [id, task] of tasks.entries()) {
    expect(hands.map(({ sent }) => sent.length)).toEqual([id + 1]);
    hands[0]?.say(done(id));
    expect(await task.report).toMatchObject({ ok: true, value: { verdict: 'unsolvable' } });
  }
});

test('where there is no memory for any worker, jobs give up by memory', async () => {
  const { host } = poolOf(1);
  const pool = new Pool(scarceHost(host, 0), 2);
  for (const task of [pool.run(JOB), pool.run(JOB), pool.run(JOB)])
    expect(await task.report).toMatchObject({ ok: true, value: { verdict: 'gave-up', limit: 'memory' } });
});
