// The engine that experiments solve with: a pool of threads with one heap size, under the watchdog.

import type { Engine } from '@masu/engine/jobs/engines/engine.js';
import { withWatchdog } from '@masu/engine/jobs/engines/watchdog.js';
import { workerPool } from '@masu/node-host/jobs/workers.js';

export function watchedPool(lanes: number, bytes: number): Engine {
  return withWatchdog(workerPool(lanes, bytes), (millis, call) => {
    const timer = setTimeout(call, millis);
    return { cancel: () => clearTimeout(timer) };
  });
}
