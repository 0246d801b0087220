// Every kind of job: what it reports, and that job and report pass the check on both sides of a worker.

import { dailySeed } from '@masu/core/base/daily.js';
import { expect, test } from 'vitest';
import { reportOf } from '../../../../../test/report-of.js';
import { loadAllWork } from '../all-work.js';
import { type AnyJob, JOB_KINDS } from '../any-job.js';
import { dailyJob } from '../daily-job.js';
import type { Clock } from '../engines/engine.js';
import { parseFromWorker, parseToWorker } from '../engines/pool.js';
import { thisThread } from '../engines/this-thread.js';
import { isReportTo, jobKind } from '../job-reports.js';

const CORRIDOR = '#######\n#@ $ .#\n#     #\n#######\n';
/** The second level of Corners. */
const CORNERS_2 = '####\n#  ###\n#  $ ####\n# $$. @ #\n## ..  ##\n #######\n';
const SQUARE = '2\n|- -|\n|^  |\n|- -|\n';
const sokoban = { puzzle: 'sokoban', format: 'xsb', limits: {} } as const;
const futoshiki = { puzzle: 'futoshiki', format: 'bars', limits: {} } as const;

const LABEL = {
  ...({ kind: 'label', metric: 'moves', states: 'solution' } as const),
  ...{ withDead: false, from: 0 },
  writing: { to: 'csv', preset: 'boxoban', number: 1 } as const,
} as const;

