// A hash table with open addressing and linear probing (Knuth 1963). Slots contain node numbers; at most half of the
// slots are used.

import { differingWord, Visited } from './visited.js';

/** Multiply and fold each word, then mix once more so that the low bits depend on all of them. */
export function hashState(states: Uint32Array, at: number, words: number): number {
  let hash = 0;
  for (let word = 0; word < words; word++) {
    hash = Math.imul(hash ^ (states[at + word] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0x85ebca77);
  return hash ^ (hash >>> 13);
}

/** The number of slots for this many nodes. */
export function slotsFor(capacity: number): number {
  let slots = 16;
  while (slots < 2 * capacity) slots *= 2;
  return slots;
}

export class HashTable extends Visited {
  /** One more than the node's number; 0 is a free slot. */
  #slots = new Int32Array(slotsFor(0));
  /** The slot for a new node after the last unsuccessful lookup. */
  #free = 0;

  find(node: number): number {
    const { states, words } = this.nodes;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const key = node * words;
    let compared = 0;
    let slot = hashState(states, key, words) & mask;
    let at = (slots[slot] as number) - 1;
    while (at >= 0) {
      compared++;
      if (differingWord(states, at * words, key, words) === words) break;
      slot = (slot + 1) & mask;
      at = (slots[slot] as number) - 1;
    }
    this.count(compared);
    this.#free = slot;
    return at;
  }

  protected insert(node: number): void {
    this.#slots[this.#free] = node + 1;
  }

  grow(capacity: number): void {
    const old = this.#slots;
    const length = slotsFor(capacity);
    if (length === old.length) return;
    const slots = new Int32Array(length);
    const mask = length - 1;
    const { states, words } = this.nodes;
    for (const hash of old) {
      if (hash === 0) continue;
      let slot = hashState(states, (hash - 1) * words, words) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = hash;
    }
    this.#slots = slots;
  }

  bytesFor(capacity: number): number {
    return 4 * slotsFor(capacity);
  }
}
