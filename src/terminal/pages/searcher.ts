// Runs one solve job at a time for the lab. A new search stops the old one, and a report that comes too late is dropped.
// The search runs in a worker, so keys never wait for it.

import { countOf } from '../../base/format.js';
import type { Engine, Job, Report, Task } from '../../jobs/index.js';

/** How often progress is reported at most. */
const PROGRESS_MILLIS = 500;

export interface SearchListener {
  /** "Searching: 1,204,000 positions, 12 s." */
  progress(text: string): void;
  report(report: Report): void;
  /** The search itself failed: a bug in masu. */
  fail(message: string): void;
  /** It was called off. */
  stopped?(): void;
}

export class Searcher {
  private readonly engine: () => Engine;
  private readonly now: () => number;
  private task: Task | undefined;
  private listener: SearchListener | undefined;

  constructor(engine: () => Engine, now: () => number) {
    this.engine = engine;
    this.now = now;
  }

  get isSearching(): boolean {
    return this.task !== undefined;
  }

  /** Runs the jobs one after the other until one decides; the last one's report counts if none does. */
  start(jobs: readonly Job[], listener: SearchListener): void {
    this.stop();
    listener.progress('Searching.');
    this.run(jobs, listener, this.now());
  }

  private run([job, ...others]: readonly Job[], listener: SearchListener, began: number): void {
    if (!job) return;
    let shown = this.now();
    const task = this.engine().run(job, ({ expanded }) => {
      if (this.task !== task || this.now() - shown < PROGRESS_MILLIS) return;
      shown = this.now();
      listener.progress(
        `Searching: ${countOf(expanded, 'position', 'positions')}, ${Math.round((shown - began) / 1000)} s.`,
      );
    });
    this.task = task;
    this.listener = listener;
    const settle = (act: () => void): void => {
      if (this.task !== task) return;
      this.task = undefined;
      this.listener = undefined;
      act();
    };
    task.report.then(
      (reported) =>
        settle(() => {
          if (!reported.ok) listener.fail(reported.error.message);
          else if (isOpen(reported.value) && others.length > 0) this.run(others, listener, began);
          else listener.report(reported.value);
        }),
      (error: unknown) => settle(() => listener.fail(`The search crashed: ${(error as Error).message}`)),
    );
  }

  stop(): void {
    const { listener } = this;
    this.task?.stop();
    this.task = undefined;
    this.listener = undefined;
    listener?.stopped?.();
  }
}

/** Neither solved nor proved without a solution. */
const isOpen = (report: Report): boolean => report.verdict === 'gave-up' && report.best === undefined;

/** A report without a solution as a sentence. */
export function withoutSolution(report: Exclude<Report, { verdict: 'solved' }>): string {
  const positions = countOf(report.effort.expanded, 'position', 'positions');
  if (report.verdict === 'unsolvable') return `Proven: no solution from here (${positions} searched).`;
  if (report.limit === 'memory')
    return `Gave up: memory limit reached after ${positions}. There may still be a solution.`;
  if (report.limit === 'stopped') return 'Stopped.';
  if (report.limit === 'unsound-rule')
    return `No solution among ${positions}, but the solver’s unsound rule may have dropped one: nothing is proven.`;
  return `Gave up after ${Math.round(report.effort.millis / 1000)} s and ${positions}. There may still be a solution.`;
}
