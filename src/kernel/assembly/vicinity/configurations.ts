// What a vicinity search stores. A configuration is where all boxes are; with it stand the cells the player has been on and
// an entry for every push that led into it. Everything lies in pools of fixed size that the next search uses again.

import { arenaTake } from '../memory/arena';
import { boardBytes } from './board';

// A configuration: key, reference position, newest entry, first waiting wave, path position, then two boards.
const KEY: usize = 0;
const REFERENCE: usize = 8;
const ENTRY: usize = 12;
const WAVES: usize = 16;
const ON_PATH: usize = 20;
const BOXES: usize = 24;

let size: usize = 0;
let pool: usize = 0;
let most: u32 = 0;
export let count: u32 = 0;
/** u64[slot]: upper half of the key, then configuration + 1; 0 where free. The half key spares most looks at wrong records. */
let table: usize = 0;
let mask: u32 = 0;

// An entry: the entry before it, player cell and direction of the push, cost (first above second).
const ENTRY_SIZE: usize = 12;
let entries: usize = 0;
let mostEntries: u32 = 0;
let entryCount: u32 = 0;

/** A direct-mapped cache of keys that were found too far from the path. */
const REJECTED_BITS: u64 = 15;
let rejected: usize = 0;

/** Room for so many configurations (rounded down to what the table holds well). False: out of memory. */
export function openConfigurations(limit: u32): bool {
  size = BOXES + (boardBytes << 1);
  most = limit;
  mostEntries = limit * 8;
  let slots: u32 = 1024;
  while (slots < limit + (limit >> 1)) slots <<= 1;
  mask = slots - 1;
  pool = arenaTake((most as usize) * size);
  table = arenaTake((slots as usize) << 3);
  entries = arenaTake((mostEntries as usize) * ENTRY_SIZE);
  rejected = arenaTake((1 as usize) << ((REJECTED_BITS as usize) + 3));
  return pool != 0 && table != 0 && entries != 0 && rejected != 0;
}

/** Bytes one configuration takes with its share of table and entries. */
export function bytesPerConfiguration(): usize {
  return BOXES + (boardBytes << 1) + ENTRY_SIZE * 8 + 24;
}

export function clearConfigurations(): void {
  // Emptying by the records touches less than a fill while the search was small.
  if (count < mask >> 4) {
    for (let i: u32 = 0; i < count; i++) {
      let slot = slotOf(keyAt(i));
      while (load<u64>(table + ((slot as usize) << 3)) != 0) {
        store<u64>(table + ((slot as usize) << 3), 0);
        slot = (slot + 1) & mask;
      }
    }
  } else memory.fill(table, 0, ((mask as usize) + 1) << 3);
  memory.fill(rejected, 0, (1 as usize) << ((REJECTED_BITS as usize) + 3));
  count = 0;
  entryCount = 0;
}

@inline
function slotOf(key: u64): u32 {
  return (key as u32) & mask;
}

@inline
function at(configuration: u32): usize {
  return pool + (configuration as usize) * size;
}

@inline
export function keyAt(configuration: u32): u64 {
  return load<u64>(at(configuration) + KEY);
}

@inline
export function boxesAt(configuration: u32): usize {
  return at(configuration) + BOXES;
}

@inline
export function visitedAt(configuration: u32): usize {
  return at(configuration) + BOXES + boardBytes;
}

/** The position of the path that it lies near. */
@inline
export function referenceAt(configuration: u32): i32 {
  return load<i32>(at(configuration) + REFERENCE);
}

/** The newest entry + 1, 0 for none. */
@inline
export function entryAt(configuration: u32): u32 {
  return load<u32>(at(configuration) + ENTRY);
}

/** The first position of the path with these boxes, -1 for none. */
@inline
export function onPathAt(configuration: u32): i32 {
  return load<i32>(at(configuration) + ON_PATH);
}

@inline
export function setOnPath(configuration: u32, position: i32): void {
  store<i32>(at(configuration) + ON_PATH, position);
}

/** The first waiting wave + 1, 0 for none. */
@inline
export function wavesAt(configuration: u32): u32 {
  return load<u32>(at(configuration) + WAVES);
}

@inline
export function setWaves(configuration: u32, wave: u32): void {
  store<u32>(at(configuration) + WAVES, wave);
}

/** The configuration with this key, or -1. 64-bit keys: what a collision would spoil is caught when the moves are verified. */
@inline
export function find(key: u64): i32 {
  let slot = slotOf(key);
  const half = key >> 32;
  while (true) {
    const entry = load<u64>(table + ((slot as usize) << 3));
    if (entry == 0) return -1;
    if (entry >> 32 == half && keyAt((entry as u32) - 1) == key) return ((entry as u32) - 1) as i32;
    slot = (slot + 1) & mask;
  }
}

/** A new configuration with these boxes, or -1 when there is no room. */
export function enter(key: u64, boxes: usize, reference: i32): i32 {
  if (count == most) return -1;
  const made = count++;
  const record = at(made);
  store<u64>(record + KEY, key);
  store<i32>(record + REFERENCE, reference);
  store<u32>(record + ENTRY, 0);
  store<u32>(record + WAVES, 0);
  store<i32>(record + ON_PATH, -1);
  // loops: calls to copy or fill memory cost more than a board is long
  for (let k: usize = 0; k < boardBytes; k += 8) {
    store<u64>(record + BOXES + k, load<u64>(boxes + k));
    store<u64>(record + BOXES + boardBytes + k, 0);
  }
  let slot = slotOf(key);
  while (load<u64>(table + ((slot as usize) << 3)) != 0) slot = (slot + 1) & mask;
  store<u64>(table + ((slot as usize) << 3), (key & 0xffff_ffff_0000_0000) | ((made + 1) as u64));
  return made as i32;
}

/** A push into a configuration that left the player on `cell`; direction 4 marks the start. False: no room. */
export function addEntry(configuration: u32, cell: i32, direction: i32, first: i32, second: i32): bool {
  if (entryCount == mostEntries) return false;
  const entry = entries + (entryCount as usize) * ENTRY_SIZE;
  store<u32>(entry, entryAt(configuration));
  store<u32>(entry + 4, ((cell << 3) | direction) as u32);
  store<u32>(entry + 8, ((first << 16) | second) as u32);
  store<u32>(at(configuration) + ENTRY, ++entryCount);
  return true;
}

@inline
function entry(number: u32): usize {
  return entries + ((number - 1) as usize) * ENTRY_SIZE;
}

export function entryBefore(number: u32): u32 {
  return load<u32>(entry(number));
}

export function entryCell(number: u32): i32 {
  return (load<u32>(entry(number) + 4) >> 3) as i32;
}

export function entryDirection(number: u32): i32 {
  return (load<u32>(entry(number) + 4) & 7) as i32;
}

export function entryFirst(number: u32): i32 {
  return (load<u32>(entry(number) + 8) >> 16) as i32;
}

export function entrySecond(number: u32): i32 {
  return (load<u32>(entry(number) + 8) & 0xffff) as i32;
}

@inline
export function isRejected(key: u64): bool {
  return load<u64>(rejected + (((key >> (64 - REJECTED_BITS)) as usize) << 3)) == key;
}

@inline
export function reject(key: u64): void {
  store<u64>(rejected + (((key >> (64 - REJECTED_BITS)) as usize) << 3), key);
}
