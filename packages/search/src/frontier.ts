// The frontier: nodes waiting to be expanded. Which node comes out next is the only difference between breadth-first,
// depth-first, and best-first search.

export interface Frontier {
  readonly size: number;
  /** The smallest key comes out first, if the frontier uses keys. */
  push(node: number, key: number): void;
  /** The next node, or -1 if it is empty. */
  pop(): number;
  /** Makes room for this many nodes in total; called before it is needed. */
  grow(capacity: number): void;
  bytesFor(capacity: number): number;
}

export type FrontierId = 'queue' | 'stack' | 'priority';
