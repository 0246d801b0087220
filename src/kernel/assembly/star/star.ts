// Entry point of the push search: A* over pushes (Hart, Nilsson and Raphael 1968). A node is the boxes and the region of
// the player; the bound never overestimates, so the first solved node taken from the queue has the fewest pushes, and
// an empty queue proves that there is no solution.

import { boxCount, levelLoad } from '../level/level';
import { findLive } from '../level/live';
import { fillMaze, Maze, openMaze } from '../level/maze';
import { arenaFall, arenaTop } from '../memory/arena';
import { FULL, PAIRS, RUNNING, SETUP_ENTRIES, SOLVED, UNSOLVABLE } from '../parameters';
import { isOn, setSwitches } from '../switches';
import { setBeam } from './beam';
import { prepareBound } from './bound';
import { allowPushes, generated } from './expand';
import { addFirstNode, openFirstNode, startBound, startPlayer, wholeCost } from './first-node';
import { lowerCeiling, metric, setGoal } from './goal';
import { expanded, lowerBound, resetExpanded, setLowerBound, stepNodes } from './loop';
import { openPairs, stepPairs } from './pairs';
import { pushes } from './path';
import { least } from './queue';
import { openRoomTables, stepRoomTables, unused } from './room-tables';
import { hasRooms } from './rooms';

/** Units of work on the pair table that count as one node. */
const UNITS_A_NODE: u64 = 64;
/** Units that one entry of a room's table counts as. */
const UNITS_AN_ENTRY: i32 = 4;

let state: i32 = FULL;
/** Units of work on the pair table; together with the nodes, all work done. */
let prepared: u64 = 0;
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
let shared: usize = 0;

/**
 * After the level's buffer is filled. `which`: see goal.ts. Solutions beyond `most`, or at it with a second cost of
 * `mostSecond` or more, are of no use to the caller (-1: all are). The first steps complete the set-up, which takes seconds
 * on the largest boards and counts as no work. 0: may be stepped, 3: out of memory.
 */
export function starBegin(switches: i32, which: i32, most: i32, mostSecond: i32): i32 {
  setSwitches(switches);
  setGoal(which, most as u32, mostSecond as u32);
  resetExpanded();
  prepared = 0;
  setLowerBound(0);
  baseMaze = levelLoad() ? openMaze(0) : null;
  isOpening = baseMaze != null;
  isDividing = isPreparing = isMatching = false;
  state = isOpening ? RUNNING : FULL;
  return state;
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
  if (!fillMaze(maze, 0, SETUP_ENTRIES)) return;
  isOpening = false;
  if (!findLive(maze)) state = FULL;
  else if (!hasRooms()) beginAll(maze);
  else if (openRoomTables()) isDividing = true;
  else state = FULL;
}

/** Builds the tables of the rooms until this many units of work are done. */
function stepDividing(until: u64): void {
  while (isDividing) {
    const done = expanded * UNITS_A_NODE + prepared;
    if (done >= until) return;
    const budget = max(1, (min(until - done, 1 << 20) as i32) / UNITS_AN_ENTRY);
    const now = stepRoomTables(budget);
    prepared += ((budget - unused) * UNITS_AN_ENTRY) as u64;
    if (now == RUNNING) continue;
    isDividing = false;
    if (now == SOLVED) beginAll(baseMaze as Maze);
    else state = now;
  }
}

/** The first node, with everything that searches of the level share. */
function beginAll(maze: Maze): void {
  state = begin(maze);
  isPreparing = state == RUNNING && isOn(PAIRS);
  if (isPreparing) openPairs();
  shared = arenaTop();
}

/**
 * Replaces the current search with another one of the same level, with other limits. Its memory is reused, unless the
 * pair table is still being built: parts of it are above.
 */
export function starAgain(most: i32, mostSecond: i32): i32 {
  const maze = baseMaze;
  if (maze == null) return state;
  setGoal(metric, most as u32, mostSecond as u32);
  if (isOpening || isDividing) return state;
  if (!isPreparing) arenaFall(shared);
  state = begin(maze);
  return state;
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
  if (added != UNSOLVABLE) setLowerBound(startBound as u32);
  return added;
}

/**
 * Before starBegin or starAgain: makes the next search a beam, see beam.ts. `width` 0 makes it a full search.
 */
export function starBeam(width: i32, above: i32, away: i32, perPattern: i32): void {
  setBeam(width, above, away, perPattern);
}

/**
 * Works as much as `budget` nodes take, and expands at most `most` of them: 0 running, 1 solved, 2 no solution (or none
 * that beats the ceiling), 3 out of memory. The work is the same however it is divided into steps.
 */
export function starStep(budget: i32, most: i32): i32 {
  if (isOpening) stepOpening(baseMaze as Maze);
  else if (isDividing) {
    stepDividing((work() + (budget as u64)) * UNITS_A_NODE);
    return state;
  } else if (isMatching && prepareBound(0, startPlayer, sliceRows())) {
    isMatching = false;
    state = beginNodes();
  }
  if (state != RUNNING || isOpening || isDividing || isMatching) return state;
  allowPushes(sliceRows());
  const until = (work() + (budget as u64)) * UNITS_A_NODE;
  while (isPreparing) {
    const done = expanded * UNITS_A_NODE + prepared;
    if (done >= until) return RUNNING;
    const units = min(until - done, 1 << 20) as i32;
    const left = stepPairs(units);
    prepared += (units - left) as u64;
    isPreparing = left <= 0;
    shared = arenaTop();
  }
  const nodesLeft = min((until / UNITS_A_NODE - work()) as i32, most);
  state = stepNodes(nodesLeft);
  return state;
}

/** In nodes. */
@inline
function work(): u64 {
  return expanded + prepared / UNITS_A_NODE;
}

export function starWork(): f64 {
  return work() as f64;
}

/** A solution is known: only what beats it in the first metric, or at a tie in the second, matters. */
export function starCeiling(first: i32, second: i32): void {
  lowerCeiling(first as u32, second as u32);
}

/** With boxes left out: the matching of all boxes at the start, which the excess of disjoint groups adds to. */
export function starWholeCost(): i32 {
  return wholeCost;
}

/** The matching of the abstraction at the start. */
export function starAbstractCost(): i32 {
  return startBound;
}

export function starBound(): i32 {
  return lowerBound as i32;
}

/** The first key of the node taken last: with the pushes known beforehand, how many of them its layer has made. */
export function starLayer(): i32 {
  return least as i32;
}

export function starExpanded(): f64 {
  return expanded as f64;
}

export function starGenerated(): f64 {
  return generated as f64;
}

export function starPushCount(): i32 {
  return pushes.count as i32;
}

/** Push number `index` from the first: the cell it takes the box from, shifted up by 16, and the cell it goes to. */
export function starPush(index: i32): u32 {
  const at = pushes.at(pushes.count - 1 - (index as u32));
  return (load<u32>(at) << 16) | load<u32>(at, 4);
}
