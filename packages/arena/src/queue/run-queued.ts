// Runs the jobs of a folder with workers elsewhere. This process owns the folder: it puts a window of jobs into the
// queue, collects finished ones, and notices lost ones. Redis only transports jobs; the folder is the record: after a
// crash, a flush, or a restart of any part, every job without a report is queued again, and fixed ids make that
// harmless.

import { defined } from '@masu/core/base/defined.js';
import { formatNumber } from '@masu/core/base/format.js';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { EnvironmentError } from '../environment-error.js';
import { thisProgram } from '../folder/build.js';
import type { Ending, OpenRun } from '../folder/open-run.js';
import type { PlannedJob } from '../folder/records.js';
import { leftMillis, type RunProgress } from '../run/progress.js';
import type { QueueAddress } from './address.js';
import { BundleSize, bundleId, takeBundle } from './bundles.js';
import { type Collector, makeCollector } from './collect.js';
import { firstConnection, safeMessage } from './connect.js';
import { loadDriver } from './driver.js';
import { queueName, stopChannel, workerHost } from './names.js';
import { ownQueue } from './ownership.js';
import { type QueueJobs, queueJobs } from './queue-jobs.js';
import type { WorkItem } from './work.js';

interface QueuedOptions {
  readonly address: QueueAddress;
  readonly signal: AbortSignal;
  readonly forMillis?: number;
  readonly tell: (progress: RunProgress) => void;
  /** Called with what a person should know: no worker, a lost connection, a refused report. */
  readonly warn: (sentence: string) => void;
}

/** Jobs in Redis at once: small enough to stop fast, large enough that no worker waits. */
const MIN_WINDOW = 1000;
const WINDOW_PER_WORKER = 20;
const BULK = 500;
const POLL_MILLIS = 100;
/** How often it checks for lost jobs and workers. */
const LOOK_MILLIS = 5000;
/** The time workers need to return their current jobs. */
const STOP_MILLIS = 1000;

class QueuedRun {
  private readonly waiting: PlannedJob[];
  private readonly run: OpenRun;
  private readonly queue: Queue;
  private readonly jobs: QueueJobs;
  private readonly collector: Collector;
  private readonly options: QueuedOptions;
  /** What is in the queue, by the id of its job. Every level without a report is here or in `waiting`. */
  private readonly placed = new Map<string, readonly WorkItem[]>();
  private readonly size = new BundleSize();
  private readonly began = performance.now();
  private readonly before: number;
  private machines = 0;
  private workers = 0;
  private active = 0;
  private looked = Number.NEGATIVE_INFINITY;
  private isStopping = false;

  constructor(run: OpenRun, queue: Queue, jobs: QueueJobs, options: QueuedOptions) {
    this.run = run;
    this.queue = queue;
    this.jobs = jobs;
    this.options = options;
    this.collector = makeCollector(run, jobs, options.signal);
    this.waiting = run.outstanding();
    this.before = run.counts.done;
  }

  /** Whether every planned level has its report. */
  isFinished(): boolean {
    return this.waiting.length === 0 && this.placed.size === 0 && this.run.outstanding().length === 0;
  }

  /** One turn: collect, look, fill. True if there may be more to collect right away. */
  async turn(): Promise<boolean> {
    const isMore = await this.collect();
    if (performance.now() - this.looked >= LOOK_MILLIS) await this.look();
    if (!this.isStopping) await this.fill();
    this.tell();
    return isMore;
  }

  /** Called after connection problems: jobs may be gone. */
  lookSoon(): void {
    this.looked = Math.min(this.looked, performance.now() - LOOK_MILLIS);
  }

  private readonly keysIn = (id: string): readonly string[] | undefined => this.placed.get(id)?.map(({ key }) => key);

  /** Records one page of finished jobs. False if there was none. */
  private async collect(): Promise<boolean> {
    const { removed, millis, trouble } = await this.collector.collect(this.keysIn);
    for (const each of millis) this.size.learn(each);
    for (const sentence of trouble) this.options.warn(sentence);
    for (const id of removed) this.takeBack(id);
    return removed.length > 0;
  }

  /** A job is gone from the queue: what it left without a report waits again. */
  private takeBack(id: string): void {
    for (const { key } of this.placed.get(id) ?? []) {
      const planned = this.run.jobOf(key);
      if (planned && !this.run.isDone(key)) this.waiting.push(planned);
    }
    this.placed.delete(id);
  }

