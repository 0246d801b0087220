// The engine that experiments solve with: a pool of threads with one heap size, under the watchdog.

import { type Engine, withWatchdog } from '../../jobs/index.js';
import { workerPool } from '../../jobs/node/index.js';

export function watchedPool(lanes: number, bytes: number): Engine {
  return withWatchdog(workerPool(lanes, bytes), (millis, call) => {
    const timer = setTimeout(call, millis);
    return { cancel: () => clearTimeout(timer) };
  });
}
