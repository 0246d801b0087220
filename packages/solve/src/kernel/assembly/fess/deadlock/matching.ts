// Two deadlock tests by a full matching. Forward, every box that can still move needs a goal of its own that it can reach.
// Backward, every box needs a base (a cell of a box at the start) of its own from which a lone box could be pushed to it.

import { boxCount as boxTotal } from '../../level/level';
import { Bits, takeBits } from '../../memory/tables';
import { BOX } from '../../position/map';
import { boardBoxes, boardMap, boxCount } from '../board/board';
import { cellSetWords } from '../board/cell-tables';
import { basesOfCell } from '../board/distances';
import { beginFullMatching, matchRow, openFullMatching } from './full-matching';
import { goalWords, reachableGoals } from './goal-reach';

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
