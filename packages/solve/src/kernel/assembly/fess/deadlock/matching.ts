// Two deadlock tests by a full matching. Forward, every box that can still move needs a goal of its own that it can reach.
// Backward, every box needs a base (a cell of a box at the start) of its own from which a lone box could be pushed to it.

import { boxCount as boxTotal } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setInt, setWord, shortAt, wordAt } from '../../memory/arrays';
import { addCell, copyCells, dropCell } from '../../memory/cell-sets';
import { BOX } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { cellSetWords } from '../board/cell-tables';
import { basesOfCell } from '../board/distances';
import { goalWords, reachableGoals } from './goal-reach';

// Full matching: every row needs a column of its own (bipartite matching by augmenting paths, over bit sets). Rows are boxes;
// columns are the goals a box can still reach, or the cells it may have come from.

let columnOwners: usize = 0; // u32[column]: address of the row that has it, or 0
let matchColumns: usize = 0;
let untriedColumns: usize = 0; // the columns that the current path has not tried yet
let matchedWords: i32 = 0;

/** Tables for sets of this many words. */
export function openFullMatching(mostWords: i32): void {
  columnOwners = take(mostWords << 8);
  untriedColumns = take(mostWords << 3);
}

/** Starts a matching with this set of columns, which must stay as it is until the last row is matched. */
export function beginFullMatching(set: usize, setWords: i32): void {
  matchColumns = set;
  matchedWords = setWords;
  for (let w = 0; w < matchedWords; w++) {
    for (let bits = wordAt(set, w); bits; bits &= bits - 1) setInt(columnOwners, (w << 6) + <i32>ctz<u64>(bits), 0);
  }
}

/** Adds the row whose possible columns are the set at this address. False: there is no matching with it. */
export function matchRow(row: usize): bool {
  copyCells(untriedColumns, matchColumns, matchedWords);
  return augment(row);
}

function augment(row: usize): bool {
  for (let w = 0; w < matchedWords; w++) {
    for (;;) {
      const open = wordAt(row, w) & wordAt(untriedColumns, w);
      if (!open) break;
      const column = (w << 6) + <i32>ctz<u64>(open);
      setWord(untriedColumns, w, wordAt(untriedColumns, w) & ~(open & (0 - open)));
      const rival = <usize>intAt(columnOwners, column);
      if (rival && !augment(rival)) continue;
      setInt(columnOwners, column, <i32>row);
      return true;
    }
  }
  return false;
}

let allGoals: usize = 0;
let keptBases: usize = 0;

export function openMatching(): void {
  openFullMatching(max(cellSetWords, goalWords));
  allGoals = take(goalWords * 8);
  keptBases = take(cellSetWords * 8);
  if (!allGoals) return;
  for (let i = 0; i < boxTotal; i++) addCell(allGoals, i);
}

/** Whether the boxes that are not frozen can be matched to goals, with the current wall set. */
export function matches(): bool {
  beginFullMatching(allGoals, goalWords);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (byteAt(boardMap, c) == BOX && !matchRow(reachableGoals + <usize>((c * goalWords) << 3))) return false;
  }
  return true;
}

/** Whether the boxes can be matched to the bases, without one box and one base (0: all of them). */
export function fitsBases(boxSet: usize, withoutBox: i32, baseSet: usize, withoutBase: i32): bool {
  copyCells(keptBases, baseSet, cellSetWords);
  if (withoutBase) dropCell(keptBases, withoutBase);
  beginFullMatching(keptBases, cellSetWords);
  for (let w = 0; w < cellSetWords; w++) {
    for (let left = wordAt(boxSet, w); left; left &= left - 1) {
      const c = (w << 6) + <i32>ctz<u64>(left);
      if (c != withoutBox && !matchRow(basesOfCell(c))) return false;
    }
  }
  return true;
}
