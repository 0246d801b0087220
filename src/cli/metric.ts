// What the `optimal` of a Sokoban solver is the fewest of, so that a sentence never claims more than was proved.

const FEWEST_MOVES = new Set(['bfs-list', 'bfs-tree', 'bfs-hash', 'dijkstra', 'move-optimal']);

export type Fewest = 'moves' | 'pushes';

export const fewestOf = (solver: string): Fewest => (FEWEST_MOVES.has(solver) ? 'moves' : 'pushes');
