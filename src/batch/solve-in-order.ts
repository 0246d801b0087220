// Many jobs over one engine, reported in their order as they come: a slow level in front holds back the telling of
// those behind it, never their solving.

import type { Progress } from '../base/outcome.js';
import type { Engine, Job, Reported, Task } from '../jobs/index.js';

/** What became of one job: a report, or the bug that ended it. */
export type Ended =
  | { readonly kind: 'reported'; readonly reported: Reported }
  | { readonly kind: 'bug'; readonly bug: Error };

export interface Running {
  /** One for each job, in order. */
  readonly ended: AsyncGenerator<Ended, void, void>;
  /** Ends what runs and what still waits, each as `gave-up` by `stopped`. */
  stop(): void;
}

/** Starts all the jobs. `tell` is given the index of the job that tells. */
export function solveInOrder(
  engine: Engine,
  jobs: readonly Job[],
  tell: (index: number, progress: Progress) => void = () => {},
): Running {
  const tasks: Task[] = jobs.map((job, index) => engine.run(job, (progress) => tell(index, progress)));
  // Settled as a value, so that a bug in a job whose turn has not come is no unhandled rejection.
  const endings = tasks.map(({ report }) =>
    report.then(
      (reported): Ended => ({ kind: 'reported', reported }),
      (bug: unknown): Ended => ({ kind: 'bug', bug: bug instanceof Error ? bug : new Error(String(bug)) }),
    ),
  );
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
