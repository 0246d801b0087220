// Runs the jobs of a folder with workers elsewhere. This process owns the folder: it puts a window of jobs into the
// queue, collects finished ones, and notices lost ones. Redis only transports jobs; the folder is the record: after a
// crash, a flush, or a restart of any part, every job without a report is queued again, and fixed ids make that
// harmless.

import type { Queue } from 'bullmq';
import { EnvironmentError } from '../environment-error.js';
import { thisProgram } from '../folder/build.js';
import type { Ending, OpenRun } from '../folder/open-run.js';
import type { PlannedJob } from '../folder/records.js';
import { leftMillis, type RunProgress } from '../run/progress.js';
import type { QueueAddress } from './address.js';
import { BundleSize, bundleId, takeBundle } from './bundles.js';
import { Collector } from './collect.js';
import { firstConnection, safeMessage } from './connect.js';
import { loadDriver, type Redis } from './driver.js';
import { hostOf, queueName, stopChannel } from './names.js';
import { ownQueue } from './ownership.js';
import { MOST_BYTES, type Work, type WorkItem } from './work.js';

export interface QueuedOptions {
  readonly address: QueueAddress;
  readonly signal: AbortSignal;
  readonly forMillis?: number;
  readonly tell: (progress: RunProgress) => void;
  /** Called with what a person should know: no worker, a lost connection, a refused report. */
  readonly warn: (sentence: string) => void;
}

/** Jobs in Redis at once: small enough to stop fast, large enough that no worker waits. */
const LEAST_WINDOW = 1000;
const WINDOW_PER_WORKER = 20;
const BULK = 500;
const POLL_MILLIS = 100;
/** How often it checks for lost jobs and workers. */
const LOOK_MILLIS = 5000;
/** The time workers need to return their current jobs. */
const STOP_MILLIS = 1000;

class QueuedRun {
  readonly waiting: PlannedJob[];
  private readonly run: OpenRun;
  private readonly queue: Queue;
  private readonly collector: Collector;
  private readonly options: QueuedOptions;
  /** What is in the queue, by the id of its job. */
  private readonly placed = new Map<string, readonly WorkItem[]>();
  private readonly size = new BundleSize();
  private readonly began = performance.now();
  private readonly before: number;
  private machines = 0;
  private workers = 0;
  private active = 0;
  private looked = Number.NEGATIVE_INFINITY;
  private isStopping = false;

  constructor(run: OpenRun, queue: Queue, options: QueuedOptions) {
    this.run = run;
    this.queue = queue;
    this.options = options;
    this.collector = new Collector(run, queue);
    this.waiting = run.outstanding();
    this.before = run.counts.done;
  }

  get isFinished(): boolean {
    return this.waiting.length === 0 && this.placed.size === 0;
  }

  /** One turn: collect, look, fill. True if there may be more to collect right away. */
  async turn(): Promise<boolean> {
    const { removed, again, millis, refused } = await this.collector.collect();
    for (const id of removed) this.placed.delete(id);
    for (const each of millis) this.size.learn(each);
    for (const sentence of refused) this.options.warn(`A report was refused: ${sentence}`);
    if (again.length > 0) this.putBack(again);
    if (performance.now() - this.looked >= LOOK_MILLIS) await this.look();
    if (!this.isStopping) await this.fill();
    this.tell();
    return removed.length > 0;
  }

  /** Called after connection problems: jobs may be gone. */
  lookSoon(): void {
    this.looked = Math.min(this.looked, performance.now() - LOOK_MILLIS);
  }

  private putBack(again: readonly PlannedJob[]): void {
    const inQueue = new Set([...this.placed.values()].flatMap((items) => items.map(({ key }) => key)));
    this.waiting.push(...again.filter(({ key }) => !inQueue.has(key)));
  }

  private async fill(): Promise<void> {
    const window = Math.max(LEAST_WINDOW, WINDOW_PER_WORKER * this.workers);
    while (this.placed.size < window && this.waiting.length > 0) {
      const bundles: WorkItem[][] = [];
      while (bundles.length < Math.min(BULK, window - this.placed.size) && this.waiting.length > 0) {
        const size = this.size.of(this.waiting.length, Math.max(this.active, this.workers));
        const items = takeBundle(this.waiting, size, (key) => this.collector.alone.has(key));
        // Reported meanwhile, by a job that an earlier session had put in.
        const left = items.filter(({ key }) => !this.run.isDone(key));
        if (left.length > 0) bundles.push(left);
      }
      for (const items of bundles) this.placed.set(bundleId(items), items);
      await this.add(bundles);
    }
  }

