// One search at a time on the engine, for hints and checks. A new one or a changed position stops the old; a report
// that comes too late is dropped. The keys never wait: the search lives in a worker, this only listens.

import type { Engine, Job, Report, Task } from '../jobs/index.js';
import { plural } from './words.js';

/** What a search tells is shown this often at most. */
const TELL_MILLIS = 500;

export interface SearchListener {
  /** "Searching: 1 204 000 positions, 12 s." */
  tell(words: string): void;
  report(report: Report): void;
  /** The search itself failed: a bug of ours, told and survived. */
  fail(words: string): void;
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
    listener.tell('Searching.');
    this.run(jobs, listener, this.now());
  }

  private run([job, ...others]: readonly Job[], listener: SearchListener, began: number): void {
    if (!job) return;
    let told = this.now();
    const task = this.engine().run(job, ({ expanded }) => {
      if (this.task !== task || this.now() - told < TELL_MILLIS) return;
      told = this.now();
      listener.tell(`Searching: ${plural(expanded, 'position')}, ${Math.round((told - began) / 1000)} s.`);
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

/** What a report without a solution says to a player. */
export function withoutSolution(report: Exclude<Report, { verdict: 'solved' }>): string {
  const positions = plural(report.effort.expanded, 'position');
  if (report.verdict === 'unsolvable') return `Proven: no solution from here (${positions} searched).`;
  if (report.limit === 'memory')
    return `Gave up: memory limit reached after ${positions}. There may still be a solution.`;
  if (report.limit === 'stopped') return 'Stopped.';
  if (report.limit === 'unsound-rule')
    return `No solution among ${positions}, but the solver’s unsound rule may have dropped one: nothing is proven.`;
  return `Gave up after ${Math.round(report.effort.millis / 1000)} s and ${positions}. There may still be a solution.`;
}
