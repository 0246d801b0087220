// The jobs of the Futoshiki page, all on one worker: hints, which the session needs, and requests of the page itself,
// counting solutions and generating a puzzle. A new request stops the one before.

import type { Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportTo } from '@masu/engine/jobs/any-job.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { CountReport } from '@masu/engine/jobs/kinds/count-schema.js';
import type { FutoshikiCommand } from '@masu/engine/session/futoshiki/command.js';
import { futoshikiCountJob, futoshikiJobs } from '@masu/engine/session/futoshiki/jobs.js';
import type { FutoshikiGame } from '@masu/engine/session/futoshiki/session.js';
import { JobRunner } from '@masu/engine/session/job-runner.js';
import { effect, signal, untracked } from '@preact/signals';
import { workers } from '../workers.js';
import { currentPuzzle, futoshikiGame, futoshikiSession, performFutoshiki } from './state.js';

const engine = async () => (await workers()).singleEngine('futoshiki');
const runner = new JobRunner<FutoshikiCommand>({ engine, take: (command) => void performFutoshiki(command) });

let asked: { task?: Task<unknown>; isStopped: boolean } | undefined;

/** Stops the page's request; its answer is undefined. */
export function stopRequest(): void {
  if (!asked) return;
  asked.isStopped = true;
  asked.task?.stop();
  asked = undefined;
}

/** The report, or undefined if another request came first or it was stopped. Rejects if the job crashed. */
export async function ask<J extends AnyJob>(
  job: J,
  onProgress: (progress: Progress) => void = () => {},
): Promise<ReportTo<J> | undefined> {
  stopRequest();
  performFutoshiki({ kind: 'close-hint' });
  const mine: NonNullable<typeof asked> = { isStopped: false };
  asked = mine;
  const opened = await engine();
  if (mine.isStopped) return undefined;
  const task = opened.run(job, onProgress);
  mine.task = task;
  const reported = await task.report;
  if (mine.isStopped) return undefined;
  asked = undefined;
  if (!reported.ok) throw new Error(reported.error.message);
  return reported.value;
}

/** How many solutions the puzzle has, as counted last. Shown until the game changes or a hint is asked for. */
const count = signal<{ readonly report: CountReport; readonly of: FutoshikiGame } | undefined>(undefined);
export const countReport = (): CountReport | undefined =>
  count.value?.of === futoshikiGame.value && futoshikiSession.value?.hint.kind === 'closed'
    ? count.value?.report
    : undefined;

export async function countPuzzleSolutions(): Promise<CountReport | undefined> {
  const open = currentPuzzle.value;
  if (!open) return undefined;
  const report = await ask(futoshikiCountJob(open.session));
  if (report) count.value = { report, of: open.session.game };
  return report;
}

/** Starts and stops the jobs of the session. Returns a function that ends it. */
export function runJobs(): () => void {
  const end = effect(() => {
    const now = futoshikiSession.value;
    untracked(() => {
      if (now?.hint.kind === 'searching') stopRequest();
      runner.update(now ? futoshikiJobs(now) : []);
    });
  });
  return () => {
    end();
    runner.close();
    stopRequest();
  };
}
