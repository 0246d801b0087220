// The functions of IN101's programs: reading a map, replaying a plan, and the solver.

import type { Direction } from '../../base/grid.js';
import type { Bounds } from '../../base/outcome.js';
import { finish } from '../../base/outcome.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { splitLines } from '../../base/text.js';
import type { VisitedId } from '../../search/index.js';
import { type DeadlockRuleId, MOVE_ORDERS, makeCompass, solveByMoves } from '../../sokoban/index.js';
import { boardFrom, type CourseMap, moveOnMap, parseMap } from '../course-map.js';

// Parses an IN101 map file: `width height` on the first line, then that many rows of that many cells. The last line end
// may be missing, and so may trailing blanks.

/** The map of a text that begins with its size. */
export function parseSizedMap(text: string): Result<CourseMap, TextError> {
  const lines = splitLines(text);
  const from = Math.max(
    0,
    lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith(';')),
  );
  const [heading = '', ...rest] = lines.slice(from);
  const size = /^\s*(\d{1,6})\s+(\d{1,6})\s*$/.exec(heading);
  if (!size) {
    return fail(textError(from + 1, 1, 'no-size', 'The first line must be the width and the height of the map.'));
  }
  const [width, height] = [Number(size[1]), Number(size[2])];
  if (rest.length < height) {
    const message = `The map has ${rest.length} of its ${height} rows; expected one line for each.`;
    return fail(textError(from + rest.length + 1, 1, 'missing-row', message));
  }
  const rows = rest.slice(0, height);
  const long = rows.findIndex((row) => row.trimEnd().length > width);
  if (long >= 0) {
    const message = `This row is longer than the map is wide; expected ${width} cells.`;
    return fail(textError(from + long + 2, width + 1, 'long-row', message));
  }
  return parseMap(
    rows.map((row) => row.padEnd(width).slice(0, width)),
    from + 2,
  );
}

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

// The IN101 solver: breadth-first in the order north, south, east, west, with the goal test on dequeue and the visited
// maps in a list, a tree, or a hash table. All three give the same plan and the same count.

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
