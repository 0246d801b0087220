// An engine of workers with this thread as its fallback. Workers may not start at all: a page's security policy forbids
// them, a bundler left their script out. Until a worker has answered once, a failure is taken for that, and the job
// runs in this thread instead; if the job itself was at fault, it fails there again and nothing is hidden.

import type { Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Engine, Task } from './engine.js';

export function withFallback(workers: Engine, thread: Engine): Engine {
  let state: 'untried' | 'work' | 'broken' = 'untried';

  function run<J extends AnyJob>(job: J, tell: (progress: Progress) => void = () => {}): Task<ReportTo<J>> {
    if (state === 'broken') return thread.run(job, tell);
    let stopped = false;
    let current = workers.run(job, (progress) => {
      state = 'work';
      tell(progress);
    });
    const answered = (reported: ReportedTo<J>): ReportedTo<J> => {
      // One that was stopped may have been ended from outside, and says nothing about the workers.
      if (!stopped) state = 'work';
      return reported;
    };
    const failed = async (failure: unknown): Promise<ReportedTo<J>> => {
      if (state === 'work' || stopped) throw failure;
      current = thread.run(job, tell);
      const reported = await current.report;
      state = 'broken';
      return reported;
    };
    return {
      report: current.report.then(answered, failed),
      stop: () => {
        stopped = true;
        current.stop();
      },
    };
  }

  return {
    run,
    close: () => {
      workers.close();
      thread.close();
    },
  };
}
