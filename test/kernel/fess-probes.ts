// Parts of the any-solution engine applied to one board, for tests: any set of boxes and any player on the loaded level.

import { areaCount, findBlocks } from '../../packages/solve/src/kernel/assembly/fess/board/blocks';
import {
  boardBoxes,
  boardMap,
  boxCount,
  flood,
  loadBoard,
} from '../../packages/solve/src/kernel/assembly/fess/board/board';
import { cellSetWords, goalSet } from '../../packages/solve/src/kernel/assembly/fess/board/cell-tables';
import { findPairs, isInDeadPair } from '../../packages/solve/src/kernel/assembly/fess/board/dead-pairs';
import { pushDistance } from '../../packages/solve/src/kernel/assembly/fess/board/distances';
import { looseEnds } from '../../packages/solve/src/kernel/assembly/fess/board/loose-ends';
import {
  generate,
  moveArea,
  moveAreas,
  moveCount,
  moveFrom,
  moveGoneArea,
  moveGoneAreas,
  moveSide,
  moveTo,
} from '../../packages/solve/src/kernel/assembly/fess/board/moves';
import { roomOf } from '../../packages/solve/src/kernel/assembly/fess/board/rooms';
import { corralBoxes, findCorral } from '../../packages/solve/src/kernel/assembly/fess/deadlock/corral-boxes';
import { hasDeadCorral } from '../../packages/solve/src/kernel/assembly/fess/deadlock/corral-search';
import { freezeWalls, wallKey } from '../../packages/solve/src/kernel/assembly/fess/deadlock/frozen-walls';
import { reachesGoal, useGoalReach } from '../../packages/solve/src/kernel/assembly/fess/deadlock/goal-reach';
import { isDeadPush } from '../../packages/solve/src/kernel/assembly/fess/deadlock/ladder';
import { matches } from '../../packages/solve/src/kernel/assembly/fess/deadlock/matching';
import { canFillGoals } from '../../packages/solve/src/kernel/assembly/fess/deadlock/retrograde';
import { hotspots, knowHotspot } from '../../packages/solve/src/kernel/assembly/fess/features/hotspots';
import {
  packedSteps,
  planFrom,
  planLength,
  planTo,
  planUntil,
} from '../../packages/solve/src/kernel/assembly/fess/features/plan';
import { matchAfter, matchBoxes, matchWith } from '../../packages/solve/src/kernel/assembly/fess/search/aim-matching';
import { findWay, wayMap } from '../../packages/solve/src/kernel/assembly/fess/search/way';
import { cellCount } from '../../packages/solve/src/kernel/assembly/level/level';
import { isLive, liveCells } from '../../packages/solve/src/kernel/assembly/level/live';
import { Bits, Bytes, takeBits, takeInts } from '../../packages/solve/src/kernel/assembly/memory/tables';

let set: Bits = changetype<Bits>(0);

export function fessProbeClear(): void {
  if (!set) set = takeBits(cellSetWords);
  set.clear(cellSetWords);
}
export function fessProbeBox(cell: i32): void {
  set.add(cell);
}

/** Loads the board; with `frozen` its frozen boxes as walls. 1 if that alone shows it dead. */
export function fessProbeLoad(player: i32, frozen: bool): i32 {
  loadBoard(set, player);
  const fine = !frozen || freezeWalls();
  // Without a key there is no wall set: what would be kept for it is another board.
  if (frozen && fine) useGoalReach(wallKey);
  return fine ? 0 : 1;
}

/** Of the board loaded: 0 areas, 1 loose ends, 2 hotspots, 3 steps of the plan packed, 4 distances of children that are wrong. */
export function fessProbeFeature(which: i32): i32 {
  if (which == 4) return wrongDistances(false) + wrongDistances(true);
  if (which == 3) return packedSteps(boardMap);
  if (which == 1) return looseEnds(boardMap);
  if (which == 2) {
    for (let i = 0; i < boxCount; i++) knowHotspot(boardBoxes[i]);
    return hotspots(set, 0, 0);
  }
  findBlocks(boardMap);
  return areaCount;
}

