// Experiments at the command line: plan, run, report, compare; and run folders that can't be used.

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BALANCED, books, manifestOf, tinyLevels } from '../../../../../../test/experiment.js';
import { jsonLines, masuHere } from '../../../../../../test/masu-here.js';

const { folder: FOLDER, file, masu } = masuHere();

/** Plans these levels into a new run folder and returns its path. */
async function plan(name: string, levels: string, ...options: readonly string[]): Promise<string> {
  const folder = join(FOLDER, name);
  expect((await masu(['batch', 'plan', file(`${name}.txt`, levels), '-o', folder, ...options])).code).toBe(0);
  return folder;
}

test('plan, run, report, compare: three commands and a fourth', async () => {
  const night = await plan('night', tinyLevels(20), '--solvers', 'any,bfs-hash', '--time', '20');
  const done = await masu(['batch', 'run', night]);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('40 of 40 done: 40 solved')]);
  expect(books(night)).toEqual(BALANCED);
  expect(manifestOf(night)).toMatchObject({ jobs: 40, sessions: [{ reused: 0, added: 40, ending: 'finished' }] });

  const again = await masu(['batch', 'run', night]);
  expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('Nothing to do: 40 of 40 done')]);
  expect(manifestOf(night).sessions).toHaveLength(1);

  const [page, csv] = [join(FOLDER, 'report.html'), join(FOLDER, 'all.csv')];
  const report = await masu(['batch', 'report', night, '-o', page, '--csv', csv]);
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
  const json = await masu(['batch', 'report', night, '--json']);
  const rows = json.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(rows).toHaveLength(40);
  expect(rows[0]).toMatchObject({ puzzle: 'sokoban', level: 1, solver: 'any', verdict: 'solved', session: 1 });

  const same = await masu(['batch', 'compare', night, night]);
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
  const compared = await masu(['batch', 'compare', night, worse, '--json', '-o', join(FOLDER, 'changes.html')]);
  expect(compared.code).toBe(11);
  expect(JSON.parse(compared.stdout)).toMatchObject({ change: 'newly-unsolved', regression: true });
  expect(readFileSync(join(FOLDER, 'changes.html'), 'utf8')).toContain('Newly unsolved (1)');
});

test('another build must not continue a plan', async () => {
  const night = await plan('other-build', tinyLevels(2), '--time', '20');
  const path = join(night, 'manifest.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"build": "[^"]*"/, '"build": "0123456789ab"'));
  const ended = await masu(['batch', 'run', night]);
  expect([ended.code, ended.stderr]).toEqual([32, expect.stringContaining('was planned with build 0123456789ab')]);
});

test('a folder in place of reports.jsonl or the lock: one sentence, exit code 32', async () => {
  const night = await plan('folders', tinyLevels(1), '--time', '20');
  const [reports, lock] = [join(night, 'reports.jsonl'), join(night, 'lock')];
  mkdirSync(reports);
  const sentence = `masu: ${reports} cannot be read: it is a folder, not a file.\n`;
  for (const words of [
    ['report', night],
    ['compare', night, night],
    ['run', night],
  ]) {
    expect(await masu(['batch', ...words])).toMatchObject({ code: 32, stdout: '', stderr: sentence });
  }
  rmSync(reports, { recursive: true });
  mkdirSync(lock);
  const ended = await masu(['batch', 'run', night]);
  expect([ended.code, ended.stderr]).toEqual([32, expect.stringContaining(`${lock} cannot be read: it is a folder`)]);
});

test('results from elsewhere are imported beside those of a run; rows that fit no level are named', async () => {
  const night = await plan('imported', tinyLevels(2), '--time', '20');
  const csv = file('theirs.csv', 'level,verdict,solver\n1,solved,theirs\n7,solved,theirs\n2,gave-up,theirs\n');
  const imported = await masu(['batch', 'import', night, csv]);
  expect([imported.code, imported.stdout]).toEqual([30, '']);
  expect(imported.stderr).toMatch(
    /^masu: theirs\.csv, row 2: no level 7 is in the plan\.\nImported: 2 results of theirs, not run here\.\nNext: masu batch report /,
  );
  const report = await masu(['batch', 'report', night, '--json']);
  expect(jsonLines(report.stdout).filter(({ solver }) => solver === 'theirs (not run here)')).toMatchObject([
    { level: 1, verdict: 'solved' },
    { level: 2, verdict: 'gave-up' },
  ]);
  const absent = await masu(['batch', 'import', night, 'absent.csv']);
  expect([absent.code, absent.stderr]).toEqual([30, 'masu: absent.csv: No such file.\n']);
});
