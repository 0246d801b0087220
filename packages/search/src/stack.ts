// Last in, first out.

import type { Frontier } from './frontier.js';
import { grown } from './nodes.js';

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
