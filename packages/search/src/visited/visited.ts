// The set of visited states. The three implementations give the same answers and the same counts; only the time
// differs, and the number of comparisons shows why.

import type { Nodes } from '../nodes.js';

/** The first word in which two states differ; `words` if they are equal. */
export function differingWord(states: Uint32Array, one: number, other: number, words: number): number {
  let word = 0;
  while (word < words && states[one + word] === states[other + word]) word++;
  return word;
}

export abstract class Visited {
  /** Number of states. */
  size = 0;
  /** How often two states were compared so far. */
  comparisons = 0;
  /** How often a state was looked up among at least one. */
  lookups = 0;
  protected readonly nodes: Nodes;

  constructor(nodes: Nodes) {
    this.nodes = nodes;
  }

  /** The node with an equal state, or -1. */
  abstract find(node: number): number;
  /** Adds the node of the last lookup, which found none. */
  protected abstract insert(node: number): void;
  /** Makes room for this many nodes in total; called before it is needed, after the nodes have grown. */
  abstract grow(capacity: number): void;
  abstract bytesFor(capacity: number): number;

  /** Counts a lookup that compared so many pairs of states. */
  protected count(compared: number): void {
    this.comparisons += compared;
    if (this.size > 0) this.lookups++;
  }

  /** Adds the node unless an equal state is present; returns the one in the set. */
  add(node: number): number {
    const index = this.find(node);
    if (index >= 0) return index;
    this.insert(node);
    this.size++;
    return node;
  }
}

export const VISITED_IDS = ['list', 'tree', 'hash'] as const;
export type VisitedId = (typeof VISITED_IDS)[number];
