// Runs many jobs on one engine and reports them in order: a slow level delays the reports after it, but not the solving.

import type { Progress } from '../base/outcome.js';
import type { Engine, Job, Reported, Task } from '../jobs/index.js';

/** The result of one job: a report, or the bug that ended it. */
export type Ended =
  | { readonly kind: 'reported'; readonly reported: Reported }
  | { readonly kind: 'bug'; readonly bug: Error };

export interface Running {
  /** One for each job, in order. */
  readonly ended: AsyncGenerator<Ended, void, void>;
  /** Stops running and waiting jobs; each reports `gave-up` with the limit `stopped`. */
  stop(): void;
}

/** Starts all jobs. `tell` receives the index of the job that reports progress. */
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
