// CPU time advances with work, and clocks share one open file.

import { readdirSync, readlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IS_LINUX } from '../../../../test/only-where.js';
import { nodeClock } from './clock.js';

const ENOUGH_MILLIS = 20;

/** Keeps this thread busy until its clock has advanced this much. */
function work(cpu: () => number, millis: number): void {
  for (const until = cpu() + millis; cpu() < until; );
}

/** Where a link leads; '' where it is gone. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

test('two clocks of one thread agree, and advance with its work', () => {
  const [one, other] = [nodeClock().cpu, nodeClock().cpu];
  const before = one();
  work(other, ENOUGH_MILLIS);
  expect(one() - before).toBeGreaterThanOrEqual(ENOUGH_MILLIS);
  const first = one();
  const second = other();
  expect(second).toBeGreaterThanOrEqual(first);
  expect(one()).toBeGreaterThanOrEqual(second);
});

test.runIf(IS_LINUX)('even a little work advances the clock', () => {
  const { cpu } = nodeClock();
  const times = Array.from({ length: 200 }, cpu);
  expect(new Set(times).size).toBeGreaterThan(times.length / 2);
});

test.runIf(IS_LINUX)('clocks of one thread share a file', () => {
  nodeClock();
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((name) => targetOf(`/proc/self/fd/${name}`).endsWith('schedstat')).length;
  const before = openFiles();
  const clocks = Array.from({ length: 100 }, nodeClock);
  expect(openFiles()).toBeLessThan(before + clocks.length / 2);
});
