// The nodes of a search, as columns of typed arrays. A node is its number; the start is 0. The state of the next node is
// written before it is known to be new; `keep` makes it a node, otherwise the next successor overwrites it.

export class Nodes {
  readonly words: number;
  count = 0;
  capacity = 0;
  states = new Uint32Array(0);
  /** The parent of each node; -1 for the start. */
  parents = new Int32Array(0);
  /** The action that led to each. */
  actions = new Uint8Array(0);
  /** Edges from the start. */
  depths = new Uint32Array(0);
  /** Cost from the start; the same array as the depths if every edge costs 1. */
  costs = this.depths;
  readonly #unitCosts: boolean;

  constructor(words: number, unitCosts: boolean) {
    this.words = words;
    this.#unitCosts = unitCosts;
  }

  /** The memory for this many nodes, in bytes. */
  bytesFor(capacity: number): number {
    return capacity * (4 * this.words + 4 + 1 + 4 + (this.#unitCosts ? 0 : 4));
  }

  grow(capacity: number): void {
    this.states = grown(this.states, capacity * this.words);
    this.parents = grown(this.parents, capacity);
    this.actions = grown(this.actions, capacity);
    this.depths = grown(this.depths, capacity);
    this.costs = this.#unitCosts ? this.depths : grown(this.costs, capacity);
    this.capacity = capacity;
  }

  /** Makes a node of the state in the next free slot. */
  keep(parent: number, action: number, cost: number): void {
    this.relink(this.count++, parent, action, cost);
  }

  /** Gives a node another parent: a cheaper path to it was found. */
  relink(node: number, parent: number, action: number, cost: number): void {
    this.parents[node] = parent;
    this.actions[node] = action;
    this.depths[node] = parent < 0 ? 0 : (this.depths[parent] as number) + 1;
    this.costs[node] = parent < 0 ? 0 : (this.costs[parent] as number) + cost;
  }

  /** The actions from the start to a node. */
  path(node: number): number[] {
    const actions: number[] = [];
    for (let at = node; (this.parents[at] as number) >= 0; at = this.parents[at] as number) {
      actions.push(this.actions[at] as number);
    }
    return actions.reverse();
  }
}

interface Column {
  readonly length: number;
  set(from: this): void;
}

/** A new array of this length that starts with the values of the old one. */
export function grown<T extends Column>(old: T, length: number): T {
  const copy = new (old.constructor as new (length: number) => T)(length);
  copy.set(old);
  return copy;
}
