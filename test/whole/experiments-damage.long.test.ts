// Jobs of a queue that were damaged in Redis, in every way one can think of: the runner says so, puts the levels in
// again, and ends with 0 only when every planned level has its report.

// @module-tag alone

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BALANCED, books, MASU, plan, run, start, tinyLevels, until } from '../experiment.js';
import { RedisServer } from '../redis-server.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-damage-'));
const BUILD = readFileSync(join(dirname(dirname(MASU)), 'build-id.txt'), 'utf8').trim();
const QUEUE = `bull:masu-1-${BUILD}`;
const LEVELS = 6;
let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(async () => {
  await redis.discard();
  rmSync(FOLDER, { recursive: true, force: true });
});

const waiting = (): string[] => redis.command('lrange', `${QUEUE}:wait`, '0', '-1').trim().split('\n').filter(Boolean);

type Damage = (id: string, other: string) => void;
const DAMAGES: readonly [name: string, damage: Damage, said: RegExp][] = [
  ['its hash deleted', (id) => redis.command('del', `${QUEUE}:${id}`), /damaged/],
  ['its data {}', (id) => redis.command('hset', `${QUEUE}:${id}`, 'data', '{}'), /damaged/],
  ['its data no JSON', (id) => redis.command('hset', `${QUEUE}:${id}`, 'data', '{"items":[{'), /damaged/],
  ['its options no JSON', (id) => redis.command('hset', `${QUEUE}:${id}`, 'opts', '{'), /damaged/],
  ['its data empty', (id) => redis.command('hset', `${QUEUE}:${id}`, 'data', ''), /damaged/],
  [
    'the data of another job',
    (id, other) =>
      redis.command('hset', `${QUEUE}:${id}`, 'data', redis.command('hget', `${QUEUE}:${other}`, 'data').trim()),
    /damaged/,
  ],
  [
    'another solver under its key',
    (id) =>
      redis.command(
        'hset',
        `${QUEUE}:${id}`,
        'data',
        redis.command('hget', `${QUEUE}:${id}`, 'data').trim().replace('"solver":"any"', '"solver":"dfs"'),
      ),
    /damaged/,
  ],
  [
    'a string in place of its hash',
    (id) => {
      redis.command('del', `${QUEUE}:${id}`);
      redis.command('set', `${QUEUE}:${id}`, 'x');
    },
    /damaged/,
  ],
  ['its id taken out of the list', (id) => redis.command('lrem', `${QUEUE}:wait`, '0', id), /missing from the queue/],
  [
    'its id and its hash gone',
    (id) => {
      redis.command('lrem', `${QUEUE}:wait`, '0', id);
      redis.command('del', `${QUEUE}:${id}`);
    },
    /missing from the queue/,
  ],
  ['everything in Redis flushed', () => redis.command('flushall'), /missing from the queue/],
  [
    'a text in place of its list',
    () => {
      redis.command('del', `${QUEUE}:wait`);
      redis.command('set', `${QUEUE}:wait`, 'x');
    },
    /stored in place of the queue’s wait; removed\.[\s\S]*missing from the queue/,
  ],
  ['the whole list deleted', () => redis.command('del', `${QUEUE}:wait`), /missing from the queue/],
  [
    'its id in the completed set without a hash',
    (id) => {
      redis.command('lrem', `${QUEUE}:wait`, '0', id);
      redis.command('del', `${QUEUE}:${id}`);
      redis.command('zadd', `${QUEUE}:completed`, '1', id);
    },
    /refused/,
  ],
  [
    'its id in the failed set with data that is no JSON',
    (id) => {
      redis.command('lrem', `${QUEUE}:wait`, '0', id);
      redis.command('hset', `${QUEUE}:${id}`, 'data', 'x');
      redis.command('zadd', `${QUEUE}:failed`, '1', id);
    },
    /damaged/,
  ],
];

test.each(DAMAGES)('a waiting job with %s: said, put in again, reported', async (name, damage, said) => {
  const night = await plan(FOLDER, name.replaceAll(/\W/g, '-'), tinyLevels(LEVELS), '--time', '20');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  await until('every job waits', () => waiting().length === LEVELS);
  const [first = '', second = ''] = waiting();
  damage(second, first);
  const worker = start(['worker', '--queue', redis.url, '--jobs', '1']);
  const code = await running.ended;
  worker.child.kill('SIGINT');
  await worker.ended;
  expect([code, running.stderr]).toEqual([0, expect.stringMatching(/6 of 6 done: 6 solved/)]);
  expect(running.stderr).toMatch(said);
  expect(running.stderr + worker.stderr).not.toContain('does not answer');
  if (name.startsWith('its data')) expect(worker.stderr).toContain('A job of the queue cannot be used: ');
  expect(books(night)).toEqual(BALANCED);
});

test('a job damaged again and again is lost: said, and reported as such', async () => {
  const night = await plan(FOLDER, 'again', tinyLevels(2), '--time', '20');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  await until('both jobs wait', () => waiting().length === 2);
  const [victim = ''] = waiting();
  const fail = (): void => {
    redis.command('lrem', `${QUEUE}:wait`, '0', victim);
    redis.command('hset', `${QUEUE}:${victim}`, 'data', 'x');
    redis.command('zadd', `${QUEUE}:failed`, '1', victim);
  };
  for (let times = 0; times < 2; times++) {
    fail();
    await until('it is put in again', () => waiting().includes(victim));
  }
  fail();
  await until('it is lost', () => running.stderr.includes('its level is lost'));
  const worker = start(['worker', '--queue', redis.url, '--jobs', '1']);
  expect([await running.ended, running.stderr]).toEqual([0, expect.stringMatching(/2 of 2 done: 1 solved, 1 lost/)]);
  expect(running.stderr).toContain('--retry lost');
  expect(books(night)).toEqual(BALANCED);
  const retry = await run(['batch', 'run', night, '--queue', redis.url, '--retry', 'lost']);
  expect([retry.code, retry.stderr]).toEqual([0, expect.stringMatching(/2 of 2 done: 2 solved/)]);
  worker.child.kill('SIGINT');
  await worker.ended;
});

test('a wrong password is one sentence with one period', async () => {
  const night = await plan(FOLDER, 'password', tinyLevels(1), '--time', '20');
  const server = await RedisServer.start({ args: ['--requirepass', 'right'] });
  const env = { MASU_QUEUE: `redis://:wrong@127.0.0.1:${server.port}` };
  const ended = await run(['batch', 'run', night], env);
  expect([ended.code, ended.stderr]).toEqual([32, expect.stringMatching(/WRONGPASS .*[^.]\. Check the address/)]);
  await server.discard();
});
