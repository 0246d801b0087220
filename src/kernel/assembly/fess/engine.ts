// The any-solution engine as the outside sees it: `fessRun` works off a budget of turns and tells how
// things stand, the solution comes out as macro moves (box, where to, area of the player afterwards). One level a module
// instance. Strategies take turns by node counts, never by the clock, so that every run of a level is the same.

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
  RUNS,
} from '../parameters';
import { openFreeze } from '../position/freeze';
import { setSwitches } from '../switches';
import { findStand, openAim } from './aim';
import { openBlocks } from './blocks';
import { openBoard } from './board';
import { openLevel } from './cell-tables';
import { openChildren } from './children';
import { openCorrals } from './corral-boxes';
import { corralPositions, corralSearches, openCorralSearch } from './corral-search';
import { openDeadBoards } from './dead-boards';
import { findDistances, openDistances } from './distances';
import { openExplorer } from './explorer';
import { openForward } from './forward';
import { openFrozenWalls } from './frozen-walls';
import { openGoalReach } from './goal-reach';
import { openHotspots } from './hotspots';
import { tests } from './ladder';
import { expandedTotal, openLoop } from './loop';
import { openLooseEnds } from './loose-ends';
import { openMatching } from './matching';
import { openMoves } from './moves';
import { openOneBox } from './one-box';
import { openPerimeter } from './perimeter';
import { openPlans } from './plan';
import { openPlanSearch } from './plan-search';
import { openRetrograde } from './retrograde';
import { findRooms, openRooms } from './rooms';
import { planNodes, repeats } from './run';
import { beginRuns, foundRun, openRuns, runAll } from './runs';
import { openScoreCache } from './score-cache';
import { openSinks } from './sinks';
import { foreignSteps, openSolution, stepCount, stepOf } from './solution';
import { findTunnels, openTunnels } from './tunnels';

/** What an entry of the perimeter costs with its place in the table. */
const PERIMETER_BYTES: usize = 40;

/**
 * Makes the tables of the level in the buffer. `techniques` and `runs`: what is wanted, one bit each. False if the arena's
 * limit is too small; else `fessAnalyze` is next.
 */
export function fessPrepare(techniques: i32, runs: i32): bool {
  openLevel();
  if (shortOfMemory) return false;
  // on very large levels the hotspot table would cost more than it brings
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

/** Analyzes so many more cells of the level; true once it is all done and the runs may begin. */
export function fessAnalyze(cells: i32): bool {
  if (!findDistances(cells)) return false;
  findRooms();
  for (let i = 0; i < boxTotal; i++) setByte(basesMap, shortAt(boxCells, i), 1);
  findTunnels(basesMap);
  findStand();
  beginRuns();
  return true;
}

/** Works off so many turns: one of the states of the table of parameters. */
export function fessRun(budget: i32): i32 {
  return runAll(budget);
}

export function fessExpanded(): i32 {
  return expandedTotal;
}
export function fessPlanNodes(): i32 {
  return planNodes;
}
/** See COUNTS of the table of parameters. */
export function fessCount(which: i32): i32 {
  if (which == CORRAL_SEARCHES) return corralSearches;
  if (which == CORRAL_POSITIONS) return corralPositions;
  if (which == DEADLOCK_TESTS) return tests;
  return which == PARTNER_STEPS ? foreignSteps : repeats;
}
/** Which of the runs found the solution, from 0. */
export function fessFoundRun(): i32 {
  return foundRun;
}

/** Macro moves of the solution, in playing order. */
export function fessSteps(): i32 {
  return stepCount;
}
/** Of a macro move: 0 its box, 1 where to, 2 the lowest cell of the player's area afterwards. */
export function fessStep(i: i32, what: i32): i32 {
  return stepOf(i, what);
}
