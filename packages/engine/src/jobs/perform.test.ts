import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { expect, test } from 'vitest';
import { ALL_WORK, loadAllWork } from './all-work.js';
import type { AnyJob } from './any-job.js';
import type { Clock, Engine } from './engines/engine.js';
import { quickFirst } from './engines/quick-first.js';
import { thisThread } from './engines/this-thread.js';
import type { Job } from './job.js';
import { perform } from './perform.js';
import { checkSolutionText, playableOf } from './puzzles/playable-puzzles.js';
import { readLevels } from './puzzles/read-levels.js';

const SQUARE: Job = {
  puzzle: 'futoshiki',
  level: '2\n|- -|\n|^  |\n|- -|\n',
  format: 'bars',
  solver: 'backtrack',
  limits: {},
};

function performed(job: Job) {
  return finish(perform(job, ALL_WORK, { ...PATIENT, now: () => 0, cpu: () => 0 }));
}

test('a job is solved and its solution reported as text', () => {
  expect(performed(SQUARE)).toMatchObject({
    ok: true,
    value: { puzzle: 'futoshiki', solver: 'backtrack', verdict: 'solved', solution: ['12', '21'] },
  });
});

test('the effort is that of the whole job, with the reading of its level', () => {
  let time = 0;
  const job = {
    ...SQUARE,
    get level() {
      time += 7;
      return SQUARE.level;
    },
  };
  const reported = finish(perform(job, ALL_WORK, { ...PATIENT, now: () => time, cpu: () => time / 7 }));
  expect(time).toBeGreaterThan(0);
  expect(reported).toMatchObject({ ok: true, value: { effort: { millis: time, cpuMillis: time / 7 } } });
});

test('a job may begin in the middle of a game', () => {
  expect(performed({ ...SQUARE, moves: 'r1c1=2' })).toMatchObject({ ok: true, value: { verdict: 'unsolvable' } });
});

const REFUSED: readonly [name: string, change: Partial<Job>, code: string][] = [
  ['an empty level', { level: '' }, 'no-level'],
  ['a format there is not', { format: 'xsb' }, 'unknown-format'],
  ['a solver there is not', { solver: 'oracle' }, 'unknown-solver'],
  ['moves that are none', { moves: 'up' }, 'bad-move'],
  ['a move that is blocked', { moves: 'r1c1=2 r1c1=2' }, 'blocked-move'],
];

test.each(REFUSED)('refused with an error: %s', (_name, change, code) => {
  const reported = performed({ ...SQUARE, ...change });
  expect(reported.ok ? undefined : [reported.error.code, reported.error.message.endsWith('.')]).toEqual([code, true]);
});

const WALK: Job = {
  puzzle: 'sokoban',
  level: '#######\n#@ $ .#\n#     #\n#######\n',
  format: 'xsb',
  solver: 'optimize',
  limits: {},
  improve: { solution: 'durRR', metric: 'moves' },
};

test('a solution is shortened, and its old length and the memory are reported', () => {
  const shortened = performed(WALK);
  expect(shortened).toMatchObject({
    ok: true,
    value: { verdict: 'solved', claim: 'valid', solver: 'optimize', moves: 3, pushes: 2, notes: { before: 5 } },
  });
  expect(shortened.ok && shortened.value.effort.bytes).toBeGreaterThan(0);
});

test('without a solution the solver finds one first, within the same limits', () => {
  const found = performed({ ...WALK, solver: 'any', improve: { metric: 'pushes' } });
  expect(found).toMatchObject({ ok: true, value: { solver: 'optimize', moves: 3, notes: { beforePushes: 2 } } });
  const none = performed({ ...WALK, solver: 'any', improve: { metric: 'pushes' }, limits: { nodes: 0 } });
  expect(none).toMatchObject({ ok: true, value: { verdict: 'gave-up', limit: 'nodes' } });
});

test('only solutions of Sokoban levels are optimized', () => {
  const improve = { solution: 'r', metric: 'moves' } as const;
  for (const [job, code] of [
    [{ ...WALK, improve }, 'no-solution'],
    [{ ...SQUARE, improve }, 'not-improvable'],
  ] as const) {
    const reported = performed(job);
    expect(reported.ok ? undefined : reported.error.code).toBe(code);
  }
});

