// Finds the best move: the first move of a shortest solution from here. The course's sketch searches ten moves deep;
// its second level needs 25, so this searches to the end.

import type { Direction } from '@masu/core/base/grid.js';
import { type Bounds, finish } from '@masu/core/base/outcome.js';
import { MOVE_ORDERS, solveByMoves } from '@masu/solve/sokoban/solve/teaching/solve-by-moves.js';
import { boardFrom, type CourseMap, countBoxes, countGoals } from '../course-map.js';

/** The full solution; undefined if there is none, with the limit if the search gave up. */
export function bestMoves(
  map: CourseMap,
  ...bounds: Bounds
): { readonly moves?: readonly Direction[]; readonly limit?: string } {
  // If there are more boxes than goals, a box may be left anywhere, so no square is dead.
  const rules = countBoxes(map) === countGoals(map) ? (['dead-cells', 'freeze'] as const) : [];
  const outcome = finish(
    solveByMoves(
      boardFrom(map),
      {
        strategy: 'breadth-first',
        visited: 'hash',
        order: MOVE_ORDERS['north-south-east-west'],
        rules,
        win: 'goals-filled',
      },
      ...bounds,
    ),
  );
  if (outcome.verdict === 'solved') return { moves: outcome.answer };
  return outcome.verdict === 'gave-up' ? { limit: outcome.limit } : {};
}
