// Runs the jobs that a session needs, for every front end alike: starts what is missing, stops what is no longer
// needed, and returns each report as a command. The front end owns state, engines, and clock; after every command it
// calls `update` with the jobs of the new state (`sokobanJobs`, `futoshikiJobs`). At most one job per slot runs, so a
// hint asked for twice is searched for once, and a job that crashes ends as a command like any other.

import type { Progress } from '@masu/core/base/outcome.js';
import type { AnyJob, ReportTo } from '../jobs/any-job.js';
import type { Engine } from '../jobs/engines/engine.js';

export const JOB_SLOTS = ['hint', 'insight', 'undo-advice', 'check', 'explain'] as const;
export type JobSlot = (typeof JOB_SLOTS)[number];

/** A job that a state needs. */
export interface WantedJob<Command> {
  readonly slot: JobSlot;
  /** What the job is about, compared by identity: another key is another job. */
  readonly key: unknown;
  /** The command if it could not be started or crashed. */
  readonly failed: Command;
  /** Starts it. `answer` rejects if the job failed. */
  start(engine: Engine, onProgress: (progress: Progress) => void): { readonly answer: Promise<Command>; stop(): void };
}

export function wantedJob<J extends AnyJob, Command>(
  slot: JobSlot,
  key: unknown,
  job: J,
  done: (report: ReportTo<J>) => Command,
  failed: Command,
): WantedJob<Command> {
  return {
    slot,
    key,
    failed,
    start(engine, onProgress) {
      const { report, stop } = engine.run(job, onProgress);
      const answer = report.then((reported) => {
        if (!reported.ok) throw new Error(reported.error.message);
        return done(reported.value);
      });
      return { answer, stop };
    },
  };
}

interface JobHost<Command> {
  /** The engine for a slot. Insight needs one that no long search keeps busy. May be opened on first use. */
  engine(slot: JobSlot): Engine | Promise<Engine>;
  /** The answer of a job: act on it, then call `update` again. */
  take(command: Command): void;
  onProgress?(slot: JobSlot, progress: Progress): void;
  /** A job crashed: a bug to report. The session continues. */
  onBug?(slot: JobSlot, message: string): void;
}

interface Running {
  readonly key: unknown;
  isStopped: boolean;
  stop(): void;
}

/** An insight is quick and stays valid for its boxes, so it isn't stopped for the next one, which waits its turn. */
const FINISHES: ReadonlySet<JobSlot> = new Set(['insight']);

export class JobRunner<Command> {
  readonly #host: JobHost<Command>;
  readonly #running = new Map<JobSlot, Running>();

  constructor(host: JobHost<Command>) {
    this.#host = host;
  }

  isRunning(slot: JobSlot): boolean {
    return this.#running.has(slot);
  }

  update(wanted: readonly WantedJob<Command>[]): void {
    for (const slot of JOB_SLOTS) {
      const job = wanted.find((each) => each.slot === slot);
      const running = this.#running.get(slot);
      if (running && (running.key === job?.key || FINISHES.has(slot))) continue;
      if (running) this.#stop(slot, running);
      if (job) void this.#start(job);
    }
  }

  /** Stops everything; the answers are dropped. */
  close(): void {
    for (const [slot, running] of this.#running) this.#stop(slot, running);
  }

  #stop(slot: JobSlot, running: Running): void {
    running.isStopped = true;
    running.stop();
    this.#running.delete(slot);
  }

  async #start(job: WantedJob<Command>): Promise<void> {
    const { slot, key } = job;
    const running: Running = { key, isStopped: false, stop: () => {} };
    this.#running.set(slot, running);
    const command = await this.#answer(job, running);
    if (running.isStopped) return;
    this.#running.delete(slot);
    this.#host.take(command);
  }

  async #answer(job: WantedJob<Command>, running: Running): Promise<Command> {
    const { slot } = job;
    try {
      const engine = await this.#host.engine(slot);
      if (running.isStopped) return job.failed;
      const onProgress = (progress: Progress): void => {
        if (!running.isStopped) this.#host.onProgress?.(slot, progress);
      };
      const { answer, stop } = job.start(engine, onProgress);
      running.stop = stop;
      return await answer;
    } catch (error) {
      // A job that crashed is a command too.
      if (!running.isStopped) this.#host.onBug?.(slot, String((error as Error)?.message ?? error));
      return job.failed;
    }
  }
}
