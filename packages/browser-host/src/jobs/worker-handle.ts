// A browser's worker as the pool sees it.

import type { PoolHost, WorkerHandle } from '@masu/engine/jobs/engines/worker-pool.js';

function workerHandle(worker: Worker): WorkerHandle {
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

export const workerPoolHost = (open: () => Worker): PoolHost => ({
  open: () => workerHandle(open()),
  now: () => performance.now(),
  after: (millis, call) => void setTimeout(call, millis),
});
