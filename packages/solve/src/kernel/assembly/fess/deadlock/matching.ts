// Two deadlock tests by a full matching. Forward, every box that can still move needs a goal of its own that it can reach.
// Backward, every box needs a base (a cell of a box at the start) of its own from which a lone box could be pushed to it.

import { boxCount as boxTotal } from '../../level/level';
import { Bits, Refs, takeBits, takeRefs } from '../../memory/tables';
import { BOX } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { cellSetWords } from '../board/cell-tables';
import { basesOfCell } from '../board/distances';
import { goalWords, reachableGoals } from './goal-reach';

// Full matching: every row needs a column of its own (bipartite matching by augmenting paths, over bit sets). Rows are boxes;
// columns are the goals a box can still reach, or the cells it may have come from.

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

let allGoals = changetype<Bits>(0);
let keptBases = changetype<Bits>(0);

export function openMatching(): void {
  openFullMatching(max(cellSetWords, goalWords));
  allGoals = takeBits(goalWords);
  keptBases = takeBits(cellSetWords);
  if (!allGoals) return;
  for (let i = 0; i < boxTotal; i++) allGoals.add(i);
}

/** Whether the boxes that are not frozen can be matched to goals, with the current wall set. */
export function matches(): bool {
  beginFullMatching(allGoals, goalWords);
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (boardMap[c] == BOX && !matchRow(reachableGoals.part(c * goalWords))) return false;
  }
  return true;
}

/** Whether the boxes can be matched to the bases, without one box and one base (0: all of them). */
export function fitsBases(boxSet: Bits, withoutBox: i32, baseSet: Bits, withoutBase: i32): bool {
  keptBases.copyFrom(baseSet, cellSetWords);
  if (withoutBase) keptBases.drop(withoutBase);
  beginFullMatching(keptBases, cellSetWords);
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = boxSet[w]; left; left &= left - 1) {
      const c = (w << 6) + (ctz<u64>(left) as i32);
      if (c != withoutBox && !matchRow(basesOfCell(c))) return false;
    }
  }
  return true;
}
