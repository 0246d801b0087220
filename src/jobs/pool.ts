// A pool of workers, in Node and in the browser alike. Jobs wait in line; each worker has one at a time. A worker is
// opened when first needed and kept, unless its last search was large: then it is closed, so that its memory goes
// back to the machine at once and a whole collection runs without growth.
// Stop is a message first. A worker that has not answered within a moment is killed: its search may be in
// the middle of a slice that takes longer than a person waits.

import type { Progress } from '../base/outcome.js';
import { ok } from '../base/result.js';
import type { Engine, Task } from './engine.js';
import { endedReport, type Job, type Reported } from './job.js';
import type { Lane } from './mailbox.js';
import { parseFromWorker, type ToWorker } from './messages.js';

/** A worker as the pool sees it. */
export interface FarEnd {
  post(message: ToWorker): void;
  /** Called once: what to do for each message, and when the worker dies by itself. */
  listen(take: (message: unknown) => void, died: (cause: Death) => void): void;
  kill(): void;
  /** Whether the memory it was opened with is right for this job; without it, for any. */
  fits?(job: Job): boolean;
}

/** Why a worker died: it used up its memory, or a bug. */
export type Death = { readonly why: 'memory' } | { readonly why: 'bug'; readonly message: string };

export interface PoolHost {
  /** A new worker, fit for this job (its memory may depend on the limits). */
  open(job: Job): FarEnd;
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
  readonly job: Job;
  readonly lane: (() => Lane) | undefined;
  readonly tell: (progress: Progress) => void;
  readonly settle: (reported: Reported) => void;
  readonly fail: (bug: Error) => void;
  began: number;
  last?: Progress;
  worker?: FarEnd;
  done: boolean;
}

export class Pool implements Engine {
  private readonly host: PoolHost;
  private readonly size: number;
  private readonly waiting: Order[] = [];
  private readonly busy = new Set<Order>();
  private readonly idle: FarEnd[] = [];
  private readonly orders = new WeakMap<FarEnd, Order>();
  private nextId = 0;

  constructor(host: PoolHost, size: number) {
    this.host = host;
    this.size = size;
  }

  run(job: Job, tell: (progress: Progress) => void = () => {}, lane?: () => Lane): Task {
    let order: Order | undefined;
    const report = new Promise<Reported>((settle, fail) => {
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
      order.began = this.host.now();
      order.worker = this.takeIdle(order.job) ?? this.openWorker(order.job);
      this.orders.set(order.worker, order);
      this.busy.add(order);
      const { id, job, lane } = order;
      order.worker.post({ kind: 'start', id, job, ...(lane === undefined ? {} : { lane: lane() }) });
    }
  }

  /** An idle worker whose memory suits the job. One that suits no job in line is closed, so that workers never pile up. */
  private takeIdle(job: Job): FarEnd | undefined {
    const at = this.idle.findLastIndex((worker) => worker.fits?.(job) ?? true);
    if (at >= 0) return this.idle.splice(at, 1)[0];
    this.idle.shift()?.kill();
    return undefined;
  }

  private openWorker(job: Job): FarEnd {
    const worker = this.host.open(job);
    worker.listen(
      (message) => this.take(worker, message),
      (cause) => this.bury(worker, cause),
    );
    return worker;
  }

  private take(worker: FarEnd, received: unknown): void {
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
    } else {
      const bytes = message.reported.ok ? message.reported.value.effort.bytes : 0;
      this.release(order, bytes <= KEEP_BYTES);
      order.settle(message.reported);
      this.hand();
    }
  }

  /** A worker is no more: its job ends with it, the others go on. */
  private bury(worker: FarEnd, cause: Death): void {
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
    const report = endedReport(order.job, limit, order.last, millis);
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
