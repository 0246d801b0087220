// A list of records of equal size that never move: chunks of 1024, reached through a small directory. Growing copies no
// records, and a record is identified by its number. T is the class of the records; fields that every record has come first,
// and what has the size of the level (a set of cells, costs of places) follows them.

import { Chunks } from './chunks';
import { takeRecord } from './tables';

const CHUNK_BITS: u32 = 10;
const CHUNK_MASK: u32 = (1 << CHUNK_BITS) - 1;

@unmanaged
export class Store<T> extends Chunks {
  count: u32;
  size: u32;

  @inline
  at(index: u32): T {
    if (!ASC_NO_ASSERT) assert(index < this.count);
    return changetype<T>(this.chunk(index >> CHUNK_BITS) + (index & CHUNK_MASK) * this.size);
  }

  /** The record added last. */
  @inline
  last(): T {
    return this.at(this.count - 1);
  }

  /** Makes room for the next record and counts it. False: out of memory, nothing changed. Contents are not cleared. */
  @inline
  add(): bool {
    if (this.count >> CHUNK_BITS >= this.chunks && !this.addChunk(this.size << CHUNK_BITS)) return false;
    this.count++;
    return true;
  }

  /** Removes the records and keeps their chunks for the next ones. */
  clear(): void {
    this.count = 0;
  }
}

/** The record of a list of numbers. */
@unmanaged
export class Listed {
  value: i32;
}

/** An empty list of records of `size` bytes (a multiple of 4), or null when out of memory. */
export function makeStore<T>(size: i32): Store<T> | null {
  const made = takeRecord<Store<T>>();
  if (!made || !made.openDirectory()) return null;
  made.count = 0;
  made.size = size as u32;
  return made;
}
