// The simplest engine: runs jobs one after the other in this thread and yields between slices of work, so that keys are
// read, the screen is drawn, and stop arrives while a level is solved. No startup cost and no second copy of the
// program; but a slice that takes too long blocks the front end, which can't happen with a worker.

import { isOutOfMemory } from '@masu/core/base/out-of-memory.js';
import { afterProgress, type Progress, type TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import { endedJobReport } from '../job-reports.js';
import { type LoadWork, perform } from '../perform.js';
import type { Clock, Engine, Task } from './engine.js';
import { type Channel, openChannel } from './ring-buffer.js';

/** The interval between progress reports. */
const REPORT_MILLIS = 100;
/** How long to work without yielding: a yield costs a turn of the event loop, and a slice may be far shorter. */
const SLICE_MILLIS = 8;

/** Passes progress on, but not more often than a person can read it; partial results and better answers always. */
function throttled(clock: Clock, tell: (progress: Progress) => void): (progress: Progress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (progress.partial === undefined && progress.best === undefined && clock.now() - last < REPORT_MILLIS) return;
    last = clock.now();
    tell(progress);
  };
}

async function drive<J extends AnyJob>(
  job: J,
  loadWork: LoadWork,
  clock: Clock,
  given: TimedWatch,
): Promise<ReportedTo<J>> {
  // The first yield lets the caller continue, and lets a stop arrive before any work is done.
  await clock.pause();
  let last: Progress | undefined;
  const beganCpu = clock.cpu();
  const watch: TimedWatch = {
    ...given,
    report(progress) {
      const now = { ...progress, cpuMillis: clock.cpu() - beganCpu };
      last = afterProgress(last, now);
      given.report(now);
    },
  };
  const work = await loadWork(job);
  // A first slice may be enough to solve a small level, and who has stopped it wants no answer.
  if (watch.stopped()) return ok(endedJobReport(job, 'stopped', undefined, 0) as ReportTo<J>);
  const performing = perform(job, work, watch);
  const began = clock.now();
  let since = began;
  for (;;) {
    let next: ReturnType<typeof performing.next>;
    try {
      next = performing.next();
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      const now = last && { ...last, cpuMillis: clock.cpu() - beganCpu };
      return ok(endedJobReport(job, 'memory', now, clock.now() - began) as ReportTo<J>);
    }
    if (next.done) return next.value;
    if (clock.now() - since < SLICE_MILLIS) continue;
    await clock.pause();
    since = clock.now();
  }
}

export function thisThread(clock: Clock, loadWork: LoadWork): Engine {
  let last: Promise<unknown> = Promise.resolve();
  const stops = new Set<() => void>();

  function run<J extends AnyJob>(
    job: J,
    tell: (progress: Progress) => void = () => {},
    lane?: () => Channel,
  ): Task<ReportTo<J>> {
    let stopped = false;
    const stop = (): void => {
      stopped = true;
    };
    const watch = (): TimedWatch => ({
      now: clock.now,
      cpu: clock.cpu,
      stopped: () => stopped,
      report: throttled(clock, tell),
      ...(lane === undefined ? {} : { partner: openChannel(lane()) }),
    });
    const report = last.then(() => drive(job, loadWork, clock, watch())).finally(() => stops.delete(stop));
    last = report.catch(() => {});
    stops.add(stop);
    return { report, stop };
  }

  function close(): void {
    for (const stop of stops) stop();
  }
  return { run, close };
}
