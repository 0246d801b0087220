// Two deadlock tests by a full matching. Forward, every box that can still move needs a goal of its own that it can reach.
// Backward, every box needs a base (a cell of a box at the start) of its own from which a lone box could be pushed to it.

import { boxCount as boxTotal } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setInt, setWord, shortAt, wordAt } from '../../memory/arrays';
import { addCell, copyCells, dropCell } from '../../memory/cell-sets';
import { BOX } from '../../position/map';
import { boxCount, boxes, map } from '../board/board';
import { words } from '../board/cell-tables';
import { basesOfCell } from '../board/distances';
import { goalWords, reachableGoals } from './goal-reach';

// Full matching: every row needs a column of its own (bipartite matching by augmenting paths, over bit sets). Rows are boxes;
// columns are the goals a box can still reach, or the cells it may have come from.

let owner: usize = 0; // u32[column]: address of the row that has it, or 0
let columns: usize = 0;
let left: usize = 0; // the columns that the current path has not tried yet
let matchedWords: i32 = 0;

/** Tables for sets of this many words. */
export function openFullMatching(mostWords: i32): void {
  owner = take(mostWords << 8);
  left = take(mostWords << 3);
}

/** Starts a matching with this set of columns, which must stay as it is until the last row is matched. */
export function beginFullMatching(set: usize, setWords: i32): void {
  columns = set;
  matchedWords = setWords;
  for (let w = 0; w < matchedWords; w++) {
    for (let bits = wordAt(set, w); bits; bits &= bits - 1) setInt(owner, (w << 6) + <i32>ctz<u64>(bits), 0);
  }
}

/** Adds the row whose possible columns are the set at this address. False: there is no matching with it. */
export function matchRow(row: usize): bool {
  copyCells(left, columns, matchedWords);
  return augment(row);
}

function augment(row: usize): bool {
  for (let w = 0; w < matchedWords; w++) {
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

let allGoals: usize = 0;
let bases: usize = 0;

export function openMatching(): void {
  openFullMatching(max(words, goalWords));
  allGoals = take(goalWords * 8);
  bases = take(words * 8);
  if (!allGoals) return;
  for (let i = 0; i < boxTotal; i++) addCell(allGoals, i);
}

/** Whether the boxes that are not frozen can be matched to goals, with the current wall set. */
export function matches(): bool {
  beginFullMatching(allGoals, goalWords);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(map, c) == BOX && !matchRow(reachableGoals + <usize>((c * goalWords) << 3))) return false;
  }
  return true;
}

/** Whether the boxes can be matched to the bases, without one box and one base (0: all of them). */
export function fitsBases(boxSet: usize, withoutBox: i32, baseSet: usize, withoutBase: i32): bool {
  copyCells(bases, baseSet, words);
  if (withoutBase) dropCell(bases, withoutBase);
  beginFullMatching(bases, words);
  for (let w = 0; w < words; w++) {
    for (let left = wordAt(boxSet, w); left; left &= left - 1) {
      const c = (w << 6) + <i32>ctz<u64>(left);
      if (c != withoutBox && !matchRow(basesOfCell(c))) return false;
    }
  }
  return true;
}
