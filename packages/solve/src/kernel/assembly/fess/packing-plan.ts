// Makes a packing plan from a backward search: its pulls, reversed, are the steps of the plan; boxes still on the board
// are expected where they are.

import { cellCount } from '../level/level';
import { moveFrom, moveTo } from './board/moves';
import { ANY, addStep, clearPlan, closePlan, INIT } from './features/plan';
import { hasFlag } from './tree/children';
import { expansionAt, expansionBoxes, SINK, Tree } from './tree/tree';

/**
 * The plan from an expansion of a backward search and, if not -1, one of the moves just generated for it. False, and no plan,
 * if that move solves the level because no box was removed.
 */
export function planFrom(tree: Tree, last: i32, beyond: i32): bool {
  clearPlan();
  let e = expansionAt(tree, last);
  const boxSet = expansionBoxes(e);
  let sunk = false;
  for (let c = 1; c <= cellCount; c++) {
    if (!boxSet.has(c)) continue;
    if (beyond < 0 || moveFrom[beyond] != c) addStep(c, INIT);
    else if (!hasFlag(beyond, SINK)) addStep(moveTo[beyond], INIT);
  }
  if (beyond >= 0) {
    sunk = hasFlag(beyond, SINK);
    if (!sunk) return false;
    addStep(moveFrom[beyond], ANY);
  }
  for (; e.parent >= 0; e = expansionAt(tree, e.parent)) {
    const isSink = (e.flags & (SINK as u16)) != 0;
    addStep(e.from, isSink ? ANY : e.to);
    if (isSink) sunk = true;
  }
  closePlan(!sunk);
  return true;
}
