// The solvers that players are offered, for their names and purposes in other languages. A test compares the list with the
// tables of both puzzles.

export const SOLVER_IDS = [
  'any',
  'push-optimal',
  'move-optimal',
  'bfs-list',
  'bfs-tree',
  'bfs-hash',
  'dfs',
  'greedy',
  'dijkstra',
  'dijkstra-course',
  'astar',
  'ida-star',
  'propagate',
  'backtrack',
] as const;
export type SolverId = (typeof SOLVER_IDS)[number];
export type SolverNames = Readonly<Record<SolverId, { readonly name: string; readonly about: string }>>;
