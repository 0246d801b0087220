// First in, first out. Every node enters once, so the queue is a plain array read from the front, without wrapping or
// moving anything.

import type { Frontier } from './frontier.js';
import { grown } from './nodes.js';

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
