// The quick pass over every answer of the default solver before it is shown: as many vicinity searches as pay, within a budget of
// states counted rather than timed, so that the same level always gives the same answer.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { searchVicinity } from './vicinity.js';

const STATES = 200_000;
const PASSES = 2;

/** Shorter moves for the same level, or the same ones. `isStopped` is asked between slices; what was gained stays. */
export function* improveQuickly(
  level: Level,
  moves: readonly Direction[],
  metric: Metric,
  isStopped: () => boolean,
): Generator<void, readonly Direction[], void> {
  let best = moves;
  for (let pass = 0; pass < PASSES; pass++) {
    const search = searchVicinity(level, best, metric, { boxes: 1, steps: 1 }, STATES);
    let step = search.next();
    while (!step.done) {
      if (isStopped()) return best;
      yield;
      step = search.next();
    }
    if (step.value === best) return best;
    best = step.value;
  }
  return best;
}
