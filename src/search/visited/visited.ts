// The set of visited states. The three implementations give the same answers and the same counts; only the time
// differs, and the number of comparisons shows why.

export interface Visited {
  /** Number of states. */
  readonly size: number;
  /** How often two states were compared so far. */
  readonly comparisons: number;
  /** How often a state was looked up among at least one. */
  readonly lookups: number;
  /** The node with an equal state, or -1. */
  find(node: number): number;
  /** Adds the node unless an equal state is present; returns the one in the set. */
  add(node: number): number;
  /** Makes room for this many nodes in total; called before it is needed, after the nodes have grown. */
  grow(capacity: number): void;
  bytesFor(capacity: number): number;
}

export const VISITED_IDS = ['list', 'tree', 'hash'] as const;
export type VisitedId = (typeof VISITED_IDS)[number];
