// Show best move: the first move of a shortest way to fill every goal from here. The course's own sketch looks ten
// moves deep; its second level needs 25, so this searches to the end.

import type { Direction } from '../../base/grid.js';
import { type Bounds, finish } from '../../base/outcome.js';
import { MOVE_ORDERS, solveByMoves } from '../../sokoban/index.js';
import { boxesOf, type CourseMap, goalsOf, groundFrom } from '../course-map.js';

/** The whole way, first move first; undefined where nothing leads there, and which limit where it is not known. */
export function bestMoves(
  map: CourseMap,
  ...bounds: Bounds
): { readonly moves?: readonly Direction[]; readonly limit?: string } {
  // With a box to spare, one may be left anywhere: then no cell is dead.
  const rules = boxesOf(map) === goalsOf(map) ? (['dead-cells', 'freeze'] as const) : [];
  const outcome = finish(
    solveByMoves(
      groundFrom(map),
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
