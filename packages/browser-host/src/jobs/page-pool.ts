// A page's pool of workers for searches, whatever script they run.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { paired } from '@masu/engine/jobs/engines/paired.js';
import { Pool, type PoolHost } from '@masu/engine/jobs/engines/pool.js';
import { workerPoolHost } from './worker-handle.js';

/** Pool size: one if the page is not cross-origin isolated, otherwise as many as the machine allows, within reason. */
function poolSize(): number {
  if (!crossOriginIsolated) return 1;
  const cores = navigator.hardwareConcurrency ?? 2;
  return Math.min(cores, Math.max(2, Math.min(4, cores - 1)));
}

/** Workers per level: two need shared memory and a core each. */
export const pageThreads = (): 1 | 2 => (poolSize() >= 2 ? 2 : 1);

/** How patient a pool is with a stop, and whether it has a spare worker. */
export type PoolManners = Pick<PoolHost, 'stopMillis' | 'hasSpare'>;

export function pagePool(open: () => Worker, manners: PoolManners = {}): Engine {
  const workers = new Pool({ ...workerPoolHost(open), ...manners }, poolSize());
  return pageThreads() === 2 ? paired(workers, poolSize()) : workers;
}
