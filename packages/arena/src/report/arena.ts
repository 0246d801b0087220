// Figures that compare several solvers on the same boards: decided within a time, pairwise, by number of boxes, and how
// long the solutions are against the best that any of them found.
//
// Sign test (Arbuthnot 1710; two-sided, exact): over the boards on which two solvers differ, each is better with
// probability one half if there is no difference between them.

import { defined } from '@masu/core/base/defined.js';
import { playableOf } from '@masu/engine/jobs/puzzles/playable-puzzles.js';
import { boardName } from '../folder/records.js';
import { plannedLevel } from '../folder/verify-report.js';
import type { JobResult } from './join.js';
import { byLevel, bySolver, decidedBySolver } from './totals.js';
import { answerMillis, isDecided, limitMillis, resultLength } from './verdicts.js';

/** The times of the table "decided within". */
export const ARENA_SECONDS = [1, 10, 60, 600] as const;

/** Decided within so many seconds; undefined if a board without an answer had less time than that. */
export function decidedWithin(results: readonly JobResult[], seconds: number): number | undefined {
  const millis = seconds * 1000;
  const isKnown = results.every((result) => {
    const limit = limitMillis(result.planned.job.limits);
    return isDecided(result) || limit === undefined || limit >= millis;
  });
  if (!isKnown) return undefined;
  return results.filter((result) => isDecided(result) && (answerMillis(result) ?? 0) <= millis).length;
}

/** The probability of a split at least as uneven as this one, if both sides are equally likely. */
export function signTest(won: number, lost: number): number {
  const count = won + lost;
  const least = Math.min(won, lost);
  // The terms of the binomial distribution in logarithms: 2^-14000 underflows.
  let term = -count * Math.LN2;
  let sum = 0;
  for (let k = 0; k <= least; k++) {
    sum += Math.exp(term);
    term += Math.log((count - k) / (k + 1));
  }
  return Math.min(1, 2 * sum);
}

/** Every two solvers that tried the same boards: how many both tried, and how many each won. */
export function pairFigures(results: readonly JobResult[]) {
  const solvers = [...bySolver(results).keys()];
  const boards = [...byLevel(results).values()].map(
    (group) => new Map(group.map((result) => [result.planned.job.solver, result])),
  );
  return solvers.flatMap((first, index) =>
    solvers.slice(index + 1).flatMap((second) => {
      const pairs = boards.flatMap((board) => {
        const [a, b] = [board.get(first), board.get(second)];
        return a && b ? [[a, b] as const] : [];
      });
      if (pairs.length === 0) return [];
      // Decided by the one alone, or by both and by the one in less CPU time.
      const wins = (a: JobResult, b: JobResult): boolean =>
        isDecided(a) && (!isDecided(b) || (answerMillis(a) ?? 0) < (answerMillis(b) ?? 0));
      const won = pairs.filter(([a, b]) => wins(a, b)).length;
      const lost = pairs.filter(([a, b]) => wins(b, a)).length;
      return [{ first, second, boards: pairs.length, won, lost, p: signTest(won, lost) }];
    }),
  );
}

/**
 * How long solutions are against the shortest that any solver found of the same board: how many are as short, and the mean
 * excess over it, in percent.
 */
export function qualityFigures(results: readonly JobResult[]) {
  const best = new Map<string, { moves: number; pushes: number }>();
  for (const [board, group] of byLevel(results)) {
    const lengths = group.flatMap((result) => resultLength(result) ?? []);
    best.set(board, {
      moves: Math.min(...lengths.map(({ moves }) => moves)),
      pushes: Math.min(...lengths.map(({ pushes }) => pushes)),
    });
  }
  return [...bySolver(results)].flatMap(([solver, each]) => {
    const ratios = each.flatMap((result) => {
      const [length, least] = [resultLength(result), best.get(boardName(result.planned))];
      if (!length || !least) return [];
      const over = (value: number, by: number): number => (by === 0 ? 1 : value / by);
      return [{ moves: over(length.moves, least.moves), pushes: over(length.pushes, least.pushes) }];
    });
    if (ratios.length === 0) return [];
    const excess = (of: 'moves' | 'pushes'): number =>
      100 * (ratios.reduce((sum, ratio) => sum + ratio[of], 0) / ratios.length - 1);
    const count = (of: 'moves' | 'pushes'): number => ratios.filter((ratio) => ratio[of] === 1).length;
    return [
      {
        solver,
        solved: ratios.length,
        ...{ bestMoves: count('moves'), movesExcess: excess('moves') },
        ...{ bestPushes: count('pushes'), pushesExcess: excess('pushes') },
      },
    ];
  });
}

interface PieceCounts {
  readonly boxes?: number;
  readonly floorCells?: number;
}

const sizes = new WeakMap<JobResult['planned'], PieceCounts>();

/** The boxes and floor cells of a planned level, if its puzzle has them. */
export function boardSize({ planned }: Pick<JobResult, 'planned'>): PieceCounts {
  const known = sizes.get(planned);
  if (known) return known;
  const level = plannedLevel(planned.job);
  const { boxes, floorCells } = level ? playableOf(planned.job.puzzle).size(level) : {};
  const size = defined({ boxes, floorCells });
  sizes.set(planned, size);
  return size;
}

const BOX_CLASSES: readonly (readonly [from: number, to: number])[] = [
  [1, 2],
  [3, 4],
  [5, 8],
  [9, 16],
  [17, Number.POSITIVE_INFINITY],
];

/** Decided levels by number of boxes and solver; classes without levels are left out. */
export function byBoxes(results: readonly JobResult[]) {
  return BOX_CLASSES.flatMap(([from, to]) => {
    const group = results.filter((result) => {
      const { boxes } = boardSize(result);
      return boxes !== undefined && boxes >= from && boxes <= to;
    });
    if (group.length === 0) return [];
    const name = Number.isFinite(to) ? `${from}–${to} boxes` : `${from} boxes and more`;
    return [{ name, levels: byLevel(group).size, decided: decidedBySolver(group) }];
  });
}
