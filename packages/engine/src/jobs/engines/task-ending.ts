// How a task ended, as a value: a report, or the bug that ended it. A promise that rejects before anyone awaits it
// would end the whole program; a value doesn't. Also here: many jobs on one engine, reported in their order. A slow level
// delays the results after it, but not the solving: for output that a person reads. A batch uses `solveInWindow`.

import type { Progress } from '@masu/core/base/outcome.js';
import type { Job, Reported } from '../job.js';
import type { Engine, Task } from './engine.js';

export type Ended =
  | { readonly kind: 'reported'; readonly reported: Reported }
  | { readonly kind: 'bug'; readonly bug: Error };

export function taskEnd({ report }: Task): Promise<Ended> {
  return report.then(
    (reported): Ended => ({ kind: 'reported', reported }),
    (bug: unknown): Ended => ({ kind: 'bug', bug: bug instanceof Error ? bug : new Error(String(bug)) }),
  );
}

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
  const endings = tasks.map(taskEnd);
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
