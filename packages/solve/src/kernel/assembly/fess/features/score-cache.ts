// A cache of scores of recent boards, by key and search: most children of a board have been children of another, and
// those never chosen are stored nowhere else. Overwritten scores are computed again.

import { take } from '../../memory/arena';
import { setWord, wordAt } from '../../memory/arrays';

const PLACES: i32 = 1 << 16;
let scoreTable: usize = 0; // u64[place][2]: key, score
let scoreSalt: u64 = 0;

export function openScoreCache(): void {
  scoreTable = take(PLACES * 16);
}

/** From now on scores are those of this search, identified by its own number. */
export function useScores(search: i32): void {
  scoreSalt = <u64>search * 0x9e3779b97f4a7c15;
}

@inline
function scorePlace(key: u64): i32 {
  return <i32>((key ^ scoreSalt) >> 13) & (PLACES - 1);
}

/** The score of a board, or 0 if it is not known. */
@inline
export function knownScore(key: u64): u64 {
  const place = scorePlace(key);
  return wordAt(scoreTable, place * 2) == (key ^ scoreSalt) ? wordAt(scoreTable, place * 2 + 1) : 0;
}

@inline
export function keepScore(key: u64, score: u64): void {
  const place = scorePlace(key);
  setWord(scoreTable, place * 2, key ^ scoreSalt);
  setWord(scoreTable, place * 2 + 1, score);
}
