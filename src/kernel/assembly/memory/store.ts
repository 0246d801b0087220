// A list of equal records that never move: chunks of 1024, reached through a small directory. Growing copies
// nothing (a doubling array would hold three times its contents for a moment), and a record's number is its name.

import { arenaTake } from '../arena';

const CHUNK_BITS: u32 = 10;
const CHUNK_MASK: u32 = (1 << CHUNK_BITS) - 1;

@unmanaged
export class Store {
  directory: usize;
  room: u32;
  chunks: u32;
  count: u32;
  size: u32;

  /** The address of a record. */
  @inline
  at(index: u32): usize {
    return load<u32>(this.directory + ((index >> CHUNK_BITS) << 2)) + (index & CHUNK_MASK) * this.size;
  }

  /** Makes room for the next record and counts it. False: out of memory, nothing changed. Contents are not cleared. */
  @inline
  add(): bool {
    if (this.count >> CHUNK_BITS >= this.chunks && !this.addChunk()) return false;
    this.count++;
    return true;
  }

  /** Forgets the records and keeps their chunks for the next ones. */
  clear(): void {
    this.count = 0;
  }

  private addChunk(): bool {
    if (this.chunks == this.room) {
      const wider = arenaTake(this.room << 3);
      if (wider == 0) return false;
      memory.copy(wider, this.directory, this.room << 2);
      this.directory = wider;
      this.room <<= 1;
    }
    const chunk = arenaTake(this.size << CHUNK_BITS);
    if (chunk == 0) return false;
    store<u32>(this.directory + (this.chunks << 2), chunk as u32);
    this.chunks++;
    return true;
  }
}

/** An empty list of records of `size` bytes (a multiple of 4), or null when out of memory. */
export function makeStore(size: u32): Store | null {
  const at = arenaTake(offsetof<Store>());
  const directory = arenaTake(64 << 2);
  if (at == 0 || directory == 0) return null;
  const made = changetype<Store>(at);
  made.directory = directory;
  made.room = 64;
  made.chunks = 0;
  made.count = 0;
  made.size = size;
  return made;
}
