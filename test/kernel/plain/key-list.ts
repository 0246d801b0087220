// A list of 64-bit entries that is written at its end and read once, from its beginning: chunks linked to one another, and
// every chunk that was read to its end is used again, by this list or another.

import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';

/** A chunk: the address of the next one, then entries. */
const LINK_BYTES: usize = 8;
const CHUNK_BYTES: usize = 8192;

/** Chunks to be used again, linked. */
let spare: usize = 0;

@unmanaged
export class KeyList {
  /** The chunk being read, where in it the next entry lies, and how many are left in all. */
  chunk: usize;
  head: usize;
  count: u32;
  /** Where the next entry goes, and the end of its chunk. */
  tail: usize;
  end: usize;

  /** Writes an entry and keeps it if told so, without a branch that could be mispredicted. False: out of memory. */
  @inline
  add(entry: u64, isKept: bool): bool {
    if (this.tail == this.end && !this.open()) return false;
    store<u64>(this.tail, entry);
    this.tail += (isKept as usize) << 3;
    this.count += isKept as u32;
    return true;
  }

  /** How many of the next entries, up to `most`, lie in one piece; they begin at `head`. */
  @inline
  ready(most: u32): u32 {
    if (this.head == this.chunk + CHUNK_BYTES) this.turn();
    return min(min(most, this.count), ((this.chunk + CHUNK_BYTES - this.head) >> 3) as u32);
  }

  /** Counts them as read; they stay in place until `ready` is asked again. */
  @inline
  pass(entries: u32): void {
    this.head += entries << 3;
    this.count -= entries;
  }

  private turn(): void {
    const read = this.chunk;
    this.chunk = load<u32>(read);
    this.head = this.chunk + LINK_BYTES;
    store<u32>(read, spare as u32);
    spare = read;
  }

  private open(): bool {
    let fresh = spare;
    if (fresh != 0) spare = load<u32>(fresh);
    else fresh = arenaTake(CHUNK_BYTES);
    if (fresh == 0) return false;
    if (this.end != 0) store<u32>(this.end - CHUNK_BYTES, fresh as u32);
    else {
      this.chunk = fresh;
      this.head = fresh + LINK_BYTES;
    }
    this.tail = fresh + LINK_BYTES;
    this.end = fresh + CHUNK_BYTES;
    return true;
  }
}

/** An empty list, or null when out of memory. */
export function makeKeyList(): KeyList | null {
  return changetype<KeyList | null>(arenaTake(offsetof<KeyList>()));
}
