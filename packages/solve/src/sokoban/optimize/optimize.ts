// Optimizes a solution: vicinity searches over overlapping stretches, farther and farther from the current solution,
// for as long as the limits allow (see solve/improve/explore.ts). The result is valid, never worse than what was given,
// and not proven optimal.

import { defined } from '@masu/core/base/defined.js';
import type { Direction } from '@masu/core/base/grid.js';
import type { Bounds } from '@masu/core/base/outcome.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import { startStopwatch, wallClock } from '@masu/core/base/stopwatch.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { exploreNear } from '../solve/improve/explore.js';
import { otherStarts } from './other-starts.js';

/** Memory for the vicinity searches and for other starts together, and the part for other starts. */
const [DEFAULT_BYTES, STARTS_PART] = [3 * 2 ** 28, 1 / 3];

/**
 * The limits are checked after half of the remaining time, but at least and at most this many milliseconds apart;
 * without a clock, this many slices.
 */
const [ASK_MILLIS, MAX_ASK_MILLIS, MAX_UNASKED] = [5, 1000, 16];

interface Optimized {
  readonly moves: readonly Direction[];
  /**
   * True if it ended before the limits: several passes over the whole solution, each with twice the budget, found
   * nothing.
   */
  readonly settled: boolean;
  /** Player cells visited. */
  readonly visited: number;
}

/** The solution must be valid. Yields between slices of a few milliseconds. The same `nodes` give the same result. */
export function* optimize(
  level: Level,
  solution: readonly Direction[],
  metric: Metric,
  ...[limits, watch]: Bounds
): Generator<void, Optimized, void> {
  const stopwatch = startStopwatch(limits, watch);
  const now = wallClock(watch);
  let askAt = Number.NEGATIVE_INFINITY;
  let unasked = 0;
  /**
   * Reading the CPU time takes longer than some slices. CPU time never passes faster than wall time, so the check can
   * wait.
   */
  const isLimitReached = (): boolean => {
    const isEarly = watch.now ? now() < askAt : unasked++ < MAX_UNASKED;
    if (isEarly) return false;
    unasked = 0;
    const left = Math.min(
      (limits.cpuMillis ?? Number.POSITIVE_INFINITY) - stopwatch.cpuMillis(),
      (limits.millis ?? Number.POSITIVE_INFINITY) - stopwatch.millis(),
    );
    askAt = now() + Math.max(ASK_MILLIS, Math.min(left, MAX_ASK_MILLIS) / 2);
    return stopwatch.over() !== undefined;
  };
  const bytes = Math.min(limits.bytes ?? DEFAULT_BYTES, DEFAULT_BYTES);
  const startsBytes = Math.floor(bytes * STARTS_PART);
  const isStopped = (): boolean => watch.stopped() || isLimitReached();
  const { moves, visited, settled } = yield* exploreNear(level, solution, {
    metric,
    bytes: bytes - startsBytes,
    otherStarts: otherStarts(level, watch, startsBytes),
    isStopped,
    ...defined({ visits: limits.nodes }),
    onProgress: (best, expanded, bytes) =>
      watch.report({ expanded, bytes, shortest: { moves: best.moves.at(-1) ?? 0, pushes: best.pushes.length } }),
  });
  return { moves, settled, visited };
}
