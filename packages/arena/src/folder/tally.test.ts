import { expect, test } from 'vitest';
import type { PlanLine, ReportLine } from './records.js';
import { Tally } from './tally.js';

const EFFORT = { expanded: 0, generated: 0, duplicates: 0, millis: 0, cpuMillis: 0, bytes: 0 };
const PLAN: PlanLine[] = ['a', 'b', 'c', 'd'].map((key) => ({
  key,
  places: [{ file: 'f', collection: 'f' }],
  error: { line: 1, column: 1, code: 'x', message: 'x' },
}));
const solved = (key: string): ReportLine => ({
  key,
  host: 'h',
  session: 1,
  reported: { ok: true, value: { verdict: 'unsolvable', puzzle: 'sokoban', solver: 'any', effort: EFFORT } },
});
const lost = (key: string): ReportLine => ({ key, host: 'h', session: 1, lost: 'died' });

test('the first report of a key counts, whatever comes later', () => {
  const tally = new Tally(PLAN, [solved('a')]);
  expect(tally.add(lost('a'))).toBe(false);
  expect(tally.counts).toMatchObject({ planned: 4, done: 1, unsolvable: 1, lost: 0 });
});

test('a lost job that ran again counts by its later report', () => {
  const tally = new Tally(PLAN, [lost('a'), lost('b')]);
  expect(tally.counts).toMatchObject({ done: 2, lost: 2 });
  expect([tally.add(solved('a')), tally.add(lost('b'))]).toEqual([true, true]);
  expect(tally.counts).toMatchObject({ done: 2, unsolvable: 1, lost: 1 });
  expect(tally.lostKeys()).toEqual(['b']);
});

test('a line of another plan does not count', () => {
  const tally = new Tally(PLAN, [solved('z')]);
  expect(tally.counts).toMatchObject({ done: 0, unsolvable: 0 });
});
