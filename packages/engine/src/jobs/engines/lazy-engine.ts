// An engine that is loaded when its first job comes: a page that may never need it doesn't load it.

import type { Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Engine, Task } from './engine.js';
import type { Channel } from './ring-buffer.js';

export function lazyEngine(load: () => Promise<Engine>): Engine {
  let loading: Promise<Engine> | undefined;
  let isClosed = false;

  function run<J extends AnyJob>(job: J, tell?: (progress: Progress) => void, lane?: () => Channel): Task<ReportTo<J>> {
    let isStopped = false;
    let task: Task<ReportTo<J>> | undefined;
    loading ??= load();
    const report = loading.then((engine): Promise<ReportedTo<J>> => {
      task = engine.run(job, tell, lane);
      if (isStopped || isClosed) task.stop();
      return task.report;
    });
    const stop = (): void => {
      isStopped = true;
      task?.stop();
    };
    return { report, stop };
  }

  function close(): void {
    isClosed = true;
    void loading?.then((engine) => engine.close());
  }
  return { run, close };
}
