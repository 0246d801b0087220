import { expect, test } from 'vitest';
import { finish, PATIENT } from '../../../base/outcome.js';
import {
  digitsAt,
  FUTOSHIKI_SOLVERS,
  type FutoshikiLevel,
  isSolved,
  type RecordedTries,
  recordBacktracking,
  recordPropagation,
  validateLevel,
} from '../../../futoshiki/index.js';
import { depthProfile, triesNear } from './tries-near.js';

function levelOf(): FutoshikiLevel {
  const cells = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3];
  const inequalities = [
    { less: 7, greater: 3 },
    { less: 4, greater: 8 },
    { less: 6, greater: 10 },
    { less: 13, greater: 12 },
  ];
  const read = validateLevel({ size: 4, cells, inequalities });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const LEVEL = levelOf();

function recorded(record: typeof recordBacktracking): RecordedTries {
  return finish(record(LEVEL, { nodes: 10_000 }));
}

const RUNS = [recordBacktracking, recordPropagation].map((record) => [record.name, recorded(record)] as const);

test.each(RUNS)('%s: the figures are those of the solver', (_name, run) => {
  const solver = FUTOSHIKI_SOLVERS.find(({ id }) => id === run.algorithm);
  expect(finish(solver?.solve(LEVEL, {}, PATIENT) as never)).toMatchObject({
    effort: { expanded: run.result.expanded },
  });
});

test.each(RUNS)('%s: every row of the tree ends in the digit that is placed', (_name, run) => {
  for (let event = 0; event < run.events.count; event++) {
    const { rows, depth, above } = triesNear(run, event, 5);
    const digits = digitsAt(run, event);
    expect(rows.length + above).toBe(depth);
    for (const { cell, tried } of rows) {
      expect(tried.at(-1)).toEqual({ digit: digits[cell], isCurrent: true });
      expect(tried.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(new Set(tried.map(({ digit }) => digit)).size).toBe(tried.length);
    }
  }
  const profile = depthProfile(run, 100);
  expect(profile[0]).toBe(0);
  expect(Math.max(...profile)).toBeLessThanOrEqual(14);
});

test('the last event of backtracking is the solution', () => {
  const run = RUNS[0]?.[1] as RecordedTries;
  expect(isSolved(LEVEL, digitsAt(run, run.events.count - 1))).toBe(true);
  expect(run.result.expanded).toBe(23);
});
