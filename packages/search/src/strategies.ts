// The textbook search algorithms as rows of one table: which node comes next, and when a state is marked visited.
// Marked when generated: only if the first path to a state is also the shortest (equal costs), or if the shortest is not
// required. Marked when expanded: the best of several paths must win.

import type { FrontierId } from './frontier.js';

export interface Strategy {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly frontier: FrontierId;
  /** `by-costs`: when generated if every edge costs 1, otherwise when expanded. */
  readonly mark: 'generated' | 'expanded' | 'by-costs';
  /** The smallest comes first. `estimate` is 0 if the row does not use it. */
  priority(cost: number, estimate: number): number;
  readonly needsEstimate: boolean;
  /** What the estimate is multiplied by in f (default: 1). */
  readonly weight?: number;
  /** Whether the first goal found has the least cost. `unit-costs`: only if every edge costs the same. */
  readonly optimal: 'always' | 'unit-costs' | 'never';
  /** It may drop states from which a goal can be reached: that it finds none proves nothing. */
  readonly isUnsound?: boolean;
}

export const STRATEGIES = [
  {
    id: 'breadth-first',
    name: 'Breadth-first',
    about: 'oldest node first: all nodes one step away, then two, then three',
    frontier: 'queue',
    mark: 'generated',
    priority: () => 0,
    needsEstimate: false,
    optimal: 'unit-costs',
  },
  {
    id: 'depth-first',
    name: 'Depth-first',
    about: 'newest node first: follows one path to its end, then backs up',
    frontier: 'stack',
    mark: 'expanded',
    priority: () => 0,
    needsEstimate: false,
    optimal: 'never',
  },
  {
    id: 'dijkstra',
    name: 'Dijkstra',
    about: 'lowest cost so far first',
    frontier: 'priority',
    mark: 'by-costs',
    priority: (cost) => cost,
    needsEstimate: false,
    optimal: 'always',
  },
  {
    id: 'a-star',
    name: 'A*',
    about: 'lowest cost so far plus estimate first',
    frontier: 'priority',
    mark: 'expanded',
    priority: (cost, estimate) => cost + estimate,
    needsEstimate: true,
    optimal: 'always',
  },
  {
    id: 'greedy',
    name: 'Greedy best-first',
    about: 'lowest estimate first, whatever the cost so far',
    frontier: 'priority',
    mark: 'generated',
    priority: (_, estimate) => estimate,
    needsEstimate: true,
    optimal: 'never',
  },
] as const satisfies readonly Strategy[];

/** IDA* has a loop of its own (`deepening.ts`): a stack, searched again and again with a rising bound. */
export const IDA_STAR = {
  id: 'ida-star',
  name: 'IDA*',
  about: 'depth-first search within a bound on cost plus estimate; the bound rises until a goal is inside',
  frontier: 'stack',
  mark: 'generated',
  priority: (cost, estimate) => cost + estimate,
  needsEstimate: true,
  optimal: 'always',
} as const satisfies Strategy;

const WEIGHT = 3;

/** Pohl 1970. With a consistent estimate, the cost is at most `WEIGHT` times the least (Likhachev, Gordon, and Thrun 2003). */
const WEIGHTED_A_STAR = {
  id: 'weighted-a-star',
  name: 'Weighted A*',
  about: 'lowest cost so far plus three times the estimate first',
  frontier: 'priority',
  mark: 'expanded',
  priority: (cost, estimate) => cost + WEIGHT * estimate,
  needsEstimate: true,
  weight: WEIGHT,
  optimal: 'never',
} as const satisfies Strategy;

/** Dijkstra's algorithm with a test for deadlocks that a course supplies, which is wrong in some cases. */
const DIJKSTRA_COURSE = {
  id: 'dijkstra-course',
  name: 'Dijkstra, as in the course',
  about: 'lowest cost so far first; drops what the corner test of the course calls a deadlock',
  frontier: 'priority',
  mark: 'by-costs',
  priority: (cost) => cost,
  needsEstimate: false,
  optimal: 'never',
  isUnsound: true,
} as const satisfies Strategy;

/** Every algorithm that `search` runs. */
export const ALGORITHMS = [...STRATEGIES, WEIGHTED_A_STAR, IDA_STAR, DIJKSTRA_COURSE] as const;
export type AlgorithmId = (typeof ALGORITHMS)[number]['id'];

export function findStrategy(id: AlgorithmId): Strategy {
  return ALGORITHMS.find((strategy) => strategy.id === id) as Strategy;
}

/** f of a node as it is shown: the cost so far plus the estimate, weighted as in the algorithm. */
export const frontierPriority = (id: AlgorithmId, cost: number, estimate: number): number =>
  cost + (findStrategy(id).weight ?? 1) * estimate;
