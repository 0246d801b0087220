// A guard over any engine: a search that does not end within its limit and some grace is stopped from outside. Solvers
// check their limits between slices; one slice that never yields would hold its lane all night. The pool kills a worker
// that does not answer the stop, so this needs nothing from the solver.

import type { Limits } from '../base/outcome.js';
import type { Engine } from './engine.js';
import type { Job, Reported } from './job.js';

/** Calls back after so many milliseconds unless canceled. */
export type Timer = (millis: number, call: () => void) => { cancel(): void };

const LEAST_GRACE_MILLIS = 10_000;
const GRACE_SHARE = 0.1;
/** CPU time passes slower than time: on a busy machine a search may wait for a core most of the while. */
const CPU_FACTOR = 20;
/** Timers of hosts cannot wait longer than this (2^31 ms); a search that long has no limit worth guarding. */
const LONGEST_TIMER_MILLIS = 2_147_483_647;

/** When a search with these limits must have ended, in milliseconds of wall time; undefined where no limit says. */
export function deadlineMillis({ millis, cpuMillis }: Limits): number | undefined {
  const limit = millis ?? (cpuMillis === undefined ? undefined : cpuMillis * CPU_FACTOR);
  if (limit === undefined) return undefined;
  const deadline = limit + Math.max(LEAST_GRACE_MILLIS, limit * GRACE_SHARE);
  return deadline > LONGEST_TIMER_MILLIS ? undefined : deadline;
}

/** What the watchdog stopped did not yield in time: it reports the limit it overran, not a stop by a person. */
function overrun(reported: Reported, { millis }: Limits): Reported {
  if (!reported.ok || reported.value.verdict !== 'gave-up' || reported.value.limit !== 'stopped') return reported;
  const notes = { ...reported.value.notes, watchdog: 'stopped from outside: the solver overran its limit' };
  return { ok: true, value: { ...reported.value, limit: millis === undefined ? 'cpu' : 'time', notes } };
}

export function withWatchdog(engine: Engine, timer: Timer): Engine {
  return {
    run(job: Job, ...rest) {
      const deadline = deadlineMillis(job.limits);
      const task = engine.run(job, ...rest);
      if (deadline === undefined) return task;
      let isOverrun = false;
      const watch = timer(deadline, () => {
        isOverrun = true;
        task.stop();
      });
      const report = task.report.finally(watch.cancel);
      return {
        report: report.then((reported) => (isOverrun ? overrun(reported, job.limits) : reported)),
        stop: () => task.stop(),
      };
    },
    close: () => engine.close(),
  };
}
