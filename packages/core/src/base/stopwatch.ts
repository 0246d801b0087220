// Measures a search and checks its time limits. A time limit without a clock would never be reached, so this throws for
// callers without type checking.

import type { Limits, Watch } from './outcome.js';

/** Starts when created. Without a clock the times stay 0. */
export interface Stopwatch {
  millis(): number;
  cpuMillis(): number;
  /** The time limit that is reached, if any. */
  over(): 'time' | 'cpu' | undefined;
}

const still = (): number => 0;

/** The watch's clock; without one, a clock that does not move, so that slices do not depend on time. */
export function wallClock(watch: Watch): () => number {
  return watch.now?.bind(watch) ?? still;
}

/** Throws a TypeError if a time limit has no clock. */
export function startStopwatch(limits: Limits, watch: Watch): Stopwatch {
  const { millis: mostMillis, cpuMillis: mostCpuMillis } = limits;
  const now = clockFor('millis', limits, 'now', watch);
  const cpu = clockFor('cpuMillis', limits, 'cpu', watch);
  const began = now();
  const beganCpu = cpu();
  const millis = (): number => now() - began;
  const cpuMillis = (): number => cpu() - beganCpu;
  return {
    millis,
    cpuMillis,
    over() {
      if (mostMillis !== undefined && millis() >= mostMillis) return 'time';
      if (mostCpuMillis !== undefined && cpuMillis() >= mostCpuMillis) return 'cpu';
      return undefined;
    },
  };
}

function clockFor(limit: 'millis' | 'cpuMillis', limits: Limits, name: 'now' | 'cpu', watch: Watch): () => number {
  const clock = watch[name];
  if (clock) return clock.bind(watch);
  if (limits[limit] === undefined) return still;
  throw new TypeError(
    `The limit "${limit}" needs a clock: give the watch a function "${name}" that returns milliseconds.`,
  );
}
