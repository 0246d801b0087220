// Every box that can still move needs a goal of its own that it can reach (bipartite matching by augmenting paths).

import { boxCount as boxTotal } from '../level/level';
import { take } from '../memory/arena';
import { byteAt, intAt, setInt, setWord, shortAt, wordAt } from '../memory/arrays';
import { clearCells } from '../memory/cell-sets';
import { BOX } from '../position/map';
import { boxCount, boxes, map } from './board';
import { goalWords, reachableGoals } from './goal-reach';

let owner: usize = 0; // i32[goal]: box cell or 0
let tried: usize = 0;

export function openMatching(): void {
  owner = take(boxTotal * 4 + 4);
  tried = take(goalWords * 8);
}

function augment(cell: i32): bool {
  for (let w = 0; w < goalWords; w++) {
    for (;;) {
      const open = wordAt(reachableGoals, cell * goalWords + w) & ~wordAt(tried, w);
      if (!open) break;
      const goal = (w << 6) + <i32>ctz<u64>(open);
      setWord(tried, w, wordAt(tried, w) | (open & (0 - open)));
      const rival = intAt(owner, goal);
      if (rival && !augment(rival)) continue;
      setInt(owner, goal, cell);
      return true;
    }
  }
  return false;
}

/** Can the boxes that are not frozen be given to goals, on the wall set in use? */
export function matches(): bool {
  memory.fill(owner, 0, (<usize>boxTotal) << 2);
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (byteAt(map, c) != BOX) continue;
    clearCells(tried, goalWords);
    if (!augment(c)) return false;
  }
  return true;
}
