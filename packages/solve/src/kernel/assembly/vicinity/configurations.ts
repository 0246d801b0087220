// The storage of a vicinity search. A configuration is the cells of all boxes, with a label per cell: the least cost at
// which the player was found there. Everything is in pools of fixed size that the next search reuses.
//
// A cost is a pair in 32 bits: the first metric + 1 above the second. Label 0 marks boxes and walls: nothing is below it,
// so a walk never enters them.

import { shortages } from '../memory/arena';
import { KeyCache, makeKeyCache } from '../memory/key-cache';
import { Bits, Ints, recordAt, takeSized, takeWords, Words } from '../memory/tables';
import { boardWords, cellCount } from './board';

/** The boxes follow, and then the labels. */
@unmanaged
export class Configuration {
  key: u64;
  /** The least cost that is too much for it. */
  limit: u32;
  unused: u32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<Configuration>());
  }

  /** u32[cell]. */
  @inline
  labels(): Ints {
    return changetype<Ints>(this.boxes().part(boardWords));
  }
}

export const UNREACHED: u32 = 0xffff_ffff;
export const BLOCKED: u32 = 0;

let configurationBytes: usize = 0;
let configurationPool: usize = 0;
let maxConfigurations: u32 = 0;
export let configurationCount: u32 = 0;
/** u64[slot]: upper half of the key, then configuration + 1; 0 if free. */
let keyTable = changetype<Words>(0);
let keyMask: u32 = 0;
let mostSlots: u32 = 0;
const FIRST_SLOTS: u32 = 4096;

/** The most configurations, and the largest mask of the table, that a search has used so far. */
let mostUsed: u32 = 0;
let mostMask: u32 = 0;

/** Keys that were found too far from the path. */
const REJECTED_BITS: i32 = 15;
let rejectedKeys = changetype<KeyCache>(0);

/** Room for this many configurations. False: out of memory. */
export function openConfigurations(limit: u32): bool {
  const before = shortages;
  configurationBytes = recordBytes();
  maxConfigurations = limit;
  mostSlots = FIRST_SLOTS;
  while (mostSlots < limit + (limit >> 1)) mostSlots <<= 1;
  configurationPool = takeSized(maxConfigurations, configurationBytes);
  keyTable = takeWords(mostSlots);
  rejectedKeys = makeKeyCache(REJECTED_BITS);
  return shortages == before;
}

function recordBytes(): usize {
  return (offsetof<Configuration>() + ((boardWords << 3) as usize) + (((cellCount + 1) << 2) as usize) + 7) & ~7;
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
  return changetype<usize>(keyTable) + (((max(mostMask, keyMask) as usize) + 1) << 3);
}
export function tableEnd(): usize {
  return changetype<usize>(keyTable) + (mostSlots << 3);
}

export function clearConfigurations(): void {
  mostUsed = max(mostUsed, configurationCount);
  mostMask = max(mostMask, keyMask);
  keyMask = FIRST_SLOTS - 1;
  keyTable.clear(FIRST_SLOTS);
  rejectedKeys.clear();
  configurationCount = 0;
}

/** Twice as many slots. A table no larger than the search stays in the processor's caches. */
function grow(): void {
  keyMask = (keyMask << 1) | 1;
  keyTable.clear(keyMask + 1);
  for (let i: u32 = 0; i < configurationCount; i++) putIn(configurationAt(i).key, i);
}

@inline
function putIn(key: u64, configuration: u32): void {
  let slot = keySlot(key);
  while (keyTable[slot] != 0) slot = (slot + 1) & keyMask;
  keyTable[slot] = (key & 0xffff_ffff_0000_0000) | ((configuration + 1) as u64);
}

@inline
function keySlot(key: u64): u32 {
  return (key as u32) & keyMask;
}

@inline
export function configurationAt(number: u32): Configuration {
  return recordAt<Configuration>(configurationPool, number, configurationBytes);
}

@inline
export function labelAt(labels: Ints, cell: i32): u32 {
  return labels[cell] as u32;
}

@inline
export function setLabel(labels: Ints, cell: i32, cost: u32): void {
  labels[cell] = cost;
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
    const entry = keyTable[slot];
    if (entry == 0) return -1;
    if (entry >> 32 == half) return ((entry as u32) - 1) as i32;
    slot = (slot + 1) & keyMask;
  }
}

/** A new configuration with these boxes, or -1 when there is no room. */
export function enter(key: u64, boxes: Bits, limit: u32): i32 {
  if (configurationCount == maxConfigurations) return -1;
  const made = configurationCount++;
  const configuration = configurationAt(made);
  configuration.key = key;
  configuration.limit = limit;
  const labels = configuration.labels();
  labels.fillOnes(cellCount);
  setLabel(labels, cellCount, BLOCKED);
  for (let k = 0; k < boardWords; k++) {
    const set = boxes[k];
    configuration.boxes()[k] = set;
    for (let word = set; word != 0; word &= word - 1) {
      setLabel(labels, (k << 6) + (ctz(word) as i32), BLOCKED);
    }
  }
  putIn(key, made);
  if (made > keyMask >> 1 && keyMask < mostSlots - 1) grow();
  return made as i32;
}

@inline
export function isRejected(key: u64): bool {
  return rejectedKeys.has(key, (key >> (64 - REJECTED_BITS)) as i32);
}

@inline
export function reject(key: u64): void {
  rejectedKeys.put(key, (key >> (64 - REJECTED_BITS)) as i32);
}
