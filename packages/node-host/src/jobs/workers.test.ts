// The memory of searches that come one by one stays what it was, unless there is far less or far more.

import { expect, test } from 'vitest';
import { startSteadyBytes } from './workers.js';

test.each([
  ['a little more or the same: as at first', [100, 110, 100, 199], [100, 100, 100, 100]],
  ['less: no more than there is', [100, 60, 30, 90], [100, 60, 30, 90]],
  ['twice as much: all of it', [100, 200, 150, 399, 400], [100, 200, 150, 200, 400]],
])('free memory changes between calls: %s', (_, free, granted) => {
  const left = [...free];
  const steady = startSteadyBytes(1, () => left.shift() as number);
  expect(free.map(() => steady())).toEqual(granted);
});
