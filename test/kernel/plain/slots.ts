// A hash table of 64-bit keys, optionally with a word per key. Slots are in groups of four that vector instructions
// (WebAssembly SIMD, available in every host we run on) compare at once: at the usual load one group, half a cache
// line, shows whether a key is known, without a branch. Home groups rise with the hash, so the table grows in place
// from its end to its beginning, like the index table of the strong searches; slots move then, so code that refers to a
// state keeps its key, not its slot. Key 0 means a free slot; the slots of a group are filled in order. The marker type
// of the generic functions says what is stored with a key: u64 nothing, u32 a word of 32 bits.

import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';
import { Chunks } from '../../../packages/solve/src/kernel/assembly/memory/chunks';
import { Ints } from '../../../packages/solve/src/kernel/assembly/memory/tables';
import { KeyList } from './key-list';
import { WALK_MASK } from './keys';

const GROUP_SLOTS: u32 = 4;
const CHUNK_BITS: u32 = 10;
const CHUNK_GROUPS: u32 = 1 << CHUNK_BITS;
const CHUNK_MASK: u32 = CHUNK_GROUPS - 1;
/** While growing, entries this near the beginning are moved to a stash, with those that were displaced from there. */
const NEAR_GROUPS: u32 = 256;
const STASH_SLOTS: u32 = 2048;
/** A key and the word beside it. */
const STASHED_BYTES: u32 = 16;
/** Groups that are emptied at a time while growing. */
const BLOCK_GROUPS: u32 = 16;

let table = changetype<Chunks>(0);
let groups: u32 = 0;
let limit: u32 = 0;
let isDoubling: bool = false;
let stash: usize = 0;
export let count: u32 = 0;

/** An empty table, to grow by half each time or to double: fewer moves for more memory. False: out of memory. */
export function makeSlots<S>(doubles: bool): bool {
  isDoubling = doubles;
  const at = arenaTake(offsetof<Chunks>());
  stash = arenaTake(STASH_SLOTS * STASHED_BYTES);
  if (at == 0 || stash == 0) return false;
  table = changetype<Chunks>(at);
  count = 0;
  return table.openDirectory() && addGroups<S>(1);
}

@inline
function slotBytes<S>(): u32 {
  return sizeof<S>() == 8 ? 8 : 12;
}

function addGroups<S>(chunks: u32): bool {
  for (let i: u32 = 0; i < chunks; i++) {
    if (!table.addTouched(CHUNK_GROUPS * GROUP_SLOTS * slotBytes<S>())) return false;
  }
  groups = table.chunks << CHUNK_BITS;
  const slots = groups * GROUP_SLOTS;
  limit = (slots >> 6) * 45;
  return true;
}

@inline
function homeSlot(key: u64, all: u32): u32 {
  const hash = ((key ^ (key >> 32)) * 0x9e3779b97f4a7c15) >> 32;
  return ((hash * (all as u64)) >> 32) as u32;
}

@inline
function groupAt<S>(directory: Ints, index: u32): usize {
  return (directory[index >> CHUNK_BITS] as usize) + (index & CHUNK_MASK) * GROUP_SLOTS * slotBytes<S>();
}

/** A bit for each slot of a group that holds the key. */
@inline
function holding(group: usize, key: u64): i32 {
  const wanted = i64x2.splat(key);
  return (
    i64x2.bitmask(i64x2.eq(v128.load(group), wanted)) | (i64x2.bitmask(i64x2.eq(v128.load(group, 16), wanted)) << 2)
  );
}

/** The slot of a key, or the free slot where it belongs, from its home on. */
@inline
function findFrom<S>(key: u64, home: u32, directory: Ints): usize {
  let index = home;
  while (true) {
    const group = groupAt<S>(directory, index);
    const places = holding(group, key) | holding(group, 0);
    if (places != 0) return group + (ctz(places) as usize);
    index++;
    if (index == groups) index = 0;
  }
}

/** The address of a slot's key. A slot is identified by the address of its group, a multiple of 16, plus its index. */
@inline
export function slotKey(slot: usize): usize {
  return (slot & ~15) + ((slot & 15) << 3);
}

