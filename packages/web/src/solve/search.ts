// A search as a signal: progress while it runs, its report after it. A new search stops the one before it.

import type { Limits, Progress } from '@masu/core/base/outcome.js';
import type { Task } from '@masu/engine/jobs/engines/engine.js';
import type { Job, Report } from '@masu/engine/jobs/job.js';
import { type Signal, signal } from '@preact/signals';
import { speak } from '../app/notice.js';
import { solveTexts } from '../texts/solve.js';
import { PAGE_BYTES, workers } from '../workers.js';

export type SearchState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly progress: Progress; readonly millis: number }
  | { readonly kind: 'done'; readonly report: Report }
  /** A bug in masu, or a level the worker could not read. */
  | { readonly kind: 'failed' };

const NO_PROGRESS: Progress = { expanded: 0, bytes: 0 };
/** Progress is shown twice per second. */
const SHOW_MILLIS = 500;
/** How often the live region reports that the search continues. */
const SPEAK_MILLIS = 15_000;

export class SolverSearch {
  readonly state: Signal<SearchState> = signal<SearchState>({ kind: 'none' });
  #task: Task | undefined;
  #run = 0;
  /** A stop was requested, perhaps before the worker was ready. */
  #isStopping = false;

  /** Returns the report, or undefined if another search replaced it or it failed. */
  async start(job: Job): Promise<Report | undefined> {
    this.stop();
    this.#isStopping = false;
    const run = ++this.#run;
    const began = performance.now();
    let progress = NO_PROGRESS;
    const show = (): void => {
      // A dropped search still reports progress until its worker has stopped.
      if (run !== this.#run) return;
      this.state.value = { kind: 'running', progress, millis: performance.now() - began };
    };
    show();
    const timers = [
      setInterval(show, SHOW_MILLIS),
      setInterval(() => run === this.#run && speak(solveTexts.searchingSpoken), SPEAK_MILLIS),
    ];
    try {
      const opened = (await workers()).pageEngine();
      if (run !== this.#run) return undefined;
      this.#task = opened.run(job, (next) => {
        progress = next;
      });
      if (this.#isStopping) this.#task.stop();
      const reported = await this.#task.report;
      if (run !== this.#run) return undefined;
      if (!reported.ok) throw new Error(reported.error.message);
      this.state.value = { kind: 'done', report: reported.value };
      return reported.value;
    } catch {
      if (run === this.#run) this.state.value = { kind: 'failed' };
      return undefined;
    } finally {
      timers.forEach(clearInterval);
    }
  }

  /** Asks the search to end; its report then says that it was stopped. */
  stop(): void {
    this.#isStopping = true;
    this.#task?.stop();
  }

  /** Drops the search and its result. */
  clear(): void {
    this.#run++;
    this.stop();
    this.#task = undefined;
    this.state.value = { kind: 'none' };
  }
}

/**
 * Optimizes a solution instead of searching for one. It has no time limit: it ends when nothing shorter is found, or
 * when it is stopped.
 */
export function optimizeJob({ limits: { millis: _, ...limits }, ...job }: Job, solution: string): Job {
  return { ...job, limits, solver: 'optimize', threads: 1, improve: { solution, metric: 'moves' } };
}

export function sokobanJob(level: string, solver: string, moves: string, seconds: number, threads: 1 | 2 = 1): Job {
  const limits: Limits = { bytes: PAGE_BYTES, ...(seconds > 0 ? { millis: seconds * 1000 } : {}) };
  return { puzzle: 'sokoban', level, format: 'xsb', solver, limits, threads, ...(moves ? { moves } : {}) };
}
