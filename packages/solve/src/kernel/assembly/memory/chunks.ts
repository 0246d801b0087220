// Memory that grows by equal chunks and never moves: a small directory has the address of each chunk. A doubling array
// would need three times its size while it is copied; here only the directory, about a thousandth of it, is copied.

import { arenaTake } from './arena';
import { Bytes, Ints, takeInts } from './tables';

const FIRST_ROOM: u32 = 64;

/** The base class of growing lists and tables; their constructors call `openDirectory`. */
@unmanaged
export class Chunks {
  /** The address of each chunk. */
  directory: Ints;
  room: u32;
  chunks: u32;

  openDirectory(): bool {
    this.directory = takeInts(FIRST_ROOM);
    this.room = FIRST_ROOM;
    this.chunks = 0;
    return this.directory != null;
  }

  @inline
  chunk(number: u32): usize {
    return this.directory[number] as usize;
  }

  /** Adds a chunk of this many zeros. False: out of memory, nothing changed. */
  addChunk(bytes: u32): bool {
    if (this.chunks == this.room) {
      const wider = takeInts(this.room << 1);
      if (!wider) return false;
      wider.copyFrom(this.directory, this.room);
      this.directory = wider;
      this.room <<= 1;
    }
    const chunk = arenaTake(bytes);
    if (chunk == 0) return false;
    this.directory[this.chunks] = chunk as i32;
    this.chunks++;
    return true;
  }

  /** Adds a chunk to a table, which is read before it is written: a page that is read first would be mapped twice. */
  addTouched(bytes: u32): bool {
    if (!this.addChunk(bytes)) return false;
    const chunk = changetype<Bytes>(this.chunk(this.chunks - 1));
    for (let page: u32 = 0; page < bytes; page += 4096) chunk[page] = 0;
    return true;
  }
}