/** The address of the word stored with it. */
@inline
export function slotWord(slot: usize): usize {
  return (slot & ~15) + GROUP_SLOTS * 8 + ((slot & 15) << 2);
}

/** The slot of a key, or the free slot where it belongs. */
@inline
export function findSlot<S>(key: u64): usize {
  return findFrom<S>(key, homeSlot(key, groups), table.directory);
}

/** Counts a key that was put into a free slot. */
@inline
export function countSlot(): void {
  count++;
}

/** Makes room for this many more keys; slots may move. False: out of memory. */
@inline
export function makeRoom<S>(keys: u32): bool {
  while (count + keys > limit) if (!grow<S>()) return false;
  return true;
}

/**
 * Enters the keys of `n` entries, for which there must be room, and lists the entries whose keys are new. `homes` is
 * u32[n]. The first pass only looks into every home: without a jump, so that the misses of the memory overlap; what is
 * known falls out there.
 */
export function enterNew(entries: usize, homes: usize, n: u32, list: KeyList): bool {
  const directory = table.directory;
  const all = groups;
  let left: u32 = 0;
  for (let i: u32 = 0; i < n; i++) {
    const entry = load<u64>(entries + (i << 3));
    const key = entry & ~WALK_MASK;
    const home = homeSlot(key, all);
    store<u64>(entries + (left << 3), entry);
    store<u32>(homes + (left << 2), home);
    left += (holding(groupAt<u64>(directory, home), key) == 0) as u32;
  }
  let fresh: u32 = 0;
  for (let i: u32 = 0; i < left; i++) {
    const entry = load<u64>(entries + (i << 3));
    const key = entry & ~WALK_MASK;
    const at = slotKey(findFrom<u64>(key, load<u32>(homes + (i << 2)), directory));
    const isNew = load<u64>(at) == 0;
    store<u64>(at, key);
    if (!list.add(entry, isNew)) return false;
    fresh += isNew as u32;
  }
  count += fresh;
  return true;
}

/** At first it always doubles. Blocks of groups are emptied from the end on and their keys put where they belong now. */
function grow<S>(): bool {
  const before = groups;
  if (!addGroups<S>(isDoubling || table.chunks < 8 ? table.chunks : table.chunks >> 1)) return false;
  const near = min(before, NEAR_GROUPS);
  let end = stash;
  for (let i: u32 = 0; i < near; i += BLOCK_GROUPS) end = empty<S>(i, end);
  for (let i = before; i > near; ) {
    i -= BLOCK_GROUPS;
    const until = empty<S>(i, end);
    for (let from = end; from < until; from += STASHED_BYTES) {
      if (homeSlot(load<u64>(from), groups) >= i) refill<S>(from);
      else {
        // Displaced from before: it must wait until its home is emptied.
        memory.copy(end, from, STASHED_BYTES);
        end += STASHED_BYTES;
      }
    }
    if (end + BLOCK_GROUPS * GROUP_SLOTS * STASHED_BYTES > stash + STASH_SLOTS * STASHED_BYTES) unreachable();
  }
  for (let from = stash; from < end; from += STASHED_BYTES) refill<S>(from);
  return true;
}

/** Moves what is in a block of groups to the end of the stash; gives the new end. */
@inline
function empty<S>(block: u32, stashEnd: usize): usize {
  let end = stashEnd;
  for (let i: u32 = 0; i < BLOCK_GROUPS; i++) {
    const group = groupAt<S>(table.directory, block + i);
    for (let place: usize = 0; place < GROUP_SLOTS; place++) {
      const key = load<u64>(slotKey(group + place));
      store<u64>(end, key);
      store<u64>(slotKey(group + place), 0);
      if (sizeof<S>() == 4) {
        store<u32>(end, load<u32>(slotWord(group + place)), 8);
        store<u32>(slotWord(group + place), 0);
      }
      end += key != 0 ? STASHED_BYTES : 0;
    }
  }
  return end;
}

@inline
function refill<S>(from: usize): void {
  const slot = findSlot<S>(load<u64>(from));
  store<u64>(slotKey(slot), load<u64>(from));
  if (sizeof<S>() == 4) store<u32>(slotWord(slot), load<u32>(from, 8));
}
