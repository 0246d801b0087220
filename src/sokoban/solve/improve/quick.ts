// The quick pass over every answer of the default solver before it is shown: one box astray, within a budget of visited player cells
// rather than of time, so that the same level always gives the same answer.

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { ROUNDS } from './refine.js';
import { shorten } from './shorten.js';

const BYTES = 2 ** 25;
const VISITS = 2_200_000;
const ROUNDS_OF_ANSWERS = ROUNDS.slice(0, 2);

/** Shorter moves for the same level, or the same ones. `isStopped` is asked between slices; what was gained stays. */
export function* improveQuickly(
  level: Level,
  moves: readonly Direction[],
  metric: Metric,
  isStopped: () => boolean,
): Generator<void, readonly Direction[], void> {
  const rounds = ROUNDS_OF_ANSWERS;
  return yield* shorten(level, moves, { metric, bytes: BYTES, rounds, passes: 1, visits: VISITS, isStopped });
}
