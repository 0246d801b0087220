// Runs many jobs on one engine, a few at a time and in no fixed order: each lane takes the next job as soon as its last
// one ends. Jobs are drawn only when a lane is free, so memory doesn't grow with the length of the plan. A slow level
// delays its own lane, never the results of the others.

import type { Progress } from '../../base/outcome.js';
import type { Job, Reported } from '../job.js';
import type { Engine, Task } from './engine.js';

// How a task ended, as a value: a report, or the bug that ended it. A promise that rejects before anyone awaits it
// would end the whole program; a value doesn't. Also here: many jobs on one engine, reported in their order. A slow level
// delays the results after it, but not the solving: for output that a person reads. A batch uses `solveInWindow`.

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

export interface WindowResult<Item> {
  readonly item: Item;
  readonly ended: Ended;
}

interface JobWindow<Item> {
  /** One result per item, in the order in which they end. */
  readonly results: AsyncGenerator<WindowResult<Item>, void, void>;
  /** Items being worked on now. */
  readonly running: number;
  /** Draws no more items and stops those being worked on; their results still come, as `gave-up` by `stopped`. */
  stop(): void;
}

export function solveInWindow<Item>(
  engine: Engine,
  items: Iterable<Item>,
  jobOf: (item: Item) => Job,
  lanes: number,
): JobWindow<Item> {
  const source = items[Symbol.iterator]();
  const tasks = new Set<Task>();
  const ready: WindowResult<Item>[] = [];
  let isStopped = false;
  let wake: () => void = () => {};

  function fill(): void {
    while (!isStopped && tasks.size < lanes) {
      const next = source.next();
      if (next.done) return;
      const item = next.value;
      const task = engine.run(jobOf(item));
      tasks.add(task);
      void taskEnd(task).then((ended) => {
        tasks.delete(task);
        ready.push({ item, ended });
        fill();
        wake();
      });
    }
  }

  async function* results(): AsyncGenerator<WindowResult<Item>, void, void> {
    try {
      fill();
      for (;;) {
        while (ready.length > 0) yield* ready.splice(0);
        if (tasks.size === 0) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (ready.length > 0) resolve();
        });
      }
    } finally {
      // A caller that stops iterating, for whatever reason, wants no more work done.
      stop();
    }
  }

  function stop(): void {
    isStopped = true;
    for (const task of tasks) task.stop();
  }

  return {
    results: results(),
    get running() {
      return tasks.size;
    },
    stop,
  };
}
