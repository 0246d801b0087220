// Shortens a solution by rounds of vicinity searches (refine.ts) within a budget. Counted, not timed: the same work gives the
// same answer.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { ROUNDS, type Round, startRefinement } from './refine.js';
import { compare, makeTrail, movesOfTrail, trailPushes } from './trail.js';
import { openVicinity } from './vicinity.js';

// The quick optimization of every answer of the default solver: one box astray, with a budget of visited player cells
// rather than time, so that the same level always gives the same answer. It starts near the solution and with hardly
// any lag, which gains more per cell than a wide search (docs/any-solver.md).

/** Small on purpose: fresh memory makes V8 collect garbage, which took a third of the time of a pass with four times as much. */
const BYTES = 2 ** 23;
/** A pass takes about 30 ms; after a long search, up to twice as much, but hardly a tenth of the search. */
const VISITS = 800_000;
const VISITS_PER_NODE = 100;
const MAX_VISITS = 2_200_000;
const ROUNDS_OF_ANSWERS: readonly Round[] = [
  { astray: 1, radius: 4, lag: 2, configurations: 1_000_000 },
  ...ROUNDS.slice(0, 2),
];

/**
 * Shorter moves for the same level, or the same ones. `nodes`: the cost of finding them. `isStopped` is called between
 * slices; gains up to then are kept. `mostBytes`: the memory it may use.
 */
export function* improveQuickly(
  level: Level,
  moves: readonly Direction[],
  metric: Metric,
  nodes: number,
  isStopped: () => boolean,
  mostBytes = BYTES,
): Generator<void, readonly Direction[], void> {
  const visits = Math.min(MAX_VISITS, VISITS + VISITS_PER_NODE * nodes);
  const rounds = ROUNDS_OF_ANSWERS;
  const bytes = Math.min(BYTES, mostBytes);
  return yield* shorten(level, moves, { metric, bytes, rounds, passes: 1, visits, isStopped });
}

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
