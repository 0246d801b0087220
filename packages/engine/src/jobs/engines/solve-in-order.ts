// Runs many jobs on one engine and gives their endings in the order of the jobs. A slow level delays the results after it, but
// not the solving: for output that a person reads. A batch uses `solveInWindow`.

import type { Progress } from '@masu/core/base/outcome.js';
import type { Job } from '../job.js';
import type { Engine, Task } from './engine.js';
import { type TaskEnding, taskEnding } from './task-ending.js';

export interface JobsInOrder {
  /** One per job, in order. */
  readonly results: AsyncGenerator<TaskEnding, void, void>;
  /** Stops running and waiting jobs, each as `gave-up` by `stopped`. */
  stop(): void;
}

/** Starts all jobs. `tell` gets the index of the job that reports progress. */
export function solveInOrder(
  engine: Engine,
  jobs: readonly Job[],
  tell: (index: number, progress: Progress) => void = () => {},
): JobsInOrder {
  const tasks: Task[] = jobs.map((job, index) => engine.run(job, (progress) => tell(index, progress)));
  const endings = tasks.map(taskEnding);
  async function* inOrder(): AsyncGenerator<TaskEnding, void, void> {
    for (const ending of endings) yield await ending;
  }
  return {
    results: inOrder(),
    stop: () => {
      for (const task of tasks) task.stop();
    },
  };
}
