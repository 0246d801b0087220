// A worker of the queue: takes jobs of its own build, solves them in threads, and returns the results. A lost
// connection doesn't end it: it finishes its level and delivers after reconnecting; if its lock expired meanwhile, the
// level is solved again elsewhere and still reported once.

import { hostname } from 'node:os';
import type { Adapter } from '../external/adapter.js';
import { withAdapters } from '../external/external-engine.js';
import { thisProgram } from '../folder/build.js';
import { watchedPool } from '../run/watched-pool.js';
import type { QueueAddress } from './address.js';
import { firstConnection, safeMessage } from './connect.js';
import { loadDriver } from './driver.js';
import { queueName, stopChannel, workerName } from './names.js';
import { solveWork, type WorkerLimits } from './solve-work.js';
import { parseWork, type WorkResult } from './work.js';

interface WorkerOptions {
  readonly address: QueueAddress;
  readonly lanes: number;
  readonly limits: WorkerLimits;
  /** External solvers that may run here, whatever the queue says (default: none). */
  readonly adapters?: readonly Adapter[];
  /** How long a job stays assigned to a worker that has gone silent. */
  readonly lockMillis: number;
  /** Aborted by a person: running jobs are returned to the queue. */
  readonly signal: AbortSignal;
  /** Called with news: connected, number of jobs done, connection lost, a job that can't be read. */
  readonly tell: (news: WorkerNews) => void;
}

type WorkerNews =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly running: number; readonly done: number }
  | { readonly kind: 'trouble'; readonly message: string }
  | { readonly kind: 'damage'; readonly message: string };

/** How often a job's worker may die before the job counts as lost. */
const MAX_STALLS = 3;

/** The same problem is reported at most once in this time. */
const TROUBLE_MILLIS = 60_000;

function onceInAWhile(tell: (message: string) => void): (message: string) => void {
  const reportedAt = new Map<string, number>();
  return (message) => {
    const now = performance.now();
    if (now - (reportedAt.get(message) ?? Number.NEGATIVE_INFINITY) < TROUBLE_MILLIS) return;
    reportedAt.set(message, now);
    tell(message);
  };
}

/** Errors about one job, from a queue that answers: not JSON, not a job, gone, or taken back by the runner. */
const isDamage = (error: Error): boolean =>
  error instanceof SyntaxError ||
  /WRONGTYPE|Missing (key|lock) for job|Lock mismatch|not in the active/i.test(error.message);

/** Works until the signal. Throws an EnvironmentError if the queue can't be used at all. */
export async function runWorker({
  address,
  lanes,
  limits,
  adapters = [],
  lockMillis,
  signal,
  tell,
}: WorkerOptions): Promise<void> {
  const driver = await loadDriver();
  const control = await firstConnection(driver, address);
  const { build } = thisProgram();
  const engine = withAdapters(watchedPool(lanes, limits.bytes), adapters);
  const host = hostname();
  let running = 0;
  let done = 0;
  const trouble = onceInAWhile((message) => tell({ kind: 'trouble', message }));
  const damage = onceInAWhile((message) => tell({ kind: 'damage', message }));
  const solve = async (data: unknown, abort: AbortSignal | undefined): Promise<WorkResult> => {
    const work = parseWork(data, build);
    if (!work.ok) {
      damage(work.error.replace(/\.$/, ''));
      throw new driver.bullmq.UnrecoverableError(work.error);
    }
    running++;
    try {
      const result = await solveWork(engine, work.value, host, limits, abort);
      done += result.done.length;
      return result;
    } finally {
      running--;
      tell({ kind: 'progress', running, done });
    }
  };
  const worker = new driver.bullmq.Worker(
    queueName(build),
    // All three parameters: BullMQ counts them to see whether the processor can be aborted.
    (job, _token, abort) => solve(job.data, abort as AbortSignal | undefined),
    {
      connection: control,
      name: workerName(),
      concurrency: lanes,
      lockDuration: lockMillis,
      stalledInterval: Math.max(1000, lockMillis / 2),
      maxStalledCount: MAX_STALLS,
    },
  );
  worker.on('error', (error) => (isDamage(error) ? damage : trouble)(safeMessage(error, address)));
  const listener = driver.connect(address);
  try {
    await listener.connect();
    await listener.subscribe(stopChannel(build));
    listener.on('message', () => worker.cancelAllJobs('the runner stopped'));
    await worker.waitUntilReady();
    tell({ kind: 'ready' });
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
    });
    worker.cancelAllJobs('the worker stops');
    // If the queue no longer answers, the results can't be returned.
    await Promise.race([worker.close(), new Promise((resolve) => setTimeout(resolve, CLOSE_MILLIS).unref())]);
  } finally {
    engine.close();
    listener.disconnect();
    control.disconnect();
  }
}

const CLOSE_MILLIS = 3000;
