// Two engines as one: a job is tried for a moment in the one that costs nothing to start, and only what it cannot
// finish goes to the one that takes a while to open but can be stopped and emptied at will. Most single levels are
// small; for them a worker costs more than the search.

import type { Progress } from '../base/outcome.js';
import type { AnyJob, ReportedTo, ReportTo } from './any-job.js';
import type { Engine, Task } from './engine.js';

/** `millis` is how long the first try may take. What it did counts nowhere: the second begins anew. */
export function quickFirst(quick: Engine, strong: Engine, millis: number): Engine {
  let closed = false;
  function run<J extends AnyJob>(job: J, tell: (progress: Progress) => void = () => {}): Task<ReportTo<J>> {
    if ((job.limits.millis ?? Number.POSITIVE_INFINITY) <= millis) return strong.run(job, tell);
    let stopped = false;
    const first = quick.run<J>({ ...job, limits: { ...job.limits, millis } });
    let current = first;
    const again = (reported: ReportedTo<J>): Promise<ReportedTo<J>> | ReportedTo<J> => {
      // At the end of the moment even an answer may be less than the solver would give with the time it was promised: a
      // tie not settled, a solution not shortened. Only what ended before it was cut off by nothing of ours.
      const decided = !reported.ok || reported.value.effort.millis < millis;
      if (decided || stopped || closed) return reported;
      current = strong.run(job, tell);
      return current.report;
    };
    return {
      report: first.report.then(again),
      stop: () => {
        stopped = true;
        current.stop();
      },
    };
  }
  return {
    run,
    close: () => {
      closed = true;
      quick.close();
      strong.close();
    },
  };
}
