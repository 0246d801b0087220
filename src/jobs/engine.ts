// The ways of running a job, seen from the one who asks: this thread, a worker, a pool of workers all look the same.
// What differs between hosts (clock, breathing, workers) comes in as plain functions, so that everything here runs
// in Node and in the browser alike.

import type { Progress } from '../base/outcome.js';
import type { Result, TextError } from '../base/result.js';
import type { AnyJob, ReportTo } from './any-job.js';
import type { Report } from './job.js';
import type { Channel } from './ring-buffer.js';

/** A job under way; R is the report it brings. */
export interface Task<R = Report> {
  /**
   * Settles exactly once. Rejects only when a program is wrong: the job is none, no worker could be opened, a solver
   * threw, or its solution failed the check. The engine goes on with its other jobs.
   */
  readonly report: Promise<Result<R, TextError>>;
  /** Ends the job soon, as `gave-up` by `stopped`, whatever it is at. After the report it does nothing. */
  stop(): void;
}

export interface Engine {
  /** `lane` ties it to another job at the same level (see `paired`); it is asked for when the job begins. */
  run<J extends AnyJob>(job: J, tell?: (progress: Progress) => void, lane?: () => Channel): Task<ReportTo<J>>;
  /** Ends everything that still runs and frees what the engine holds. */
  close(): void;
}

/** What an engine needs of its host. `now` and `cpu` in milliseconds, from any start. */
export interface Clock {
  now(): number;
  /** The CPU time of the thread that asks. */
  cpu(): number;
  /** Lets waiting messages, keys and timers have their turn. */
  breathe(): Promise<void>;
}
