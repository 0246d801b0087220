// Full matching: every row needs a column of its own (bipartite matching by augmenting paths, over bit sets). Rows are boxes;
// columns are the goals a box can still reach, or the cells it may have come from.

import { take } from '../memory/arena';
import { intAt, setInt, setWord, wordAt } from '../memory/arrays';
import { copyCells } from '../memory/cell-sets';

let owner: usize = 0; // u32[column]: address of the row that has it, or 0
let columns: usize = 0;
let left: usize = 0; // the columns that the current path has not tried yet
let words: i32 = 0;

/** Tables for sets of this many words. */
export function openFullMatching(mostWords: i32): void {
  owner = take(mostWords << 8);
  left = take(mostWords << 3);
}

/** Starts a matching with this set of columns, which must stay as it is until the last row is matched. */
export function beginFullMatching(set: usize, setWords: i32): void {
  columns = set;
  words = setWords;
  for (let w = 0; w < words; w++) {
    for (let bits = wordAt(set, w); bits; bits &= bits - 1) setInt(owner, (w << 6) + <i32>ctz<u64>(bits), 0);
  }
}

/** Adds the row whose possible columns are the set at this address. False: there is no matching with it. */
export function matchRow(row: usize): bool {
  copyCells(left, columns, words);
  return augment(row);
}

function augment(row: usize): bool {
  for (let w = 0; w < words; w++) {
    for (;;) {
      const open = wordAt(row, w) & wordAt(left, w);
      if (!open) break;
      const column = (w << 6) + <i32>ctz<u64>(open);
      setWord(left, w, wordAt(left, w) & ~(open & (0 - open)));
      const rival = <usize>intAt(owner, column);
      if (rival && !augment(rival)) continue;
      setInt(owner, column, <i32>row);
      return true;
    }
  }
  return false;
}
