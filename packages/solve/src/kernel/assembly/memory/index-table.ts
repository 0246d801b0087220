// An open-addressing table from a 32-bit hash to the number of a record. A slot is 8 bytes: hash above, number + 1
// below; the caller compares the records. Home slots rise with the hash (hash * slots / 2^32), so the table can grow
// in place by any factor, from its end to its beginning, without a second copy: half the peak memory of doubling
// into a new table, and the load stays between one half and three quarters.

import { Chunks } from './chunks';
import { takeRecord, takeWords, Words } from './tables';

const CHUNK_BITS: u32 = 12;
const CHUNK_SLOTS: u32 = 1 << CHUNK_BITS;
const CHUNK_MASK: u32 = CHUNK_SLOTS - 1;
/** While growing, entries this near the beginning are moved to a stash; displaced entries never reach farther. */
const STASH_SLOTS: u32 = 1 << 15;

@unmanaged
export class IndexTable extends Chunks {
  slots: u32;
  count: u32;
  limit: u32;
  stash: Words;
  /** The hash last asked for, and the slot where the search for it goes on. */
  sought: u32;
  cursor: u32;

  /** Where the search for a hash begins. */
  @inline
  home(hash: u32): u32 {
    return (((hash as u64) * (this.slots as u64)) >> 32) as u32;
  }

  /** The entry in a slot; 0: it is free. */
  @inline
  entry(index: u32): u64 {
    return changetype<Words>(this.chunk(index >> CHUNK_BITS))[index & CHUNK_MASK];
  }

  @inline
  setEntry(index: u32, entry: u64): void {
    changetype<Words>(this.chunk(index >> CHUNK_BITS))[index & CHUNK_MASK] = entry;
  }

  @inline
  after(index: u32): u32 {
    const next = index + 1;
    return next == this.slots ? 0 : next;
  }

  /** The number of the first record under a hash, and then of the next one; -1: there is none. */
  @inline
  first(hash: u32): i32 {
    this.sought = hash;
    this.cursor = this.home(hash);
    return this.next();
  }
  @inline
  next(): i32 {
    const hash = this.sought;
    let index = this.cursor;
    while (true) {
      const entry = this.entry(index);
      if (entry == 0) return -1;
      index = this.after(index);
      if (((entry >> 32) as u32) != hash) continue;
      this.cursor = index;
      return ((entry as u32) - 1) as i32;
    }
  }

  /** Enters a record number that is not in the table yet. False: out of memory, nothing entered. */
  @inline
  add(hash: u32, record: u32): bool {
    if (this.count >= this.limit && !this.grow()) return false;
    this.count++;
    this.put(((hash as u64) << 32) | ((record + 1) as u64));
    return true;
  }

  put(entry: u64): void {
    let index = this.home((entry >> 32) as u32);
    while (this.entry(index) != 0) index = this.after(index);
    this.setEntry(index, entry);
  }

  /** Removes all entries and keeps the slots. */
  clear(): void {
    for (let i: u32 = 0; i < this.chunks; i++) changetype<Words>(this.chunk(i)).clear(CHUNK_SLOTS);
    this.count = 0;
  }

  @inline
  addSlots(): bool {
    return this.addTouched(CHUNK_SLOTS << 3);
  }

  /** Grows the table by half (doubles it at first), moving all entries up in place. */
  grow(): bool {
    if (!this.stash) this.stash = takeWords(STASH_SLOTS);
    if (!this.stash) return false;
    const before = this.slots;
    const wanted = this.chunks < 8 ? this.chunks << 1 : this.chunks + (this.chunks >> 1);
    while (this.chunks < wanted) if (!this.addSlots()) break;
    if (this.chunks << CHUNK_BITS == before) return false;
    this.slots = this.chunks << CHUNK_BITS;
    this.limit = this.slots - (this.slots >> 2);
    let stashed: u32 = 0;
    const near = min(before, STASH_SLOTS - 4096);
    for (let i: u32 = 0; i < near; i++) {
      const entry = this.entry(i);
      if (entry == 0) continue;
      this.stash[stashed++] = entry;
      this.setEntry(i, 0);
    }
    for (let i = before; i > near; ) {
      i--;
      const entry = this.entry(i);
      if (entry == 0) continue;
      this.setEntry(i, 0);
      if (this.home((entry >> 32) as u32) >= i) this.put(entry);
      else {
        if (stashed == STASH_SLOTS) unreachable();
        this.stash[stashed++] = entry;
      }
    }
    for (let i: u32 = 0; i < stashed; i++) this.put(this.stash[i]);
    return true;
  }
}

export function makeIndexTable(): IndexTable | null {
  const made = takeRecord<IndexTable>();
  if (!made || !made.openDirectory() || !made.addSlots()) return null;
  made.slots = CHUNK_SLOTS;
  made.limit = CHUNK_SLOTS - (CHUNK_SLOTS >> 2);
  return made;
}
