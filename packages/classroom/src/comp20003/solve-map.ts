// The COMP20003 solver and its report. With the course's own corner test, the counts match the course exactly, and a
// solution may be missed or longer than necessary. Sound rules avoid that but give other counts.

import type { Direction } from '@masu/core/base/grid.js';
import { type Bounds, finish, type Outcome } from '@masu/core/base/outcome.js';
import { makeLurd } from '@masu/core/sokoban/formats/lurd.js';
import type { DeadlockRuleId } from '@masu/solve/sokoban/solve/deadlock/rules.js';
import { MOVE_ORDERS, solveByMoves } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import { boardFrom, type CourseMap } from '../course-map.js';

/** What a search found and counted, as the course prints it. */
export interface CourseStats {
  /** Lower case walks, upper case pushes; undefined if none was found. */
  readonly solution?: string;
  readonly moves: readonly Direction[];
  readonly expanded: number;
  readonly generated: number;
  readonly duplicated: number;
  readonly seconds: number;
  /** Nodes that the deadlock test dropped. */
  readonly pruned: number;
  /** Those of them that may be solvable: only the corner test of the course drops such nodes. */
  readonly doubtful: number;
  /** Which limit ended the search early. */
  readonly limit?: string;
}

/** `rules`: sound deadlock rules; 'course': the corner test of the course. */
export function solveCourseMap(
  map: CourseMap,
  rules: readonly DeadlockRuleId[] | 'course',
  ...bounds: Bounds
): CourseStats {
  const board = boardFrom(map);
  const outcome: Outcome<readonly Direction[]> = finish(
    solveByMoves(
      board,
      {
        strategy: 'dijkstra',
        visited: 'hash',
        order: MOVE_ORDERS['left-right-up-down'],
        rememberStart: false,
        ...(rules === 'course' ? { courseCorner: true } : { rules }),
      },
      ...bounds,
    ),
  );
  const { expanded, generated, duplicates, cpuMillis, millis } = outcome.effort;
  const moves = outcome.verdict === 'solved' ? outcome.answer : [];
  return {
    ...(outcome.verdict === 'solved' ? { solution: makeLurd(board, moves) } : {}),
    moves,
    expanded,
    generated,
    duplicated: duplicates,
    // CPU time, like the course's clock(). It ticks in milliseconds; below one tick the wall clock is more accurate.
    seconds: (cpuMillis || millis) / 1000,
    pruned: Number(outcome.notes?.pruned ?? 0),
    doubtful: Number(outcome.notes?.doubtful ?? 0),
    ...(outcome.verdict === 'gave-up' && outcome.limit !== 'unsound-rule' ? { limit: outcome.limit } : {}),
  };
}

/** The seven items that are printed and written to solution.txt. */
export function statsText(stats: CourseStats): string {
  const { solution, expanded, generated, duplicated, seconds } = stats;
  const lines = solution === undefined ? [] : ['SOLUTION:', solution, ''];
  lines.push(
    'STATS:',
    `Expanded nodes: ${expanded}`,
    `Generated nodes: ${generated}`,
    `Duplicated nodes: ${duplicated}`,
    `Solution Length: ${stats.moves.length}`,
    `Expanded/seconds: ${seconds > 0 ? Math.floor(expanded / seconds) : expanded}`,
    `Time (seconds): ${seconds.toFixed(6)}`,
  );
  return `${lines.join('\n')}\n`;
}
