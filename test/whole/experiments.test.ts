// Experiments on one machine, as a person runs them: plan, run, report, compare.

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { BALANCED, books, manifestOf, plan, run, tinyLevels } from '../experiment.js';
import { HAS_SHELL } from '../only-where.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-experiments-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('plan, run, report, compare: three commands and a fourth', async () => {
  const night = await plan(FOLDER, 'night', tinyLevels(20), '--solvers', 'any,bfs-hash', '--time', '20');
  const done = await run(['batch', 'run', night]);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('40 of 40 done: 40 solved')]);
  expect(books(night)).toEqual(BALANCED);
  expect(manifestOf(night)).toMatchObject({ jobs: 40, sessions: [{ reused: 0, added: 40, ending: 'finished' }] });

  const again = await run(['batch', 'run', night]);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('Nothing to do: 40 of 40 done')]);
  expect(manifestOf(night).sessions).toHaveLength(1);

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
  expect(rows[0]).toMatchObject({ puzzle: 'sokoban', level: 1, solver: 'any', verdict: 'solved', session: 1 });

  const same = await run(['batch', 'compare', night, night]);
  expect([same.code, same.stdout]).toEqual([0, '']);
  // The newer run lost one: a regression.
  const worse = join(FOLDER, 'worse');
  cpSync(night, worse, { recursive: true });
  const lines = readFileSync(join(worse, 'reports.jsonl'), 'utf8').split('\n');
  // Without its checksum: an edited line that has one doesn't count.
  const { reported: _, sum: __, ...first } = JSON.parse(lines[0] as string) as Record<string, unknown>;
  writeFileSync(
    join(worse, 'reports.jsonl'),
    [JSON.stringify({ ...first, lost: 'gone' }), ...lines.slice(1)].join('\n'),
  );
  const compared = await run(['batch', 'compare', night, worse, '--json', '-o', join(FOLDER, 'changes.html')]);
  expect(compared.code).toBe(11);
  expect(JSON.parse(compared.stdout)).toMatchObject({ change: 'newly-unsolved', regression: true });
  expect(readFileSync(join(FOLDER, 'changes.html'), 'utf8')).toContain('Newly unsolved (1)');
});

test('another build must not continue a plan', async () => {
  const night = await plan(FOLDER, 'other-build', tinyLevels(2), '--time', '20');
  const path = join(night, 'manifest.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"build": "[^"]*"/, '"build": "0123456789ab"'));
  const ended = await run(['batch', 'run', night]);
  expect([ended.code, ended.stderr]).toEqual([32, expect.stringContaining('was planned with build 0123456789ab')]);
});

test('a folder in place of reports.jsonl or the lock: one sentence, exit code 32', async () => {
  const night = await plan(FOLDER, 'folders', tinyLevels(1), '--time', '20');
  const [reports, lock] = [join(night, 'reports.jsonl'), join(night, 'lock')];
  mkdirSync(reports);
  const sentence = `masu: ${reports} cannot be read: it is a folder, not a file.\n`;
  for (const words of [
    ['report', night],
    ['compare', night, night],
    ['run', night],
  ]) {
    expect(await run(['batch', ...words])).toMatchObject({ code: 32, stdout: '', stderr: sentence });
  }
  rmSync(reports, { recursive: true });
  mkdirSync(lock);
  const ended = await run(['batch', 'run', night]);
  expect([ended.code, ended.stderr]).toEqual([32, expect.stringContaining(`${lock} cannot be read: it is a folder`)]);
});

test.runIf(HAS_SHELL)(
  'the SLURM script of the document: each task of the array runs its file, and goes on when it is requeued',
  async () => {
    const document = readFileSync(new URL('../../docs/experiments.md', import.meta.url), 'utf8');
    const [, script = ''] = /^```sh\n(#!\/bin\/bash\n[\s\S]*?)^```$/m.exec(document) ?? [];
    const folder = join(FOLDER, 'array');
    mkdirSync(join(folder, 'bin'), { recursive: true });
    mkdirSync(join(folder, 'runs'));
    writeFileSync(join(folder, 'masu-array.sh'), script);
    for (const count of [1, 2]) writeFileSync(join(folder, `${count}.txt`), tinyLevels(count));
    writeFileSync(join(folder, 'files.txt'), '1.txt\n2.txt\n');
    const program = new URL('../../dist/bin/masu.js', import.meta.url).pathname;
    writeFileSync(join(folder, 'bin/masu'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    });
    const submit = async (task: string): Promise<string> => {
      const env = {
        PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`,
        SLURM_ARRAY_TASK_ID: task,
        SLURM_CPUS_PER_TASK: '1',
      };
      return (await promisify(execFile)('bash', ['masu-array.sh'], { cwd: folder, env })).stderr;
    };
    expect(await submit('1')).toContain('1 of 1 done: 1 solved');
    expect(await submit('2')).toContain('2 of 2 done: 2 solved');
    expect(await submit('2')).toContain('Nothing to do: 2 of 2 done');
  },
);
