// Full matching: every row needs a column of its own (bipartite matching by augmenting paths, over bit sets). Rows are boxes;
// columns are the goals a box can still reach, or the cells it may have come from.

import { Bits, Refs, takeBits, takeRefs } from '../../memory/tables';

let columnOwners = changetype<Refs<Bits>>(0); // u32[column]: address of the row that has it, or 0
let matchColumns = changetype<Bits>(0);
let untriedColumns = changetype<Bits>(0); // the columns that the current path has not tried yet
let matchedWords: i32 = 0;

/** Tables for sets of this many words. */
export function openFullMatching(mostWords: i32): void {
  columnOwners = takeRefs<Bits>(mostWords << 6);
  untriedColumns = takeBits(mostWords);
}

/** Starts a matching with this set of columns, which must stay as it is until the last row is matched. */
export function beginFullMatching(set: Bits, setWords: i32): void {
  matchColumns = set;
  matchedWords = setWords;
  for (let w = 0; w < matchedWords; w++) {
    for (let bits = set[w]; bits; bits &= bits - 1)
      columnOwners[(w << 6) + (ctz<u64>(bits) as i32)] = changetype<Bits>(0);
  }
}

/** Adds the row whose possible columns are the set at this address. False: there is no matching with it. */
export function matchRow(row: Bits): bool {
  untriedColumns.copyFrom(matchColumns, matchedWords);
  return augment(row);
}

function augment(row: Bits): bool {
  for (let w = 0; w < matchedWords; w++) {
    for (;;) {
      const open = row[w] & untriedColumns[w];
      if (!open) break;
      const column = (w << 6) + (ctz<u64>(open) as i32);
      untriedColumns[w] = untriedColumns[w] & ~(open & (0 - open));
      const rival = columnOwners[column];
      if (rival && !augment(rival)) continue;
      columnOwners[column] = row;
      return true;
    }
  }
  return false;
}
