// The interface of the any-solution engine: `fessRun` runs for a budget of turns and returns the state; the solution is read as
// macro moves (box, target cell, area of the player afterward). One level per module instance. The runs take turns by node
// counts, never by the clock, so that every search of a level is the same.

import { boxCells, boxCount as boxTotal, cellCount } from '../level/level';
import { arenaMost, shortages } from '../memory/arena';
import { Bytes, takeBytes } from '../memory/tables';
import {
  CORRAL_POSITIONS,
  CORRAL_SEARCHES,
  DEADLOCK_TESTS,
  HOTSPOT_WORK,
  HOTSPOTS,
  PARTNER_STEPS,
  PERIMETER_SHARE,
  REPEATS,
  RUNS,
} from '../parameters';
import { openFreeze } from '../position/freeze';
import { setSwitches } from '../switches';
import { openBlocks } from './board/blocks';
import { openBoard } from './board/board';
import { openLevel } from './board/cell-tables';
import { findDistances, openDistances } from './board/distances';
import { openLooseEnds } from './board/loose-ends';
import { openMoves } from './board/moves';
import { openOneBox } from './board/one-box';
import { findRooms, openRooms } from './board/rooms';
import { findTunnels, openTunnels } from './board/tunnels';
import { openCorrals } from './deadlock/corral-boxes';
import { corralPositions, corralSearches, openCorralSearch } from './deadlock/corral-search';
import { openDeadBoards } from './deadlock/dead-boards';
import { openFrozenWalls } from './deadlock/frozen-walls';
import { openGoalReach } from './deadlock/goal-reach';
import { deadlockTests } from './deadlock/ladder';
import { openMatching } from './deadlock/matching';
import { openRetrograde } from './deadlock/retrograde';
import { openHotspots } from './features/hotspots';
import { openPlans } from './features/plan';
import { openScoreCache } from './features/score-cache';
import { openSinks } from './features/sinks';
import { planNodes, repeatedSearches, restFromTarget, wayToBest } from './run';
import { findStand, openAim } from './search/aim';
import { openExplorer } from './search/explorer';
import { openForward } from './search/forward';
import { expandedTotal, openLoop } from './search/loop';
import { openPlanSearch } from './search/plan-search';
import { findSides, openWay } from './search/way';
import { openChildren } from './tree/children';
import { openPerimeter } from './tree/perimeter';
import { foreignSteps, openSolution, stepCount } from './tree/solution';
import { beginRuns, foundRun, openRuns, runAt } from './turns';

/** Bytes of a perimeter entry with its slot in the table. */
const PERIMETER_BYTES: usize = 40;

/**
 * Makes the tables of the level in the buffer. `techniques` and `runs`: those to use, one bit each. False if the
 * arena's limit is too small; otherwise call `fessAnalyze` next.
 */
export function fessPrepare(techniques: i32, runs: i32): bool {
  const before = shortages;
  openLevel();
  if (shortages > before) return false;
  // on very large levels the hotspot table would cost more than it gains
  const work = (cellCount as f64) * (cellCount as f64) * (boxTotal as f64);
  setSwitches(work > HOTSPOT_WORK ? techniques & ~HOTSPOTS : techniques);
  openBlocks();
  openLooseEnds();
  openOneBox();
  openDistances();
  openRooms();
  openTunnels();
  openBoard();
  openFreeze();
  openFrozenWalls();
  openGoalReach();
  openMatching();
  openMoves();
  openCorrals();
  openHotspots();
  openPlans(RUNS);
  openSinks();
  openExplorer();
  openRetrograde();
  openForward();
  openWay();
  openPlanSearch();
  openCorralSearch();
  openChildren();
  openDeadBoards();
  openSolution();
  openScoreCache();
  openAim();
  openLoop();
  openPerimeter(min<usize>(arenaMost() / PERIMETER_SHARE / PERIMETER_BYTES, 1 << 22) as i32);
  openRuns(runs);
  basesMap = takeBytes(cellCount + 1);
  return shortages == before;
}

let basesMap = changetype<Bytes>(0);

/** Analyzes this many more cells of the level; true once all are done and the runs may begin. */
export function fessAnalyze(cells: i32): bool {
  if (!findDistances(cells)) return false;
  findRooms();
  for (let i = 0; i < boxTotal; i++) basesMap[boxCells[i]] = 1;
  findTunnels(basesMap);
  findStand();
  findSides();
  beginRuns();
  return true;
}

export function fessExpanded(): i32 {
  return expandedTotal;
}
export function fessPlanNodes(): i32 {
  return planNodes;
}
/** See COUNTS in parameters.ts. */
export function fessCount(which: i32): i32 {
  if (which == CORRAL_SEARCHES) return corralSearches;
  if (which == CORRAL_POSITIONS) return corralPositions;
  if (which == DEADLOCK_TESTS) return deadlockTests;
  if (which == PARTNER_STEPS) return foreignSteps;
  return which == REPEATS ? repeatedSearches : 0;
}
/** Which of the runs found the solution, from 0. */
export function fessFoundRun(): i32 {
  return foundRun;
}

/**
 * Reads macro moves in place of a solution, as `fessSteps` and `fessStep` give them: to the best board of a loose run or, with `rest`,
 * from its target to the solved board. Zero: there are none.
 */
export function fessWay(run: i32, rest: bool): i32 {
  return rest ? restFromTarget(runAt(run)) : wayToBest(runAt(run));
}

/** Macro moves of the solution, in playing order. */
export function fessSteps(): i32 {
  return stepCount;
}
