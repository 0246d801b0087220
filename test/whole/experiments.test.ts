// Experiments on one machine, as a person runs them: plan, run, interrupt, kill, continue, report, compare.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BALANCED, books, longLevel, MASU, plan, reportKeys, run, start, tinyLevels, until } from '../experiment.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-experiments-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

interface Manifest {
  readonly sittings: readonly { readonly started: string; readonly ended?: string; readonly ending?: string }[];
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;

test('plan, run, report, compare: three commands and a fourth', async () => {
  const night = await plan(FOLDER, 'night', tinyLevels(20), '--solvers', 'any,bfs-hash', '--time', '20');
  const done = await run(['batch', 'run', night]);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('40 of 40 done: 40 solved')]);
  expect(books(night)).toEqual(BALANCED);
  expect(manifestOf(night)).toMatchObject({ jobs: 40, sittings: [{ reused: 0, added: 40, ending: 'finished' }] });

  const again = await run(['batch', 'run', night]);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('Nothing to do: 40 of 40 done')]);
  expect(manifestOf(night).sittings).toHaveLength(1);

  const [page, csv] = [join(FOLDER, 'report.html'), join(FOLDER, 'all.csv')];
  const report = await run(['batch', 'report', night, '-o', page, '--csv', csv]);
  expect(report.code).toBe(0);
  expect(report.stdout.split('\n').map((line) => line.split(/ +/).slice(0, 3).join(' '))).toEqual([
    'solver jobs solved',
    'any 20 20',
    'bfs-hash 20 20',
    'best of all',
    '',
  ]);
  expect(readFileSync(page, 'utf8')).toContain('<h2>Totals</h2>');
  expect(readFileSync(csv, 'utf8').split('\r\n')).toHaveLength(42);
  const json = await run(['batch', 'report', night, '--json']);
  const rows = json.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows).toHaveLength(40);
  expect(rows[0]).toMatchObject({ puzzle: 'sokoban', level: 1, solver: 'any', verdict: 'solved', sitting: 1 });

  const same = await run(['batch', 'compare', night, night]);
  expect([same.code, same.stdout]).toEqual([0, '']);
  // The newer run lost one: a regression.
  const worse = join(FOLDER, 'worse');
  cpSync(night, worse, { recursive: true });
  const lines = readFileSync(join(worse, 'reports.jsonl'), 'utf8').split('\n');
  const { reported: _, ...first } = JSON.parse(lines[0] as string) as Record<string, unknown>;
  writeFileSync(
    join(worse, 'reports.jsonl'),
    [JSON.stringify({ ...first, lost: 'gone' }), ...lines.slice(1)].join('\n'),
  );
  const compared = await run(['batch', 'compare', night, worse, '--json', '-o', join(FOLDER, 'changes.html')]);
  expect(compared.code).toBe(11);
  expect(JSON.parse(compared.stdout)).toMatchObject({ change: 'newly-unsolved', regression: true });
  expect(readFileSync(join(FOLDER, 'changes.html'), 'utf8')).toContain('Newly unsolved (1)');
});

test('bad levels, missing files, and unknown words: the others are done, and the exit code says it', async () => {
  const file = join(FOLDER, 'mixed.txt');
  writeFileSync(file, `${tinyLevels(2)}\n#####\n#@$ #\n#####\n`);
  const night = join(FOLDER, 'mixed');
  const planned = await run(['batch', 'plan', file, join(FOLDER, 'none.txt'), '-o', night, '--nodes', '1000']);
  expect([planned.code, planned.stderr]).toEqual([30, expect.stringContaining('none.txt:1:1: No such file.')]);
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
    [['batch', 'plan', file, '-o', night, '--time', '3'], 31, /already holds another plan/],
    [['batch', 'plan', file, '-o', night, '--solvers', 'anny'], 31, /Did you mean "any"\?/],
    [['batch', 'run', join(FOLDER, 'nowhere')], 30, /holds no plan\. Make one first/],
    [['batch', 'run', night, '--retry', 'all'], 31, /--retry: expected one of lost/],
    [['batch', 'report', FOLDER], 30, /holds no plan/],
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
  expect(manifestOf(night).sittings.map(({ ending }) => ending)).toEqual(['stopped']);
  const timed = await run(['batch', 'run', night, '--for', '0.0001']);
  expect([timed.code, timed.stderr]).toEqual([21, expect.stringContaining('Reusing 5 reports; 1 job left')]);
  expect(timed.stderr).toContain('Time is up');
  expect(reportKeys(night)).toHaveLength(5);
  expect(existsSync(join(night, 'lock'))).toBe(false);
});

test('killed again and again, every level is reported once', async () => {
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
  const sittings = manifestOf(night).sittings.slice(1);
  for (const [index, { started }] of sittings.entries()) {
    const before = sittings[index - 1]?.ended;
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

test('another build may not continue a plan', async () => {
  const night = await plan(FOLDER, 'other-build', tinyLevels(2), '--time', '20');
  const path = join(night, 'manifest.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"build": "[^"]*"/, '"build": "0123456789ab"'));
  const ended = await run(['batch', 'run', night]);
  expect([ended.code, ended.stderr]).toEqual([32, expect.stringContaining('was planned with build 0123456789ab')]);
});
