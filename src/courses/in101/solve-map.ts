// The IN101 solver: breadth-first in the order north, south, east, west, with the goal test on dequeue and the visited
// maps in a list, a tree, or a hash table. All three give the same plan and the same count.

import type { Direction } from '../../base/grid.js';
import type { Bounds } from '../../base/outcome.js';
import { finish } from '../../base/outcome.js';
import { fail, ok, type Result } from '../../base/result.js';
import type { VisitedId } from '../../search/index.js';
import { type DeadlockRuleId, MOVE_ORDERS, makeCompass, solveByMoves } from '../../sokoban/index.js';
import { boardFrom, type CourseMap, moveOnMap } from '../course-map.js';

// The IN101 replay program: plays the first letters of a plan; a blocked move leaves the map unchanged.

const DIRECTION_OF: Readonly<Record<string, Direction>> = { N: 'up', S: 'down', E: 'right', W: 'left' };

/** The direction of a letter N S E W, in either case. */
export function compassDirection(letter: string): Direction | undefined {
  return DIRECTION_OF[letter.toUpperCase()];
}

/** The map after the first `count` letters, or all if there are fewer; an error names an invalid letter. */
export function replayMap(map: CourseMap, count: number, plan: string): Result<CourseMap, string> {
  let now = map;
  for (let at = 0; at < Math.min(count, plan.length); at++) {
    const direction = compassDirection(plan[at] as string);
    if (!direction) {
      const found = JSON.stringify(String.fromCodePoint(plan.codePointAt(at) as number));
      return fail(`Unknown move ${found} at index ${at} of the plan; expected one of N, S, E, W.`);
    }
    now = moveOnMap(now, direction);
  }
  return ok(now);
}

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