  private async add(bundles: readonly (readonly WorkItem[])[]): Promise<void> {
    await this.queue.addBulk(
      bundles.map((items) => ({
        name: 'solve',
        data: { items } satisfies Work,
        // Tried once, and there until it is removed: those are BullMQ's own defaults.
        opts: { jobId: bundleId(items), sizeLimit: MOST_BYTES },
      })),
    );
  }

  /** Counts workers, and puts jobs in again that the queue no longer knows. */
  private async look(): Promise<void> {
    const counts = await this.queue.getJobCounts();
    const known = Object.values(counts).reduce((sum, count) => sum + count, 0);
    this.active = counts.active ?? 0;
    const placed = [...this.placed.values()];
    if (known < placed.length) {
      for (let from = 0; from < placed.length; from += BULK) await this.add(placed.slice(from, from + BULK));
      // A flushed queue is empty, and a new one may have been paused by hand.
      await this.queue.resume();
    }
    const names = (await this.queue.getWorkers()).map(({ name = '' }) => name);
    const machines = new Set(names.map(hostOf)).size;
    if (machines === 0 && (this.machines > 0 || this.looked === Number.NEGATIVE_INFINITY)) {
      const { shown } = this.options.address;
      this.options.warn(
        `No worker of build ${thisProgram().build} is connected. Start one: masu worker --queue ${shown}`,
      );
    }
    [this.workers, this.machines] = [names.length, machines];
    this.looked = performance.now();
  }

  private tell(): void {
    const { counts } = this.run;
    const added = counts.done - this.before;
    const left = leftMillis(added, counts.planned - counts.done, performance.now() - this.began);
    this.options.tell({
      ...counts,
      running: this.active,
      machines: this.machines,
      ...(left === undefined ? {} : { leftMillis: left }),
    });
  }

  /** Stops all workers: no more jobs are handed out, and workers return their current jobs. */
  async stop(redis: Redis, channel: string): Promise<void> {
    this.isStopping = true;
    await this.queue.pause();
    await Promise.all([redis.publish(channel, 'stop'), this.queue.drain(true)]);
    // Collect what finished in this moment.
    const end = performance.now() + STOP_MILLIS;
    while ((await this.queue.getActiveCount()) > 0 && performance.now() < end) await pause(20);
    while ((await this.collector.collect()).removed.length > 0);
  }
}

/** Problems with Redis are temporary; a bug in masu and a full disk are not. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof EnvironmentError || error instanceof TypeError || error instanceof RangeError);

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Resolves when aborted or out of time. */
function whenOver({ signal, forMillis }: QueuedOptions): {
  readonly over: Promise<'stopped' | 'time'>;
  cancel(): void;
} {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<'stopped' | 'time'>((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'));
    if (signal.aborted) resolve('stopped');
    if (forMillis !== undefined) timer = setTimeout(() => resolve('time'), forMillis);
  });
  return { over, cancel: () => clearTimeout(timer) };
}

/** Runs the outstanding jobs with workers. Throws an EnvironmentError if the queue or the disk fails. */
export async function runQueued(run: OpenRun, options: QueuedOptions): Promise<Ending> {
  const { address, warn } = options;
  const driver = await loadDriver();
  const redis = await firstConnection(driver, address);
  const { build } = thisProgram();
  const queue = new driver.bullmq.Queue(queueName(build), {
    connection: redis,
    // Nobody reads the events: a short stream keeps Redis small.
    streams: { events: { maxLen: 100 } },
  });
  queue.on('error', (error) => warn(`The queue does not answer: ${safeMessage(error, address)}. Trying again.`));
  const { over, cancel } = whenOver(options);
  try {
    const ownership = await ownQueue(redis, queue, build, run.manifest.run, address);
    const queued = new QueuedRun(run, queue, options);
    let ending: Ending = 'finished';
    while (!queued.isFinished) {
      const turn = queued.turn().catch(async (error: unknown) => {
        if (!isPassing(error)) throw error;
        warn(`The queue does not answer: ${safeMessage(error, address)}. Trying again.`);
        queued.lookSoon();
        return false;
      });
      const next = await Promise.race([over, turn]);
      if (typeof next === 'string') {
        ending = next;
        // If the queue doesn't answer, there is nothing to stop.
        await Promise.race([queued.stop(redis, stopChannel(build)), pause(2 * STOP_MILLIS)]);
        break;
      }
      if (!next && !queued.isFinished) await Promise.race([over, pause(POLL_MILLIS)]);
    }
    await Promise.race([ownership.release(), pause(STOP_MILLIS)]);
    return run.outstanding().length === 0 ? 'finished' : ending;
  } finally {
    cancel();
    redis.disconnect();
  }
}
