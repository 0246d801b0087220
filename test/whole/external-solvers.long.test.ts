// 500 levels by three programs, two right and one that lies every tenth time: exact counts, here and by workers on a real
// queue that name the adapters they allow.

// @module-tag alone

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BALANCED, books, plan, run, start, tinyLevels, until } from '../experiment.js';
import {
  adapterFile,
  compiledSolver,
  HAS_PROGRAMS,
  leftProcesses,
  PROGRAMS,
  PYTHON_SOLVER,
} from '../external/programs.js';
import { RedisServer } from '../redis-server.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-arena-'));
let redis: RedisServer;
let solver = '';
beforeAll(async () => {
  redis = await RedisServer.start();
  solver = compiledSolver() ?? '';
});
afterAll(async () => {
  await redis.discard();
  rmSync(FOLDER, { recursive: true, force: true });
});

const programs = (turns: string): string =>
  [
    adapterFile('right', { command: [solver, 'right', '{level}'] }),
    adapterFile('lying', { command: [solver, 'lie', '{level}', join(PROGRAMS, turns)] }),
    adapterFile('python', { command: ['python3', PYTHON_SOLVER], input: 'stdin', format: 'sok', answer: 'sok' }),
  ].join(',');

interface Row {
  readonly solver: string;
  readonly level: number;
  readonly verdict: string;
  readonly solution?: string;
}

async function rowsOf(folder: string): Promise<Row[]> {
  const { stdout } = await run(['batch', 'report', folder, '--json']);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row);
}

test.runIf(HAS_PROGRAMS)(
  '500 levels, three programs: 1,450 solved, 50 wrong; two runs of a program give the same answers',
  async () => {
    const list = programs('turns');
    const night = await plan(FOLDER, 'night', tinyLevels(500), '--solvers', list, '--time', '120');
    const done = await run(['batch', 'run', night, '--allow', list, '--jobs', '2']);
    expect([done.code, done.stderr]).toEqual([
      0,
      expect.stringContaining('1,500 of 1,500 done: 1,450 solved, 50 wrong.'),
    ]);
    expect(books(night)).toEqual(BALANCED);
    const rows = await rowsOf(night);
    const wrong = rows.filter(({ verdict }) => verdict === 'wrong');
    expect([wrong.length, new Set(wrong.map(({ solver: name }) => name))]).toEqual([50, new Set(['lying'])]);
    const right = adapterFile('right', { command: [solver, 'right', '{level}'] });
    const again = await plan(FOLDER, 'again', tinyLevels(500), '--solvers', right, '--time', '120');
    expect((await run(['batch', 'run', again, '--allow', right, '--jobs', '2'])).code).toBe(0);
    const answers = (all: readonly Row[]) =>
      all.filter(({ solver: name }) => name === 'right').map(({ level, solution }) => [level, solution]);
    expect(answers(await rowsOf(again))).toEqual(answers(rows));
    expect(leftProcesses()).toEqual([]);
  },
);

test.runIf(HAS_PROGRAMS)('over a queue, a worker runs only what it was told to allow', async () => {
  const list = programs('queue-turns');
  const night = await plan(FOLDER, 'queue', tinyLevels(40), '--solvers', list, '--time', '120');
  const running = start(['batch', 'run', night, '--queue', redis.url]);
  const worker = start([
    'worker',
    '--queue',
    redis.url,
    '--jobs',
    '1',
    '--allow',
    list.split(',').slice(0, 2).join(','),
  ]);
  await until('the worker is ready', () => worker.stderr.includes('Worker of build'));
  expect(await running.ended).toBe(0);
  expect(running.stderr).toContain('120 of 120 done: 76 solved, 4 wrong, 40 lost.');
  expect(books(night)).toEqual(BALANCED);
  const lost = (await rowsOf(night)).filter(({ verdict }) => verdict === 'lost');
  expect(lost).toHaveLength(40);
  expect(lost[0]).toMatchObject({ solver: 'python', message: expect.stringContaining('python is not allowed here') });
  worker.child.kill('SIGINT');
  expect(await worker.ended).toBe(130);
  expect(leftProcesses()).toEqual([]);
});
