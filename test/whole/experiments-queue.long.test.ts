// Experiments by workers on a real Redis: what is reported, what is refused, and what must never be printed.

// @module-tag alone

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCertificate } from '../certificate-bytes.js';
import { BALANCED, books, longLevel, MASU, plan, reportKeys, run, start, tinyLevels, until } from '../experiment.js';
import { RedisServer } from '../redis-server.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-queue-'));
const BUILD = readFileSync(join(dirname(dirname(MASU)), 'build-id.txt'), 'utf8').trim();
const NAME = `masu-1-${BUILD}`;
let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  await redis.discard();
  rmSync(FOLDER, { recursive: true, force: true });
});

async function worker(...words: string[]) {
  const program = start(['worker', '--queue', redis.url, ...words]);
  await until(
    'the worker is ready',
    () => program.stderr.includes('Worker of build') || program.child.exitCode !== null,
  );
  return program;
}

async function end(...programs: ReturnType<typeof start>[]): Promise<(number | null)[]> {
  for (const { child } of programs) child.kill('SIGINT');
  return Promise.all(programs.map(({ ended }) => ended));
}

const active = (): number => Number(redis.command('llen', `bull:${NAME}:active`));

test('two workers, one runner: every level reported once, and nothing left in the queue', async () => {
  const night = await plan(FOLDER, 'night', tinyLevels(300), '--time', '20');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  await until('the runner has said that nobody works', () =>
    running.stderr.includes(`No worker of build ${BUILD} is connected`),
  );
  const workers = await Promise.all([worker('--jobs', '1'), worker('--jobs', '1')]);
  expect(await running.ended).toBe(0);
  expect(running.stderr).toContain('300 of 300 done: 300 solved');
  expect(books(night)).toEqual(BALANCED);
  const counts = await withQueue((queue) => queue.getJobCounts());
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(0);
  const manifest = JSON.parse(readFileSync(join(night, 'manifest.json'), 'utf8')) as { sessions: object[] };
  expect(manifest.sessions).toMatchObject([{ queue: redis.url, added: 300 }]);
  expect(await end(...workers)).toEqual([130, 130]);
});

async function withQueue<T>(use: (queue: Queue) => Promise<T>): Promise<T> {
  const connection = new Redis(redis.port, '127.0.0.1', { maxRetriesPerRequest: null });
  try {
    return await use(new Queue(NAME, { connection }));
  } finally {
    connection.disconnect();
  }
}

test('Ctrl-C at the runner stops the workers, too, and the next run continues', async () => {
  const levels = [0, 1, 2].map(longLevel).join('\n');
  const night = await plan(FOLDER, 'stopped', `${levels}\n${tinyLevels(3)}`, '--solvers', 'bfs-hash', '--time', '3');
  const helper = await worker('--jobs', '2');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  await until('two levels are at work', () => active() === 2);
  running.child.kill('SIGINT');
  expect(await running.ended).toBe(130);
  expect(running.stderr).toContain('To continue: masu batch run');
  await until('the worker is at rest', () => active() === 0);
  expect(reportKeys(night).length).toBeLessThan(6);
  const again = await run(['batch', 'run', night, '--queue', redis.url]);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('6 of 6 done: 3 solved, 3 gave up')]);
  expect(books(night)).toEqual(BALANCED);
  // A worker that is stopped returns its current jobs.
  const other = await plan(FOLDER, 'given-back', longLevel(3), '--solvers', 'bfs-hash', '--time', '3');
  const second = start(['batch', 'run', other, '--queue', redis.url]);
  await until('the level is at work', () => active() === 1);
  await end(helper);
  const next = await worker('--jobs', '1');
  expect(await second.ended).toBe(0);
  expect(books(other)).toEqual(BALANCED);
  await end(next);
});

