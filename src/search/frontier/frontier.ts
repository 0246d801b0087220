// Nodes that wait to be expanded. What comes out next is all that tells breadth-first, depth-first and best-first apart.

export interface Frontier {
  readonly size: number;
  /** The least key comes out first where the frontier looks at keys at all. */
  push(node: number, key: number): void;
  /** The next node, or -1 where none waits. */
  pop(): number;
  /** Room for so many nodes in all; called before it is needed. */
  grow(capacity: number): void;
  bytesFor(capacity: number): number;
}

export type FrontierId = 'queue' | 'stack' | 'priority';
