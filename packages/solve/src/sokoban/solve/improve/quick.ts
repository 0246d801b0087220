// The quick optimization of every answer of the default solver: one box astray, with a budget of visited player cells
// rather than time, so that the same level always gives the same answer. It starts near the solution and with hardly
// any lag, which gains more per cell than a wide search (docs/any-solver.md).

import type { Direction } from '@masu/core/base/grid.js';
import type { Metric } from '@masu/core/base/puzzle.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { ROUNDS, type Round } from './refine.js';
import { shorten } from './shorten.js';

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
