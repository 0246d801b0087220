// The second stage of the deadlock tests, cheapest first. It runs only on the one board that a search has chosen to
// expand: a node has some sixty children, and most are never expanded. The first stage runs while moves are generated.

import { Bits } from '../../memory/tables';
import { CORRAL_SEARCH, MATCHING, RETROGRADE } from '../../parameters';
import { isOn } from '../../switches';
import { TRACING } from '../../tracing';
import { areaCount, findBoardBlocks } from '../board/blocks';
import { boardMap, boardPlayer, loadBoard } from '../board/board';
import { hasDeadCorral } from './corral-search';
import { freezeWalls, wallKey } from './frozen-walls';
import { useGoalReach } from './goal-reach';
import { matches } from './matching';
import { canFillGoals } from './retrograde';

export let deadlockTests: i32 = 0;

/** The steps of the ladder, for the trace. */
const FROZEN_STEP: i32 = 1;
const MATCHING_STEP: i32 = 2;
const RETROGRADE_STEP: i32 = 3;
const CORRAL_STEP: i32 = 4;

@inline
function dead(step: i32): bool {
  if (TRACING) trace('any: board is dead by step, the player at', 2, step, boardPlayer);
  return true;
}

/** Loads the board, with frozen boxes as walls. True if it is proven to be a deadlock. */
export function isDeadPush(boxSet: Bits, player: i32): bool {
  deadlockTests++;
  loadBoard(boxSet, player);
  if (!freezeWalls()) return dead(FROZEN_STEP);
  useGoalReach(wallKey);
  if (isOn(MATCHING) && !matches()) return dead(MATCHING_STEP);
  if (isOn(RETROGRADE) && !canFillGoals()) return dead(RETROGRADE_STEP);
  if (!isOn(CORRAL_SEARCH)) return false;
  findBoardBlocks(boardMap);
  if (areaCount < 2) return false;
  const key = wallKey;
  if (hasDeadCorral(boxSet, key)) return dead(CORRAL_STEP);
  loadBoard(boxSet, player);
  freezeWalls();
  return false;
}
