// Improves a given solution for as long as it may: vicinity searches, each round wider than the last (boxes further aside, then two
// boxes at once, then more configurations), going back to the narrowest whenever something was gained. Ends by itself when
// the widest search finds nothing more. What it gives back is valid, never worse, and not proved to be best.

import type { Direction } from '../../base/grid.js';
import type { Bounds } from '../../base/outcome.js';
import type { Metric } from '../../base/puzzle.js';
import { startStopwatch } from '../../base/stopwatch.js';
import type { Level } from '../rules/level.js';
import type { Nearness } from '../solve/improve/configurations.js';
import { searchVicinity } from '../solve/improve/vicinity.js';

interface Round extends Nearness {
  /** Bound on configurations times floor cells. */
  readonly states: number;
}

const ROUNDS: readonly Round[] = [
  { boxes: 1, steps: 1, states: 1_000_000 },
  { boxes: 1, steps: 2, states: 3_000_000 },
  { boxes: 1, steps: 4, states: 8_000_000 },
  { boxes: 2, steps: 1, states: 16_000_000 },
  { boxes: 1, steps: 12, states: 24_000_000 },
];
/** Bytes a state costs in the search, tables and queue together. */
const STATE_BYTES = 20;

export interface Optimized {
  readonly moves: readonly Direction[];
  /** True if every round was searched to its end without a gain. */
  readonly settled: boolean;
}

/** The solution must hold. Yields between slices of some hundredths of a second. */
export function* optimize(
  level: Level,
  solution: readonly Direction[],
  metric: Metric,
  ...[limits, watch]: Bounds
): Generator<void, Optimized, void> {
  const stopwatch = startStopwatch(limits, watch);
  const isOver = (): boolean => watch.stopped() || stopwatch.over() !== undefined;
  const most = limits.bytes === undefined ? Number.POSITIVE_INFINITY : limits.bytes / STATE_BYTES;
  let best = solution;
  for (let round = 0; round < ROUNDS.length; ) {
    const { states, ...nearness } = ROUNDS[round] as Round;
    const search = searchVicinity(level, best, metric, nearness, Math.min(states, most));
    let step = search.next();
    while (!step.done) {
      if (isOver()) return { moves: best, settled: false };
      watch.tell({ expanded: 0, bytes: 0, stage: `round ${round + 1} of ${ROUNDS.length}` });
      yield;
      step = search.next();
    }
    round = step.value === best ? round + 1 : 0;
    best = step.value;
  }
  return { moves: best, settled: true };
}
