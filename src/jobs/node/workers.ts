// Node's workers for the pool, and how much memory there is for them.

import { freemem } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AnyJob } from '../any-job.js';
import type { Engine } from '../engine.js';
import { type Death, Pool, type WorkerHandle } from '../pool.js';

const MEBI = 1024 * 1024;
/** What a worker needs beside the search itself: the program, the level, the report. */
const OVERHEAD_BYTES = 256 * MEBI;

/** Bytes a search may use so that `jobs` of them at once leave the machine room to live: it must never swap. */
export function bytesForEach(jobs: number): number {
  const { availableMemory } = process as unknown as { availableMemory?: () => number };
  const available = Math.min(availableMemory?.call(process) || Number.POSITIVE_INFINITY, freemem());
  return Math.max(64 * MEBI, Math.floor((available * 0.7) / jobs));
}

function openWorker(job: AnyJob): WorkerHandle {
  const bytes = job.limits.bytes ?? bytesForEach(1);
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    // A search in plain JavaScript lives in this heap; when it is full the worker dies and the program does not.
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil((bytes + OVERHEAD_BYTES) / MEBI) },
  });
  let killed = false;
  return {
    post: (message) => worker.postMessage(message),
    listen(take, died) {
      worker.on('message', take);
      worker.on('error', (error: NodeJS.ErrnoException) => {
        const memory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        const cause: Death = memory ? { why: 'memory' } : { why: 'bug', message: error.stack ?? error.message };
        died(cause);
      });
      worker.on('messageerror', (error) =>
        died({ why: 'bug', message: `a worker's message was lost: ${error.message}` }),
      );
      worker.on('exit', (code) => {
        if (!killed) died({ why: 'bug', message: `a worker ended by itself with code ${code}` });
      });
    },
    kill() {
      killed = true;
      void worker.terminate();
    },
    fits: ({ limits }) => limits.bytes === undefined || limits.bytes <= bytes,
  };
}

/** An engine of up to `size` workers. Close it, or the program does not end. */
export function workerPool(size: number): Engine {
  return new Pool(
    { open: openWorker, now: () => performance.now(), after: (millis, call) => void setTimeout(call, millis) },
    size,
  );
}
