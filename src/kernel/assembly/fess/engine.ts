// The interface of the any-solution engine: `fessRun` runs for a budget of turns and returns the state; the solution is read as
// macro moves (box, target cell, area of the player afterward). One level per module instance. The runs take turns by node
// counts, never by the clock, so that every search of a level is the same.

import { boxCells, boxCount as boxTotal, cellCount } from '../level/level';
import { arenaMost, shortOfMemory, take } from '../memory/arena';
import { setByte, shortAt } from '../memory/arrays';
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
import { openExplorer } from './board/explorer';
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
import { tests } from './deadlock/ladder';
import { openMatching } from './deadlock/matching';
import { openRetrograde } from './deadlock/retrograde';
import { openHotspots } from './features/hotspots';
import { openPlans } from './features/plan';
import { openScoreCache } from './features/score-cache';
import { openSinks } from './features/sinks';
import { planNodes, repeats } from './run';
import { beginRuns, foundRun, openRuns, runAll } from './runs';
import { findStand, openAim } from './search/aim';
import { openForward } from './search/forward';
import { expandedTotal, openLoop } from './search/loop';
import { openPlanSearch } from './search/plan-search';
import { findSides, openWay } from './search/way';
import { openChildren } from './tree/children';
import { openPerimeter } from './tree/perimeter';
import { foreignSteps, openSolution, stepCount, stepOf } from './tree/solution';

/** Bytes of a perimeter entry with its slot in the table. */
const PERIMETER_BYTES: usize = 40;

/**
 * Makes the tables of the level in the buffer. `techniques` and `runs`: those to use, one bit each. False if the
 * arena's limit is too small; otherwise call `fessAnalyze` next.
 */
export function fessPrepare(techniques: i32, runs: i32): bool {
  openLevel();
  if (shortOfMemory) return false;
  // on very large levels the hotspot table would cost more than it gains
  const work = <f64>cellCount * <f64>cellCount * <f64>boxTotal;
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
  openPerimeter(<i32>min<usize>(arenaMost() / PERIMETER_SHARE / PERIMETER_BYTES, 1 << 22));
  openRuns(runs);
  basesMap = take(cellCount + 1);
  return !shortOfMemory;
}

let basesMap: usize = 0;

/** Analyzes this many more cells of the level; true once all are done and the runs may begin. */
export function fessAnalyze(cells: i32): bool {
  if (!findDistances(cells)) return false;
  findRooms();
  for (let i = 0; i < boxTotal; i++) setByte(basesMap, shortAt(boxCells, i), 1);
  findTunnels(basesMap);
  findStand();
  findSides();
  beginRuns();
  return true;
}

/** Runs this many turns; returns one of the states of parameters.ts. */
export function fessRun(budget: i32): i32 {
  return runAll(budget);
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
  if (which == DEADLOCK_TESTS) return tests;
  if (which == PARTNER_STEPS) return foreignSteps;
  return which == REPEATS ? repeats : 0;
}
/** Which of the runs found the solution, from 0. */
export function fessFoundRun(): i32 {
  return foundRun;
}

/** Macro moves of the solution, in playing order. */
export function fessSteps(): i32 {
  return stepCount;
}
/** A part of a macro move: 0 its box, 1 its destination, 2 the lowest cell of the player's area afterward. */
export function fessStep(i: i32, what: i32): i32 {
  return stepOf(i, what);
}
