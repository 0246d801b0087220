// The teaching solvers as rows: the same search with other parts. All count moves, walks included.

import type { Direction } from '../../../base/grid.js';
import type { Solver } from '../../../base/puzzle.js';
import type { VisitedId } from '../../../search/index.js';
import type { Level } from '../../rules/level.js';
import { MOVE_ORDERS, solveByMoves, type TeachingOptions } from './solve-by-moves.js';

type MovesSolver = Solver<Level, readonly Direction[]>;

function breadthFirst(visited: VisitedId, name: string, about: string): MovesSolver {
  const options: TeachingOptions = {
    strategy: 'breadth-first',
    visited,
    order: MOVE_ORDERS['north-south-east-west'],
  };
  return {
    id: `bfs-${visited}`,
    name,
    about: `${about}; fewest moves`,
    claim: 'optimal',
    metric: 'moves',
    takesUnreachableGoals: true,
    solve: (level, ...bounds) => solveByMoves(level, options, ...bounds),
  };
}

const DIJKSTRA: TeachingOptions = {
  strategy: 'dijkstra',
  visited: 'hash',
  order: MOVE_ORDERS['left-right-up-down'],
  rememberStart: false,
};

export const TEACHING_SOLVERS: readonly MovesSolver[] = [
  breadthFirst('list', 'Breadth-first, linked list', 'looks each position up in a linked list'),
  breadthFirst('tree', 'Breadth-first, search tree', 'looks each position up in a binary search tree'),
  breadthFirst('hash', 'Breadth-first, hash table', 'looks each position up in a hash table'),
  {
    id: 'dijkstra',
    name: 'Dijkstra',
    about: 'priority queue by moves, hash table, prunes boxes in corners; fewest moves',
    claim: 'optimal',
    metric: 'moves',
    takesUnreachableGoals: true,
    solve: (level, ...bounds) => solveByMoves(level, { ...DIJKSTRA, rules: ['corner'] }, ...bounds),
  },
  {
    id: 'dijkstra-course',
    name: 'Dijkstra, as in the course',
    about: 'reproduces the figures of COMP20003; its corner test is not sound: may miss solutions or find longer ones',
    claim: 'valid',
    takesUnreachableGoals: true,
    solve: (level, ...bounds) => solveByMoves(level, { ...DIJKSTRA, courseCorner: true }, ...bounds),
  },
];