test('two runs on one queue: the second says which run uses it', async () => {
  const [one, two] = [
    await plan(FOLDER, 'one', longLevel(), '--time', '60'),
    await plan(FOLDER, 'two', tinyLevels(1), '--time', '60'),
  ];
  const first = start(['batch', 'run', one, '--queue', redis.url]);
  await until('the first owns the queue', () => redis.command('exists', `${NAME}-owner`).trim() === '1');
  const second = await run(['batch', 'run', two, '--queue', redis.url]);
  expect([second.code, second.stderr]).toEqual([
    32,
    expect.stringContaining(`is in use by process ${first.child.pid}`),
  ]);
  expect(second.stderr).toContain(`${redis.url}/1`);
  await end(first);
});

test('forged results and forged work are refused, and an honest worker solves the levels', async () => {
  const night = await plan(FOLDER, 'forged', tinyLevels(4), '--time', '20');
  const connection = new Redis(redis.port, '127.0.0.1', { maxRetriesPerRequest: null });
  // A worker that lies: an invalid solution, a report of another solver, a text.
  const lies = [
    (items: { key: string; job: { solver: string } }[]) => ({
      host: 'liar',
      done: items.map(({ key, job }) => ({ key, reported: lie(job.solver, 'RRRR') })),
      rest: [],
    }),
    (items: { key: string }[]) => ({
      host: 'liar',
      done: items.map(({ key }) => ({ key, reported: lie('dfs', 'R') })),
      rest: [],
    }),
    () => 'solved, believe me',
  ];
  let told = 0;
  const liar = new Worker(NAME, async (job) => lies[told++ % lies.length]?.(job.data.items), {
    connection,
    concurrency: 1,
  });
  liar.on('error', () => {});
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  await until('the liar was heard', () => (running.stderr.match(/A report was refused/g)?.length ?? 0) >= 2);
  await liar.close();
  const queue = new Queue(NAME, { connection });
  await queue.add('solve', { items: [{ key: '../../etc/passwd', job: { level: 1 } }] }, { jobId: 'forged' });
  const honest = await worker('--jobs', '1');
  expect(await running.ended).toBe(0);
  expect(books(night)).toEqual(BALANCED);
  const reports = readFileSync(join(night, 'reports.jsonl'), 'utf8');
  expect(reports).not.toContain('"host":"liar"');
  connection.disconnect();
  await end(honest);
});

function lie(solver: string, solution: string): object {
  const effort = { expanded: 0, generated: 0, duplicates: 0, millis: 0, cpuMillis: 0, bytes: 0 };
  const value = {
    verdict: 'solved',
    claim: 'optimal',
    puzzle: 'sokoban',
    solver,
    solution,
    moves: solution.length,
    pushes: 1,
    effort,
  };
  return { ok: true, value };
}

test('with certificates, the runner checks every claim, and a worker that lies about optimality is caught', async () => {
  const night = await plan(
    FOLDER,
    'proven',
    tinyLevels(4),
    '--solvers',
    'push-optimal',
    '--time',
    '20',
    '--certificates',
  );
  const connection = new Redis(redis.port, '127.0.0.1', { maxRetriesPerRequest: null });
  // Claims that a level has no solution, with the proof of another level; the solution of no level is needed for it.
  const proof = makeCertificate({ metric: 'pushes', fewest: 0 });
  const effort = { expanded: 0, generated: 0, duplicates: 0, millis: 0, cpuMillis: 0, bytes: 0 };
  const certificate = { bytes: proof.length, checked: true, file: Buffer.from(proof).toString('hex') };
  const liar = new Worker(
    NAME,
    async (job) => ({
      host: 'liar',
      done: (job.data.items as { key: string; job: { solver: string } }[]).map(({ key, job: { solver } }) => ({
        key,
        reported: { ok: true, value: { verdict: 'unsolvable', puzzle: 'sokoban', solver, effort, certificate } },
      })),
      rest: [],
    }),
    { connection, concurrency: 1 },
  );
  liar.on('error', () => {});
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  await until('the liar was caught', () =>
    /A report of liar was refused: Its certificate proves nothing/.test(running.stderr),
  );
  await liar.close();
  const honest = await worker('--jobs', '1');
  expect(await running.ended).toBe(0);
  expect(running.stderr).toContain('4 claims with a checked certificate.');
  expect(books(night)).toEqual(BALANCED);
  expect(readFileSync(join(night, 'reports.jsonl'), 'utf8')).not.toContain('"host":"liar"');
  expect(readdirSync(join(night, 'certificates'))).toHaveLength(4);
  connection.disconnect();
  await end(honest);
});

