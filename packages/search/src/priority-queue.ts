// The frontier: nodes waiting to be expanded. Which node comes out next is the only difference between breadth-first,
// depth-first, and best-first search.

import { grown } from './nodes.js';

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

// Smallest key first: a binary heap in an array. The order among equal keys is fixed and part of the contract, since it
// decides how many nodes a search expands: a new node rises only past strictly greater keys; after a pop the last node
// sinks to the left child if that is strictly less, unless the right one is strictly less still. This is the textbook
// heap of the courses, so it reproduces their node counts exactly.

export class Priority implements Frontier {
  #nodes = new Int32Array(0);
  #keys = new Int32Array(0);
  size = 0;

  push(node: number, key: number): void {
    const nodes = this.#nodes;
    const keys = this.#keys;
    let at = this.size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = keys[above] as number;
      if (other <= key) break;
      keys[at] = other;
      nodes[at] = nodes[above] as number;
      at = above;
    }
    keys[at] = key;
    nodes[at] = node;
  }

  pop(): number {
    if (this.size === 0) return -1;
    const nodes = this.#nodes;
    const keys = this.#keys;
    const first = nodes[0] as number;
    const size = --this.size;
    const node = nodes[size] as number;
    const key = keys[size] as number;
    let at = 0;
    for (let left = 1; left < size; left = 2 * at + 1) {
      let least = key;
      let child = -1;
      if ((keys[left] as number) < least) {
        least = keys[left] as number;
        child = left;
      }
      if (left + 1 < size && (keys[left + 1] as number) < least) {
        least = keys[left + 1] as number;
        child = left + 1;
      }
      if (child < 0) break;
      keys[at] = least;
      nodes[at] = nodes[child] as number;
      at = child;
    }
    keys[at] = key;
    nodes[at] = node;
    return first;
  }

  grow(capacity: number): void {
    this.#nodes = grown(this.#nodes, capacity);
    this.#keys = grown(this.#keys, capacity);
  }

  bytesFor(capacity: number): number {
    return 8 * capacity;
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
