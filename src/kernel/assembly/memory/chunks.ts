// Memory that grows by equal chunks and never moves: a small directory says where each chunk is. A doubling array
// would hold three times its contents while it is copied; here only the directory, some thousandth of it, is copied.

import { arenaTake } from './arena';

const FIRST_ROOM: u32 = 64;

/** What a growing list or table extends; its makers call `openDirectory`. */
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

  /** One more chunk of so many zeros. False: out of memory, nothing changed. */
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
  /** The same for what is read before it is written, a table: a page that is first read would be mapped twice. */
  addTouched(bytes: u32): bool {
    if (!this.addChunk(bytes)) return false;
    const chunk = this.chunk(this.chunks - 1);
    for (let page: u32 = 0; page < bytes; page += 4096) store<u8>(chunk + page, 0);
    return true;
  }
}
