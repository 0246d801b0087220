// A pool of workers, for Node and the browser. Jobs wait in a queue; each worker runs one at a time. A worker is started
// on demand and reused. After a large search its memory is freed at once, so that a long run does not grow: by the worker
// itself if it can, else by closing it.
// Stop is a message first. A worker that does not answer quickly is terminated, because its search may be in the middle
// of a long slice.
// Invariant: a job that left the queue is either in `busy` or settled, whatever throws, so that no failure costs the
// pool a worker.

import { isOutOfMemory } from '@masu/core/base/out-of-memory.js';
import { afterProgress, type Progress } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import type { AnyJob, AnyReported, ReportedTo, ReportTo } from '../any-job.js';
import { endedJobReport, isReportTo } from '../job-reports.js';
import type { Engine, Task } from './engine.js';
import type { FromWorker, ToWorker } from './messages.js';
import type { Channel } from './ring-buffer.js';

/** A worker as the pool sees it. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  /** Called once, with handlers for messages and for the death of the worker. */
  listen(take: (message: unknown) => void, died: (cause: Death) => void): void;
  kill(): void;
  /** Whether it can take this job, or was started with less memory than the job may use. */
  fits(job: AnyJob): boolean;
  /** The CPU time of its thread, if the host can ask for it while the thread is busy. */
  cpuMillis?(): number | undefined;
}

/** Why a worker died: out of memory, or a bug. */
export type Death = { readonly why: 'memory' } | { readonly why: 'bug'; readonly message: string };

export interface PoolHost {
  /** A new worker for this job (its memory may depend on the limits). */
  open(job: AnyJob): WorkerHandle;
  now(): number;
  /** Calls back after this many milliseconds. */
  after(millis: number, call: () => void): void;
  /**
   * How long a worker has to answer a stop before it is terminated (default: 80 ms; together with termination it stays
   * below 100 ms). One that has a best solution so far, which would be lost with it, has at least `KEEP_MILLIS`.
   */
  readonly stopMillis?: number;
  /**
   * Whether to start the next worker while one is still busy that will be closed after its job, so that the next job need not
   * wait for it. For a host whose workers may be called at any moment, not for a run of many jobs.
   */
  readonly hasSpare?: boolean;
  /** Whether a worker frees the memory of a large search by itself (default: no, it is closed after one). */
  freesMemory?(): boolean;
}

/** How the messages of a pool are checked. */
interface PoolMessages {
  /** The message of a worker, or undefined if it is invalid. */
  parseFromWorker(message: unknown): FromWorker | undefined;
  /** Why a job is invalid; undefined if it is valid. */
  jobError(job: unknown): string | undefined;
}

const STOP_MILLIS = 80;
const KEEP_MILLIS = 5000;
/** A search that used more memory is large. */
export const LARGE_BYTES = 64 * 1024 * 1024;

interface Order {
  readonly id: number;
  readonly job: AnyJob;
  readonly lane: (() => Channel) | undefined;
  readonly tell: (progress: Progress) => void;
  readonly settle: (reported: AnyReported) => void;
  readonly fail: (bug: Error) => void;
  began: number;
  /** CPU time of the worker before this job. */
  beganCpu?: number | undefined;
  last?: Progress;
  worker?: WorkerHandle;
  done: boolean;
}

/** A pool for any kinds of jobs; `Pool` is for all of them. */
export class WorkerPool implements Engine {
  private readonly host: PoolHost;
  private readonly messages: PoolMessages;
  private readonly size: number;
  private readonly waiting: Order[] = [];
  private readonly busy = new Set<Order>();
  private readonly idle: WorkerHandle[] = [];
  private readonly orders = new WeakMap<WorkerHandle, Order>();
  private nextId = 0;

