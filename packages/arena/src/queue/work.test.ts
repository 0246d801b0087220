import type { Job } from '@masu/engine/jobs/job.js';
import { expect, test } from 'vitest';
import { workKey } from '../folder/key.js';
import type { PlannedJob } from '../folder/records.js';
import { BundleSize, bundleId, takeBundle } from './bundles.js';
import { parseWork, parseWorkResult } from './work.js';

const JOB: Job = {
  puzzle: 'sokoban',
  level: '#####\n#@$.#\n#####',
  format: 'xsb',
  solver: 'any',
  limits: { millis: 5 },
};
const key = (index: number): string => `k${index.toString(16).padStart(31, '0')}`;
const BUILD = 'b1';
const EFFORT = { expanded: 3, generated: 4, duplicates: 0, millis: 1, cpuMillis: 1, bytes: 100 };
const REPORTED = { ok: true, value: { verdict: 'unsolvable', puzzle: 'sokoban', solver: 'any', effort: EFFORT } };

test('work and results are parsed back', () => {
  const work = { items: [{ key: workKey(BUILD, JOB), job: JOB }] };
  expect(parseWork(work, BUILD)).toEqual({ ok: true, value: work });
  const result = {
    host: 'h',
    done: [
      { key: key(1), reported: REPORTED },
      { key: key(2), bug: 'stack' },
    ],
    rest: [key(3)],
  };
  expect(parseWorkResult(result)).toEqual({ ok: true, value: result });
});

test.each([
  ['nothing', undefined],
  ['no items', { items: [] }],
  ['a key of somebody else', { items: [{ key: '../../etc', job: JOB }] }],
  ['a job without limits', { items: [{ key: key(1), job: { ...JOB, limits: undefined } }] }],
  ['another solver under the same key', { items: [{ key: workKey(BUILD, JOB), job: { ...JOB, solver: 'dfs' } }] }],
  ['a job of another build', { items: [{ key: workKey('b2', JOB), job: JOB }] }],
  ['too many', { items: Array.from({ length: 1001 }, (_, index) => ({ key: key(index), job: JOB })) }],
])('%s is not work', (_name, value) => {
  expect(parseWork(value, BUILD).ok).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['a report without any field', { host: 'h', done: [{ key: key(1), reported: {} }], rest: [] }],
  ['neither report nor bug', { host: 'h', done: [{ key: key(1) }], rest: [] }],
  ['a limit below zero', { host: 'h', done: [{ key: key(1), reported: REPORTED, clipped: { bytes: -1 } }], rest: [] }],
])('%s is not a result', (_name, value) => {
  expect(parseWorkResult(value).ok).toBe(false);
});

const planned = (index: number): PlannedJob => ({ key: key(index), level: '', places: [], job: JOB });

test('tiny levels are bundled after some reports, and less toward the end', () => {
  const size = new BundleSize();
  expect(size.of(10_000, 2)).toBe(1);
  for (let index = 0; index < 30; index++) size.learn(1);
  expect(size.of(10_000, 2)).toBe(100);
  expect(size.of(80, 2)).toBe(10);
  expect(size.of(3, 2)).toBe(1);
  for (let index = 0; index < 300; index++) size.learn(60_000);
  expect(size.of(10_000, 2)).toBe(1);
});

test('a bundle takes jobs from the front; a job that must be alone is', () => {
  const waiting = [0, 1, 2, 3, 4].map(planned);
  const keys = (size: number): string[] => takeBundle(waiting, size, (each) => each === key(2)).map((item) => item.key);
  expect([keys(2), keys(2), keys(2)]).toEqual([[key(0), key(1)], [key(2)], [key(3), key(4)]]);
  expect(bundleId([{ key: key(1), job: JOB }])).toBe(key(1));
  expect(
    bundleId([
      { key: key(1), job: JOB },
      { key: key(2), job: JOB },
    ]),
  ).toMatch(/^b[0-9a-f]{31}$/);
});
