// Two deadlock tests by a full matching. Forward, every box that can still move needs a goal of its own that it can reach.
// Backward, every box needs a base (a cell of a box at the start) of its own from which a lone box could be pushed to it.

import { boxCount as boxTotal } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, shortAt, wordAt } from '../../memory/arrays';
import { addCell, copyCells, dropCell } from '../../memory/cell-sets';
import { beginFullMatching, matchRow, openFullMatching } from '../../position/full-matching';
import { BOX } from '../../position/map';
import { boxCount, boxes, map } from '../board/board';
import { words } from '../board/cell-tables';
import { basesOfCell } from '../board/distances';
import { goalWords, reachableGoals } from './goal-reach';

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
