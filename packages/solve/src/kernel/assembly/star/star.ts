// Entry point of the push search: A* over pushes (Hart, Nilsson and Raphael 1968). A node is the boxes and the region of
// the player; the bound never overestimates, so the first solved node taken from the queue has the fewest pushes, and
// an empty queue proves that there is no solution.

import { boxCount, levelLoad } from '../level/level';
import { findLive } from '../level/live';
import { fillMaze, Maze, openMaze } from '../level/maze';
import { arenaRelease, arenaTop } from '../memory/arena';
import { Bytes } from '../memory/tables';
import { FULL, PAIRS, RUNNING, SETUP_ENTRIES, SOLVED, UNSOLVABLE } from '../parameters';
import { isOn, setSwitches } from '../switches';
import { prepareBound } from './bound';
import { allowPushes, generatedNodes, startTotal } from './expand';
import { addFirstNode, openFirstNode, startPlayer } from './first-node';
import { metric, setGoal } from './goal';
import { clearExpanded, expandedNodes, lowerBound, setLowerBound, stepNodes } from './loop';
import { openPairs, stepPairs } from './pairs';
import { leastTotal } from './queue';
import { openRoomTables, stepRoomTables, unusedBudget } from './room-tables';
import { hasRooms } from './rooms';

/** Units of work on the pair table that count as one node. */
const UNITS_PER_NODE: u64 = 64;
/** Units that one entry of a room's table counts as. */
const UNITS_PER_ENTRY: i32 = 4;

let searchState: i32 = FULL;
/** Units of work on the pair table; together with the nodes, all work done. */
let preparedUnits: u64 = 0;
/** The table of push distances is not complete: there is no bound yet, and no node. */
let isOpening: bool = false;
let isPreparing: bool = false;
/** The tables of the rooms are being made: there is no node yet. */
let isDividing: bool = false;
/** The first matching is being made, in slices: there is no node yet. */
let isMatching: bool = false;
/** With up to this many boxes, a matching and a node are done without a pause. */
const FEW_BOXES: i32 = 64;
/** Work of a slice, in costs read. */
const SLICE_COSTS: i32 = 1 << 24;
let baseMaze: Maze | null = null;
/** The arena as it was when everything that all searches of a level share was made. */
let sharedArenaTop: usize = 0;

/**
 * After the level's buffer is filled. `which`: see goal.ts. Solutions beyond `most`, or at it with a second cost of
 * `mostSecond` or more, are of no use to the caller (-1: all are). The first steps complete the set-up, which takes seconds
 * on the largest boards and counts as no work. 0: may be stepped, 3: out of memory.
 */
export function starBegin(switches: i32, which: i32, most: i32, mostSecond: i32): i32 {
  setSwitches(switches);
  setGoal(which, most as u32, mostSecond as u32);
  clearExpanded();
  preparedUnits = 0;
  setLowerBound(0);
  baseMaze = levelLoad() ? openMaze(changetype<Bytes>(0)) : null;
  isOpening = baseMaze != null;
  isDividing = isPreparing = isMatching = false;
  searchState = isOpening ? RUNNING : FULL;
  return searchState;
}

/** True once the set-up is complete. */
export function starIsReady(): bool {
  return !isOpening && !isDividing && !isMatching;
}

/** How many rows of the matching, or children of a node, make a slice. */
function sliceRows(): i32 {
  return boxCount <= FEW_BOXES ? 0x7fffffff : max(1, SLICE_COSTS / (boxCount * boxCount));
}

/** One slice of the set-up. */
function stepOpening(maze: Maze): void {
  if (!fillMaze(maze, changetype<Bytes>(0), SETUP_ENTRIES)) return;
  isOpening = false;
  if (!findLive(maze)) searchState = FULL;
  else if (!hasRooms()) beginAll(maze);
  else if (openRoomTables()) isDividing = true;
  else searchState = FULL;
}

/** Builds the tables of the rooms until this many units of work are done. */
function stepDividing(until: u64): void {
  while (isDividing) {
    const done = expandedNodes * UNITS_PER_NODE + preparedUnits;
    if (done >= until) return;
    const budget = max(1, (min(until - done, 1 << 20) as i32) / UNITS_PER_ENTRY);
    const now = stepRoomTables(budget);
    preparedUnits += ((budget - unusedBudget) * UNITS_PER_ENTRY) as u64;
    if (now == RUNNING) continue;
    isDividing = false;
    if (now == SOLVED) beginAll(baseMaze as Maze);
    else searchState = now;
  }
}

/** The first node, with everything that searches of the level share. */
function beginAll(maze: Maze): void {
  searchState = begin(maze);
  isPreparing = searchState == RUNNING && isOn(PAIRS);
  if (isPreparing) openPairs();
  sharedArenaTop = arenaTop();
}

/**
 * Replaces the current search with another one of the same level, with other limits. Its memory is reused, unless the
 * pair table is still being built: parts of it are above.
 */
export function starAgain(most: i32, mostSecond: i32): i32 {
  const maze = baseMaze;
  if (maze == null) return searchState;
  setGoal(metric, most as u32, mostSecond as u32);
  if (isOpening || isDividing) return searchState;
  if (!isPreparing) arenaRelease(sharedArenaTop);
  searchState = begin(maze);
  return searchState;
}

/** The first node, or the first slice of its matching. */
function begin(maze: Maze): i32 {
  setLowerBound(0);
  isMatching = false;
  const opened = openFirstNode(maze);
  if (opened != RUNNING) return opened;
  isMatching = boxCount > FEW_BOXES;
  return isMatching ? RUNNING : beginNodes();
}

function beginNodes(): i32 {
  const added = addFirstNode();
  if (added != UNSOLVABLE) setLowerBound(startTotal);
  return added;
}

/**
 * Works as much as `budget` nodes take, and expands at most `most` of them: 0 running, 1 solved, 2 no solution (or none
 * that beats the ceiling), 3 out of memory. The work is the same however it is divided into steps.
 */
export function starStep(budget: i32, most: i32): i32 {
  if (isOpening) stepOpening(baseMaze as Maze);
  else if (isDividing) {
    stepDividing((work() + (budget as u64)) * UNITS_PER_NODE);
    return searchState;
  } else if (isMatching && prepareBound(0, startPlayer, sliceRows())) {
    isMatching = false;
    searchState = beginNodes();
  }
  if (searchState != RUNNING || isOpening || isDividing || isMatching) return searchState;
  allowPushes(sliceRows());
  const until = (work() + (budget as u64)) * UNITS_PER_NODE;
  while (isPreparing) {
    const done = expandedNodes * UNITS_PER_NODE + preparedUnits;
    if (done >= until) return RUNNING;
    const units = min(until - done, 1 << 20) as i32;
    const left = stepPairs(units);
    preparedUnits += (units - left) as u64;
    isPreparing = left <= 0;
    sharedArenaTop = arenaTop();
  }
  const nodesLeft = min((until / UNITS_PER_NODE - work()) as i32, most);
  searchState = stepNodes(nodesLeft);
  return searchState;
}

/** In nodes. */
@inline
function work(): u64 {
  return expandedNodes + preparedUnits / UNITS_PER_NODE;
}

export function starWork(): f64 {
  return work() as f64;
}

export function starBound(): i32 {
  return lowerBound as i32;
}

/** The first key of the node taken last: with the pushes known beforehand, how many of them its layer has made. */
export function starLayer(): i32 {
  return leastTotal as i32;
}

export function starExpanded(): f64 {
  return expandedNodes as f64;
}

export function starGenerated(): f64 {
  return generatedNodes as f64;
}
