// Optimizes a solution: vicinity searches over overlapping stretches, ever farther from the solution at hand, for as long as the limits
// allow (see solve/improve/explore.ts). The result is valid, never worse than what was given, and not proven optimal.

import type { Direction } from '../../base/grid.js';
import type { Bounds } from '../../base/outcome.js';
import type { Metric } from '../../base/puzzle.js';
import { startStopwatch, wallClock } from '../../base/stopwatch.js';
import type { Level } from '../rules/level.js';
import { explore } from '../solve/improve/explore.js';
import { otherStarts } from './other-starts.js';

/** Memory for the vicinity searches and for other starts together, and the part for other starts. */
const [USUAL_BYTES, STARTS_PART] = [3 * 2 ** 28, 1 / 3];
/** The limits are looked at after half of what is left, but at least and at most so many milliseconds; without a clock, slices. */
const [ASK_MILLIS, MOST_ASK_MILLIS, MOST_UNASKED] = [5, 1000, 16];

export interface Optimized {
  readonly moves: readonly Direction[];
  /** True if it ended by itself: several passes over the whole solution, each with twice the budget, found nothing. */
  readonly settled: boolean;
  /** Player cells visited. */
  readonly visited: number;
}

/** The solution must hold. Yields between slices of a few milliseconds. The same `nodes` give the same result. */
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
  /** Reading the CPU time takes longer than some slices. A thread has no more of it than time goes by, so it can wait. */
  const isLimitReached = (): boolean => {
    const isEarly = watch.now ? now() < askAt : unasked++ < MOST_UNASKED;
    if (isEarly) return false;
    unasked = 0;
    const left = Math.min(
      (limits.cpuMillis ?? Number.POSITIVE_INFINITY) - stopwatch.cpuMillis(),
      (limits.millis ?? Number.POSITIVE_INFINITY) - stopwatch.millis(),
    );
    askAt = now() + Math.max(ASK_MILLIS, Math.min(left, MOST_ASK_MILLIS) / 2);
    return stopwatch.over() !== undefined;
  };
  const bytes = Math.min(limits.bytes ?? USUAL_BYTES, USUAL_BYTES);
  const startsBytes = Math.floor(bytes * STARTS_PART);
  const isStopped = (): boolean => watch.stopped() || isLimitReached();
  const { moves, visited, settled } = yield* explore(level, solution, {
    metric,
    bytes: bytes - startsBytes,
    otherStarts: otherStarts(level, watch, startsBytes),
    isStopped,
    ...(limits.nodes === undefined ? {} : { visits: limits.nodes }),
    onProgress: (best, expanded, bytes) =>
      watch.report({ expanded, bytes, stage: `${best.moves.at(-1) ?? 0} moves, ${best.pushes.length} pushes` }),
  });
  return { moves, settled, visited };
}
