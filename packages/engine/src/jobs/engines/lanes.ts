// Runs many jobs on one engine, a few at a time and in no fixed order: each lane takes the next job as soon as its last
// one ends. Jobs are drawn only when a lane is free, so memory doesn't grow with the length of the plan. A slow level
// delays its own lane, never the results of the others.

import type { Job } from '../job.js';
import type { Engine, Task } from './engine.js';
import { type TaskEnding, taskEnding } from './task-ending.js';

export interface WindowResult<Item> {
  readonly item: Item;
  readonly ending: TaskEnding;
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
      void taskEnding(task).then((ending) => {
        tasks.delete(task);
        ready.push({ item, ending });
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
