import { expect, test } from 'vitest';
import { startMeter, startSlices } from './meter.js';

/** A clock that advances only with the work, by this many milliseconds per unit. */
function sliced(millisAUnit: number, slices: number): number[] {
  let now = 0;
  const work = startSlices({ now: () => now, cpu: () => 0, stopped: () => false, report: () => {} });
  return Array.from({ length: slices }, () =>
    work.time((budget) => {
      now += budget * millisAUnit;
      return budget;
    }),
  );
}

test('units of a second each are done one at a time, from the first on', () => {
  expect(sliced(1000, 4)).toEqual([1, 1, 1, 1]);
});

test('slices of small units grow to a hundredth of a second', () => {
  expect(sliced(0.01, 13).at(-1)).toBeGreaterThan(600);
});

test('after one slice that was far too long, the next is shorter at once', () => {
  let now = 0;
  const slices = startSlices({ now: () => now, cpu: () => 0, stopped: () => false, report: () => {} });
  for (let i = 0; i < 8; i++) slices.time(() => 0);
  slices.time(() => {
    now += 12_000;
  });
  expect(slices.time((budget) => budget)).toBe(1);
});

test('slices that did no work say nothing about the next one', () => {
  const slices = startSlices({ now: () => 0, cpu: () => 0, stopped: () => false, report: () => {} });
  let done = 0;
  for (let i = 0; i < 8; i++)
    slices.time(
      () => 0,
      () => done,
    );
  expect(
    slices.time(
      (budget) => budget,
      () => done,
    ),
  ).toBe(1);
  slices.time(
    (budget) => {
      done += budget;
    },
    () => done,
  );
  expect(
    slices.time(
      (budget) => budget,
      () => done,
    ),
  ).toBe(2);
});

test('a limit is reached at its number, not before and not later; a stop goes first', () => {
  let [now, cpu, isStopped] = [1000, 500, false];
  const watch = { now: () => now, cpu: () => cpu, stopped: () => isStopped, report: () => {} };
  const nodes = startMeter({ nodes: 100 }, watch);
  expect([99, 100, 101].map((expanded) => nodes.over(expanded))).toEqual([undefined, 'nodes', 'nodes']);
  const time = startMeter({ millis: 10 }, watch);
  const work = startMeter({ cpuMillis: 10 }, watch);
  [now, cpu] = [1009, 509];
  expect([time.over(0), work.over(0)]).toEqual([undefined, undefined]);
  [now, cpu] = [1010, 510];
  expect([time.over(0), work.over(0)]).toEqual(['time', 'cpu']);
  expect(work.effort({ expanded: 3, generated: 8, bytes: 64 })).toEqual({
    ...{ expanded: 3, generated: 8, duplicates: 5, millis: 10, cpuMillis: 10, bytes: 64 },
  });
  isStopped = true;
  expect([nodes.over(100), time.over(0)]).toEqual(['stopped', 'stopped']);
});
