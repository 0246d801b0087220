import { type Effort, LIMIT_NAMES } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { boundMessage, busyMessage } from './report.js';

const effort = (millis: number, cpuMillis: number): Effort => ({
  expanded: 1,
  generated: 1,
  duplicates: 0,
  millis,
  cpuMillis,
  bytes: 0,
});

const gaveUp = (limit: (typeof LIMIT_NAMES)[number], millis: number, cpuMillis: number) =>
  ({ verdict: 'gave-up', limit, puzzle: 'sokoban', solver: 'any', effort: effort(millis, cpuMillis) }) as const;

test.each([
  [5000, 361, ' (the machine was busy: only 0.36 s of CPU time; --cpu limits that instead)'],
  [5000, 2600, ''],
  [5000, 5000, ''],
  // the start of a worker
  [500, 20, ''],
  // a host without a clock of CPU time
  [5000, 0, ''],
])('%d ms passed, %d ms of CPU', (millis, cpuMillis, said) => {
  expect(busyMessage(gaveUp('time', millis, cpuMillis))).toBe(said);
});

test.each(LIMIT_NAMES.filter((limit) => limit !== 'time'))(
  'the limit of %s has nothing to do with a busy machine',
  (limit) => {
    expect(busyMessage(gaveUp(limit, 5000, 1))).toBe('');
  },
);

test.each([
  [undefined, ''],
  [0, ''],
  [1, '; at least 1 push is needed'],
  [12, '; at least 12 pushes are needed'],
])('a lower bound of %s', (lowerBound, said) => {
  const bound = lowerBound === undefined ? {} : { lowerBound };
  expect(boundMessage({ ...gaveUp('nodes', 1, 1), metric: 'pushes', ...bound })).toBe(said);
});
