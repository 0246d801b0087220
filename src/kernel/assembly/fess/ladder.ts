// The second stage of the deadlock tests, cheapest first, run only on the one board a search has chosen to expand: a node
// has some sixty children, and most are never looked at again. The first stage runs while moves are generated.

import { loadBoard } from './board';
import { freezeWalls, wallKey } from './frozen-walls';
import { useGoalReach } from './goal-reach';
import { matches } from './matching';
import { canFillGoals } from './retrograde';
import { isOn, MATCHING, RETROGRADE } from './switches';

export let tests: i32 = 0;

/** Loads the board, frozen boxes as walls. True if it can be shown to be dead. */
export function isDeadPush(boxSet: usize, player: i32): bool {
  tests++;
  loadBoard(boxSet, player);
  if (!freezeWalls()) return true;
  useGoalReach(wallKey);
  if (isOn(MATCHING) && !matches()) return true;
  if (isOn(RETROGRADE) && !canFillGoals()) return true;
  return false;
}
