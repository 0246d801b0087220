// Experiments that are interrupted, killed, contested, or out of disk space: nothing is lost and nothing reported twice.

// @module-tag alone

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  BALANCED,
  books,
  longLevel,
  MASU,
  manifestOf,
  plan,
  reportKeys,
  run,
  start,
  tinyLevels,
  until,
} from '../experiment.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-experiments-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('invalid levels, missing files, and unknown words: the others are done, and the exit code says so', async () => {
  const file = join(FOLDER, 'mixed.txt');
  writeFileSync(file, `${tinyLevels(2)}\n#####\n#@$ #\n#####\n`);
  const night = join(FOLDER, 'mixed');
  const planned = await run(['batch', 'plan', file, join(FOLDER, 'none.txt'), '-o', night, '--nodes', '1000']);
  expect([planned.code, planned.stderr]).toEqual([30, expect.stringContaining('none.txt: No such file.')]);
  const done = await run(['batch', 'run', night]);
  expect([done.code, done.stderr]).toEqual([
    30,
    expect.stringContaining('4 of 4 done: 2 solved, 2 errors in level files'),
  ]);
  expect(books(night)).toEqual(BALANCED);

  const cases: [string[], number, RegExp][] = [
    [['batch'], 31, /masu batch plan/],
    [['batch', 'paln'], 31, /Did you mean "plan"\?/],
    [['batch', 'plan', file], 31, /-o <folder>/],
    [['batch', 'plan', file, '-o', night, '--time', '3'], 31, /already contains another plan/],
    [['batch', 'plan', file, '-o', night, '--solvers', 'anny'], 31, /Did you mean "any"\?/],
    [['batch', 'run', join(FOLDER, 'nowhere')], 30, /contains no plan\. Make one first/],
    [['batch', 'run', night, '--retry', 'all'], 31, /--retry: expected one of lost/],
    [['batch', 'report', FOLDER], 30, /contains no plan/],
    [['batch', 'report', night, '-o', '/no/such/folder/x.html'], 32, /no such folder/],
    [['worker'], 31, /Name the queue/],
  ];
  for (const [words, code, said] of cases) {
    const ended = await run(words);
    expect([ended.code, ended.stdout + ended.stderr], words.join(' ')).toEqual([code, expect.stringMatching(said)]);
  }
});

test('Ctrl-C stops at once, says how to continue, and the rest is done next time', async () => {
  const night = await plan(
    FOLDER,
    'stopped',
    `${tinyLevels(5)}\n${longLevel()}`,
    '--solvers',
    'bfs-hash',
    '--time',
    '20',
  );
  const running = start(['batch', 'run', night, '--jobs', '2']);
  await until('the short ones are done', () => reportKeys(night).length === 5);
  running.child.kill('SIGINT');
  expect(await running.ended).toBe(130);
  expect(running.stderr).toContain(`Stopped. 5 of 6 done: 5 solved. To continue: masu batch run ${night}`);
  // A stopped level has no report; with a limit of its own it gets one.
  expect(manifestOf(night).sessions.map(({ ending }) => ending)).toEqual(['stopped']);
  const timed = await run(['batch', 'run', night, '--for', '0.0001']);
  expect([timed.code, timed.stderr]).toEqual([21, expect.stringContaining('Reusing 5 reports; 1 job left')]);
  expect(timed.stderr).toContain('Time limit reached');
  expect(reportKeys(night)).toHaveLength(5);
  expect(existsSync(join(night, 'lock'))).toBe(false);
});

test('killed repeatedly, every level is reported once', async () => {
  const night = await plan(FOLDER, 'killed', tinyLevels(300), '--time', '20');
  for (const count of [20, 90, 200]) {
    const running = start(['batch', 'run', night, '--jobs', '2']);
    await until(`${count} are done`, () => reportKeys(night).length >= count);
    running.child.kill('SIGKILL');
    await running.ended;
  }
  const done = await run(['batch', 'run', night]);
  expect([done.code, done.stderr]).toEqual([0, expect.stringMatching(/Reusing \d+ reports; \d+ jobs left/)]);
  expect(books(night)).toEqual(BALANCED);
});

test('eight runners on a lock left by kill -9: one wins, the others say who has it', async () => {
  const night = await plan(FOLDER, 'contested', longLevel(), '--solvers', 'bfs-hash', '--time', '60');
  const first = start(['batch', 'run', night]);
  await until('the lock is there', () => existsSync(join(night, 'lock')));
  first.child.kill('SIGKILL');
  await first.ended;
  expect(existsSync(join(night, 'lock'))).toBe(true);
  const starters = Array.from({ length: 8 }, () => start(['batch', 'run', night, '--for', '0.0003']));
  const codes = await Promise.all(starters.map(({ ended }) => ended));
  // One ran; who came after it had ended ran too, and found the folder free.
  expect(codes.filter((code) => code === 21).length).toBeGreaterThanOrEqual(1);
  expect(codes.every((code) => code === 21 || code === 32)).toBe(true);
  for (const [index, { stderr }] of starters.entries()) {
    if (codes[index] === 32) expect(stderr).toMatch(/is in use by process \d+ on this machine/);
  }
  const sessions = manifestOf(night).sessions.slice(1);
  for (const [index, { started }] of sessions.entries()) {
    const before = sessions[index - 1]?.ended;
    if (before !== undefined) expect(started >= before).toBe(true);
  }
});

test('a full disk is one sentence and exit code 32; nothing is lost but what was running', async () => {
  const night = await plan(FOLDER, 'full', tinyLevels(200), '--time', '20');
  // No file may grow beyond 32 KiB: writes come back short, then fail, as on a full disk.
  const words = [
    '-c',
    `trap '' XFSZ; ulimit -f 32; exec "$0" "$@"`,
    process.execPath,
    MASU,
    'batch',
    'run',
    night,
    '--jobs',
    '1',
  ];
  const child = spawn('bash', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = (await once(child, 'close')) as [number];
  expect([code, stderr]).toEqual([
    32,
    expect.stringMatching(/reports\.jsonl cannot be written: .*run the same command again to continue\./),
  ]);
  expect(stderr.match(/cannot be written/g)).toHaveLength(1);
  const kept = reportKeys(night);
  expect(kept.length).toBeGreaterThan(10);
  expect(readFileSync(join(night, 'reports.jsonl'), 'utf8').endsWith('\n')).toBe(true);
  const done = await run(['batch', 'run', night]);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining(`Reusing ${kept.length} reports`)]);
  expect(books(night)).toEqual(BALANCED);
});