const CASES: readonly (readonly [name: string, job: AnyJob, report: object])[] = [
  ['solve', { ...sokoban, kind: 'solve', level: CORRIDOR, solver: 'any' }, { verdict: 'solved', pushes: 2 }],
  ['solve without a kind', { ...sokoban, level: CORRIDOR, solver: 'any' }, { verdict: 'solved', pushes: 2 }],
  [
    'hint',
    { ...sokoban, kind: 'hint', level: CORRIDOR },
    { verdict: 'hint', solution: 'rRR', moves: 3, pushes: 2, claim: 'optimal', metric: 'pushes' },
  ],
  ['hint after moves', { ...sokoban, kind: 'hint', level: CORRIDOR, moves: 'rR' }, { verdict: 'hint', solution: 'R' }],
  [
    'hint: one solver',
    { ...sokoban, kind: 'hint', level: CORRIDOR, solver: 'any' },
    { verdict: 'hint', solver: 'any' },
  ],
  ['hint when solved', { ...sokoban, kind: 'hint', level: CORRIDOR, moves: 'rRR' }, { verdict: 'solved' }],
  [
    'hint in a deadlock',
    { ...sokoban, kind: 'hint', level: '#####\n#$ .#\n#@  #\n#####\n' },
    { verdict: 'deadlock', deadlock: { reason: 'corner', boxes: [6] } },
  ],
  [
    'hint in a position that only a search proves unsolvable',
    { ...sokoban, kind: 'hint', level: '########\n#@ . $ #\n########\n' },
    { verdict: 'unsolvable' },
  ],
  [
    'hint without a budget',
    { ...sokoban, kind: 'hint', level: CORRIDOR, limits: { nodes: 0 } },
    { verdict: 'gave-up', limit: 'nodes' },
  ],
  [
    'hint of Futoshiki',
    { ...futoshiki, kind: 'hint', level: SQUARE },
    { verdict: 'hint', cell: 2, digit: 2, rule: 'bounds', because: [0] },
  ],
  [
    'hint of Futoshiki, wrong digit',
    { ...futoshiki, kind: 'hint', level: SQUARE, moves: 'r1c1=2' },
    { verdict: 'wrong', cells: [0] },
  ],
  [
    'label',
    { ...sokoban, ...LABEL, level: CORRIDOR },
    { verdict: 'labeled', solution: 'rRR', moves: 3, states: 4, tieBreak: 'proven' },
  ],
  ['insight', { ...sokoban, kind: 'insight', level: CORRIDOR }, { verdict: 'seen', lowerBound: 2 }],
  [
    'insight in a deadlock',
    { ...sokoban, kind: 'insight', level: '#####\n#$ .#\n#@  #\n#####\n' },
    { verdict: 'seen', deadlock: { reason: 'corner', boxes: [6] } },
  ],
  [
    'undo advice: the last push and the one before it',
    { ...sokoban, kind: 'undo-advice', level: CORNERS_2, moves: 'dllllUUdRdr' },
    { verdict: 'advice', atLeast: 2, enough: 2 },
  ],
  [
    'undo advice where nothing is wrong',
    { ...sokoban, kind: 'undo-advice', level: CORRIDOR, moves: 'rR' },
    { verdict: 'advice', atLeast: 0, enough: 0 },
  ],
  [
    'undo advice without a budget: no promise',
    { ...sokoban, kind: 'undo-advice', level: CORNERS_2, moves: 'dllllUUdRdr', limits: { nodes: 0 } },
    { verdict: 'advice', atLeast: 2 },
  ],
  [
    'undo advice where even the start is lost',
    { ...sokoban, kind: 'undo-advice', level: '########\n#@ . $ #\n########\n', moves: 'rrR' },
    { verdict: 'unsolvable' },
  ],
  [
    'generate',
    { kind: 'generate', puzzle: 'futoshiki', size: 4, grade: 'easy', seed: 1, limits: {} },
    { verdict: 'generated', grade: 'easy', format: 'unequal' },
  ],
  [
    'generate what cannot be',
    { kind: 'generate', puzzle: 'futoshiki', size: 1000, grade: 'easy', seed: 1, limits: {} },
    { verdict: 'refused', code: 'bad-size' },
  ],
  [
    'generate Sokoban',
    { kind: 'generate', puzzle: 'sokoban', grade: 'trivial', boxes: 2, seed: 1, limits: {} },
    { verdict: 'generated', grade: 'trivial', boxes: 2, format: 'xsb' },
  ],
  [
    'generate Sokoban that cannot be',
    { kind: 'generate', puzzle: 'sokoban', grade: 'trivial', boxes: 40, seed: 1, limits: {} },
    { verdict: 'refused', code: 'bad-boxes' },
  ],
  [
    'grade of Sokoban',
    { ...sokoban, kind: 'grade', level: CORNERS_2 },
    { verdict: 'graded', grade: 'tricky', isExact: true, boxes: 3, pushes: 12 },
  ],
  [
    'grade of what has no solution',
    { ...sokoban, kind: 'grade', level: '########\n#@ . $ #\n########\n' },
    { verdict: 'unsolvable' },
  ],
  [
    'grade of Futoshiki',
    { ...futoshiki, kind: 'grade', level: SQUARE },
    {
      verdict: 'graded',
      grade: 'easy',

      reasons: [
        {
          table: 'futoshiki-hint',
          key: 'hardest-step',
          values: [expect.objectContaining({ values: ['inequality bounds'] }), 1],
        },
        { table: 'futoshiki-hint', key: 'step-count', values: [expect.any(Number)] },
      ],
    },
  ],
  [
    'grade of several solutions',
    { ...futoshiki, kind: 'grade', level: '2\n|- -|\n|   |\n|- -|\n' },
    { verdict: 'several' },
  ],
  [
    'explain',
    { ...sokoban, kind: 'explain', level: CORNERS_2 },
    {
      verdict: 'explained',
      isShortest: true,
      facts: expect.arrayContaining([expect.objectContaining({ kind: 'plan', modal: 'here' })]),
    },
  ],
  [
    'explain after moves',
    { ...sokoban, kind: 'explain', level: CORRIDOR, moves: 'rR' },
    { verdict: 'explained', position: { player: 10, boxes: [11] }, solution: [expect.objectContaining({ onto: 12 })] },
  ],
  ['explain when solved', { ...sokoban, kind: 'explain', level: CORRIDOR, moves: 'rRR' }, { verdict: 'solved' }],
  [
    'explain what is lost',
    { ...sokoban, kind: 'explain', level: '#####\n#$ .#\n#@  #\n#####\n' },
    { verdict: 'lost', deadlock: { reason: 'corner', boxes: [6] } },
  ],
  [
    'explain a push',
    { ...sokoban, kind: 'explain', level: CORRIDOR, push: { cell: 10, direction: 'right' } },
    { verdict: 'judged', judged: { verdict: 'as-good', box: 0 } },
  ],
  [
    'analyze',
    { ...sokoban, kind: 'analyze', level: CORRIDOR, line: [] },
    { verdict: 'analyzed', analysis: { verdict: 'solved', isProven: true, line: 'unsolved' } },
  ],
  [
    'analyze a Futoshiki',
    { ...futoshiki, kind: 'analyze', level: SQUARE },
    { verdict: 'analyzed', analysis: { verdict: 'unique', solutions: 1, grade: 'easy' } },
  ],
  ['count: one', { ...futoshiki, kind: 'count', level: SQUARE }, { verdict: 'unique', grade: 'easy' }],
  [
    'count: several',
    { ...futoshiki, kind: 'count', level: '2\n|- -|\n|   |\n|- -|\n' },
    { verdict: 'several', differing: [0, 1, 2, 3] },
  ],
  [
    'count: none',
    { ...futoshiki, kind: 'count', level: '2\n|1 1|\n|   |\n|- -|\n' },
    { verdict: 'unsolvable', isLeast: true },
  ],
  [
    'certify',
    { ...sokoban, kind: 'certify', level: CORRIDOR, metric: 'pushes', fewest: 2, solution: 'rRR', producer: 'a test' },
    { verdict: 'certified', certificate: { checked: true, bytes: expect.any(Number), file: expect.any(String) } },
  ],
  [
    'certify what is false',
    { ...sokoban, kind: 'certify', level: CORRIDOR, metric: 'moves', fewest: 4, producer: 'a test' },
    { verdict: 'uncertified', reason: 'no proof was found within the limits' },
  ],
  [
    'solve with a certificate',
    { ...sokoban, level: CORRIDOR, solver: 'push-optimal', certificate: { producer: 'a test' } },
    { verdict: 'solved', claim: 'optimal', certificate: { checked: true } },
  ],
];

