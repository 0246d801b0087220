// Entry point of the push search: A* over pushes (Hart, Nilsson and Raphael 1968). A node is the boxes and the region of
// the player; the bound never overestimates, so the first solved node taken from the queue has the fewest pushes, and
// an empty queue proves that there is no solution.

import {
  boxCells,
  boxCount,
  goalCells,
  goalCount,
  hasLeftOut,
  isAbstract,
  isGoal,
  isLeftOut,
  isSink,
  levelLoad,
  playerCell,
} from '../level/level';
import { findLive, isLive } from '../level/live';
import { fillMaze, Maze, openMaze } from '../level/maze';
import { arenaFall, arenaTop } from '../memory/arena';
import { setShort, shortAt } from '../memory/arrays';
import {
  FROZEN,
  FROZEN_MAZES,
  FULL,
  MOVES_THEN_PUSHES,
  PAIRS,
  RUNNING,
  SETUP_ENTRIES,
  SOLVED,
  UNSOLVABLE,
} from '../parameters';
import { makeCorral } from '../position/pi-corral';
import { isOn, setSwitches } from '../switches';
import { breadth, isLayerFull, isPatternFull, limitsPatterns, setBeam } from './beam';
import { costsOf, DEAD, fitBound, makeBound, prepareBound } from './bound';
import {
  allowPushes,
  expand,
  generated,
  goOn,
  isFull,
  isHalfway,
  openExpand,
  rankOf,
  secondBoundOf,
  setStartTotal,
  totalOf,
} from './expand';
import { findFrozen, makeFrozen, mazeForHeld } from './frozen';
import { ceiling, isBeaten, isByCells, lowerCeiling, metric, setGoal, solvedNode } from './goal';
import {
  addNode,
  boundOf,
  close,
  costOf,
  hashKey,
  isClosed,
  makeKey,
  makeNodes,
  NO_PARENT,
  nodes,
  readBoxes,
  secondOf,
  setSecond,
} from './nodes';
import { openPairs, stepPairs } from './pairs';
import { pushes, readPath } from './path';
import { makePenalty } from './penalty';
import { boxes, boxesOnBoard, floodFrom, liftBoxes, makePosition, placeBoxes, setBoxesOnBoard } from './position';
import { dequeue, enqueue, least, makeQueue, takenRank } from './queue';
import { makeRoomBound, readRooms, roomBound } from './room-bound';
import { openRoomTables, stepRoomTables, unused } from './room-tables';
import { hasRooms } from './rooms';
import { entryCost, kindOf, kindOfGoalPrices, makeSinks, removed } from './sinks';

/** How much work on the pair table weighs as much as one node. */
const UNITS_A_NODE: u64 = 64;
/** And one entry of a room's table as much as so much of that. */
const UNITS_AN_ENTRY: i32 = 4;

let state: i32 = FULL;
let expanded: u64 = 0;
/** Units of work on the pair table; with the nodes, all that was done. */
let prepared: u64 = 0;
let lowerBound: u32 = 0;
/** The table of push distances is not complete: there is no bound yet, and no node. */
let isOpening: bool = false;
let isPreparing: bool = false;
/** The tables of the rooms are being made: there is no node yet. */
let isDividing: bool = false;
/** The first matching is being made, in slices: there is no node yet. */
let isMatching: bool = false;
/** Up to so many boxes a matching and a node are done in one go. */
const FEW_BOXES: i32 = 64;
/** Work of a slice, in costs looked at. */
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
  expanded = prepared = 0;
  lowerBound = 0;
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

/** Makes the tables of the rooms until so many units of work are done. */
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
 * Another search of the same level, by other limits, instead of the one at hand. Its memory is used again, unless the
 * pair table is still in the making: parts of it stand above.
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

/**
 * Before starBegin or starAgain: makes the next search a beam, see beam.ts. `width` 0 makes it a full search.
 */
