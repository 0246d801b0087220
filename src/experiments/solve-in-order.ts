// Runs many jobs on one engine and reports them in their order: a slow level delays the results after it, but not the
// solving. For output that a person reads; a batch uses `solveInWindow`.

import type { Progress } from '../base/outcome.js';
import { type Ended, type Engine, endOf, type Job, type Task } from '../jobs/index.js';

export interface Running {
  /** One per job, in order. */
  readonly ended: AsyncGenerator<Ended, void, void>;
  /** Stops running and waiting jobs, each as `gave-up` by `stopped`. */
  stop(): void;
}

/** Starts all jobs. `tell` gets the index of the job that reports progress. */
export function solveInOrder(
  engine: Engine,
  jobs: readonly Job[],
  tell: (index: number, progress: Progress) => void = () => {},
): Running {
  const tasks: Task[] = jobs.map((job, index) => engine.run(job, (progress) => tell(index, progress)));
  const endings = tasks.map(endOf);
  async function* inOrder(): AsyncGenerator<Ended, void, void> {
    for (const ending of endings) yield await ending;
  }
  return {
    ended: inOrder(),
    stop: () => {
      for (const task of tasks) task.stop();
    },
  };
}
