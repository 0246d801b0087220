// The solver of IN101: breadth-first in the order north, south, east, west, a win seen when a map is dequeued, the
// known maps in a list, a tree or a table. All three give the same plan and the same count.

import type { Bounds } from '../../base/outcome.js';
import { finish } from '../../base/outcome.js';
import type { VisitedId } from '../../search/index.js';
import { MOVE_ORDERS, makeCompass, solveByMoves } from '../../sokoban/index.js';
import { type CourseMap, groundFrom } from '../course-map.js';

/** The course's result structure. */
export interface MapSolution {
  readonly win: boolean;
  /** In N S E W; empty where there is none. */
  readonly plan: string;
  /** Distinct maps discovered, the first one not counted. */
  readonly exploredNodes: number;
  readonly cpuMillis: number;
  readonly bytes: number;
  /** Set where the search ended before it knew: which limit. */
  readonly limit?: string;
}

export function solveMap(map: CourseMap, visited: VisitedId, ...bounds: Bounds): MapSolution {
  const outcome = finish(
    solveByMoves(
      groundFrom(map),
      { strategy: 'breadth-first', visited, order: MOVE_ORDERS['north-south-east-west'] },
      ...bounds,
    ),
  );
  const { cpuMillis, bytes } = outcome.effort;
  return {
    win: outcome.verdict === 'solved',
    plan: outcome.verdict === 'solved' ? makeCompass(outcome.answer) : '',
    exploredNodes: outcome.notes?.explored as number,
    cpuMillis,
    bytes,
    ...(outcome.verdict === 'gave-up' ? { limit: outcome.limit } : {}),
  };
}
