// A pool of workers, in Node and in the browser alike. Jobs wait in line; each worker has one at a time. A worker is
// opened when first needed and kept, unless its last search was large: then it is closed, so that its memory goes
// back to the machine at once and a whole collection runs without growth.
// Stop is a message first. A worker that has not answered within a moment is killed: its search may be in
// the middle of a slice that takes longer than a person waits.
// Invariant: a job that left the queue is either in `busy` or settled, whatever throws on the way, so that no failure
// takes a worker's place in the pool with it.

import type { Progress } from '../base/outcome.js';
import { ok } from '../base/result.js';
import {
  type AnyJob,
  type AnyReported,
  endedJobReport,
  isReportTo,
  type ReportedTo,
  type ReportTo,
} from './any-job.js';
import type { Engine, Task } from './engine.js';
import { jobError, parseFromWorker, type ToWorker } from './messages.js';
import type { Channel } from './ring-buffer.js';

/** A worker as the pool sees it. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  /** Called once: what to do for each message, and when the worker dies by itself. */
  listen(take: (message: unknown) => void, died: (cause: Death) => void): void;
  kill(): void;
  /** Can it take this job too, or was it opened with less memory than the job may use? */
  fits(job: AnyJob): boolean;
}

/** Why a worker died: it used up its memory, or a bug. */
export type Death = { readonly why: 'memory' } | { readonly why: 'bug'; readonly message: string };

export interface PoolHost {
  /** A new worker, fit for this job (its memory may depend on the limits). */
  open(job: AnyJob): WorkerHandle;
  now(): number;
  /** Calls back after so many milliseconds. */
  after(millis: number, call: () => void): void;
}

/** How long a worker has to answer a stop. With what follows it stays below the 100 ms a person is promised. */
const STOP_MILLIS = 80;
/** A worker whose search used more than this is closed after it. */
const KEEP_BYTES = 64 * 1024 * 1024;

interface Order {
  readonly id: number;
  readonly job: AnyJob;
  readonly lane: (() => Channel) | undefined;
  readonly tell: (progress: Progress) => void;
  readonly settle: (reported: AnyReported) => void;
  readonly fail: (bug: Error) => void;
  began: number;
  last?: Progress;
  worker?: WorkerHandle;
  done: boolean;
}

export class Pool implements Engine {
  private readonly host: PoolHost;
  private readonly size: number;
  private readonly waiting: Order[] = [];
  private readonly busy = new Set<Order>();
  private readonly idle: WorkerHandle[] = [];
  private readonly orders = new WeakMap<WorkerHandle, Order>();
  private nextId = 0;

  constructor(host: PoolHost, size: number) {
    if (!Number.isInteger(size) || size < 1) {
      throw new RangeError(`A pool has at least one worker; its size was ${size}.`);
    }
    this.host = host;
    this.size = size;
  }

  run<J extends AnyJob>(
    job: J,
    tell: (progress: Progress) => void = () => {},
    lane?: () => Channel,
  ): Task<ReportTo<J>> {
    // A job that is none would cost a worker its life, and one that cannot be copied would never reach it.
    const error = jobError(job);
    if (error !== undefined) return { report: Promise.reject(new TypeError(error)), stop: () => {} };
    let order: Order | undefined;
    const report = new Promise<ReportedTo<J>>((resolve, fail) => {
      // `take` settles it with a report of the job's own kind alone.
      const settle = resolve as (reported: AnyReported) => void;
      order = { id: this.nextId++, job, lane, tell, settle, fail, began: 0, done: false };
      this.waiting.push(order);
    });
    this.hand();
    return { report, stop: () => order && this.stop(order) };
  }

  close(): void {
    for (const order of [...this.waiting, ...this.busy]) this.end(order, 'stopped');
    for (const worker of this.idle.splice(0)) worker.kill();
  }

  /** Gives waiting jobs to workers while there are both. */
  private hand(): void {
    while (this.busy.size < this.size) {
      const order = this.waiting.shift();
      if (!order) return;
      this.busy.add(order);
      try {
        this.start(order);
      } catch (error) {
        // No worker could be opened, no memory shared, or the message could not be copied.
        this.release(order, false);
        order.fail(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  private start(order: Order): void {
    order.began = this.host.now();
    order.worker = this.idleWorker(order.job) ?? this.openWorker(order.job);
    this.orders.set(order.worker, order);
    const { id, job, lane } = order;
    order.worker.post({ kind: 'start', id, job, ...(lane === undefined ? {} : { lane: lane() }) });
  }

  /** A worker that waits, if it can take this job; one that cannot makes room for one that can. */
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
      (cause) => this.bury(worker, cause),
    );
    return worker;
  }

  private take(worker: WorkerHandle, received: unknown): void {
    const order = this.orders.get(worker);
    const message = parseFromWorker(received);
    // Nobody waits, or it answers a job that was ended meanwhile.
    if (!order || order.done || (message && message.id !== order.id)) return;
    if (!message) {
      this.bury(worker, { why: 'bug', message: 'a worker sent a message that is none of ours' });
    } else if (message.kind === 'progress') {
      order.last = message.progress;
      order.tell(message.progress);
    } else if (message.kind === 'bug') {
      this.bury(worker, { why: 'bug', message: message.message });
    } else if (message.reported.ok && !isReportTo(order.job, message.reported.value)) {
      this.bury(worker, { why: 'bug', message: 'a worker sent the report of another kind of job' });
    } else {
      const bytes = message.reported.ok ? message.reported.value.effort.bytes : 0;
      this.release(order, bytes <= KEEP_BYTES);
      order.settle(message.reported);
      this.hand();
    }
  }

  /** A worker is no more: its job ends with it, the others go on. */
  private bury(worker: WorkerHandle, cause: Death): void {
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
    this.hand();
  }

  private stop(order: Order): void {
    if (order.done) return;
    if (!order.worker) {
      this.end(order, 'stopped');
      return;
    }
    order.worker.post({ kind: 'stop', id: order.id });
    this.host.after(STOP_MILLIS, () => {
      if (order.done) return;
      this.end(order, 'stopped');
      this.hand();
    });
  }

  /** Ends a job from outside, and its worker with it. */
  private end(order: Order, limit: 'stopped' | 'memory'): void {
    if (order.done) return;
    const millis = order.worker ? this.host.now() - order.began : 0;
    const report = endedJobReport(order.job, limit, order.last, millis);
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
