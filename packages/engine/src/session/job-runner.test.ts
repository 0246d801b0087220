// The runner with real engines: a session and its jobs from command to answer.

import { validateLevel } from '@masu/core/sokoban/rules/validate-level.js';
import { expect, test } from 'vitest';
import { loadAllWork } from '../jobs/all-work.js';
import type { AnyJob, ReportTo } from '../jobs/any-job.js';
import type { Clock, Engine, Task } from '../jobs/engines/engine.js';
import { thisThread } from '../jobs/engines/this-thread.js';
import { actFutoshiki } from './futoshiki/act.js';
import type { FutoshikiCommand } from './futoshiki/command.js';
import { futoshikiJobs } from './futoshiki/jobs.js';
import { newFutoshikiSession } from './futoshiki/session.js';
import { JobRunner, type WantedJob } from './job-runner.js';
import { actSokoban } from './sokoban/act.js';
import type { SokobanCommand } from './sokoban/command.js';
import { sokobanJobs } from './sokoban/jobs.js';
import { newSokobanSession } from './sokoban/session.js';

const CLOCK: Clock = {
  now: () => performance.now(),
  cpu: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

/** This thread's engine, and the jobs it was given, with those that were stopped. */
function listening() {
  const inner = thisThread(CLOCK, loadAllWork);
  const jobs: AnyJob[] = [];
  const stopped: AnyJob[] = [];
  const engine: Engine = {
    run<J extends AnyJob>(job: J): Task<ReportTo<J>> {
      jobs.push(job);
      const task = inner.run(job);
      return {
        report: task.report,
        stop: () => {
          stopped.push(job);
          task.stop();
        },
      };
    },
    close: () => inner.close(),
  };
  return { engine, jobs, stopped };
}

/** A front end without a screen: it acts, records the events, and resolves when no more jobs are needed. */
function sokobanFrontEnd(rows: readonly string[], engine: Engine) {
  const level = validateLevel({ rows });
  if (!level.ok) throw new Error(level.error.message);
  let state = newSokobanSession(level.value);
  const events: string[] = [];
  let rest = (): void => {};
  const act = (command: SokobanCommand): void => {
    const done = actSokoban(state, command);
    state = done.state;
    events.push(...done.events.map(({ kind }) => kind));
    const wanted = sokobanJobs(state);
    runner.update(wanted);
    if (wanted.length === 0) rest();
  };
  const runner = new JobRunner<SokobanCommand>({ engine: () => engine, take: act });
  const settled = (): Promise<void> => new Promise((resolve) => (rest = resolve));
  return { act, events, settled, runner, state: () => state };
}

const ROOM = ['#########', '#@      #', '#  $ .  #', '#   $  .#', '#       #', '#########'];
const play = (...moves: readonly ('right' | 'down' | 'left' | 'up')[]): SokobanCommand => ({
  kind: 'play-moves',
  moves,
});

test('a hint requested twice is searched for once; insight runs in parallel', async () => {
  const { engine, jobs } = listening();
  const front = sokobanFrontEnd(ROOM, engine);
  const done = front.settled();
  front.act({ kind: 'hint' });
  front.act({ kind: 'hint' });
  await done;
  expect(jobs.map(({ kind }) => kind)).toEqual(['hint', 'insight']);
  expect(front.events).toEqual(['hint-requested', 'hint-opened', 'lower-bound']);
  expect([front.runner.isRunning('hint'), front.runner.isRunning('insight')]).toEqual([false, false]);
});

test('a push stops the search for a hint, and the newest position gets its insight', async () => {
  const { engine, jobs, stopped } = listening();
  const front = sokobanFrontEnd(ROOM, engine);
  const done = front.settled();
  front.act({ kind: 'hint' });
  await new Promise((resolve) => setImmediate(resolve));
  front.act(play('right', 'down', 'right'));
  front.act(play('right'));
  await done;
  expect(stopped.map(({ kind }) => kind)).toEqual(['hint']);
  expect(front.events).toContain('hint-canceled');
  // The first position's insight was under way; of the later ones only the last is asked about.
  expect(jobs.flatMap((job) => (job.kind === 'insight' ? [job.moves] : []))).toEqual(['', 'rdRR']);
  expect(front.events.filter((kind) => kind === 'lower-bound')).toHaveLength(1);
});

/** Jobs of one slot that the test answers itself, in any order. */
function answered() {
  const answers = new Map<unknown, (command: string) => void>();
  const stopped: unknown[] = [];
  const taken: string[] = [];
  const runner = new JobRunner<string>({ engine: () => ({}) as Engine, take: (command) => taken.push(command) });
  const job = (key: string): WantedJob<string> => ({
    slot: 'hint',
    key,
    failed: `${key} failed`,
    start: () => ({
      answer: new Promise((resolve) => answers.set(key, resolve)),
      stop: () => stopped.push(key),
    }),
  });
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { answers, stopped, taken, runner, job, settle };
}

test('the late answer of a stopped job is dropped, and the job in its place goes on', async () => {
  const { answers, stopped, taken, runner, job, settle } = answered();
  runner.update([job('old')]);
  await settle();
  runner.update([job('new')]);
  await settle();
  answers.get('old')?.('old answer');
  await settle();
  expect([stopped, taken, runner.isRunning('hint')]).toEqual([['old'], [], true]);
  // The same job again is not started twice.
  runner.update([job('new')]);
  await settle();
  answers.get('new')?.('new answer');
  await settle();
  expect([stopped, taken, runner.isRunning('hint')]).toEqual([['old'], ['new answer'], false]);
});

test('a closed runner stops its jobs and drops their answers', async () => {
  const { answers, stopped, taken, runner, job, settle } = answered();
  runner.update([job('only')]);
  await settle();
  runner.close();
  answers.get('only')?.('too late');
  await settle();
  expect([stopped, taken, runner.isRunning('hint')]).toEqual([['only'], [], false]);
});

test('a job that was stopped before its engine was there never starts', async () => {
  const { answers, taken, runner, job, settle } = answered();
  runner.update([job('never')]);
  runner.update([]);
  await settle();
  expect([answers.size, taken, runner.isRunning('hint')]).toEqual([0, [], false]);
});

test('a deadlock starts a job for undo advice', async () => {
  const { engine } = listening();
  const front = sokobanFrontEnd(['#######', '#@$   #', '#    .#', '#######'], engine);
  const done = front.settled();
  front.act(play('right', 'right', 'right'));
  await done;
  expect(front.events.slice(-2)).toEqual(['deadlock', 'undo-advice']);
});

test.each([
  ['breaks down', (broken: Engine) => Promise.resolve(broken)],
  ['cannot be opened', () => Promise.reject(new Error('no worker'))],
])('an engine that %s leaves nothing waiting, and is reported', async (_name, open) => {
  const broken: Engine = {
    run: <J extends AnyJob>(): Task<ReportTo<J>> => ({
      report: Promise.reject(new Error('no worker')),
      stop: () => {},
    }),
    close: () => {},
  };
  let state = newFutoshikiSession({ size: 2, cells: [0, 0, 0, 0], inequalities: [] } as never);
  const bugs: string[] = [];
  const events: string[] = [];
  await new Promise<void>((resolve) => {
    const act = (command: FutoshikiCommand): void => {
      const done = actFutoshiki(state, command);
      state = done.state;
      events.push(...done.events.map(({ kind }) => kind));
      runner.update(futoshikiJobs(state));
      if (futoshikiJobs(state).length === 0) resolve();
    };
    const runner = new JobRunner<FutoshikiCommand>({
      engine: () => open(broken),
      take: act,
      onBug: (slot, message) => bugs.push(`${slot}: ${message}`),
    });
    act({ kind: 'hint' });
    act({ kind: 'check' });
  });
  expect(bugs.sort()).toEqual(['check: no worker', 'hint: no worker']);
  expect(events.sort()).toEqual(['check-requested', 'hint-requested', 'no-check', 'no-hint']);
  expect([state.hint.kind, state.check.kind]).toEqual(['closed', 'none']);
});
