// Work in slices on the page's thread: a pause before the first slice and after every few milliseconds.

import { expect, test } from 'vitest';
import { finishInSlices } from './in-slices.js';

/** Work of a number of slices of some milliseconds each, with a clock that counts the slices between two pauses. */
function workOf(slices: number, millis: number) {
  let now = 0;
  const turns: number[] = [];
  function* work(): Generator<void, string, void> {
    for (let slice = 0; slice < slices; slice++) {
      now += millis;
      turns.push((turns.pop() ?? 0) + 1);
      yield;
    }
    return 'done';
  }
  const clock = {
    now: () => now,
    pause: async () => {
      turns.push(0);
    },
  };
  return { work: work(), clock, turns };
}

test.each([
  ['slices of a millisecond are put together', 10, 1, [4, 4, 2]],
  ['a slice that takes long has a turn of its own', 3, 50, [1, 1, 1, 0]],
  ['no slice at all', 0, 1, [0]],
] as const)('%s', async (_name, slices, millis, expected) => {
  const { work, clock, turns } = workOf(slices, millis);
  expect(await finishInSlices(work, () => true, clock)).toBe('done');
  expect(turns).toEqual(expected);
});

test('work that is no longer needed is dropped', async () => {
  const { work, clock, turns } = workOf(100, 5);
  expect(await finishInSlices(work, () => turns.length < 3, clock)).toBeUndefined();
  expect(turns).toEqual([1, 1, 0]);
});
