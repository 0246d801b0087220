// A table of 64-bit keys with whatever is kept beside each, inline: one access finds both. Home slots rise with the hash,
// so it grows in place by half, like the index table of the strong searches; slots move then, and whoever waits for a
// state keeps its key, not its place. Key 0 means a free slot.

import { arenaTake } from '../arena';

const CHUNK_BITS: u32 = 12;
const CHUNK_SLOTS: u32 = 1 << CHUNK_BITS;
const CHUNK_MASK: u32 = CHUNK_SLOTS - 1;
const STASH_SLOTS: u32 = 1 << 14;

let directory: usize = 0;
let room: u32 = 0;
let chunks: u32 = 0;
let slots: u32 = 0;
let size: u32 = 0;
let stash: usize = 0;
export let count: u32 = 0;
export let limit: u32 = 0;
export let isFull: bool = false;

/** An empty table; the marker tells the bytes of a slot, key included. */
export function makeSlots<S>(): bool {
  size = slotBytes<S>();
  room = 64;
  chunks = count = 0;
  isFull = false;
  directory = arenaTake(room << 2);
  stash = arenaTake(STASH_SLOTS * size);
  if (directory == 0 || stash == 0 || !addChunk()) return false;
  setSlots();
  return true;
}

function setSlots(): void {
  slots = chunks << CHUNK_BITS;
  limit = slots - (slots >> 2) - 1024;
}

@inline
export function hashKey(key: u64): u32 {
  return (((key ^ (key >> 32)) * 0x9e3779b97f4a7c15) >> 32) as u32;
}

@inline
export function homeOf(hash: u32): u32 {
  return (((hash as u64) * (slots as u64)) >> 32) as u32;
}

/** Bytes of a slot by a marker type, known to the compiler: u64 for 8, u32 for 12, v128 for 32. */
@inline
export function slotBytes<S>(): u32 {
  return sizeof<S>() == 8 ? 8 : sizeof<S>() == 4 ? 12 : 32;
}

@inline
function slotAt<S>(index: u32): usize {
  return load<u32>(directory + ((index >> CHUNK_BITS) << 2)) + (index & CHUNK_MASK) * slotBytes<S>();
}

/** The slot of a key, or the free slot where it belongs. */
@inline
export function findSlot<S>(key: u64, home: u32): usize {
  let index = home;
  while (true) {
    const slot = slotAt<S>(index);
    const found = load<u64>(slot);
    if (found == key || found == 0) return slot;
    index++;
    if (index == slots) index = 0;
  }
}

/** Counts a key that was put into a free slot. */
@inline
export function countSlot(): void {
  count++;
}

/** To be called where no place of a slot is remembered: makes room for 1024 more keys at least. */
@inline
export function makeRoom<S>(): bool {
  return count < limit || grow<S>();
}

/** True when the next makeRoom will move the slots. */
@inline
export function isCrowded(): bool {
  return count >= limit;
}

function addChunk(): bool {
  if (chunks == room) {
    const wider = arenaTake(room << 3);
    if (wider == 0) return false;
    memory.copy(wider, directory, room << 2);
    directory = wider;
    room <<= 1;
  }
  const chunk = arenaTake(CHUNK_SLOTS * size);
  if (chunk == 0) return false;
  memory.fill(chunk, 0, CHUNK_SLOTS * size);
  store<u32>(directory + (chunks << 2), chunk as u32);
  chunks++;
  return true;
}

/** Short slots double, for speed; long ones grow by half, for memory. */
function grow<S>(): bool {
  const before = slots;
  const wanted = chunks < 8 || slotBytes<S>() == 8 ? chunks << 1 : chunks + (chunks >> 1);
  while (chunks < wanted) {
    if (addChunk()) continue;
    isFull = true;
    return false;
  }
  setSlots();
  let stashed: u32 = 0;
  const near = min(before, STASH_SLOTS - 4096);
  for (let i: u32 = 0; i < near; i++) stashed = setAside<S>(slotAt<S>(i), stashed);
  for (let i = before; i > near; ) {
    i--;
    const slot = slotAt<S>(i);
    const key = load<u64>(slot);
    if (key == 0) continue;
    const home = homeOf(hashKey(key));
    if (home < i) {
      stashed = setAside<S>(slot, stashed);
      continue;
    }
    // Taken out first: the new place may be this very slot.
    const aside = stash + stashed * size;
    moveSlot<S>(aside, slot);
    moveSlot<S>(findSlot<S>(key, home), aside);
  }
  for (let i: u32 = 0; i < stashed; i++) {
    const from = stash + i * size;
    const key = load<u64>(from);
    moveSlot<S>(findSlot<S>(key, homeOf(hashKey(key))), from);
  }
  return true;
}

/** Word by word: for so few bytes the bulk instructions cost a call each. */
@inline
function moveSlot<S>(to: usize, from: usize): void {
  store<u64>(to, load<u64>(from));
  store<u64>(from, 0);
  for (let k: usize = 8; k < slotBytes<S>(); k += 4) {
    store<u32>(to + k, load<u32>(from + k));
    store<u32>(from + k, 0);
  }
}

/** The last place of the stash stays free for entries on their way. */
function setAside<S>(slot: usize, stashed: u32): u32 {
  if (load<u64>(slot) == 0) return stashed;
  if (stashed == STASH_SLOTS - 1) unreachable();
  moveSlot<S>(stash + stashed * size, slot);
  return stashed + 1;
}