export function starBeam(width: i32, above: i32, away: i32, perPattern: i32): void {
  setBeam(width, above, away, perPattern);
}

let startPlayer: i32 = 0;

function begin(maze: Maze): i32 {
  lowerBound = 0;
  isMatching = false;
  openExpand();
  if (!makeSinks() || !makePosition() || !makeBound() || !makeFrozen(maze) || !makeCorral(false) || !makePenalty())
    return FULL;
  if (!makeNodes(isByCells()) || !makeQueue() || (hasRooms() && !makeRoomBound())) return FULL;
  for (let i = 0; i < boxCount; i++) if (!isLive(shortAt(boxCells, i))) return UNSOLVABLE;
  for (let j = 0; j < goalCount; j++) if (!isLive(shortAt(goalCells, j))) return UNSOLVABLE;
  if (hasLeftOut && !priceGoals()) return UNSOLVABLE;
  if (!readStart(maze)) return FULL;
  placeBoxes();
  const region = floodFrom(playerCell);
  startPlayer = isByCells() ? playerCell : region;
  isMatching = boxCount > FEW_BOXES;
  return isMatching ? RUNNING : beginNodes();
}

/** The first node, once its matching is prepared. */
function beginNodes(): i32 {
  const player = startPlayer;
  let mazeNumber = 0;
  let bound = DEAD;
  if (!isOn(FROZEN) || findFrozen(0, 0)) {
    if (isOn(FROZEN_MAZES) && !isAbstract && isOn(FROZEN)) mazeNumber = mazeForHeld(0);
    bound = fitBound(mazeNumber, player);
  }
  if (hasRooms() && bound != DEAD) {
    readRooms();
    const walked = roomBound(player, player, player);
    bound = walked == DEAD ? DEAD : max(bound, walked);
  }
  liftBoxes();
  if (bound == DEAD) return UNSOLVABLE;
  lowerBound = (paid + bound) as u32;
  abstractCost = paid + bound;
  setStartTotal(lowerBound);
  makeKey();
  const first = addNode(player, hashKey(player), paid as u32, bound as u32, mazeNumber, NO_PARENT);
  if (first < 0) return FULL;
  if (isByCells()) setSecond(nodes.at(0), 0);
  const rank = isByCells() ? 0 : (bound as u32);
  return enqueue(0, totalOf(paid as u32, bound as u32), rank) ? RUNNING : FULL;
}

/** The matching at the start: of all boxes of the level, and of the abstraction. What removed boxes have paid. */
let wholeCost: i32 = 0;
let abstractCost: i32 = 0;
let paid: i32 = 0;
/** The kind of boxes that are left out from the start. */
let leftOutKind: i32 = 0;

/** With boxes left out: the matching of all boxes at the start, which the excess of disjoint groups adds to. */
export function starWholeCost(): i32 {
  return wholeCost;
}

/** The matching of the abstraction at the start. */
export function starAbstractCost(): i32 {
  return abstractCost;
}

/** The boxes at the start, on the board or removed. False: too many kinds of removed boxes. */
function readStart(maze: Maze): bool {
  let count = 0;
  paid = 0;
  for (let i = 0; i < boxCount; i++) {
    const cell = shortAt(boxCells, i);
    if (!isSink(cell) && !isLeftOut(i)) {
      setShort(boxes, count++, cell);
      continue;
    }
    const kind = isLeftOut(i) ? leftOutKind : kindOf(costsOf(maze, cell, playerCell));
    if (kind < 0) return false;
    if (!isLeftOut(i)) paid += entryCost;
    store<u8>(removed + (kind as usize), load<u8>(removed + (kind as usize)) + 1);
  }
  setBoxesOnBoard(count);
  return true;
}

