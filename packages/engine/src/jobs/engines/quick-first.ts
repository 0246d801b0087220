// An engine of workers with this thread as its fallback. Workers may not start at all: a page's security policy forbids
// them, a bundler left their script out. Until a worker has answered once, a failure is taken for that, and the job
// runs in this thread instead; if the job itself was at fault, it fails there again and nothing is hidden.

import type { Notes, Progress } from '../../base/outcome.js';
import type { AnyJob, ReportedTo, ReportTo } from '../any-job.js';
import type { Engine, Task } from './engine.js';
import type { Channel } from './ring-buffer.js';

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

// Combines two engines: a job first runs briefly in the one that starts for free; if it does not finish, it goes to the
// one that takes longer to start but can be stopped at any time. Most single levels are small, and for them starting a
// worker costs more than the search.

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

// An engine that is loaded when its first job comes: a page that may never need it doesn't load it.

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
