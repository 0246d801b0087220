// Runs one job of the lab at a time. A new search stops the old one, and a report that comes too late is dropped.
// The search runs in a worker, so keys never wait for it.

import { bestOfStage } from '../../base/outcome.js';
import type { Engine, Job, Report, Task } from '../../jobs/index.js';
import { saidInTerminal, texts } from '../texts/language.js';

/** How often progress is reported at most. */
const PROGRESS_MILLIS = 500;

export interface SearchListener {
  /** "Searching: 1,204,000 positions, 12 s." or, of an optimizer, the best so far. */
  progress(text: string): void;
  report(report: Report): void;
  /** The search itself failed: a bug in masu. */
  fail(message: string): void;
  /** It was canceled. */
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
    listener.progress(texts.game.searching);
    this.run(jobs, listener, this.now());
  }

  private run([job, ...others]: readonly Job[], listener: SearchListener, began: number): void {
    if (!job) return;
    let shown = this.now();
    const task = this.engine().run(job, (progress) => {
      if (this.task !== task || this.now() - shown < PROGRESS_MILLIS) return;
      shown = this.now();
      const seconds = Math.round((shown - began) / 1000);
      const best = bestOfStage(progress);
      listener.progress(
        best ? texts.lab.shortening(...best, seconds) : texts.game.searched(progress.expanded, seconds),
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
          if (!reported.ok) listener.fail(saidInTerminal(reported.error));
          else if (isOpen(reported.value) && others.length > 0) this.run(others, listener, began);
          else listener.report(reported.value);
        }),
      (error: unknown) => settle(() => listener.fail(texts.game.crash((error as Error).message))),
    );
  }

  /** Asks the search to end. Its report counts: an optimizer has its best solution in it. */
  finish(): void {
    this.task?.stop();
  }

  stop(): void {
    const { listener } = this;
    this.task?.stop();
    this.task = undefined;
    this.listener = undefined;
    listener?.stopped?.();
  }
}

/** Neither solved nor proven unsolvable. */
const isOpen = (report: Report): boolean => report.verdict === 'gave-up' && report.best === undefined;

/** A report without a solution as a sentence. */
export function withoutSolution(report: Exclude<Report, { verdict: 'solved' }>): string {
  const { expanded, millis } = report.effort;
  if (report.verdict === 'unsolvable') return texts.lab.unsolvable(expanded);
  if (report.limit === 'memory') return texts.lab.gaveUpMemory(expanded);
  if (report.limit === 'stopped') return texts.game.stopped;
  if (report.limit === 'unsound-rule') return texts.lab.unsoundRule(expanded);
  return texts.lab.gaveUp(Math.round(millis / 1000), expanded);
}
