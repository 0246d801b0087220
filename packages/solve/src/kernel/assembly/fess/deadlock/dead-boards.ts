// A cache of boards proven to be deadlocks, by key, for all searches of the level: the tests are sound, so a deadlock
// found by one run holds for every other. A board whose entry was overwritten is simply tested again.

import { KeyCache, makeKeyCache } from '../../memory/key-cache';

const FIRST_BITS: i32 = 12;
const MAX_BITS: i32 = 20;

let deadBoards = changetype<KeyCache>(0);
let deadBits: i32 = 0;
let deadCount: i32 = 0;

export function openDeadBoards(): void {
  deadBoards = makeKeyCache(FIRST_BITS);
  deadBits = FIRST_BITS;
}

@inline
function deadHash(key: u64): i32 {
  return (key >> 20) as i32;
}

export function isKnownDead(key: u64): bool {
  return deadBoards.has(key, deadHash(key));
}

export function buryBoard(key: u64): void {
  if (++deadCount > 1 << deadBits && deadBits < MAX_BITS) grow();
  deadBoards.put(key, deadHash(key));
}

/** Quadruples the table; if there is no memory for that, it stays as it is. */
function grow(): void {
  const before = deadBoards.keys;
  const larger = makeKeyCache(deadBits + 2);
  if (!larger) {
    deadCount = i32.MIN_VALUE;
    return;
  }
  for (let i = 0; i < 1 << deadBits; i++) if (before[i]) larger.put(before[i], deadHash(before[i]));
  deadBoards = larger;
  deadBits += 2;
}
