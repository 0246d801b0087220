// The time a search has taken and whether its limits of time are reached: the one place where limits meet clocks.
// A limit of time without a clock would never be reached, so it is refused here, for callers whose types were not checked.

import type { Limits, Watch } from './outcome.js';

/** Begins when it is made. Without a clock the times stay 0. */
export interface Stopwatch {
  millis(): number;
  cpuMillis(): number;
  /** The limit of time that is reached, if one is. */
  over(): 'time' | 'cpu' | undefined;
}

const still = (): number => 0;

/** The watch's clock; one that stands still where it has none, so that slices do not depend on time. */
export function wallClock(watch: Watch): () => number {
  return watch.now?.bind(watch) ?? still;
}

/** Throws a TypeError where a limit has no clock to be measured by. */
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
