import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Figures {
  readonly pushes?: number;
  readonly moves?: number;
  readonly bound: number;
  readonly proof: 'open' | 'first' | 'both';
  readonly cpu: number;
  readonly run: readonly [build: string, date: string, seconds: number, mebibytes: number];
  readonly certificate?: { readonly fewest: number; readonly bytes: number; readonly seconds: number };
}
type Records = Record<string, Record<string, Record<string, Figures>>>;

interface Printer {
  resultsOf(manifest: unknown, plan: readonly unknown[], reports: readonly unknown[]): readonly unknown[];
  merge(records: Records, results: readonly unknown[]): Records;
  printRecords(records: Records): string;
  readRecords(text: string): Records;
  writeRecords(records: Records): string;
}

const { resultsOf, merge, printRecords, readRecords, writeRecords } = (await import(
  new URL('../../scripts/print-records.mjs', import.meta.url).href
)) as Printer;
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/records.md is what scripts/records.json prints; `node scripts/print-records.mjs` writes both', () => {
  const json = read('scripts/records.json');
  const records = readRecords(json);
  expect(writeRecords(records)).toBe(json);
  expect(read('docs/records.md')).toBe(printRecords(records));
});

test('no record contradicts itself: a proven bound is the solution, an open one is below it', () => {
  for (const levels of Object.values(readRecords(read('scripts/records.json')))) {
    for (const row of Object.values(levels)) {
      for (const [metric, figures] of Object.entries(row)) {
        const best = figures[metric as 'pushes' | 'moves'];
        expect(figures.certificate?.fewest ?? 0).toBeLessThanOrEqual(figures.bound);
        if (figures.proof !== 'open') expect(figures.bound).toBe(best);
        else expect(figures.bound).toBeLessThan(best ?? Number.POSITIVE_INFINITY);
      }
    }
  }
});

const MANIFEST = { program: { build: 'abc' }, planned: '2026-01-02T03:04:05.678Z' };
const limits = { cpuMillis: 10_000, bytes: 2 ** 31 };
const place = { file: 'x/Set.txt', number: 3, title: '17', collection: 'Set' };
const job = (key: string, solver: string): unknown => ({ key, places: [place], job: { solver, limits } });
const report = (key: string, value: object): unknown => ({ key, reported: { ok: true, value } });
const effort = { cpuMillis: 2004 };

test('a run folder as records: titles that are numbers, the CPU time of the proof, better results only', () => {
  const plan = [job('p', 'push-optimal'), job('m', 'move-optimal')];
  const open = { verdict: 'gave-up', limit: 'cpu', lowerBound: 8, best: { pushes: 12, moves: 40 }, effort };
  const found = { verdict: 'gave-up', limit: 'cpu', lowerBound: 20, best: { pushes: 10, moves: 44 }, effort };
  const records = merge({}, resultsOf(MANIFEST, plan, [report('p', open), report('m', found)]));
  const run = ['abc', '2026-01-02', 10, 2048];
  expect(records.Set?.[17]).toEqual({
    pushes: { pushes: 12, moves: 40, bound: 8, proof: 'open', cpu: 2.01, run },
    moves: { pushes: 10, moves: 44, bound: 20, proof: 'open', cpu: 2.01, run },
  });
  // the solution of the other solver has fewer pushes
  expect(printRecords(records)).toMatch(/\| 10 \(44\) +\| open by 2, at least 8 /);
  const notes = { tieBreak: 'unproven' };
  const proven = { verdict: 'solved', claim: 'optimal', pushes: 10, moves: 50 };
  const withProof = { ...proven, notes, effort: { ...effort, proof: { cpuMillis: 500 } } };
  const ofOldVersion = { ...proven, notes: { ...notes, proofCpuMillis: 500 }, effort };
  for (const value of [withProof, ofOldVersion]) {
    expect(merge({}, resultsOf(MANIFEST, plan, [report('p', value)])).Set?.[17]?.pushes).toMatchObject({ cpu: 0.5 });
  }
  merge(records, resultsOf(MANIFEST, plan, [report('p', withProof)]));
  expect(records.Set?.[17]?.pushes).toMatchObject({ bound: 10, proof: 'first', cpu: 0.5 });
  merge(records, resultsOf(MANIFEST, plan, [report('p', open)]));
  expect(records.Set?.[17]?.pushes?.proof).toBe('first');
  expect(printRecords(records)).toMatch(/\| 10 \(50\) +\| proven, tie-break open \| 0\.50 /);
});

test('a solution better than a proven one is a contradiction, and is not printed', () => {
  const plan = [job('p', 'push-optimal'), job('m', 'move-optimal')];
  const proven = { verdict: 'solved', claim: 'optimal', pushes: 10, moves: 50, effort };
  const found = { verdict: 'gave-up', limit: 'cpu', lowerBound: 20, best: { pushes: 8, moves: 44 }, effort };
  const records = merge({}, resultsOf(MANIFEST, plan, [report('p', proven), report('m', found)]));
  expect(() => printRecords(records)).toThrow('10 pushes are proven, and 8 were found');
});

test('a solution of `any` counts where the optimal solvers have none as good, and its run is named', () => {
  const plan = [job('p', 'push-optimal'), job('a', 'any')];
  const open = { verdict: 'gave-up', limit: 'cpu', lowerBound: 8, effort };
  const found = { verdict: 'solved', claim: 'valid', pushes: 12, moves: 44, effort };
  const records = merge({}, resultsOf(MANIFEST, plan, [report('p', open), report('a', found)]));
  expect(readRecords(writeRecords(records))).toEqual(records);
  const page = printRecords(records);
  expect(page).toMatch(/\| 12 \(44\) +\| open by 4, at least 8 +\| 2\.01 +\| a, b /);
  expect(page).toContain('- b: `masu solve Set.txt --level N --solver any --cpu 10 --memory 2048`');
  expect(page).toContain('0 of 1 proven in pushes.');
  const proven = { verdict: 'solved', claim: 'optimal', pushes: 14, moves: 50, effort };
  merge(records, resultsOf(MANIFEST, plan, [report('p', proven)]));
  expect(() => printRecords(records)).toThrow('14 pushes are proven, and 12 were found');
});
