// Optimizes a solution: vicinity searches over overlapping stretches, farther and farther from the current solution,
// for as long as the limits allow (see solve/improve/explore.ts). The result is valid, never worse than what was given,
// and not proven optimal.

import { defined } from '../../base/defined.js';
import { DIRECTIONS, type Direction } from '../../base/grid.js';
import type { Bounds, Watch } from '../../base/outcome.js';
import type { Metric } from '../../base/puzzle.js';
import { startStopwatch, wallClock } from '../../base/stopwatch.js';
import { normalizedRows, symmetries } from '../rules/hash.js';
import type { Level } from '../rules/level.js';
import { validateLevel } from '../rules/validate-level.js';
import { solveAnyWith } from '../solve/any/any.js';
import { exploreNear, type OtherStarts } from '../solve/improve/explore.js';

// Finds other solutions of a level for the optimizer to start from: runs the default solver, for few nodes at a time,
// on the rotated and mirrored board. It tries directions and cells in a fixed order, so it finds different solutions
// there.

/**
 * Nodes per try, some tenths of a second; the fixed cost of a try, in nodes; and how many visited player cells cost as
 * much as a node.
 */
const [NODES, NODES_OF_TRY, VISITS_PER_NODE] = [2_500, 400, 3_000];

/** Techniques left out, one list after the other. */
const WITHOUT: readonly (readonly string[])[] = [[], ['straight', 'run:plan']];

const swapped = (ways: readonly Direction[], order: readonly number[]): Direction[] =>
  ways.map((way) => DIRECTIONS[order[DIRECTIONS.indexOf(way)] as number] as Direction);

/** Moves on orientation number `index` of `symmetries`, as moves on the board itself. */
function movesBack(moves: readonly Direction[], index: number): readonly Direction[] {
  let back = moves;
  if (index & 1) back = swapped(back, [0, 3, 2, 1]);
  if (index & 2) back = swapped(back, [2, 1, 0, 3]);
  return index & 4 ? swapped(back, [3, 2, 1, 0]) : back;
}

/** Skips orientations that give the same board. A try uses at most this many bytes. */
export function otherStarts(level: Level, watch: Watch, bytes: number): OtherStarts {
  const boards = symmetries(normalizedRows(level)).map((rows, index) => ({ rows, index, text: rows.join('\n') }));
  const different = boards.filter(({ text }, index) => boards.findIndex((board) => board.text === text) === index);
  const tries = WITHOUT.flatMap((without) => different.map((board) => ({ ...board, without })));
  let tried = 0;
  return {
    *next(most, isStopped) {
      const one = tries[tried++];
      if (!one) return undefined;
      const turned = validateLevel({ rows: one.rows });
      if (!turned.ok) return undefined;
      const nodes = Math.min(NODES, Math.ceil(most / VISITS_PER_NODE));
      const ownWatch = { now: wallClock(watch), stopped: isStopped, report: () => {} };
      const outcome = yield* solveAnyWith(turned.value, { nodes, bytes }, ownWatch, one.without);
      const visits = (outcome.effort.expanded + NODES_OF_TRY) * VISITS_PER_NODE;
      const moves = outcome.verdict === 'solved' ? movesBack(outcome.answer, one.index) : undefined;
      return { moves, visits, bytes: outcome.effort.bytes };
    },
  };
}

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
      watch.report({ expanded, bytes, stage: `${best.moves.at(-1) ?? 0} moves, ${best.pushes.length} pushes` }),
  });
  return { moves, settled, visited };
}
