// The teaching solvers as table rows: the same search with different parts. Those that claim anything minimize moves,
// walks included: breadth-first search and Dijkstra because every move costs 1, IDA* because in addition no heuristic of
// the table is above the moves still needed, and A*, which expands a state once, because they are consistent too. Sound
// rules drop no solution, so they don't affect the claim.

import type { Direction } from '@masu/core/base/grid.js';
import type { Solver } from '@masu/core/base/puzzle.js';
import { ok, type Result } from '@masu/core/base/result.js';
import type { ChoiceName, SolverChoices } from '@masu/core/base/search-choices.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import type { AlgorithmId } from '@masu/search/strategies.js';
import type { VisitedId } from '@masu/search/visited/visited.js';
import { parseChoices } from './choices.js';
import { MOVE_ORDERS, solveByMoves, type TeachingOptions } from './solve-by-moves.js';

type MovesSolver<Id extends string> = Solver<Level, readonly Direction[], Id>;

/** A teaching solver, and the options of its search: courses, lessons, and traces run the same. */
export interface TeachingSolver<Id extends string = string> extends MovesSolver<Id> {
  readonly options: TeachingOptions;
  choose(choices: SolverChoices): Result<TeachingSolver<Id>, string>;
}

type Row<Id extends string> = Pick<TeachingSolver<Id>, 'id' | 'name' | 'about' | 'claim' | 'options'> & {
  readonly choices: readonly ChoiceName[];
};

function rowSolver<Id extends string>(row: Row<Id>): TeachingSolver<Id> {
  const { claim, options } = row;
  return {
    ...row,
    ...(claim === 'optimal' ? { metric: 'moves' } : {}),
    takesUnreachableGoals: true,
    choose(choices) {
      const parsed = parseChoices(row.id, row.choices, choices);
      if (!parsed.ok) return parsed;
      return ok(rowSolver({ ...row, options: { ...options, ...parsed.value, notesChoices: true } }));
    },
    solve: (level, ...bounds) => solveByMoves(level, options, ...bounds),
  };
}

function breadthFirst<Visited extends VisitedId>(visited: Visited, name: string, about: string): Row<`bfs-${Visited}`> {
  return {
    id: `bfs-${visited}`,
    name,
    about: `${about}; fewest moves`,
    claim: 'optimal',
    choices: ['rules', 'order'],
    options: { strategy: 'breadth-first', visited, order: MOVE_ORDERS['north-south-east-west'] },
  };
}

const DIJKSTRA: TeachingOptions = {
  strategy: 'dijkstra',
  visited: 'hash',
  order: MOVE_ORDERS['left-right-up-down'],
  rememberStart: false,
};

const WITH_HEURISTIC = ['heuristic', 'rules', 'order', 'visited'] as const;
const INFORMED = {
  visited: 'hash',
  order: MOVE_ORDERS['north-south-east-west'],
  heuristic: 'matching',
  rules: [],
  notesChoices: true,
} as const satisfies Partial<TeachingOptions>;

const row = <Id extends string>(each: Row<Id>): Row<Id> => each;

const ROWS = [
  breadthFirst('list', 'Breadth-first, linked list', 'looks up positions in a linked list'),
  breadthFirst('tree', 'Breadth-first, search tree', 'looks up positions in a binary search tree'),
  breadthFirst('hash', 'Breadth-first, hash table', 'looks up positions in a hash table'),
  row({
    id: 'dfs',
    name: 'Depth-first',
    about: 'follows one path to its end, then backs up; finds some solution, often a very long one',
    claim: 'valid',
    choices: ['rules', 'order', 'visited'],
    options: {
      strategy: 'depth-first',
      visited: 'hash',
      order: MOVE_ORDERS['north-south-east-west'],
      rules: [],
      notesChoices: true,
    },
  }),
  row({
    id: 'greedy',
    name: 'Greedy best-first',
    about: 'expands the position with the lowest estimate; finds some solution, often soon',
    claim: 'valid',
    choices: WITH_HEURISTIC,
    options: { ...INFORMED, strategy: 'greedy' },
  }),
  row({
    id: 'dijkstra',
    name: 'Dijkstra',
    about: 'priority queue by moves, hash table, prunes boxes in corners; fewest moves',
    claim: 'optimal',
    choices: ['rules', 'order', 'visited'],
    options: { ...DIJKSTRA, rules: ['corner'] },
  }),
  row({
    id: 'dijkstra-course',
    name: 'Dijkstra, as in the course',
    about: 'reproduces the statistics of COMP20003; its corner test is unsound: may miss solutions or find longer ones',
    claim: 'valid',
    choices: ['order', 'visited'],
    options: { ...DIJKSTRA, strategy: 'dijkstra-course', courseCorner: true },
  }),
  row({
    id: 'astar',
    name: 'A*',
    about: 'priority queue by moves plus estimate; fewest moves',
    claim: 'optimal',
    choices: WITH_HEURISTIC,
    options: { ...INFORMED, strategy: 'a-star' },
  }),
  row({
    id: 'weighted-astar',
    name: 'Weighted A*',
    about: 'priority queue by moves plus three times the estimate; at most three times the fewest moves',
    claim: 'valid',
    choices: WITH_HEURISTIC,
    options: { ...INFORMED, strategy: 'weighted-a-star' },
  }),
  row({
    id: 'ida-star',
    name: 'IDA*',
    about: 'depth-first search within a rising bound on moves plus estimate; fewest moves; slow without a solution',
    claim: 'optimal',
    choices: WITH_HEURISTIC,
    options: { ...INFORMED, strategy: 'ida-star' },
  }),
];

/** The ids of the rows, for the compiler. */
type TeachingSolverId = (typeof ROWS)[number]['id'];

export const TEACHING_SOLVERS: readonly TeachingSolver<TeachingSolverId>[] = ROWS.map((each) =>
  rowSolver<TeachingSolverId>(each),
);

/** The solver that runs this algorithm with this visited set: that of the command line, the lab, and the lessons. */
export function teachingSolver(strategy: AlgorithmId, visited: VisitedId): TeachingSolver {
  const solver = TEACHING_SOLVERS.find(
    ({ options }) => options.strategy === strategy && (strategy !== 'breadth-first' || options.visited === visited),
  );
  if (!solver) throw new Error(`no teaching solver runs ${strategy}`);
  return solver;
}
