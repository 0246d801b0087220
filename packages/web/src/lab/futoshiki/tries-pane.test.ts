import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { isSolved } from '@masu/core/futoshiki/rules/check.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { validateLevel } from '@masu/core/futoshiki/rules/validate-level.js';
import { recordBacktracking, recordPropagation } from '@masu/solve/futoshiki/solve/record/record-tries.js';
import { digitsAt, type RecordedTries } from '@masu/solve/futoshiki/solve/record/recorded-tries.js';
import { FUTOSHIKI_SOLVERS } from '@masu/solve/futoshiki/solve/solvers.js';
import { expect, test } from 'vitest';
import { sliderEnd } from '../model/model.js';
import { tryFigures } from './tries-figures.js';
import { TriesLab } from './tries-model.js';
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

test('propagation one elimination at a time, forward and back', () => {
  const lab = new TriesLab();
  const run = RUNS[1]?.[1] as RecordedTries;
  lab.subject.value = { level: LEVEL, title: '' };
  lab.runs.value = { backtrack: RUNS[0]?.[1], propagate: run };
  const place = (): string => `${lab.moments.value.propagate}.${lab.ran.value}`;
  const forward = [place()];
  while (lab.moments.value.propagate < run.events.count - 1) {
    lab.stepElimination(1);
    forward.push(place());
  }
  const events = Array.from({ length: run.events.count }, (_, event) => event);
  const all = events.reduce((sum, event) => sum + lab.eliminations(event).steps.length, 0);
  expect(forward).toHaveLength(run.events.count + all);
  expect(new Set(forward).size).toBe(forward.length);
  expect(all).toBe(tryFigures(run).ruledOut.at(-1));
  const back = [place()];
  while (place() !== '0.0') {
    lab.stepElimination(-1);
    back.push(place());
  }
  expect(back.reverse()).toEqual(forward);
  expect(lab.reached.value.propagate).toBe(run.events.count - 1);
});

test('a slider ends beyond what was shown, and at the end once that was', () => {
  expect([0, 40, 64, 200].map((reached) => sliderEnd(reached, 1000))).toEqual([64, 64, 128, 256]);
  expect(sliderEnd(50, 50)).toBe(50);
});
