// The quick pass over every answer of the default solver before it is shown: one box astray, within a budget of visited player cells
// rather than of time, so that the same level always gives the same answer.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { shorten } from './shorten.js';

const BYTES = 2 ** 24;
const VISITS = 1_200_000;

/** Shorter moves for the same level, or the same ones. `isStopped` is asked between slices; what was gained stays. */
export function* improveQuickly(
  level: Level,
  moves: readonly Direction[],
  metric: Metric,
  isStopped: () => boolean,
): Generator<void, readonly Direction[], void> {
  const rounds = [{ astray: 1, radius: 10, lag: 6, configurations: 20_000 }];
  return yield* shorten(level, moves, { metric, bytes: BYTES, rounds, passes: 1, visits: VISITS, isStopped });
}
