// Smallest key first: a binary heap in an array. The order among equal keys is fixed and part of the contract, since it
// decides how many nodes a search expands: a new node rises only past strictly greater keys; after a pop the last node
// sinks to the left child if that is strictly less, unless the right one is strictly less still. This is the textbook
// heap of the courses, so it reproduces their node counts exactly.

import type { Frontier } from './frontier.js';
import { grown } from './nodes.js';

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
