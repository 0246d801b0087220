// The IN101 solver: breadth-first in the order north, south, east, west, with the goal test on dequeue and the visited
// maps in a list, a tree, or a hash table. All three give the same plan and the same count.

import type { Bounds } from '@masu/core/base/outcome.js';
import { finish } from '@masu/core/base/outcome.js';
import { makeCompass } from '@masu/core/sokoban/formats/compass.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import type { DeadlockRuleId } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { MOVE_ORDERS, solveByMoves } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import { boardFrom, type CourseMap } from '../course-map.js';

/** The course's result structure. */
export interface MapSolution {
  readonly win: boolean;
  /** In N S E W; empty if there is none. */
  readonly plan: string;
  /** Distinct maps discovered, not counting the first one. */
  readonly exploredNodes: number;
  /** Positions that a deadlock rule dropped. */
  readonly pruned: number;
  readonly cpuMillis: number;
  readonly bytes: number;
  /** The limit that ended the search early, if any. */
  readonly limit?: string;
}

/** How to search: the visited set, and the deadlock rules of the course's extension (none: the plain search). */
export interface MapSearch {
  readonly visited: VisitedId;
  readonly rules?: readonly DeadlockRuleId[];
}

/** Searches for the fewest moves with the visited set of the course, and counts as it does. */
export function solveMap(map: CourseMap, search: VisitedId | MapSearch, ...bounds: Bounds): MapSolution {
  const { visited, rules = [] } = typeof search === 'string' ? { visited: search } : search;
  const outcome = finish(
    solveByMoves(
      boardFrom(map),
      { strategy: 'breadth-first', visited, rules, order: MOVE_ORDERS['north-south-east-west'] },
      ...bounds,
    ),
  );
  const { cpuMillis, bytes } = outcome.effort;
  return {
    win: outcome.verdict === 'solved',
    plan: outcome.verdict === 'solved' ? makeCompass(outcome.answer) : '',
    exploredNodes: outcome.notes?.explored as number,
    pruned: Number(outcome.notes?.pruned ?? 0),
    cpuMillis,
    bytes,
    ...(outcome.verdict === 'gave-up' ? { limit: outcome.limit } : {}),
  };
}
