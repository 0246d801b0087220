// The heuristics of the teaching searches: how many pushes a position still needs at least. A push is a move, so none is
// above the moves still needed (admissible). They are consistent too: a move pushes at most one box by one cell, which
// lowers the sum by at most 1, and a walk doesn't change it. Infinity: no solution from here.

import type { HeuristicId } from '@masu/core/base/search-choices.js';
import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { cheapestMatching } from './matching.js';
import { goalCells, nearestGoals } from './nearest-goals.js';
import { pushDistances } from './push-distances.js';

/** The estimate for boxes on these cells. */
export type Heuristic = (boxes: readonly number[]) => number;

interface HeuristicRow {
  readonly id: HeuristicId;
  readonly name: string;
  readonly about: string;
  prepare(board: SokobanBoard): Heuristic;
}

/** A matching takes time with the cube of the boxes: with more than this, `matching` gives what `nearest` gives. */
const MAX_MATCHED = 300;

function nearest(board: SokobanBoard): Heuristic {
  const pushes = nearestGoals(board);
  return (boxes) => {
    let sum = 0;
    for (const box of boxes) sum += pushes[box] as number;
    return sum;
  };
}

function matching(board: SokobanBoard): Heuristic {
  const goals = goalCells(board);
  const distances = goals.length > MAX_MATCHED ? undefined : pushDistances({ ...board, goals });
  if (!distances) return nearest(board);
  return (boxes) => {
    if (boxes.length > goals.length) return Infinity;
    // Goals without a box are matched to rows of cost 0.
    return cheapestMatching(goals.length, (box, goal) =>
      box < boxes.length ? distances.between(boxes[box] as number, goals[goal] as number) : 0,
    );
  };
}

export const HEURISTICS = [
  { id: 'none', name: 'None', about: 'always 0', prepare: () => () => 0 },
  {
    id: 'nearest',
    name: 'Nearest goals',
    about: 'pushes of every box to its nearest goal, each box alone on the board',
    prepare: nearest,
  },
  {
    id: 'matching',
    name: 'Matching',
    about: 'pushes of the cheapest assignment of boxes to goals, each goal used once',
    prepare: matching,
  },
] as const satisfies readonly HeuristicRow[];

export function makeHeuristic(board: SokobanBoard, id: HeuristicId): Heuristic {
  return (HEURISTICS.find((row) => row.id === id) as HeuristicRow).prepare(board);
}
