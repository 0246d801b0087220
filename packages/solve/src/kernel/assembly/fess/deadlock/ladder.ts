// The second stage of the deadlock tests, cheapest first. It runs only on the one board that a search has chosen to
// expand: a node has some sixty children, and most are never expanded. The first stage runs while moves are generated.

import { CORRAL_SEARCH, MATCHING, RETROGRADE } from '../../parameters';
import { isOn } from '../../switches';
import { areaCount, findBoardBlocks } from '../board/blocks';
import { boardMap, loadBoard } from '../board/board';
import { hasDeadCorral } from './corral-search';
import { freezeWalls, wallKey } from './frozen-walls';
import { useGoalReach } from './goal-reach';
import { matches } from './matching';
import { canFillGoals } from './retrograde';

export let deadlockTests: i32 = 0;

/** Loads the board, with frozen boxes as walls. True if it is proven to be a deadlock. */
export function isDeadPush(boxSet: usize, player: i32): bool {
  deadlockTests++;
  loadBoard(boxSet, player);
  if (!freezeWalls()) return true;
  useGoalReach(wallKey);
  if (isOn(MATCHING) && !matches()) return true;
  if (isOn(RETROGRADE) && !canFillGoals()) return true;
  if (!isOn(CORRAL_SEARCH)) return false;
  findBoardBlocks(boardMap);
  if (areaCount < 2) return false;
  const key = wallKey;
  if (hasDeadCorral(boxSet, key)) return true;
  loadBoard(boxSet, player);
  freezeWalls();
  return false;
}
