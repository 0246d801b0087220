// The perimeter: boards seen from either side, shared by all searches of a level. It has every board that was expanded
// with all its boxes, forward from the start or backward from the solved board, with the macro move that connects it to
// a board nearer the root of its side. A search whose child was seen from the other side has a solution: both halves
// are read from here, so trees need not know of each other. Source: Festival's perimeter; storing the connecting move
// instead of a depth makes a meeting a solution at once.
//
// Boards are identified by their key, which is the same in every instance with the same level, so that two workers can
// share what they see: between slices `perimeterTake` copies entries not yet sent into `entryBatch`, as records of
// their size, and `perimeterGive` enters the records of another instance. Entries that came from outside are not sent
// back.

import { IndexTable, makeIndexTable } from '../../memory/index-table';
import { makeStore, Store } from '../../memory/store';
import { Records, takeRecords } from '../../memory/tables';

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

let perimeterEntries: Store<Entry> | null = null;
let perimeterIndex: IndexTable | null = null;
let maxEntries: i32 = 0;
let givenEntries: i32 = 0;
let entryBatch = changetype<Records<Entry>>(0);
/** How many entries each side has. */
let forwardEntries: i32 = 0;
let backwardEntries: i32 = 0;

/** Room for this many entries, allocated as needed. */
export function openPerimeter(limit: i32): void {
  perimeterEntries = makeStore<Entry>(offsetof<Entry>() as i32);
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
  const store = changetype<Store<Entry>>(perimeterEntries);
  for (let i = table.first(entryHash(side, key)); i >= 0; i = table.next()) {
    const entry = store.at(i);
    if (entry.key == key && ((entry.side as i32) & BACKWARDS) == side) return entry;
  }
  return null;
}

@inline
function entryHash(side: i32, key: u64): u32 {
  return ((key >> 32) as u32) ^ (side ? 0x9e3779b9 : 0);
}

/** Whether another instance saw the board. */
export function isForeign(entry: Entry): bool {
  return ((entry.side as i32) & FOREIGN) != 0;
}

/** Enters a board once; without room for it, a meeting may be missed, but nothing else is lost. */
export function remember(side: i32, key: u64, nearer: u64, from: i32, to: i32, area: i32): void {
  enter(side, key, nearer, from, to, area, 0);
}

function enter(side: i32, key: u64, nearer: u64, from: i32, to: i32, area: i32, mark: i32): void {
  if (forwardEntries + backwardEntries >= maxEntries || findEntry(side, key)) return;
  const store = changetype<Store<Entry>>(perimeterEntries);
  const record = store.count;
  if (!store.add()) {
    maxEntries = forwardEntries + backwardEntries;
    return;
  }
  const entry = store.at(record);
  entry.key = key;
  entry.nearer = nearer;
  entry.from = from as u16;
  entry.to = to as u16;
  entry.area = area as u16;
  entry.side = (side | mark) as u16;
  if (!changetype<IndexTable>(perimeterIndex).add(entryHash(side, key), record)) {
    store.count--;
    maxEntries = forwardEntries + backwardEntries;
    return;
  }
  if (side == FORWARDS) forwardEntries++;
  else backwardEntries++;
}

/** The address where batches are read and written; 0 if there is no memory for one. */
export function perimeterBatch(): Records<Entry> {
  if (!entryBatch) entryBatch = takeRecords<Entry>(BATCH);
  return entryBatch;
}

/** Copies the next entries not yet sent into the batch; returns how many. */
export function perimeterTake(): i32 {
  if (!maxEntries || !perimeterBatch()) return 0;
  const store = changetype<Store<Entry>>(perimeterEntries);
  let count = 0;
  for (; givenEntries < (store.count as i32) && count < BATCH; givenEntries++) {
    const entry = store.at(givenEntries);
    if ((entry.side as i32) & FOREIGN) continue;
    memory.copy(changetype<usize>(entryBatch[count++]), changetype<usize>(entry), offsetof<Entry>());
  }
  return count;
}

/** Enters this many records of the batch, from another instance with the same level. */
export function perimeterGive(count: i32): void {
  for (let i = 0; i < count; i++) {
    const entry = entryBatch[i];
    enter((entry.side as i32) & BACKWARDS, entry.key, entry.nearer, entry.from, entry.to, entry.area, FOREIGN);
  }
}
