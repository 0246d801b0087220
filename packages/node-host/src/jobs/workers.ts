// Node workers for the pool, and the memory available to them.

import { freemem } from 'node:os';
import { Worker } from 'node:worker_threads';
import { defined } from '@masu/core/base/defined.js';
import type { AnyJob } from '@masu/engine/jobs/any-job.js';
import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { type Death, Pool, type WorkerHandle } from '@masu/engine/jobs/engines/pool.js';
import { releaseThread, reserveThread } from './address-space.js';
import { cpuSince, type Thread } from './clock.js';
import { garbageCollector } from './garbage.js';

const MEBI = 1024 * 1024;
/** Memory of a worker besides the search itself: the program, the level, the report. */
export const WORKER_OVERHEAD_BYTES = 256 * MEBI;
/** The share of the free memory that all searches together may have. */
export const SHARE_OF_FREE = 0.7;

/** Memory that is free on this machine, within the limits of a container. */
export function freeBytes(): number {
  return Math.min(process.availableMemory() || Number.POSITIVE_INFINITY, freemem());
}

/** The memory for each of `jobs` parallel searches, so that the machine never swaps. */
export function bytesForEach(jobs: number): number {
  return Math.max(64 * MEBI, Math.floor((freeBytes() * SHARE_OF_FREE) / jobs));
}

/**
 * The same for searches that come one by one: free memory is different at every call, and a job that may use more than
 * the one before would need a new worker. So the amount rises only when it can be doubled. `free` is for tests.
 */
export function startSteadyBytes(jobs: number, free = bytesForEach): () => number {
  let granted = 0;
  return () => {
    const now = free(jobs);
    if (now >= 2 * granted) granted = now;
    return Math.min(now, granted);
  };
}

/** A worker whose heap has room for a search of this many bytes. */
function openWorker(bytes: number): WorkerHandle {
  reserveThread();
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    // A search in plain JavaScript uses this heap; if it is full, only the worker dies.
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil((bytes + WORKER_OVERHEAD_BYTES) / MEBI) },
  });
  // A worker keeps the program running only while it has a job.
  worker.unref();
  let killed = false;
  let thread: Thread | undefined;
  return {
    post(message) {
      if (message.kind === 'start') worker.ref();
      worker.postMessage(message);
    },
    listen(take, died) {
      worker.on('message', (message: { readonly kind?: unknown } | undefined) => {
        if (message?.kind === 'thread') {
          thread = message as Thread;
          return;
        }
        if (message?.kind !== 'progress') worker.unref();
        take(message);
      });
      worker.on('error', (error: NodeJS.ErrnoException) => {
        const memory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        const cause: Death = memory ? { why: 'memory' } : { why: 'bug', message: error.stack ?? error.message };
        died(cause);
      });
      worker.on('messageerror', (error) =>
        died({ why: 'bug', message: `a worker's message was lost: ${error.message}` }),
      );
      worker.on('exit', (code) => {
        releaseThread();
        if (!killed) died({ why: 'bug', message: `a worker ended by itself with code ${code}` });
      });
    },
    kill() {
      killed = true;
      void worker.terminate();
    },
    fits: ({ limits }) => limits.bytes === undefined || limits.bytes <= bytes,
    cpuMillis: () => (thread ? cpuSince(thread) : 0),
  };
}

const jobBytes = ({ limits }: AnyJob): number => limits.bytes ?? bytesForEach(1);

/**
 * An engine of up to `size` workers, opened when needed. Closing it ends their jobs and frees their memory. With `bytes`,
 * every worker has a heap for searches of that size, whatever each job's own limit; without, each worker fits the job it
 * was opened for. `stopMillis`: see `PoolHost`.
 */
export function workerPool(size: number, bytes?: number, stopMillis?: number): Engine {
  const open = (job: AnyJob): WorkerHandle => openWorker(bytes ?? jobBytes(job));
  return new Pool({ ...HOST, open, ...defined({ stopMillis }) }, size);
}

const HOST = {
  now: () => performance.now(),
  freesMemory: () => garbageCollector() !== undefined,
  // A worker that has not answered keeps the process alive; the timer alone need not.
  after: (millis: number, call: () => void) => void setTimeout(call, millis).unref(),
} as const;

/** Enough for a worker to start, or to end a long slice, on a busy machine. */
const PATIENT_STOP_MILLIS = 2000;

/**
 * An engine of up to `size` workers for a program that may call it at any moment. A job that is stopped answers itself, with
 * the CPU time it used, and its worker is kept or has a successor that is started already. Every worker has a heap for any
 * job, because one that is too small for the next job must be replaced.
 */
export function warmPool(size: number): Engine {
  const open = (job: AnyJob): WorkerHandle => openWorker(Math.max(jobBytes(job), 2 * bytesForEach(1)));
  return new Pool({ ...HOST, open, stopMillis: PATIENT_STOP_MILLIS, hasSpare: true }, size);
}
