// Many jobs over one engine, reported in their order as they come: a slow level in front holds back the results
// behind it, never their solving. For a person who reads along; a batch uses `solveInWindow`.

import type { Progress } from '../base/outcome.js';
import { type Ended, type Engine, endOf, type Job, type Task } from '../jobs/index.js';

export interface Running {
  /** One per job, in order. */
  readonly ended: AsyncGenerator<Ended, void, void>;
  /** Ends what runs and what still waits, each as `gave-up` by `stopped`. */
  stop(): void;
}

/** Starts all jobs. `tell` is given the index of the job that reports progress. */
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
