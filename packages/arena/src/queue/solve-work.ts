// What a worker does with a bundle: its jobs one after another in a pool thread, never on the thread that keeps the
// connection. After two seconds no further job of the bundle is started, so that a bundle is reported soon and a crash
// repeats little work; the rest is returned to the runner.

import { defined } from '@masu/core/base/defined.js';
import type { Limits } from '@masu/core/base/outcome.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { taskEnding } from '@masu/engine/jobs/engines/task-ending.js';
import { isStoppedReport, type Job } from '@masu/engine/jobs/job.js';
import type { DoneItem, Work, WorkItem, WorkResult } from './work.js';

/** The limits of this machine, whatever the job says: a job without limits would run forever. */
export interface WorkerLimits {
  readonly millis: number;
  readonly bytes: number;
}

const BUNDLE_MILLIS = 2000;

/** The job within the limits of this machine, and whether they are lower than the job's own. */
function clip(job: Job, most: WorkerLimits): { readonly job: Job; readonly clipped?: Limits } {
  const { millis = Number.POSITIVE_INFINITY, bytes = Number.POSITIVE_INFINITY } = job.limits;
  const limits = { ...job.limits, millis: Math.min(millis, most.millis), bytes: Math.min(bytes, most.bytes) };
  const isClipped = limits.bytes < bytes || (limits.millis < millis && Number.isFinite(millis));
  return { job: { ...job, limits }, ...(isClipped ? { clipped: limits } : {}) };
}

async function solveItem(
  engine: Engine,
  item: WorkItem,
  most: WorkerLimits,
  signal?: AbortSignal,
): Promise<DoneItem | undefined> {
  const { job, clipped } = clip(item.job, most);
  const task = engine.run(job);
  signal?.addEventListener('abort', task.stop);
  if (signal?.aborted) task.stop();
  const ending = await taskEnding(task);
  signal?.removeEventListener('abort', task.stop);
  const { key } = item;
  if (ending.kind === 'bug') return { key, bug: (ending.bug.stack ?? ending.bug.message).slice(0, 20_000) };
  const { reported } = ending;
  if (reported.ok && isStoppedReport(reported.value)) return undefined;
  return { key, reported, ...defined({ clipped }) };
}

export async function solveWork(
  engine: Engine,
  { items }: Work,
  host: string,
  most: WorkerLimits,
  signal?: AbortSignal,
): Promise<WorkResult> {
  const done: DoneItem[] = [];
  const rest: string[] = [];
  const began = performance.now();
  for (const item of items) {
    const isLate = done.length > 0 && performance.now() - began > BUNDLE_MILLIS;
    const result = isLate || signal?.aborted ? undefined : await solveItem(engine, item, most, signal);
    if (result) done.push(result);
    else rest.push(item.key);
  }
  return { host, done, rest };
}