test.each(CASES)('%s', (_name, job, expected) => {
  const report = reportOf(job);
  expect(report).toMatchObject(expected);
  expect(isReportTo(job, report)).toBe(true);
  // As a message, both ways: what a worker gets and sends is what was meant, field by field.
  const start = { kind: 'start', id: 1, job } as const;
  expect(parseToWorker(structuredClone(start))).toEqual(start);
  const done = { kind: 'done', id: 1, reported: { ok: true, value: report } };
  expect(parseFromWorker(structuredClone(done))).toEqual(done);
});

test('every kind is in the table above', () => {
  const seen = new Set(CASES.map(([, job]) => jobKind(job)));
  expect(JOB_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
});

const BAD: readonly (readonly [name: string, job: object])[] = [
  ['a kind there is not', { ...sokoban, kind: 'guess', level: CORRIDOR }],
  ['insight of Futoshiki', { ...futoshiki, kind: 'insight', level: SQUARE }],
  ['a hint without a level', { ...sokoban, kind: 'hint' }],
  ['a grade there is not', { kind: 'generate', puzzle: 'futoshiki', size: 4, grade: 'hard', seed: 1, limits: {} }],
  ['a Futoshiki grade of Sokoban', { kind: 'generate', puzzle: 'sokoban', grade: 'recursive', seed: 1, limits: {} }],
  [
    'a seed that is not a number',
    { kind: 'generate', puzzle: 'futoshiki', size: 4, grade: 'easy', seed: 'x', limits: {} },
  ],
];

test.each(BAD)('a worker refuses %s', (_name, job) => {
  expect(parseToWorker({ kind: 'start', id: 1, job })).toBeUndefined();
});

test('a report of another kind or puzzle is not an answer', () => {
  const job = { ...sokoban, kind: 'insight', level: CORRIDOR } as const;
  const other = reportOf({ ...sokoban, kind: 'hint', level: CORRIDOR });
  expect(isReportTo(job, other)).toBe(false);
  expect(
    isReportTo({ ...sokoban, kind: 'hint', level: CORRIDOR }, reportOf({ ...futoshiki, kind: 'hint', level: SQUARE })),
  ).toBe(false);
});

const CLOCK: Clock = {
  now: () => performance.now(),
  cpu: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

test('an engine runs every kind; stopping a generate job ends it', async () => {
  const engine = thisThread(CLOCK, loadAllWork);
  const seen = await engine.run({ ...sokoban, kind: 'insight', level: CORRIDOR }).report;
  expect(seen).toMatchObject({ ok: true, value: { kind: 'insight', lowerBound: 2 } });
  const task = engine.run({ kind: 'generate', puzzle: 'futoshiki', size: 9, grade: 'extreme', seed: 3, limits: {} });
  task.stop();
  expect(await task.report).toMatchObject({ ok: true, value: { verdict: 'gave-up', limit: 'stopped' } });
  const other = engine.run({ kind: 'generate', puzzle: 'sokoban', grade: 'extreme', seed: 3, limits: {} });
  other.stop();
  expect(await other.report).toMatchObject({ ok: true, value: { puzzle: 'sokoban', verdict: 'gave-up' } });
});

test('the job of a day: the seed of the date, the grade of the weekday, and other seeds for more attempts', () => {
  const sunday = dailyJob('sokoban', '2026-11-15');
  expect(sunday).toMatchObject({ puzzle: 'sokoban', grade: 'extreme', seed: dailySeed('2026-11-15') });
  expect(dailyJob('futoshiki', '2026-11-15')).toMatchObject({ grade: 'extreme', size: 7, seed: sunday?.seed });
  const seeds = [0, 1, 2].map((attempt) => dailyJob('sokoban', '2026-11-15', attempt)?.seed);
  expect(new Set(seeds).size).toBe(3);
  expect(dailyJob('sokoban', '2026-11-31')).toBeUndefined();
});
