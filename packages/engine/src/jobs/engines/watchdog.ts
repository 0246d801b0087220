// A guard over any engine: a search that does not end within its limit and some grace is stopped from outside. Solvers
// check their limits between slices; a slice that never yields would block its lane forever. The pool kills a worker
// that does not answer the stop, so this needs nothing from the solver.

import type { Notes, Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Engine, Task } from './engine.js';
import type { Channel } from './ring-buffer.js';

/** Calls back after this many milliseconds unless canceled. */
type Timer = (millis: number, call: () => void) => { cancel(): void };

const MIN_GRACE_MILLIS = 10_000;
const GRACE_SHARE = 0.1;
/** CPU time passes more slowly than wall time: on a busy machine a search may wait for a core most of the time. */
const CPU_FACTOR = 20;
/** Timers can't wait longer than this (2^31 ms); a search that long needs no guard. */
const LONGEST_TIMER_MILLIS = 2_147_483_647;

/** The time limits of any kind of job. */
type TimeLimits = Pick<AnyJob['limits'], 'millis' | 'cpuMillis'>;

/** When a search with these limits must have ended, in milliseconds of wall time; undefined without a time limit. */
export function deadlineMillis({ millis, cpuMillis }: TimeLimits): number | undefined {
  const limit = millis ?? (cpuMillis === undefined ? undefined : cpuMillis * CPU_FACTOR);
  if (limit === undefined) return undefined;
  const deadline = limit + Math.max(MIN_GRACE_MILLIS, limit * GRACE_SHARE);
  return deadline > LONGEST_TIMER_MILLIS ? undefined : deadline;
}

/** A certificate has the limits of its search once more. */
function timeLimits(job: AnyJob): TimeLimits {
  const { millis, cpuMillis } = job.limits;
  const factor = 'certificate' in job && job.certificate !== undefined ? 2 : 1;
  return {
    ...(millis === undefined ? {} : { millis: factor * millis }),
    ...(cpuMillis === undefined ? {} : { cpuMillis: factor * cpuMillis }),
  };
}

/** A search that the watchdog stopped reports the limit it overran, not a stop by a person. */
function overrun<J extends AnyJob>(reported: ReportedTo<J>, { millis }: TimeLimits): ReportedTo<J> {
  if (!reported.ok || !('limit' in reported.value) || reported.value.limit !== 'stopped') return reported;
  const given = (reported.value as { readonly notes?: Notes }).notes;
  const notes = { ...given, watchdog: 'stopped from outside: the solver overran its limit' };
  return { ok: true, value: { ...reported.value, limit: millis === undefined ? 'cpu' : 'time', notes } };
}

export function withWatchdog(engine: Engine, timer: Timer): Engine {
  function run<J extends AnyJob>(job: J, ...rest: Rest): Task<ReportTo<J>> {
    const deadline = deadlineMillis(timeLimits(job));
    const task = engine.run(job, ...rest);
    if (deadline === undefined) return task;
    let isOverrun = false;
    const watch = timer(deadline, () => {
      isOverrun = true;
      task.stop();
    });
    const report = task.report.finally(watch.cancel);
    return {
      report: report.then((reported) => (isOverrun ? overrun<J>(reported, job.limits) : reported)),
      stop: () => task.stop(),
    };
  }
  return { run, close: () => engine.close() };
}

type Rest = [tell?: (progress: Progress) => void, lane?: () => Channel];