/** Boxes × cells whose distance to the goals, found from the parent's matching, is not that of a matching from scratch. */
function wrongDistances(pull: bool): i32 {
  if (!matchWith(goalSet, pull)) return -1;
  const known = takeInts(cellCount + 1);
  let wrong = 0;
  for (let i = 0; i < boxCount; i++) {
    const from = boardBoxes[i];
    matchBoxes(boardBoxes);
    for (let c = 1; c <= cellCount; c++) known[c] = matchAfter(i, c);
    for (let c = 1; c <= cellCount; c++) {
      boardBoxes[i] = c;
      if (matchBoxes(boardBoxes) != known[c]) wrong++;
    }
    boardBoxes[i] = from;
  }
  return wrong;
}

/** Is the board loaded (with frozen boxes) dead by test 0 matching, 1 goals that cannot be filled, 2 corral search, 3 the ladder, 4 pairs? */
export function fessProbeDead(test: i32, player: i32): bool {
  if (test == 0) return !matches();
  if (test == 1) return !canFillGoals();
  if (test == 2) return hasDeadCorral(set, wallKey);
  if (test == 4) return hasDeadPair(player);
  return isDeadPush(set, player);
}

function hasDeadPair(player: i32): bool {
  while (findPairs(1000));
  for (let i = 0; i < boxCount; i++) if (isInDeadPair(boardMap, boardBoxes[i], player)) return true;
  return false;
}

/** Moves of the board loaded; `how`: 0 pushes, 1 pushes without clumsy stops, 2 pulls. Returns their number. */
export function fessProbeMoves(player: i32, how: i32): i32 {
  flood(boardMap, player);
  generate(how == 2, changetype<Bytes>(0), how == 2 ? liveCells : reachesGoal, how == 1);
  return moveCount;
}
/**
 * 0 from, 1 to, 2 side, 3 lowest cell of the player's area, 4 areas of the board; 5 and 6 the same two if the box were taken off
 * the board at its end.
 */
export function fessProbeMove(i: i32, what: i32): i32 {
  if (what == 4) return moveAreas[i];
  if (what == 5) return moveGoneArea[i];
  if (what == 6) return moveGoneAreas[i];
  if (what == 0) return moveFrom[i];
  if (what == 1) return moveTo[i];
  return what == 2 ? moveSide[i] : moveArea[i];
}

/** Whether the loaded board has a PI-corral. Then `fessProbeCell(2, box)` says which boxes may move. */
export function fessProbeCorral(player: i32): bool {
  flood(boardMap, player);
  return findCorral();
}

/**
 * Finds the path to a cell for the box on `from`, 0 for any. Then `fessProbeCell(3, cell)` says which cells are on it.
 */
export function fessProbeWay(player: i32, to: i32, from: i32): bool {
  flood(boardMap, player);
  return findWay(to, from);
}

/**
 * A fact about a cell: 0 whether it is live, 1 its room, 2 whether its box may move in the corral, 3 whether it is on
 * the path, 4 pushes to `extra`.
 */
export function fessProbeCell(what: i32, cell: i32, extra: i32): i32 {
  if (what == 0) return isLive(cell) ? 1 : 0;
  if (what == 1) return roomOf[cell];
  if (what == 2) return corralBoxes[cell];
  if (what == 3) return wayMap[cell];
  return pushDistance(cell, extra);
}

/** The plan in use: its length, and of a step 0 to, 1 from (0 any, 65535 init), 2 until. */
export function fessPlanLength(): i32 {
  return planLength;
}
export function fessPlanStep(step: i32, what: i32): i32 {
  if (what == 0) return planTo[step];
  return what == 1 ? planFrom[step] : planUntil[step];
}