  constructor(host: PoolHost, size: number, messages: PoolMessages) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError(`A pool has at least one worker; its size was ${size}.`);
    }
    this.host = host;
    this.messages = messages;
    this.size = size;
  }

  run<J extends AnyJob>(
    job: J,
    tell: (progress: Progress) => void = () => {},
    lane?: () => Channel,
  ): Task<ReportTo<J>> {
    // An invalid job would kill a worker, and one that can't be cloned would never reach it.
    const error = this.messages.jobError(job);
    if (error !== undefined) return { report: Promise.reject(new TypeError(error)), stop: () => {} };
    let order: Order | undefined;
    const report = new Promise<ReportedTo<J>>((resolve, fail) => {
      // `take` settles it only with a report of the job's own kind.
      const settle = resolve as (reported: AnyReported) => void;
      order = { id: this.nextId++, job, lane, tell, settle, fail, began: 0, done: false };
      this.waiting.push(order);
    });
    this.assign();
    return { report, stop: () => order && this.stop(order) };
  }

  close(): void {
    for (const order of [...this.waiting, ...this.busy]) this.end(order, 'stopped');
    for (const worker of this.idle.splice(0)) worker.kill();
  }

  /** Assigns waiting jobs to workers while there are both. */
  private assign(): void {
    while (this.busy.size < this.size) {
      const order = this.waiting.shift();
      if (!order) return;
      this.busy.add(order);
      try {
        this.start(order);
      } catch (error) {
        // The worker could not start, memory could not be shared, or the message could not be cloned.
        if (isOutOfMemory(error)) {
          this.busy.delete(order);
          this.waiting.unshift(order);
          // One of the workers that there are will take it.
          if (this.busy.size > 0) return;
          this.end(order, 'memory');
          continue;
        }
        this.release(order, false);
        order.fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  private start(order: Order): void {
    order.began = this.host.now();
    order.worker = this.idleWorker(order.job) ?? this.openWorker(order.job);
    this.orders.set(order.worker, order);
    order.beganCpu = order.worker.cpuMillis?.();
    const { id, job, lane } = order;
    order.worker.post({ kind: 'start', id, job, ...(lane === undefined ? {} : { lane: lane() }) });
  }

  /** An idle worker, if it can take this job; one that can't is closed to make room. */
  private idleWorker(job: AnyJob): WorkerHandle | undefined {
    const worker = this.idle.pop();
    if (!worker || worker.fits(job)) return worker;
    worker.kill();
    return undefined;
  }

  private openWorker(job: AnyJob): WorkerHandle {
    const worker = this.host.open(job);
    worker.listen(
      (message) => this.take(worker, message),
      (cause) => this.workerDied(worker, cause),
    );
    return worker;
  }

  /** Whether a worker is kept after a search of this many bytes. */
  private canKeep(bytes: number): boolean {
    return bytes <= LARGE_BYTES || this.host.freesMemory?.() === true;
  }

  /** Starts the worker for the next job, if the host wants a spare one and there is none. */
  private prepare(job: AnyJob): void {
    if (!this.host.hasSpare || this.idle.length > 0 || this.waiting.length > 0) return;
    try {
      this.idle.push(this.openWorker(job));
    } catch (error) {
      // Nobody waits for it yet.
      if (!isOutOfMemory(error)) throw error;
    }
  }

  private take(worker: WorkerHandle, received: unknown): void {
    const order = this.orders.get(worker);
    const message = this.messages.parseFromWorker(received);
    // Nothing is waiting, or the message answers a job that was stopped meanwhile.
    if (!order || order.done || (message && message.id !== order.id)) return;
    if (!message) {
      this.workerDied(worker, { why: 'bug', message: 'a worker sent an invalid message' });
    } else if (message.kind === 'progress') {
      order.last = afterProgress(order.last, message.progress);
      if (!this.canKeep(message.progress.bytes)) this.prepare(order.job);
      order.tell(message.progress);
    } else if (message.kind === 'bug') {
      this.workerDied(worker, { why: 'bug', message: message.message });
    } else if (message.reported.ok && !isReportTo(order.job, message.reported.value)) {
      this.workerDied(worker, { why: 'bug', message: 'a worker sent a report of another kind of job' });
    } else {
      const bytes = message.reported.ok ? message.reported.value.effort.bytes : 0;
      this.release(order, this.canKeep(bytes));
      order.settle(message.reported);
      this.assign();
      if (!this.canKeep(bytes)) this.prepare(order.job);
    }
  }

  /** A worker died: its job ends with it, the others continue. */
  private workerDied(worker: WorkerHandle, cause: Death): void {
    const order = this.orders.get(worker);
    if (!order || order.done) {
      const at = this.idle.indexOf(worker);
      if (at >= 0) this.idle.splice(at, 1);
      return;
    }
    if (cause.why === 'memory') this.end(order, 'memory');
    else {
      this.release(order, false);
      order.fail(new Error(cause.message));
    }
    this.assign();
  }

  private stop(order: Order): void {
    if (order.done) return;
    if (!order.worker) {
      this.end(order, 'stopped');
      return;
    }
    order.worker.post({ kind: 'stop', id: order.id });
    const millis = this.host.stopMillis ?? STOP_MILLIS;
    const hasBest = order.last?.shortest !== undefined;
    this.host.after(hasBest ? Math.max(millis, KEEP_MILLIS) : millis, () => {
      if (order.done) return;
      this.end(order, 'stopped');
      this.assign();
      this.prepare(order.job);
    });
  }

  /** Stops a job from outside by terminating its worker. */
  private end(order: Order, limit: 'stopped' | 'memory'): void {
    if (order.done) return;
    const millis = order.worker ? this.host.now() - order.began : 0;
    const cpu = order.worker?.cpuMillis?.();
    const isKnown = cpu !== undefined && order.beganCpu !== undefined;
    const counts = order.last ?? { expanded: 0, bytes: 0 };
    const last = isKnown ? { ...counts, cpuMillis: cpu - (order.beganCpu as number) } : order.last;
    const report = endedJobReport(order.job, limit, last, millis);
    const at = this.waiting.indexOf(order);
    if (at >= 0) this.waiting.splice(at, 1);
    this.release(order, false);
    order.settle(ok(report));
  }

  private release(order: Order, keep: boolean): void {
    order.done = true;
    this.busy.delete(order);
    if (!order.worker) return;
    this.orders.delete(order.worker);
    if (keep) this.idle.push(order.worker);
    else order.worker.kill();
  }
}
