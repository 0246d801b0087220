// A cache of boards proven to be deadlocks, by key, for all searches of the level: the tests are sound, so a deadlock
// found by one run holds for every other. A board whose entry was overwritten is simply tested again.

import { take } from '../../memory/arena';
import { setWord, wordAt } from '../../memory/arrays';

const FIRST_PLACES: i32 = 1 << 12;
const MAX_PLACES: i32 = 1 << 20;

let deadKeys: usize = 0;
let deadPlaces: i32 = 0;
let deadCount: i32 = 0;

export function openDeadBoards(): void {
  deadKeys = take(FIRST_PLACES * 8);
  deadPlaces = FIRST_PLACES;
}

@inline
function deadPlace(key: u64): i32 {
  return <i32>(key >> 20) & (deadPlaces - 1);
}

export function isKnownDead(key: u64): bool {
  return wordAt(deadKeys, deadPlace(key)) == key;
}

export function buryBoard(key: u64): void {
  if (++deadCount > deadPlaces && deadPlaces < MAX_PLACES) grow();
  setWord(deadKeys, deadPlace(key), key);
}

/** Quadruples the table; if there is no memory for that, it stays as it is. */
function grow(): void {
  const before = deadKeys;
  const size = deadPlaces;
  const larger = take(size * 4 * 8);
  if (!larger) {
    deadCount = i32.MIN_VALUE;
    return;
  }
  deadKeys = larger;
  deadPlaces = size * 4;
  for (let i = 0; i < size; i++)
    if (wordAt(before, i)) setWord(deadKeys, deadPlace(wordAt(before, i)), wordAt(before, i));
}
