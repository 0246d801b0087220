// The interface for running jobs: this thread, a worker, and a pool of workers look the same to the caller. Whatever
// differs between hosts (clock, yielding, workers) is passed in as functions, so this runs in Node and in the browser.

import type { Progress } from '@masu/core/base/outcome.js';
import type { Result, TextError } from '@masu/core/base/result.js';
import type { AnyJob, ReportTo } from '../any-job.js';
import type { Report } from '../job.js';
import type { Channel } from './ring-buffer.js';

/** A running job; R is the type of its report. */
export interface Task<R = Report> {
  /**
   * Settles exactly once. Rejects only for bugs: an invalid job, a worker that can't start, a solver that throws, or a
   * solution that fails verification. The engine continues with its other jobs.
   */
  readonly report: Promise<Result<R, TextError>>;
  /** Stops the job soon; it reports `gave-up` with the limit `stopped`. Does nothing after the report. */
  stop(): void;
}

export interface Engine {
  /** `lane` connects it to another job on the same level (see `paired`); it is called when the job starts. */
  run<J extends AnyJob>(job: J, tell?: (progress: Progress) => void, lane?: () => Channel): Task<ReportTo<J>>;
  /** Stops everything and frees all resources. */
  close(): void;
}

/** What an engine needs from its host. `now` and `cpu` are in milliseconds, from any start. */
export interface Clock {
  now(): number;
  /** The CPU time of the calling thread. */
  cpu(): number;
  /** Yields to pending messages, keys, and timers. */
  pause(): Promise<void>;
}