/** Makes the kind of left-out boxes from the matching of all boxes. False: there is no matching. */
function priceGoals(): bool {
  for (let i = 0; i < boxCount; i++) setShort(boxes, i, shortAt(boxCells, i));
  setBoxesOnBoard(boxCount);
  placeBoxes();
  wholeCost = fitBound(0, playerCell);
  liftBoxes();
  if (wholeCost == DEAD) return false;
  leftOutKind = kindOfGoalPrices();
  return true;
}

/**
 * Works as much as `budget` nodes take, and opens at most `most` of them: 0 goes on, 1 solved, 2 no solution (or none
 * that beats the ceiling), 3 out of memory. The work is the same however it is cut into steps.
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
  return isByCells() ? stepCells(nodesLeft) : stepRegions(nodesLeft);
}

/** In nodes. */
@inline
function work(): u64 {
  return expanded + prepared / UNITS_A_NODE;
}

export function starWork(): f64 {
  return work() as f64;
}

/** A solution is known by now: only what beats it in the first metric, or at a tie in the second, is of use. */
export function starCeiling(first: i32, second: i32): void {
  lowerCeiling(first as u32, second as u32);
}

/** Goes on with the node at hand. False: it is not finished, or memory is full. */
function finishNode(): bool {
  goOn();
  if (isFull) state = FULL;
  return !isFull && !isHalfway;
}

function stepRegions(budget: i32): i32 {
  if (isHalfway && !finishNode()) return state;
  let left = budget;
  while (left > 0) {
    const number = dequeue();
    if (number < 0) return end();
    const node = nodes.at(number as u32);
    if (breadth > 0) {
      if (isClosed(node) || costOf(node) != least) continue;
      if (limitsPatterns()) {
        readBoxes(node);
        if (isPatternFull(least)) continue;
      }
      if (isLayerFull(least)) continue;
    } else {
      if (isClosed(node) || boundOf(node) != takenRank || costOf(node) + takenRank != least) continue;
      if (isBeaten(costOf(node), 0, takenRank, takenRank)) return end();
      lowerBound = least;
    }
    close(node);
    // Only with every box on a goal is the matching free.
    if (isAbstract) {
      if (areAllOnGoals(node)) return (state = SOLVED);
    } else if (boundOf(node) == 0) return (state = readPath(number as u32) ? SOLVED : FULL);
    expanded++;
    left--;
    expand(number as u32);
    if (isFull) return (state = FULL);
    if (isHalfway) return RUNNING;
  }
  return RUNNING;
}

/** Is every box that is on the board on a goal? */
function areAllOnGoals(node: usize): bool {
  readBoxes(node);
  for (let i = 0; i < boxesOnBoard; i++) if (!isGoal(shortAt(boxes, i))) return false;
  return true;
}

/** The queue is worked off until nothing in it can beat the best solution; ties of the first metric are all seen. */
function stepCells(budget: i32): i32 {
  if (isHalfway && !finishNode()) return state;
  let left = budget;
  while (left > 0) {
    const number = dequeue();
    if (number < 0) return end();
    const node = nodes.at(number as u32);
    const cost = costOf(node);
    if (isClosed(node) || rankOf(cost, secondOf(node)) != takenRank || totalOf(cost, boundOf(node)) != least) continue;
    const bound = boundOf(node);
    if (isBeaten(cost, secondOf(node), bound, secondBoundOf(bound)) || isLayerFull(least)) continue;
    if (metric == MOVES_THEN_PUSHES) lowerBound = max(lowerBound, least);
    close(node);
    expanded++;
    left--;
    expand(number as u32);
    if (isFull) return (state = FULL);
    if (isHalfway) return RUNNING;
  }
  return RUNNING;
}

/** Nothing is left that could beat the ceiling: what stands there, if anything, is best. */
function end(): i32 {
  if (solvedNode < 0) {
    if (ceiling != 0xffffffff && breadth == 0) lowerBound = ceiling;
    return (state = UNSOLVABLE);
  }
  lowerBound = costOf(nodes.at(solvedNode as u32));
  return (state = readPath(solvedNode as u32) ? SOLVED : FULL);
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
