// Memory that grows by equal chunks and never moves: a small directory has the address of each chunk. A doubling array
// would need three times its size while it is copied; here only the directory, about a thousandth of it, is copied.

import { arenaTake } from './arena';

const FIRST_ROOM: u32 = 64;

/** The base class of growing lists and tables; their constructors call `openDirectory`. */
@unmanaged
export class Chunks {
  /** u32[chunk]: addresses. */
  directory: usize;
  room: u32;
  chunks: u32;

  openDirectory(): bool {
    this.directory = arenaTake(FIRST_ROOM << 2);
    this.room = FIRST_ROOM;
    this.chunks = 0;
    return this.directory != 0;
  }

  @inline
  chunk(number: u32): usize {
    return load<u32>(this.directory + (number << 2));
  }

  /** Adds a chunk of this many zeros. False: out of memory, nothing changed. */
  addChunk(bytes: u32): bool {
    if (this.chunks == this.room) {
      const wider = arenaTake(this.room << 3);
      if (wider == 0) return false;
      memory.copy(wider, this.directory, this.room << 2);
      this.directory = wider;
      this.room <<= 1;
    }
    const chunk = arenaTake(bytes);
    if (chunk == 0) return false;
    store<u32>(this.directory + (this.chunks << 2), chunk as u32);
    this.chunks++;
    return true;
  }
  /** The same for a table, which is read before it is written: a page that is read first would be mapped twice. */
  addTouched(bytes: u32): bool {
    if (!this.addChunk(bytes)) return false;
    const chunk = this.chunk(this.chunks - 1);
    for (let page: u32 = 0; page < bytes; page += 4096) store<u8>(chunk + page, 0);
    return true;
  }
}
