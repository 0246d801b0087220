// A pool of workers for jobs of every kind.

import { jobError, parseFromWorker } from './messages.js';
import { type PoolHost, WorkerPool } from './worker-pool.js';

export { type Death, LARGE_BYTES, type PoolHost, type WorkerHandle } from './worker-pool.js';

export class Pool extends WorkerPool {
  constructor(host: PoolHost, size: number) {
    super(host, size, { jobError, parseFromWorker });
  }
}
