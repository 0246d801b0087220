// A binary search tree ordered by the states' words and never balanced, as in the course. States arrive in such a mixed
// order that it stays shallow anyway: some tens of comparisons for a million states.

import { grown } from '../nodes.js';
import { differingWord, Visited } from './visited.js';

export class SearchTree extends Visited {
  /** Two links per node, stored as the node's number plus 1 so that 0 means none: lesser at 2n, greater at 2n + 1. */
  #links = new Int32Array(0);
  #root = -1;
  /** The link for a new node after the last unsuccessful lookup; -1: as the root. */
  #place = -1;

  find(node: number): number {
    const { states, words } = this.nodes;
    const links = this.#links;
    const key = node * words;
    let compared = 0;
    let place = -1;
    let at = this.#root;
    while (at >= 0) {
      compared++;
      const other = at * words;
      const word = differingWord(states, other, key, words);
      if (word === words) break;
      place = 2 * at + ((states[key + word] as number) < (states[other + word] as number) ? 0 : 1);
      at = (links[place] as number) - 1;
    }
    this.count(compared);
    this.#place = place;
    return at;
  }

  protected insert(node: number): void {
    if (this.#place < 0) this.#root = node;
    else this.#links[this.#place] = node + 1;
  }

  grow(capacity: number): void {
    this.#links = grown(this.#links, 2 * capacity);
  }

  bytesFor(capacity: number): number {
    return 8 * capacity;
  }
}
