import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { workKey } from '../folder/key.js';
import { isJob, type PlannedJob } from '../folder/records.js';
import { makePlan } from './make-plan.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-plan-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const EASY = '#####\n#@$.#\n#####\n';
const OTHER = '######\n#@ $.#\n######\n';
const NO_GOAL = '#####\n#@$ #\n#####\n';

function files(name: string, contents: Readonly<Record<string, string>>): string {
  const folder = join(FOLDER, name);
  for (const [path, text] of Object.entries(contents)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('every level is planned for every solver; the same board in two files once, with both places', async () => {
  const folder = files('twice', { 'a.txt': `${EASY}\n${OTHER}`, 'deep/b.txt': `  ${EASY.replaceAll('\n', '\n  ')}` });
  const { plan, manifest, levels, duplicates } = await makePlan([folder], { solvers: ['any', 'bfs-hash'], limits: {} });
  expect([levels, duplicates, plan.length]).toEqual([3, 1, 4]);
  const jobs = plan.filter(isJob);
  expect(jobs.map(({ job }) => job.solver)).toEqual(['any', 'bfs-hash', 'any', 'bfs-hash']);
  expect(jobs[0]?.places.map(({ collection, number }) => [collection, number])).toEqual([
    ['a', 1],
    ['deep/b', 1],
  ]);
  expect(manifest).toMatchObject({ jobs: 4, errors: 0, solvers: ['any', 'bfs-hash'], sessions: [] });
  expect(new Set(plan.map(({ key }) => key)).size).toBe(4);
});

test('what cannot be read is planned as an error: a level, a named file, a missing file', async () => {
  const folder = files('bad', { 'a.txt': `${EASY}\n${NO_GOAL}`, 'b.txt': 'nothing here', '.hidden': EASY });
  const paths = [join(folder, 'a.txt'), join(folder, 'b.txt'), join(folder, 'c.txt')];
  const { plan, manifest } = await makePlan(paths, { limits: {} });
  expect(manifest).toMatchObject({ jobs: 1, errors: 3 });
  expect(plan.flatMap((line) => (isJob(line) ? [] : [[line.places[0]?.number, line.error.code]]))).toEqual([
    [2, expect.any(String)],
    [undefined, 'unknown-format'],
    [undefined, 'missing-file'],
  ]);
  // In a folder, a file without levels is skipped.
  const all = await makePlan([folder], { limits: {} });
  expect([all.skipped.length, all.manifest.errors]).toEqual([1, 1]);
});

test('each puzzle gets its own solvers; a file that none of them solves is an error', async () => {
  const folder = files('both', { 'a.txt': EASY });
  const { plan } = await makePlan([join(folder, 'a.txt')], { solvers: ['propagate'], limits: {} });
  const message = expect.stringMatching(
    /^No planned solver \(propagate\) solves Sokoban; add one of these: bfs-list, /,
  );
  expect(plan).toMatchObject([{ error: { code: 'no-solver', message } }]);
});

test('limits are fixed by the plan, not by the machine', async () => {
  const folder = files('limits', { 'a.txt': EASY });
  const plan = async (limits: object) => (await makePlan([folder], { limits })).plan[0] as PlannedJob;
  const first = await plan({ millis: 500 });
  expect(first.job.limits).toEqual({ millis: 500, bytes: 1024 ** 3 });
  expect(first.key).toBe((await plan({ millis: 500 })).key);
  expect(first.key).not.toBe((await plan({ millis: 501 })).key);
  expect(first.level).toBe((await plan({ millis: 501 })).level);
});

test('the build is part of the key, the order of fields is not', () => {
  expect(workKey('b1', { a: 1, b: [2, { c: 3, d: 4 }] })).toBe(workKey('b1', { b: [2, { d: 4, c: 3 }], a: 1 }));
  expect(workKey('b1', { a: 1 })).not.toBe(workKey('b2', { a: 1 }));
  // BullMQ reserves numeric ids and refuses a colon.
  expect(workKey('b1', { a: 1 })).toMatch(/^k[0-9a-f]{31}$/);
});

test('a solver gets the choices that it accepts, and they are part of its key', async () => {
  const folder = files('choices', { 'a.txt': EASY });
  const solvers = ['any', 'dijkstra', 'astar'];
  const choices = { heuristic: 'nearest', rules: ['corner', 'freeze'] } as const;
  const plain = await makePlan([folder], { solvers, limits: {} });
  const { plan, manifest } = await makePlan([folder], { solvers, limits: {}, choices });
  const jobs = plan.filter(isJob);
  expect(jobs.map(({ job }) => job.choices)).toEqual([undefined, { rules: ['corner', 'freeze'] }, choices]);
  expect(manifest.choices).toEqual({ heuristic: 'nearest', rules: 'corner+freeze' });
  expect(plain.manifest).not.toHaveProperty('choices');
  expect(jobs.map(({ key }, index) => key === plain.plan[index]?.key)).toEqual([true, false, false]);
});
