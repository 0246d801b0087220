// Run folders that somebody edited, or whose files are not files: what reads them says so, and nothing edited counts.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRun } from '../folder/open-run.js';
import { loadPlan, savePlan } from '../folder/plan-folder.js';
import { makePlan } from '../plan/make-plan.js';
import { joinRuns } from './join.js';
import { jobVerdict } from './verdicts.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-edited-'));
const RUN = join(FOLDER, 'run');
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const EFFORT = { expanded: 3, generated: 4, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 100 };
const REPORT = { verdict: 'solved', claim: 'valid', puzzle: 'sokoban', solver: 'any', effort: EFFORT } as const;

beforeAll(async () => {
  const levels = join(FOLDER, 'levels.txt');
  writeFileSync(levels, '#####\n#@$.#\n#####\n\n######\n#@ $.#\n######\n\n#####\n#@$ #\n#####\n');
  await savePlan(RUN, await makePlan([levels], { solvers: ['any'], limits: {} }));
  const opened = openRun(RUN);
  if (!opened.ok) throw new Error(opened.error);
  await opened.value.begin({ jobs: 1 });
  for (const [index, solution] of ['R', 'rR'].entries()) {
    const key = opened.value.outstanding()[0]?.key ?? '';
    const value = { ...REPORT, solution, moves: index + 1, pushes: 1 };
    opened.value.record({ key, reported: { ok: true, value } });
  }
  await opened.value.close('finished');
});

let copies = 0;
/** A copy of the run in which a file was edited. */
function edited(file: string, edit: (text: string) => string): string {
  const copy = join(FOLDER, `copy-${copies++}`);
  cpSync(RUN, copy, { recursive: true });
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(edit(text)).not.toBe(text);
  writeFileSync(path, edit(text));
  return copy;
}

/** As a run of a version without hashes of the file and without checksums. */
const older = (folder: string): string => {
  const [manifest, reports] = [join(folder, 'manifest.json'), join(folder, 'reports.jsonl')];
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/ *"planSha256".*\n/, ''));
  writeFileSync(reports, readFileSync(reports, 'utf8').replaceAll(/,"sum":"[0-9a-f]+"/g, ''));
  return folder;
};

const verdicts = (folder: string): string[] => {
  const joined = joinRuns([folder]);
  return joined.ok ? joined.value.results.map(jobVerdict) : [joined.error];
};

test('an unedited run, also one of an older version, counts', async () => {
  expect(verdicts(RUN)).toEqual(['solved', 'solved']);
  const old = older(edited('manifest.json', (text) => `${text}\n`));
  expect(verdicts(old)).toEqual(['solved', 'solved']);
  const opened = openRun(old);
  expect(opened).toMatchObject({ ok: true, value: { damaged: 0, refused: [], reused: 3 } });
  if (opened.ok) await opened.value.close('finished');
});

const EDITS: readonly [name: string, edit: (text: string) => string, why: string][] = [
  [
    'another solver',
    (text) => text.replace('"solver":"any"', '"solver":"dfs"'),
    'the key of line 1 is not that of its job',
  ],
  ['another board', (text) => text.replace('#@ $.#', '#@$ .#'), 'the key of line 2 is not that of its job'],
  [
    'other limits',
    (text) => text.replace('"limits":{', '"limits":{"nodes":1,'),
    'the key of line 1 is not that of its job',
  ],
  ['another error', (text) => text.replace('"code":"', '"code":"x'), 'the key of line 3 is not that of its job'],
];

test.each(EDITS)('%s in the plan is refused', (_name, edit, why) => {
  const copy = edited('plan.jsonl', edit);
  const error = `${join(copy, 'plan.jsonl')} was edited: ${why}. Plan again.`;
  for (const read of [loadPlan, openRun]) expect(read(copy)).toEqual({ ok: false, error });
  expect(verdicts(copy)).toEqual([error]);
  expect(verdicts(older(copy))).toEqual([error]);
});

test('another place, another hash of a board, and a line written twice in the plan are refused', () => {
  for (const [edit, why] of [
    [(text: string) => text.replace('"number":1', '"number":7'), 'was edited after it was planned'],
    [(text: string) => text.replace(/"level":"./, '"level":"-'), 'was edited after it was planned'],
    [(text: string) => text.replace(/^(.*)\n.*/, '$1\n$1'), 'was edited: two lines have the same key'],
  ] as const) {
    const copy = edited('plan.jsonl', edit);
    expect(loadPlan(copy)).toEqual({ ok: false, error: `${join(copy, 'plan.jsonl')} ${why}. Plan again.` });
  }
});

test.each([
  ['a forged solution', '"solution":"rR"', '"solution":"rL"'],
  ['a forged length', '"moves":2', '"moves":1'],
  ['another solver', /"solver":"any"(?=[^\n]*"solution":"rR")/, '"solver":"dfs"'],
] as const)('%s under the old key does not count, and its level runs again', async (_name, from, to) => {
  const copy = edited('reports.jsonl', (text) => text.replace(from, to));
  expect(verdicts(copy)).toEqual(['solved', 'not-run']);
  expect(joinRuns([copy])).toMatchObject({ ok: true, value: { runs: [{ damaged: 1, refused: [] }] } });
  // Without a checksum, the replay notices it.
  for (const folder of [copy, older(copy)]) {
    const opened = openRun(folder);
    if (!opened.ok) throw new Error(opened.error);
    const run = opened.value;
    expect([run.outstanding().length, run.damaged + run.refused.length]).toEqual([1, 1]);
    await run.close('stopped');
  }
  expect(verdicts(copy)).toEqual(['solved', 'not-run']);
  const place = expect.stringMatching(/levels\.txt, level 2, any: The /);
  expect(joinRuns([copy])).toMatchObject({ ok: true, value: { runs: [{ damaged: 0, refused: [place] }] } });
});

test('a claim or a time that was edited does not count either', () => {
  for (const [from, to] of [
    ['"claim":"valid"', '"claim":"optimal"'],
    ['"cpuMillis":1', '"cpuMillis":0'],
  ] as const) {
    expect(verdicts(edited('reports.jsonl', (text) => text.replace(from, to)))).toEqual(['not-run', 'solved']);
  }
});

test.each(['manifest.json', 'plan.jsonl', 'reports.jsonl'])('a folder in place of %s is named', (file) => {
  const copy = edited('manifest.json', (text) => `${text}\n`);
  rmSync(join(copy, file));
  mkdirSync(join(copy, file));
  const read = (): string => {
    const joined = joinRuns([copy]);
    return joined.ok ? '' : joined.error;
  };
  const why = 'cannot be read: it is a folder, not a file.';
  if (file === 'manifest.json') expect(read()).toBe(`${join(copy, file)} ${why}`);
  else expect(read).toThrow(`${join(copy, file)} ${why}`);
});
