// A list of records of equal size that never move: chunks of 1024, reached through a small directory. Growing copies no
// records, and a record is identified by its number.

import { arenaTake } from './arena';
import { Chunks } from './chunks';

const CHUNK_BITS: u32 = 10;
const CHUNK_MASK: u32 = (1 << CHUNK_BITS) - 1;

@unmanaged
export class Store extends Chunks {
  count: u32;
  size: u32;

  /** The address of a record. */
  @inline
  at(index: u32): usize {
    return this.chunk(index >> CHUNK_BITS) + (index & CHUNK_MASK) * this.size;
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

/** An empty list of records of `size` bytes (a multiple of 4), or null when out of memory. */
export function makeStore(size: u32): Store | null {
  const at = arenaTake(offsetof<Store>());
  if (at == 0) return null;
  const made = changetype<Store>(at);
  if (!made.openDirectory()) return null;
  made.count = 0;
  made.size = size;
  return made;
}
