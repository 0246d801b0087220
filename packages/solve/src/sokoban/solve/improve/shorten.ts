// Shortens a solution by rounds of vicinity searches (refine.ts) within a budget. Counted, not timed: the same work gives the
// same answer.

import type { Direction } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { type Round, startRefinement } from './refine.js';
import { compare, makeTrail, movesOfTrail, trailPushes } from './trail.js';
import { openVicinity } from './vicinity.js';

interface ShortenOptions {
  readonly metric: Metric;
  readonly bytes: number;
  readonly rounds?: readonly Round[];
  /** The number of passes over all rounds, each with twice the budget. */
  readonly passes?: number;
  /** Player cells visited at most, to within a slice. */
  readonly visits?: number;
  readonly isStopped: () => boolean;
  /** Called between searches with the memory written so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** Shorter moves, or the same ones. The moves given must solve the level. */
export function* shorten(
  level: Level,
  moves: readonly Direction[],
  { metric, bytes, rounds, passes, visits = Number.POSITIVE_INFINITY, isStopped, onProgress }: ShortenOptions,
): Generator<void, readonly Direction[], void> {
  const before = makeTrail(level, trailPushes(level, moves));
  const vicinity = before && openVicinity(level, bytes, before);
  if (!before || !vicinity) return moves;
  const refinement = startRefinement(level, before, vicinity, metric, rounds, passes);
  const isOver = (): boolean => isStopped() || vicinity.visited() >= visits;
  try {
    while (!isOver() && refinement.round() !== undefined) {
      yield* refinement.step(isOver);
      onProgress?.(vicinity.bytes());
    }
  } finally {
    vicinity.close();
  }
  const after = refinement.best();
  const isBetter = compare(after, before, metric) < 0 || (after.moves.at(-1) as number) < moves.length;
  return isBetter ? movesOfTrail(level, after) : moves;
}
