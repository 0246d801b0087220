// What a worker elsewhere claims is believed with a certificate that proves exactly that, and marked without one.

import { finish } from '@masu/core/base/outcome.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import { expect, test } from 'vitest';
import { reportOf } from '../../../../test/report-of.js';
import { reportedLine, verifyingClaim } from './verify-report.js';

const DETOUR = '#######\n#@ $ .#\n#     #\n#######\n';
const CORNER = '######\n#$ ..#\n#@ $ #\n######\n';
const certificate = { producer: 'a test' };
const jobOf = (level: string, solver: string): Job => ({
  ...{ puzzle: 'sokoban', format: 'xsb', limits: {} },
  ...{ level, solver, certificate },
});
const PUSHES = jobOf(DETOUR, 'push-optimal');
const MOVES = jobOf(DETOUR, 'move-optimal');
const NONE = jobOf(CORNER, 'push-optimal');
const gridJob = (level: string): Job => ({
  ...{ puzzle: 'futoshiki', format: 'bars', limits: {} },
  ...{ level, solver: 'propagate', certificate },
});
const ONE_GRID = gridJob('2\n|1 -|\n|   |\n|- -|\n');
const NO_GRID = gridJob('2\n|1<-|\n|v  |\n|- -|\n');

test.each([
  ['pushes', PUSHES],
  ['moves', MOVES],
  ['no solution', NONE],
  ['one grid', ONE_GRID],
  ['no grid', NO_GRID],
])('a true claim with its certificate: %s', (_, job) => {
  const report = reportOf(job) as Report;
  expect(report.certificate?.file).toMatch(/^[0-9a-f]+$/);
  expect(finish(verifyingClaim(job, report))).toEqual({ ok: true, value: report });
});

const longer = { solution: 'drurlRR', moves: 7, pushes: 2 };
const fileOf = (job: Job): Report['certificate'] => reportOf(job).certificate as Report['certificate'];

const LIES: readonly (readonly [name: string, job: Job, report: Report, reason: RegExp])[] = [
  ['more moves than needed', MOVES, { ...(reportOf(MOVES) as Report), ...longer } as Report, /proves another claim/],
  [
    'the proof of another metric',
    MOVES,
    { ...reportOf(MOVES), certificate: fileOf(PUSHES) } as Report,
    /another claim/,
  ],
  [
    'the proof of another level',
    PUSHES,
    { ...reportOf(PUSHES), certificate: fileOf(NONE) } as Report,
    /proves nothing/,
  ],
  [
    'no solution where there is one',
    PUSHES,
    {
      verdict: 'unsolvable',
      puzzle: 'sokoban',
      solver: 'push-optimal',
      effort: reportOf(PUSHES).effort,
      certificate: fileOf(NONE),
    } as Report,
    /proves nothing/,
  ],
  [
    'a file that is no certificate',
    PUSHES,
    { ...reportOf(PUSHES), certificate: { bytes: 2, checked: true, file: '4869' } } as Report,
    /not a certificate/,
  ],
  [
    'the proof of another Futoshiki',
    ONE_GRID,
    { ...reportOf(ONE_GRID), certificate: fileOf(NO_GRID) } as Report,
    /proves nothing/,
  ],
  [
    'one grid, though no grid is right',
    NO_GRID,
    { ...reportOf(ONE_GRID), certificate: fileOf(NO_GRID) } as Report,
    /another claim/,
  ],
];

test.each(LIES)('a worker that lies is caught: %s', (_name, job, report, reason) => {
  expect(finish(verifyingClaim(job, report))).toEqual({ ok: false, error: expect.stringMatching(reason) });
});

test('a lower bound stays, and a note says that it was not checked; one above a solution is refused', () => {
  const { effort } = reportOf(PUSHES) as Report;
  const common = {
    verdict: 'gave-up',
    limit: 'cpu',
    puzzle: 'sokoban',
    solver: 'push-optimal',
    metric: 'pushes',
    effort,
  };
  const forged = { ...common, lowerBound: 9_999 } as Report;
  expect(finish(verifyingClaim(PUSHES, forged))).toEqual({
    ok: true,
    value: { ...forged, notes: { lowerBound: 'not checked' } },
  });
  const best = { solution: 'rRR', moves: 3, pushes: 2 };
  const line = (lowerBound: number) =>
    reportedLine(PUSHES, { ok: true, value: { ...common, lowerBound, best } as Report });
  expect(line(2)).toHaveProperty('reported');
  expect(line(3)).toEqual({ bug: 'The lower bound is above the length of the solution.' });
});

test('a claim without a certificate stays, and a note says that it was not checked', () => {
  const { certificate: _, ...bare } = reportOf(PUSHES) as Report;
  const said = { ...bare, certificate: { bytes: 99, checked: true } } as Report;
  expect(finish(verifyingClaim(PUSHES, said))).toMatchObject({
    ok: true,
    value: { claim: 'optimal', notes: { certificate: 'its worker sent none' } },
  });
  expect(finish(verifyingClaim(PUSHES, said))).not.toHaveProperty('value.certificate');
});
