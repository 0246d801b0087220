// The storage of a vicinity search. A configuration is the cells of all boxes, with a label per cell: the least cost at
// which the player was found there. Everything is in pools of fixed size that the next search reuses.
//
// A cost is a pair in 32 bits: the first metric + 1 above the second. Label 0 marks boxes and walls: nothing is below it,
// so a walk never enters them.

import { arenaTake, arenaTakeEach } from '../memory/arena';
import { boardBytes, boardWords, cellCount } from './board';

// A configuration: key, the least cost that is too much for it, then the boxes and the labels.
const KEY: usize = 0;
const LIMIT: usize = 8;
const BOXES: usize = 16;

export const UNREACHED: u32 = 0xffff_ffff;
export const BLOCKED: u32 = 0;

let configurationBytes: usize = 0;
let configurationPool: usize = 0;
let maxConfigurations: u32 = 0;
export let configurationCount: u32 = 0;
/** u64[slot]: upper half of the key, then configuration + 1; 0 if free. */
let keyTable: usize = 0;
let keyMask: u32 = 0;
let mostSlots: u32 = 0;
const FIRST_SLOTS: u32 = 4096;

/** The most configurations, and the largest mask of the table, that a search has used so far. */
let mostUsed: u32 = 0;
let mostMask: u32 = 0;

/** A direct-mapped cache of keys that were found too far from the path. */
const REJECTED_BITS: u64 = 15;
let rejectedKeys: usize = 0;

/** Room for this many configurations. False: out of memory. */
export function openConfigurations(limit: u32): bool {
  configurationBytes = recordBytes();
  maxConfigurations = limit;
  mostSlots = FIRST_SLOTS;
  while (mostSlots < limit + (limit >> 1)) mostSlots <<= 1;
  configurationPool = arenaTakeEach(maxConfigurations as usize, configurationBytes);
  keyTable = arenaTake((mostSlots as usize) << 3);
  rejectedKeys = arenaTake((1 as usize) << ((REJECTED_BITS as usize) + 3));
  return configurationPool != 0 && keyTable != 0 && rejectedKeys != 0;
}

function recordBytes(): usize {
  return (BOXES + boardBytes + (((cellCount as usize) + 1) << 2) + 7) & ~7;
}

/** Bytes one configuration takes with its share of the table. */
export function bytesPerConfiguration(): usize {
  return recordBytes() + 24;
}

/** The addresses between which the pool was never written. */
export function freshPool(): usize {
  return configurationPool + (max(mostUsed, configurationCount) as usize) * configurationBytes;
}
export function poolEnd(): usize {
  return configurationPool + (maxConfigurations as usize) * configurationBytes;
}

/** The same for the table. */
export function freshTable(): usize {
  return keyTable + (((max(mostMask, keyMask) as usize) + 1) << 3);
}
export function tableEnd(): usize {
  return keyTable + ((mostSlots as usize) << 3);
}

export function clearConfigurations(): void {
  mostUsed = max(mostUsed, configurationCount);
  mostMask = max(mostMask, keyMask);
  keyMask = FIRST_SLOTS - 1;
  memory.fill(keyTable, 0, (FIRST_SLOTS as usize) << 3);
  memory.fill(rejectedKeys, 0, (1 as usize) << ((REJECTED_BITS as usize) + 3));
  configurationCount = 0;
}

/** Twice as many slots. A table no larger than the search stays in the processor's caches. */
function grow(): void {
  keyMask = (keyMask << 1) | 1;
  memory.fill(keyTable, 0, ((keyMask as usize) + 1) << 3);
  for (let i: u32 = 0; i < configurationCount; i++) putIn(keyAt(i), i);
}

@inline
function putIn(key: u64, configuration: u32): void {
  let slot = keySlot(key);
  while (load<u64>(keyTable + ((slot as usize) << 3)) != 0) slot = (slot + 1) & keyMask;
  store<u64>(keyTable + ((slot as usize) << 3), (key & 0xffff_ffff_0000_0000) | ((configuration + 1) as u64));
}

@inline
function keySlot(key: u64): u32 {
  return (key as u32) & keyMask;
}

@inline
function at(configuration: u32): usize {
  return configurationPool + (configuration as usize) * configurationBytes;
}

@inline
export function keyAt(configuration: u32): u64 {
  return load<u64>(at(configuration) + KEY);
}

@inline
export function boxesAt(configuration: u32): usize {
  return at(configuration) + BOXES;
}

/** u32[cell]: the labels. */
@inline
export function labelsAt(configuration: u32): usize {
  return at(configuration) + BOXES + boardBytes;
}

@inline
export function limitAt(configuration: u32): u32 {
  return load<u32>(at(configuration) + LIMIT);
}

@inline
export function labelAt(labels: usize, cell: i32): u32 {
  return load<u32>(labels + ((cell as usize) << 2));
}

@inline
export function setLabel(labels: usize, cell: i32, cost: u32): void {
  store<u32>(labels + ((cell as usize) << 2), cost);
}

/**
 * The configuration with this key, or -1. The upper half of the key in the slot decides, so no record is read in vain;
 * errors by a collision are caught when the moves are verified.
 */
@inline
export function find(key: u64): i32 {
  let slot = keySlot(key);
  const half = key >> 32;
  while (true) {
    const entry = load<u64>(keyTable + ((slot as usize) << 3));
    if (entry == 0) return -1;
    if (entry >> 32 == half) return ((entry as u32) - 1) as i32;
    slot = (slot + 1) & keyMask;
  }
}

/** A new configuration with these boxes, or -1 when there is no room. */
export function enter(key: u64, boxes: usize, limit: u32): i32 {
  if (configurationCount == maxConfigurations) return -1;
  const made = configurationCount++;
  const record = at(made);
  store<u64>(record + KEY, key);
  store<u32>(record + LIMIT, limit);
  const labels = record + BOXES + boardBytes;
  memory.fill(labels, 255, (cellCount as usize) << 2);
  setLabel(labels, cellCount, BLOCKED);
  for (let k: usize = 0; k < boardWords; k++) {
    const set = load<u64>(boxes + (k << 3));
    store<u64>(record + BOXES + (k << 3), set);
    for (let word = set; word != 0; word &= word - 1) {
      setLabel(labels, ((k << 6) as i32) + (ctz(word) as i32), BLOCKED);
    }
  }
  putIn(key, made);
  if (made > keyMask >> 1 && keyMask < mostSlots - 1) grow();
  return made as i32;
}

@inline
export function isRejected(key: u64): bool {
  return load<u64>(rejectedKeys + (((key >> (64 - REJECTED_BITS)) as usize) << 3)) == key;
}

@inline
export function reject(key: u64): void {
  store<u64>(rejectedKeys + (((key >> (64 - REJECTED_BITS)) as usize) << 3), key);
}
