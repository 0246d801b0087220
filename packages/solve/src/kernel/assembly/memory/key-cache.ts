// Direct-mapped caches of 64-bit keys, without values and with one value each: every hash has one place, and a new key there
// replaces the old one. What is not found has to be found out again, so a cache loses time and never an answer. The caller gives
// the hash, because keys differ in which of their bits are random.

import { takeRecord, takeWords, Words } from './tables';

@unmanaged
export class KeyCache {
  keys: Words;
  mask: i32;

  @inline
  has(key: u64, hash: i32): bool {
    return this.keys[hash & this.mask] == key;
  }

  @inline
  put(key: u64, hash: i32): void {
    this.keys[hash & this.mask] = key;
  }

  clear(): void {
    this.keys.clear(this.mask + 1);
  }
}

/** 2^bits places. Null: out of memory. */
export function makeKeyCache(bits: i32): KeyCache {
  const made = takeRecord<KeyCache>();
  const keys = takeWords(1 << bits);
  if (!made || !keys) return changetype<KeyCache>(0);
  made.keys = keys;
  made.mask = (1 << bits) - 1;
  return made;
}

@unmanaged
export class ValueCache {
  /** [place][2]: key, value. */
  entries: Words;
  mask: i32;

  /** The value of a key, or 0 if it is not there. */
  @inline
  get(key: u64, hash: i32): u64 {
    const at = (hash & this.mask) << 1;
    return this.entries[at] == key ? this.entries[at + 1] : 0;
  }

  @inline
  put(key: u64, hash: i32, value: u64): void {
    const at = (hash & this.mask) << 1;
    this.entries[at] = key;
    this.entries[at + 1] = value;
  }
}

/** 2^bits places. Null: out of memory. */
export function makeValueCache(bits: i32): ValueCache {
  const made = takeRecord<ValueCache>();
  const entries = takeWords(1 << bits, 2);
  if (!made || !entries) return changetype<ValueCache>(0);
  made.entries = entries;
  made.mask = (1 << bits) - 1;
  return made;
}
