// The perimeter: boards seen from either side, shared by all searches of a level. It has every board that was expanded
// with all its boxes, forward from the start or backward from the solved board, with the macro move that connects it to
// a board nearer the root of its side. A search whose child was seen from the other side has a solution: both halves
// are read from here, so trees need not know of each other. Source: Festival's perimeter; storing the connecting move
// instead of a depth makes a meeting a solution at once.
//
// Boards are identified by their key, which is the same in every instance with the same level, so that two workers can
// share what they see: between slices `perimeterTake` copies entries not yet sent into `entryBatch`, as records of
// ENTRY_BYTES, and `perimeterGive` enters the records of another instance. Entries that came from outside are not sent
// back.

import { take } from '../../memory/arena';
import { IndexTable, makeIndexTable } from '../../memory/index-table';
import { makeStore, Store } from '../../memory/store';

export const FORWARDS: i32 = 0;
export const BACKWARDS: i32 = 1;
const FOREIGN: i32 = 2;
/** The most records in a batch. */
const BATCH: i32 = 4096;

/** The macro move is stored in playing order on both sides: into this board forward, out of it backward. */
@unmanaged
class Entry {
  key: u64;
  /** Key of the board nearer the root; its own at the root. */
  nearer: u64;
  from: u16;
  to: u16;
  /** Lowest cell of the player's area after the move. */
  area: u16;
  /** FORWARDS or BACKWARDS, FOREIGN added if it came from outside. */
  side: u16;
}
const ENTRY_BYTES: i32 = <i32>offsetof<Entry>();

let perimeterEntries: Store | null = null;
let perimeterIndex: IndexTable | null = null;
let maxEntries: i32 = 0;
let givenEntries: i32 = 0;
let entryBatch: usize = 0;
/** How many entries each side has. */
let forwardEntries: i32 = 0;
let backwardEntries: i32 = 0;

/** Room for this many entries, allocated as needed. */
export function openPerimeter(limit: i32): void {
  perimeterEntries = makeStore(ENTRY_BYTES);
  perimeterIndex = makeIndexTable();
  maxEntries = perimeterEntries && perimeterIndex ? limit : 0;
}

export function seenFrom(side: i32): i32 {
  return side == FORWARDS ? forwardEntries : backwardEntries;
}

/** The entry of a board on one side, or null. */
export function findEntry(side: i32, key: u64): Entry | null {
  if (!maxEntries || !seenFrom(side)) return null;
  const table = changetype<IndexTable>(perimeterIndex);
  const store = changetype<Store>(perimeterEntries);
  for (let i = table.first(entryHash(side, key)); i >= 0; i = table.next()) {
    const entry = changetype<Entry>(store.at(i));
    if (entry.key == key && (<i32>entry.side & BACKWARDS) == side) return entry;
  }
  return null;
}

@inline
function entryHash(side: i32, key: u64): u32 {
  return <u32>(key >> 32) ^ (side ? 0x9e3779b9 : 0);
}

/** Whether another instance saw the board. */
export function isForeign(entry: Entry): bool {
  return (<i32>entry.side & FOREIGN) != 0;
}

/** Enters a board once; without room for it, a meeting may be missed, but nothing else is lost. */
export function remember(side: i32, key: u64, nearer: u64, from: i32, to: i32, area: i32): void {
  enter(side, key, nearer, from, to, area, 0);
}

function enter(side: i32, key: u64, nearer: u64, from: i32, to: i32, area: i32, mark: i32): void {
  if (forwardEntries + backwardEntries >= maxEntries || findEntry(side, key)) return;
  const store = changetype<Store>(perimeterEntries);
  const record = store.count;
  if (!store.add()) {
    maxEntries = forwardEntries + backwardEntries;
    return;
  }
  const entry = changetype<Entry>(store.at(record));
  entry.key = key;
  entry.nearer = nearer;
  entry.from = <u16>from;
  entry.to = <u16>to;
  entry.area = <u16>area;
  entry.side = <u16>(side | mark);
  if (!changetype<IndexTable>(perimeterIndex).add(entryHash(side, key), record)) {
    store.count--;
    maxEntries = forwardEntries + backwardEntries;
    return;
  }
  if (side == FORWARDS) forwardEntries++;
  else backwardEntries++;
}

/** The address where batches are read and written; 0 if there is no memory for one. */
export function perimeterBatch(): usize {
  if (!entryBatch) entryBatch = take(BATCH * ENTRY_BYTES);
  return entryBatch;
}

/** Copies the next entries not yet sent into the batch; returns how many. */
export function perimeterTake(): i32 {
  if (!maxEntries || !perimeterBatch()) return 0;
  const store = changetype<Store>(perimeterEntries);
  let count = 0;
  for (; givenEntries < <i32>store.count && count < BATCH; givenEntries++) {
    const entry = changetype<Entry>(store.at(givenEntries));
    if (<i32>entry.side & FOREIGN) continue;
    memory.copy(entryBatch + <usize>(count++ * ENTRY_BYTES), changetype<usize>(entry), ENTRY_BYTES);
  }
  return count;
}

/** Enters this many records of the batch, from another instance with the same level. */
export function perimeterGive(count: i32): void {
  for (let i = 0; i < count; i++) {
    const entry = changetype<Entry>(entryBatch + <usize>(i * ENTRY_BYTES));
    enter(<i32>entry.side & BACKWARDS, entry.key, entry.nearer, entry.from, entry.to, entry.area, FOREIGN);
  }
}
