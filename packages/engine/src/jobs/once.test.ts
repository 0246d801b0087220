// A text is split into lines once, a level parsed once, and a solution replayed once, counted on the way from a file's text to a report.

import { finish } from '@masu/core/base/outcome.js';
import { SOKOBAN_FORMATS } from '@masu/core/sokoban/formats/formats.js';
import { parseMoves } from '@masu/core/sokoban/formats/move-formats.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { optimize } from '@masu/solve/sokoban/optimize/optimize.js';
import { SOKOBAN_SOLVERS } from '@masu/solve/sokoban/solve/solvers.js';
import { afterEach, expect, test, vi } from 'vitest';
import { levelOf } from '../../../../test/level-of.js';
import { ALL_WORK } from './all-work.js';
import type { Job } from './job.js';
import { withLevel } from './job-level.js';
import { draftText } from './make-job.js';
import { perform } from './perform.js';
import { readLevels } from './puzzles/read-levels.js';

afterEach(() => vi.restoreAllMocks());

const TEXT = '########\n#   .  #\n# $$@. #\n#      #\n########\n';
const WATCH = { now: () => 0, cpu: () => 0, stopped: () => false, report: () => {} };

const reportOf = (job: Job) => finish(perform(job, ALL_WORK, WATCH));

/** Calls of every format's parser; the parsers themselves run as ever. */
function countParses(): () => number {
  const spies = SOKOBAN_FORMATS.map((format) => vi.spyOn(format, 'parse'));
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

/** A level that counts how often a replay begins: each one asks for the start, and so does the solver. */
function countStarts(level: Level): { readonly level: Level; readonly starts: () => number } {
  let starts = 0;
  const counted = Object.defineProperty({ ...level }, 'start', {
    enumerable: true,
    get: () => {
      starts++;
      return level.start;
    },
  });
  return { level: counted, starts: () => starts };
}

const JOB = { solver: 'move-optimal', limits: {} } as const;

test('a level of a file is parsed once on its way to a solver in the same thread', () => {
  const parses = countParses();
  const read = readLevels(TEXT);
  if (!read.ok || read.value.id !== 'sokoban') throw new Error('expected levels of Sokoban');
  const [first] = read.value.levels;
  if (!first?.draft || !first.level.ok) throw new Error('expected a level');
  const job = withLevel({ ...draftText('sokoban', first.draft), ...JOB }, first.level.value);
  expect(reportOf({ ...job, limits: { nodes: 100_000 } })).toMatchObject({ ok: true, value: { verdict: 'solved' } });
  expect(parses()).toBe(1);
});

test.each([
  ['a level of Sokoban', '#####\n#@$ .#\n#####\n'],
  ['a Futoshiki', '2\n|- -|\n|^  |\n|- -|\n'],
])('the text of %s is split into lines once, however many formats are asked about it', (_what, text) => {
  // The lines of the last text are kept, so another one comes first.
  readLevels(`${text}\n`);
  const searches = vi.spyOn(String.prototype, 'indexOf');
  const splits = vi.spyOn(String.prototype, 'split');
  const read = readLevels(text);
  const begun = searches.mock.calls.filter(
    ([mark, from], call) => mark === '\n' && !from && String(searches.mock.contexts[call]) === text,
  );
  const split = splits.mock.contexts.filter((whole) => String(whole) === text);
  vi.restoreAllMocks();
  expect([read.ok, begun.length, split.length]).toEqual([true, 1, 0]);
});

test('a job without its level is parsed where it runs, once for jobs in a row', () => {
  const parses = countParses();
  const job: Job = { ...draftText('sokoban', { rows: TEXT.trim().split('\n') }), ...JOB };
  for (const moves of ['', 'l', 'lu']) reportOf({ ...job, moves });
  expect(parses()).toBe(1);
});

test('the parsed level does not leave the thread', () => {
  const rows = TEXT.trim().split('\n');
  const job = withLevel({ ...draftText('sokoban', { rows }), ...JOB }, levelOf(rows));
  expect(Reflect.ownKeys(structuredClone(job))).toEqual(['puzzle', 'level', 'format', 'solver', 'limits']);
  expect(Object.keys(JSON.parse(JSON.stringify(job)))).toEqual(['puzzle', 'level', 'format', 'solver', 'limits']);
});

test('a solution is replayed once before it is reported', () => {
  const rows = TEXT.trim().split('\n');
  const alone = countStarts(levelOf(rows));
  const solver = SOKOBAN_SOLVERS.find(({ id }) => id === JOB.solver);
  if (!solver) throw new Error('expected a solver');
  finish(solver.solve(alone.level, {}, WATCH));
  const reported = countStarts(levelOf(rows));
  const report = reportOf(withLevel({ ...draftText('sokoban', { rows }), ...JOB }, reported.level));
  expect(report).toMatchObject({ ok: true, value: { verdict: 'solved', moves: 12 } });
  expect(reported.starts() - alone.starts()).toBe(1);
});

test('an optimized solution is replayed once, and so is the given one', () => {
  const rows = ['#######', '#@ $ .#', '#######'];
  const given = parseMoves('rlrRR');
  if (!given.ok) throw new Error(given.error.message);
  const alone = countStarts(levelOf(rows));
  finish(optimize(alone.level, given.value, 'moves', {}, WATCH));
  const reported = countStarts(levelOf(rows));
  const improve = { solution: 'rlrRR', metric: 'moves' } as const;
  const job = withLevel({ ...draftText('sokoban', { rows }), ...JOB, improve }, reported.level);
  expect(reportOf(job)).toMatchObject({ ok: true, value: { solution: 'rRR', notes: { before: 5 } } });
  expect(reported.starts() - alone.starts()).toBe(2);
});
