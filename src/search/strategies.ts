// The search algorithms of the textbooks as rows of one table: which node comes next, and when a state counts as seen.
// Marked when generated: only where the first path to a state is also the shortest, so nothing better can come later
// (equal costs), or where nobody asks for the shortest. Marked when expanded: the best of several paths must win.

import type { FrontierId } from './frontier/frontier.js';

export interface Strategy {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly frontier: FrontierId;
  /** `by-costs`: when generated if every edge costs 1, otherwise when expanded. */
  readonly mark: 'generated' | 'expanded' | 'by-costs';
  /** The least comes first. `estimate` is 0 where the row does not ask for it. */
  priority(cost: number, estimate: number): number;
  readonly needsEstimate: boolean;
  /** Does the first goal have the least cost? `unit-costs`: only where every edge costs the same. */
  readonly optimal: 'always' | 'unit-costs' | 'never';
}

export const STRATEGIES = [
  {
    id: 'breadth-first',
    name: 'Breadth-first',
    about: 'the oldest node first: all nodes one edge away, then two, then three',
    frontier: 'queue',
    mark: 'generated',
    priority: () => 0,
    needsEstimate: false,
    optimal: 'unit-costs',
  },
  {
    id: 'depth-first',
    name: 'Depth-first',
    about: 'the newest node first: down one path as far as it goes, then back',
    frontier: 'stack',
    mark: 'expanded',
    priority: () => 0,
    needsEstimate: false,
    optimal: 'never',
  },
  {
    id: 'dijkstra',
    name: 'Dijkstra',
    about: 'the cheapest way so far first',
    frontier: 'priority',
    mark: 'by-costs',
    priority: (cost) => cost,
    needsEstimate: false,
    optimal: 'always',
  },
  {
    id: 'a-star',
    name: 'A*',
    about: 'least cost so far plus estimate to go first',
    frontier: 'priority',
    mark: 'expanded',
    priority: (cost, estimate) => cost + estimate,
    needsEstimate: true,
    optimal: 'always',
  },
  {
    id: 'greedy',
    name: 'Greedy best-first',
    about: 'least estimate to go first, whatever the way there cost',
    frontier: 'priority',
    mark: 'generated',
    priority: (_, estimate) => estimate,
    needsEstimate: true,
    optimal: 'never',
  },
] as const satisfies readonly Strategy[];

export type StrategyId = (typeof STRATEGIES)[number]['id'];

export function strategyOf(id: StrategyId): Strategy {
  return STRATEGIES.find((strategy) => strategy.id === id) as Strategy;
}
