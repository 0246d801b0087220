// Combines two engines: a job first runs briefly in the one that starts for free; if it does not finish, it goes to the
// one that takes longer to start but can be stopped at any time. Most single levels are small, and for them starting a
// worker costs more than the search.

import type { Notes, Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Engine, Task } from './engine.js';

/** Whether one was asked for and could not be made. */
const lacksCertificate = (report: object): boolean =>
  'notes' in report && (report.notes as Notes | undefined)?.certificate !== undefined;

/** `millis` is the limit of the first try. Its work is discarded: the second engine starts over. */
export function quickFirst(quick: Engine, strong: Engine, millis: number): Engine {
  let closed = false;
  function run<J extends AnyJob>(job: J, tell: (progress: Progress) => void = () => {}): Task<ReportTo<J>> {
    if ((job.limits.millis ?? Number.POSITIVE_INFINITY) <= millis) return strong.run(job, tell);
    let stopped = false;
    const first = quick.run<J>({ ...job, limits: { ...job.limits, millis } });
    let current = first;
    const again = (reported: ReportedTo<J>): Promise<ReportedTo<J>> | ReportedTo<J> => {
      // At the limit, even an answer may be worse than what the solver would give with its full time: a tie-break not
      // proven, a solution not shortened. Accept only what finished before the limit, its certificate too.
      const decided = !reported.ok || (reported.value.effort.millis < millis && !lacksCertificate(reported.value));
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