  private async fill(): Promise<void> {
    // Whatever happened: a level without a report is not forgotten.
    if (this.waiting.length === 0 && this.placed.size === 0) this.waiting.push(...this.run.outstanding());
    const window = Math.max(MIN_WINDOW, WINDOW_PER_WORKER * this.workers);
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
      await this.jobs.add(bundles);
    }
  }

  /** Counts workers, and takes back jobs that the queue no longer knows or that no worker can read. */
  private async look(): Promise<void> {
    await this.findMissing();
    await this.findDamaged();
    const names = (await this.queue.getWorkers()).map(({ name = '' }) => name);
    const machines = new Set(names.map(workerHost)).size;
    if (machines === 0 && (this.machines > 0 || this.looked === Number.NEGATIVE_INFINITY)) {
      const { shown } = this.options.address;
      this.options.warn(
        `No worker of build ${thisProgram().build} is connected. Start one: masu worker --queue ${shown}`,
      );
    }
    [this.workers, this.machines] = [names.length, machines];
    this.looked = performance.now();
  }

  /** Jobs that are in no list of the queue: flushed, or taken out. */
  private async findMissing(): Promise<void> {
    const known = new Set(await this.jobs.allIds());
    const missing = [...this.placed.keys()].filter((id) => !known.has(id));
    if (missing.length === 0) return;
    for (const id of missing) {
      await this.jobs.forget(id);
      this.takeBack(id);
    }
    const jobs = missing.length === 1 ? '1 job was' : `${formatNumber(missing.length)} jobs were`;
    this.options.warn(`${jobs} missing from the queue; their levels are put in again.`);
    // A flushed queue is empty, and a new one may have been paused by hand.
    await this.queue.resume();
  }

  /** Jobs that a worker took but can't read: BullMQ would let them wait until their lock has expired several times. */
  private async findDamaged(): Promise<void> {
    const active = await this.jobs.ids(['active']);
    this.active = active.length;
    const ours = active.filter((id) => this.placed.has(id));
    for (const { id, keys } of await Promise.all(ours.map((each) => this.jobs.read(each)))) {
      if (keys !== undefined) continue;
      this.options.warn(this.collector.noteDamage(this.keysIn(id) ?? []));
      await this.jobs.forget(id);
      this.takeBack(id);
    }
  }

  private tell(): void {
    const { counts } = this.run;
    const added = counts.done - this.before;
    const left = leftMillis(added, counts.planned - counts.done, performance.now() - this.began);
    this.options.tell({
      ...counts,
      running: this.active,
      machines: this.machines,
      ...defined({ leftMillis: left }),
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
    while (await this.collect());
  }
}

/** Problems with Redis are temporary; a bug in masu and a full disk are not. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof EnvironmentError || error instanceof TypeError || error instanceof RangeError);

/** Something else is stored under a name of the queue. */
const isMistyped = (error: unknown): boolean => /WRONGTYPE/.test(String(error));

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
    const jobs = queueJobs(redis, queue, build);
    const queued = new QueuedRun(run, queue, jobs, options);
    /** Goes on after an error of Redis: a queue that is damaged is repaired, one that doesn't answer is asked again. */
    const recover = async (error: unknown): Promise<false> => {
      if (!isPassing(error)) throw error;
      const removed = isMistyped(error) ? await jobs.removeForeign().catch(() => []) : [];
      if (removed.length > 0) warn(`Something else was stored in place of the queue’s ${removed.join(', ')}; removed.`);
      else warn(`The queue does not answer: ${safeMessage(error, address)}. Trying again.`);
      queued.lookSoon();
      return false;
    };
    let ending: Ending = 'finished';
    while (!queued.isFinished()) {
      const next = await Promise.race([over, queued.turn().catch(recover)]);
      if (typeof next === 'string') {
        ending = next;
        // If the queue doesn't answer, there is nothing to stop.
        await Promise.race([queued.stop(redis, stopChannel(build)).catch(recover), pause(2 * STOP_MILLIS)]);
        break;
      }
      if (!next && !queued.isFinished()) await Promise.race([over, pause(POLL_MILLIS)]);
    }
    await Promise.race([ownership.release(), pause(STOP_MILLIS)]);
    return run.outstanding().length === 0 ? 'finished' : ending;
  } finally {
    cancel();
    redis.disconnect();
  }
}
