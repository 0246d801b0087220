// The quick pass over every answer of the default solver before it is shown: one box astray, within a budget of visited player cells
// rather than of time, so that the same level always gives the same answer. Near the solution first and with hardly any lag:
// that gains more per cell than a wide search (docs/any-solver.md).

import type { Direction } from '../../../base/grid.js';
import type { Metric } from '../../../base/puzzle.js';
import type { Level } from '../../rules/level.js';
import { ROUNDS, type Round } from './refine.js';
import { shorten } from './shorten.js';

/** Small on purpose: fresh memory makes V8 collect garbage, which took a third of the time of a pass with four times as much. */
const BYTES = 2 ** 23;
/** A pass takes about 30 ms; where the search took long, up to twice as much, but hardly a tenth of the search. */
const VISITS = 800_000;
const VISITS_PER_NODE = 100;
const MOST_VISITS = 2_200_000;
const ROUNDS_OF_ANSWERS: readonly Round[] = [
  { astray: 1, radius: 4, lag: 2, configurations: 1_000_000 },
  ...ROUNDS.slice(0, 2),
];

/** Shorter moves for the same level, or the same ones. `nodes`: what finding them took. `isStopped` is asked between slices; what was gained stays. `mostBytes`: the memory that it may take. */
export function* improveQuickly(
  level: Level,
  moves: readonly Direction[],
  metric: Metric,
  nodes: number,
  isStopped: () => boolean,
  mostBytes = BYTES,
): Generator<void, readonly Direction[], void> {
  const visits = Math.min(MOST_VISITS, VISITS + VISITS_PER_NODE * nodes);
  const rounds = ROUNDS_OF_ANSWERS;
  const bytes = Math.min(BYTES, mostBytes);
  return yield* shorten(level, moves, { metric, bytes, rounds, passes: 1, visits, isStopped });
}
