// Single workers for jobs that must not wait for searches. Separate from the pool, because a page needs this at once,
// for insights.

import type { Engine } from '../engines/engine.js';
import { Pool, type PoolHost, type WorkerHandle } from '../engines/pool.js';

// What the stages of an analysis are read with: the engine has it already.
export { parseAnalysis } from '../kinds/analyze-schema.js';

// Written out twice: the bundler finds a worker's script by exactly this expression.
export const openScript = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const openInsightScript = (): Worker => new Worker(new URL('./insight-worker.ts', import.meta.url), { type: 'module' });

function handleOf(worker: Worker): WorkerHandle {
  return {
    post: (message) => worker.postMessage(message),
    listen(take, died) {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => take(data));
      worker.addEventListener('error', (event) => {
        // A browser gives no cause; a search that ran out of memory says so in the message.
        const memory = /memory|allocation/i.test(event.message);
        died(memory ? { why: 'memory' } : { why: 'bug', message: event.message });
      });
      worker.addEventListener('messageerror', () => died({ why: 'bug', message: "a worker's message was lost" }));
    },
    kill: () => worker.terminate(),
    // A page can't set the memory of its worker.
    fits: () => true,
  };
}

/** Purposes that have their own worker. `insight` has the small one, which accepts insight jobs only. */
export type SinglePurpose =
  | 'insight'
  | 'undo-advice'
  | 'futoshiki'
  | 'grade'
  | 'generate'
  | 'explain'
  | 'print'
  | 'analyze';

export const workerPoolHost = (open: () => Worker): PoolHost => ({
  open: () => handleOf(open()),
  now: () => performance.now(),
  after: (millis, call) => void setTimeout(call, millis),
});

const singles = new Map<SinglePurpose, Engine>();

/** An engine with its own worker, opened once: its jobs wait for each other, but not for other searches. */
export function singleEngine(purpose: SinglePurpose): Engine {
  const engine =
    singles.get(purpose) ?? new Pool(workerPoolHost(purpose === 'insight' ? openInsightScript : openScript), 1);
  singles.set(purpose, engine);
  return engine;
}
