// The states a search has seen. The three ways to keep them give the same answers and the same counts; only the time
// differs, and how often two states are compared says why.

export interface Visited {
  /** States kept. */
  readonly size: number;
  /** How often two states were compared so far. */
  readonly comparisons: number;
  /** The node kept with an equal state, or -1. */
  find(node: number): number;
  /** Keeps the node unless an equal state is kept already; gives the one that is kept now. */
  add(node: number): number;
  /** Room for so many nodes in all; called before it is needed, after the nodes have grown. */
  grow(capacity: number): void;
  bytesFor(capacity: number): number;
}

export type VisitedId = 'list' | 'tree' | 'hash';