test('a job with higher limits than the worker allows is clipped, and the report says so', async () => {
  const night = await plan(FOLDER, 'clipped', tinyLevels(1), '--time', '20', '--memory', '4096');
  const helper = await worker('--jobs', '1', '--memory', '256');
  expect((await run(['batch', 'run', night, '--queue', redis.url])).code).toBe(0);
  const [line = ''] = readFileSync(join(night, 'reports.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(line)).toMatchObject({ clipped: { bytes: 256 * 1024 * 1024, millis: 20_000 } });
  await end(helper);
});

test('a Redis that may lose data is refused with the setting to change', async () => {
  const night = await plan(FOLDER, 'refused', tinyLevels(1), '--time', '20');
  const forgetful = await RedisServer.start({ isForgetful: true });
  const evicting = await RedisServer.start({ args: ['--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru'] });
  for (const [server, setting] of [
    [forgetful, 'appendonly yes'],
    [evicting, 'maxmemory-policy noeviction'],
  ] as const) {
    for (const words of [['batch', 'run', night], ['worker']]) {
      const ended = await run([...words, '--queue', server.url]);
      expect([ended.code, ended.stderr]).toEqual([32, expect.stringContaining(`Set "${setting}"`)]);
    }
  }
  await Promise.all([forgetful.discard(), evicting.discard()]);
});

test('a password is never printed, whatever goes wrong', async () => {
  const secret = 'p4ss-w0rd';
  const night = await plan(FOLDER, 'secret', tinyLevels(3), '--time', '20');
  const server = await RedisServer.start({ args: ['--requirepass', secret] });
  const at = (password: string): string => `redis://:${password}@127.0.0.1:${server.port}`;
  const file = join(FOLDER, 'queue-address');
  writeFileSync(file, at(`${secret}-wrong`));
  const cases: [string[], Record<string, string>, number][] = [
    [['--queue', at(secret)], {}, 31],
    [['--queue', `@${file}`], {}, 32],
    [[], { MASU_QUEUE: at(`${secret}-wrong`) }, 32],
    [[], { MASU_QUEUE: `redis://127.0.0.1:${server.port}` }, 32],
    [[], { MASU_QUEUE: `redis://:${secret}@127.0.0.1:999999` }, 31],
    [[], { MASU_QUEUE: `redis//:${secret}@127.0.0.1` }, 31],
    [[], { MASU_QUEUE: `redis://:${secret}%@127.0.0.1` }, 31],
  ];
  for (const [words, env, code] of cases) {
    for (const command of [['batch', 'run', night], ['worker']]) {
      const ended = await run([...command, ...words], env);
      expect([ended.code, ended.stdout + ended.stderr]).toEqual([code, expect.not.stringContaining('p4ss')]);
    }
  }
  // With the right one it works, and the folder does not contain it either.
  writeFileSync(file, at(secret));
  const helper = start(['worker', '--jobs', '1'], { MASU_QUEUE: at(secret) });
  const done = await run(['batch', 'run', night, '--queue', `@${file}`]);
  expect([done.code, books(night)]).toEqual([0, BALANCED]);
  await end(helper);
  const all = done.stderr + helper.stderr + readFileSync(join(night, 'manifest.json'), 'utf8');
  expect(all).toContain(`redis://127.0.0.1:${server.port}`);
  expect(all).not.toContain('p4ss');
  await server.discard();
});

test('without the packages: one sentence with the line that installs them', async () => {
  const copy = join(FOLDER, 'bare');
  const root = dirname(dirname(dirname(MASU)));
  for (const path of ['dist/bin', 'dist/build-id.txt', 'package.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  const { spawnSync } = await import('node:child_process');
  const words = [join(copy, 'dist/bin/masu.js'), 'worker', '--queue', redis.url];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 60_000 });
  expect([status, stderr]).toEqual([32, expect.stringContaining('npm install bullmq@6.7 ioredis@5')]);
});
