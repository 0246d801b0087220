import { expect, test } from 'vitest';
import { levelsProgress } from './run-jobs.js';

const at = (expanded: number) => ({ expanded, bytes: 2 ** 20 });

test('the line continues with the next level after the first is done', () => {
  let [done, now] = [0, 0];
  const line = levelsProgress(
    [1, 2, 5],
    () => done,
    () => now,
  );
  expect(line(0, at(1))).toBe('0 of 3 done; level 1 at 0 s: 1 position, 1 MiB');
  expect(line(1, at(7))).toBeUndefined();
  now = 2000;
  done = 1;
  expect(line(1, at(2000))).toBe('1 of 3 done; level 2 at 2 s: 2,000 positions, 1,000/s, 1 MiB');
  done = 2;
  expect(line(2, at(3))).toBe('2 of 3 done; level 5 at 0 s: 3 positions, 1 MiB');
});

test('one level alone needs no count', () => {
  const line = levelsProgress(
    [4],
    () => 0,
    () => 0,
  );
  expect(line(0, at(2))).toBe('0 s: 2 positions, 1 MiB');
});
