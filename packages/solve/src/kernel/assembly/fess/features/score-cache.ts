// A cache of scores of recent boards, by key and search: most children of a board have been children of another, and
// those never chosen are stored nowhere else. Overwritten scores are computed again.

import { makeValueCache, ValueCache } from '../../memory/key-cache';

const PLACE_BITS: i32 = 16;
let scoreCache = changetype<ValueCache>(0);
let scoreSalt: u64 = 0;

export function openScoreCache(): void {
  scoreCache = makeValueCache(PLACE_BITS);
}

/** From now on scores are those of this search, identified by its own number. */
export function useScores(search: i32): void {
  scoreSalt = (search as u64) * 0x9e3779b97f4a7c15;
}

/** The score of a board, or 0 if it is not known. */
@inline
export function knownScore(key: u64): u64 {
  const salted = key ^ scoreSalt;
  return scoreCache.get(salted, (salted >> 13) as i32);
}

@inline
export function keepScore(key: u64, score: u64): void {
  const salted = key ^ scoreSalt;
  scoreCache.put(salted, (salted >> 13) as i32, score);
}