const CLOCK: Clock = {
  now: () => performance.now(),
  cpu: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

test('this thread runs jobs in order', async () => {
  const engine = thisThread(CLOCK, loadAllWork);
  const order: number[] = [];
  const tasks = [0, 1, 2].map((index) => {
    const task = engine.run(SQUARE);
    void task.report.then(() => order.push(index));
    return task;
  });
  await Promise.all(tasks.map(({ report }) => report));
  expect(order).toEqual([0, 1, 2]);
});

// The last row must rise to a 9 that its column already has: plain backtracking sees it only there, again and again.
const ROWS = Array.from({ length: 17 }, (_, row) => (row % 2 === 0 ? '|- - - - - - - - -|' : '|                 |'));
const ENDLESS: Job = {
  ...SQUARE,
  level: ['9', '|- - - - - - - - 9|', ...ROWS.slice(1, -1), '|-<-<-<-<-<-<-<-<-|', ''].join('\n'),
};

/** A simulated clock: this many milliseconds pass between two readings, however busy the machine is. */
function clockOf(step: number): Clock {
  let millis = 0;
  const now = (): number => {
    millis += step;
    return millis;
  };
  return { ...CLOCK, now, cpu: now };
}

test('a host out of memory is a memory limit; any other exception is a bug', async () => {
  const failing = (error: Error) => () => {
    throw error;
  };
  // Every reading of the clock is late enough for a report.
  const engine = thisThread(clockOf(1_000), loadAllWork);
  const full = engine.run(ENDLESS, failing(new RangeError('Array buffer allocation failed')));
  expect(await full.report).toMatchObject({ value: { verdict: 'gave-up', limit: 'memory' } });
  await expect(engine.run(ENDLESS, failing(new RangeError('toString() radix'))).report).rejects.toThrow('radix');
});

/** A second engine that records its jobs. */
function listening(asked: AnyJob[], then: () => void = () => {}): Engine {
  const strong = thisThread(CLOCK, loadAllWork);
  return {
    ...strong,
    run(job) {
      asked.push(job);
      setImmediate(then);
      return strong.run(job);
    },
  };
}

test('a quick first try: only jobs it does not finish reach the second engine', async () => {
  const asked: AnyJob[] = [];
  const done = quickFirst(thisThread(clockOf(0), loadAllWork), listening(asked), 30).run(SQUARE);
  expect(await done.report).toMatchObject({ value: { verdict: 'solved' } });
  expect(asked).toEqual([]);
  const second = listening(asked, () => task.stop());
  const task = quickFirst(thisThread(clockOf(10), loadAllWork), second, 30).run(ENDLESS);
  expect(await task.report).toMatchObject({ value: { verdict: 'gave-up', limit: 'stopped' } });
  expect(asked).toEqual([ENDLESS]);
});

test('an answer of the first try that may have been cut short is not used', async () => {
  const asked: AnyJob[] = [];
  const job = { ...SQUARE, solver: 'propagate' };
  // A clock on which the first try is always over: everything is solved at the limit.
  await quickFirst(thisThread(clockOf(50), loadAllWork), listening(asked), 30).run(job).report;
  expect(asked).toEqual([job]);
});

test('an answer of the first try without the certificate that was asked for is not used', async () => {
  const asked: AnyJob[] = [];
  const job: Job = { ...WALK, certificate: { producer: 'test' } };
  const solving = thisThread(CLOCK, loadAllWork);
  const solved = await solving.run(job).report;
  const proven = { value: { claim: 'optimal', metric: 'moves', certificate: { checked: true } } };
  expect(solved).toMatchObject(proven);
  // Solved at once, but the proof took longer than a first try may.
  const value = { ...(solved.ok ? solved.value : {}), effort: { millis: 1 }, notes: { certificate: 'no proof' } };
  const late = { ...solving, run: () => ({ report: Promise.resolve({ ok: true, value }), stop: () => {} }) };
  expect(await quickFirst(late as unknown as Engine, listening(asked), 30).run(job).report).toMatchObject(proven);
  expect(asked).toEqual([job]);
});

test.each([
  [['12', '21'], true],
  [['21', '12'], false],
  [['12'], false],
  ['12', false],
])('the text of a solution is verified: %j', (solution, right) => {
  const read = readLevels(SQUARE.level);
  const level = read.ok && read.value.id === 'futoshiki' ? read.value.levels[0]?.level : undefined;
  expect(level?.ok && checkSolutionText('futoshiki', level.value, solution).ok).toBe(right);
});

test('a title that looks like a board does not reach the worker', () => {
  expect(playableOf('sokoban').bareDraft({ rows: ['#'], title: '#####', notes: ['#@#'] })).toEqual({ rows: ['#'] });
});
