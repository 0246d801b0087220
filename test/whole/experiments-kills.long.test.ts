// Exactly-once reporting of experiments at full size: 2,000 jobs, 30 times kill -9, and every level is reported exactly
// once, whether threads solve or workers on a queue; and the same when Redis itself is killed or loses everything.

// @module-tag alone

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BALANCED,
  books,
  longLevel,
  MASU,
  manifestOf,
  type Program,
  plan,
  reportKeys,
  run,
  start,
  tinyLevels,
  until,
} from '../experiment.js';
import { RedisServer } from '../redis-server.js';
import { randomFor } from '../seed.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-kills-'));
const BUILD = readFileSync(join(dirname(dirname(MASU)), 'build-id.txt'), 'utf8').trim();
let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  await redis.discard();
  rmSync(FOLDER, { recursive: true, force: true });
});

const JOBS = 2000;
const KILLS = 30;

async function kill(program: Program): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}

test('30 kills of the runner in 2,000 jobs, solved in threads', async () => {
  const night = await plan(FOLDER, 'threads', tinyLevels(JOBS), '--time', '60');
  for (let kills = 1; kills <= KILLS; kills++) {
    const running = start(['batch', 'run', night, '--jobs', '2']);
    const target = Math.min(JOBS - 1, Math.floor((kills * JOBS) / (KILLS + 1)));
    // On a busy machine the run before may have gone beyond this target: then wait until this one has begun.
    const hasBegun = (): boolean => manifestOf(night).sessions.length === kills;
    await until(`${target} are done`, () => hasBegun() && reportKeys(night).length >= target);
    await kill(running);
  }
  expect((await run(['batch', 'run', night])).code).toBe(0);
  expect(books(night)).toEqual(BALANCED);
  const manifest = JSON.parse(readFileSync(join(night, 'manifest.json'), 'utf8')) as { sessions: object[] };
  expect(manifest.sessions).toHaveLength(KILLS + 1);
});

const worker = (): Program => start(['worker', '--queue', redis.url, '--jobs', '1', '--lock', '2']);

test('30 kills of runner and workers in 2,000 jobs, solved by workers', async () => {
  const random = randomFor(15);
  const night = await plan(FOLDER, 'workers', tinyLevels(JOBS), '--time', '60');
  const runner = (): Program => start(['batch', 'run', night, '--queue', redis.url]);
  let running = runner();
  const workers = [worker(), worker()];
  for (let kills = 1; kills <= KILLS; kills++) {
    const target = Math.min(JOBS - 1, Math.floor((kills * JOBS) / (KILLS + 1)));
    await until(`${target} are done`, () => reportKeys(night).length >= target);
    if (kills % 5 === 0) {
      await kill(running);
      running = runner();
    } else {
      const index = random.below(workers.length);
      await kill(workers[index] as Program);
      workers[index] = worker();
    }
  }
  expect(await running.ended).toBe(0);
  expect(books(night)).toEqual(BALANCED);
  for (const each of workers) await kill(each);
});

test('Redis killed twice and flushed twice in 500 jobs', async () => {
  const night = await plan(FOLDER, 'redis', tinyLevels(500), '--time', '60');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  const helper = worker();
  for (const [target, what] of [
    [60, 'kill'],
    [150, 'flush'],
    [280, 'kill'],
    [400, 'flush'],
  ] as const) {
    await until(`${target} are done`, () => reportKeys(night).length >= target);
    if (what === 'flush') redis.command('flushall');
    else {
      await redis.kill();
      await redis.run();
    }
  }
  expect(await running.ended).toBe(0);
  expect(books(night)).toEqual(BALANCED);
  await kill(helper);
});

test('a level whose worker dies repeatedly is reported as lost, and run again on request', async () => {
  const night = await plan(FOLDER, 'lost', longLevel(), '--solvers', 'bfs-hash', '--time', '60');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  const active = (): number => Number(redis.command('llen', `bull:masu-1-${BUILD}:active`));
  let isOver = false;
  void running.ended.then(() => {
    isOver = true;
  });
  // Each worker takes the level and is killed; the next finds it stalled.
  while (!isOver) {
    const helper = worker();
    await until('the level is at work', () => isOver || (helper.stderr.includes('Worker of build') && active() > 0));
    await kill(helper);
  }
  expect(await running.ended).toBe(0);
  expect(running.stderr).toContain('1 of 1 done: 0 solved, 1 lost');
  expect(running.stderr).toContain('--retry lost');
  const line = JSON.parse(readFileSync(join(night, 'reports.jsonl'), 'utf8')) as { lost: string };
  expect(line.lost).toContain('died repeatedly');
  const nothing = await run(['batch', 'run', night, '--queue', redis.url]);
  expect(nothing.stderr).toContain('Nothing to do');
  const again = start(['batch', 'run', night, '--retry', 'lost', '--for', '0.0003']);
  expect(await again.ended).toBe(21);
  expect(again.stderr).toContain('Reusing 0 reports; 1 job left');
  expect(reportKeys(night)).toHaveLength(1);
});
