// A list of 64-bit keys that is written at its end and read in order, in chunks of 1024. Batches of a power of two lie
// within one chunk, so a reader asks for an address once a batch.

import { arenaTake } from '../arena';

const CHUNK_BITS: u32 = 10;
const CHUNK_KEYS: u32 = 1 << CHUNK_BITS;

@unmanaged
export class KeyList {
  directory: usize;
  room: u32;
  chunks: u32;
  count: u32;
  /** Where the next key goes, and the end of its chunk. */
  next: usize;
  end: usize;

  @inline
  at(index: u32): usize {
    return load<u32>(this.directory + ((index >> CHUNK_BITS) << 2)) + ((index & (CHUNK_KEYS - 1)) << 3);
  }

  /** False: out of memory. */
  @inline
  add(key: u64): bool {
    if (this.next == this.end && !this.open()) return false;
    store<u64>(this.next, key);
    this.next += 8;
    this.count++;
    return true;
  }

  clear(): void {
    this.count = 0;
    this.next = this.end = 0;
  }

  /** The chunk for the keys from `count` on: one that was made before, or a new one. */
  open(): bool {
    const chunk = this.count >> CHUNK_BITS;
    if (chunk == this.chunks && !this.addChunk()) return false;
    this.next = load<u32>(this.directory + (chunk << 2));
    this.end = this.next + (CHUNK_KEYS << 3);
    return true;
  }

  addChunk(): bool {
    if (this.chunks == this.room) {
      const wider = arenaTake(this.room << 3);
      if (wider == 0) return false;
      memory.copy(wider, this.directory, this.room << 2);
      this.directory = wider;
      this.room <<= 1;
    }
    const chunk = arenaTake(CHUNK_KEYS << 3);
    if (chunk == 0) return false;
    store<u32>(this.directory + (this.chunks << 2), chunk as u32);
    this.chunks++;
    return true;
  }
}

export function makeKeyList(): KeyList | null {
  const at = arenaTake(offsetof<KeyList>());
  const directory = arenaTake(64 << 2);
  if (at == 0 || directory == 0) return null;
  const list = changetype<KeyList>(at);
  list.directory = directory;
  list.room = 64;
  list.chunks = 0;
  list.clear();
  return list;
}
