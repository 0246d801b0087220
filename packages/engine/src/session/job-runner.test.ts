// The runner with real engines: a session and its jobs from command to answer.

import { expect, test } from 'vitest';
import {
  type AnyJob,
  type Clock,
  type Engine,
  loadAllWork,
  type ReportTo,
  type Task,
  thisThread,
} from '../jobs/index.js';
import { validateLevel } from '../sokoban/index.js';
import { actFutoshiki } from './futoshiki/act.js';
import type { FutoshikiCommand } from './futoshiki/command.js';
import { futoshikiJobs } from './futoshiki/jobs.js';
import { newFutoshikiSession } from './futoshiki/session.js';
import { JobRunner } from './job-runner.js';
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
