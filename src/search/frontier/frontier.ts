// The frontier: nodes waiting to be expanded. Which node comes out next is the only difference between breadth-first,
// depth-first, and best-first search.

import { grown } from '../nodes.js';

// Last in, first out.

export class Stack implements Frontier {
  #nodes = new Int32Array(0);
  size = 0;

  push(node: number): void {
    this.#nodes[this.size++] = node;
  }

  pop(): number {
    return this.size === 0 ? -1 : (this.#nodes[--this.size] as number);
  }

  grow(capacity: number): void {
    this.#nodes = grown(this.#nodes, capacity);
  }

  bytesFor(capacity: number): number {
    return 4 * capacity;
  }
}

// First in, first out. Every node enters once, so the queue is a plain array read from the front, without wrapping or
// moving anything.

export class Queue implements Frontier {
  #nodes = new Int32Array(0);
  #head = 0;
  #tail = 0;

  get size(): number {
    return this.#tail - this.#head;
  }

  push(node: number): void {
    this.#nodes[this.#tail++] = node;
  }

  pop(): number {
    return this.#head === this.#tail ? -1 : (this.#nodes[this.#head++] as number);
  }

  grow(capacity: number): void {
    this.#nodes = grown(this.#nodes, capacity);
  }

  bytesFor(capacity: number): number {
    return 4 * capacity;
  }
}

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
