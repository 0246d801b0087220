// The naive visited set: a linked list with the newest state first. A new state is compared with every other, so n
// states cost n²/2 comparisons. That is the lesson, so it is not optimized.

import { grown } from '../nodes.js';
import { differingWord, Visited } from './visited.js';

export class LinkedList extends Visited {
  #next = new Int32Array(0);
  #head = -1;

  find(node: number): number {
    const { states, words } = this.nodes;
    const next = this.#next;
    const key = node * words;
    let compared = 0;
    let at = this.#head;
    for (; at >= 0; at = next[at] as number) {
      compared++;
      if (differingWord(states, at * words, key, words) === words) break;
    }
    this.count(compared);
    return at;
  }

  protected insert(node: number): void {
    this.#next[node] = this.#head;
    this.#head = node;
  }

  grow(capacity: number): void {
    this.#next = grown(this.#next, capacity);
  }

  bytesFor(capacity: number): number {
    return 4 * capacity;
  }
}
