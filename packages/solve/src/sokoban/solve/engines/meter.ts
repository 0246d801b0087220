// Limits, effort, and slices of a search that is stepped from outside: what every kernel solver needs around its
// engine.

import type { Effort, LimitName, Limits, Watch } from '@masu/core/base/outcome.js';
import { startStopwatch, wallClock } from '@masu/core/base/stopwatch.js';

/** The default memory limit of a search, so that no machine starts to swap. */
export const DEFAULT_BYTES = 2 * 2 ** 30;

const SLICE_MILLIS = 12;
const MAX_BUDGET = 1 << 16;

export interface EngineCounts {
  readonly expanded: number;
  readonly generated: number;
  readonly bytes: number;
}

export interface Meter {
  /** The limit that is reached, if any. The engines check the memory limit themselves. */
  over(expanded: number): LimitName | undefined;
  effort(counts: EngineCounts): Effort;
}

export function startMeter(limits: Limits, watch: Watch): Meter {
  const stopwatch = startStopwatch(limits, watch);
  return {
    over(expanded) {
      if (watch.stopped()) return 'stopped';
      if (limits.nodes !== undefined && expanded >= limits.nodes) return 'nodes';
      return stopwatch.over();
    },
    effort: ({ expanded, generated, bytes }) => ({
      expanded,
      generated,
      duplicates: Math.max(0, generated - expanded),
      millis: stopwatch.millis(),
      cpuMillis: stopwatch.cpuMillis(),
      bytes,
    }),
  };
}

export interface Slices {
  /**
   * Runs one slice: `work` gets its budget, in units of any size. With `spent`, which counts the units done so far,
   * slices grow only after one that used most of its budget: a slice of set-up says nothing about the next one.
   */
  time<Value>(work: (budget: number) => Value, spent?: () => number): Value;
}

/** Slices that grow or shrink until one takes about a hundredth of a second. */
export function startSlices(watch: Watch): Slices {
  // On a floor of 255 × 255 with hundreds of boxes a single node can take a second.
  let budget = 1;
  const now = wallClock(watch);
  return {
    time(work, spent) {
      const before = spent?.() ?? 0;
      const began = now();
      const value = work(budget);
      const took = now() - began;
      if (took > 2 * SLICE_MILLIS) budget = Math.max(1, Math.floor((budget * SLICE_MILLIS) / took));
      else if (took < SLICE_MILLIS && (!spent || spent() - before >= budget / 2))
        budget = Math.min(MAX_BUDGET, budget << 1);
      return value;
    },
  };
}
