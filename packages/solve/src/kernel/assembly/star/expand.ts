// Expands one node of the search: numbered steps, cheapest tests first.

import { boxCount, neighbor } from '../level/level';
import { isLive } from '../level/live';
import { CORRALS, FROZEN, FROZEN_MAZES, MOVES_THEN_PUSHES, PUSHES_THEN_MOVES } from '../parameters';
import { mayFreeze } from '../position/freeze';
import { BOX, FREE } from '../position/map';
import { findCorral, keptPushes } from '../position/pi-corral';
import { isOn } from '../switches';
import { TRACING } from '../tracing';
import { beamBreadth, boardRank, rankInBeam } from './beam';
import { boundAfterPush, boundInMaze, DEAD, fitBound, rowOfBox, undoBoundAfterPush, undoBoundInMaze } from './bound';
import { findFrozen, frozenIn, heldCount, mazeForHeld } from './frozen';
import { isBeaten, isByCells, metric, noteSolved } from './goal';
import { addNode, findNode, hashKey, makeChildKey, nodes, readBoxes } from './nodes';
import { hasPairs } from './pairs';
import { gatherPairs, penalty } from './penalty';
import {
  floodFrom,
  isReached,
  isTaken,
  liftBoxes,
  lowestAfter,
  placeBoxes,
  positionBoxes,
  positionMap,
  reachStamp,
  reachStamps,
  stepsTo,
  walkFrom,
} from './position';
import { enqueue } from './queue';
import { readRooms, roomBound } from './room-bound';
import { hasRooms } from './rooms';

export let generatedNodes: u64 = 0;
export let isFull: bool = false;

/** The bound of the first node. */
export let startTotal: u32 = 0;
let parentNode: u32 = 0;
let parentCost: u32 = 0;
let parentSecond: u32 = 0;
let parentTotal: u32 = 0;
let parentMaze: i32 = 0;
/** The rank of the child in a beam by regions. */
let childRank: u32 = 0;

/** A node is partly expanded: `goOn` makes its remaining pushes. */
export let isHalfway: bool = false;
/** Pushes that may be made before the slice ends. */
let pushesLeft: i32 = 0;
/** Which push is next (an index in `keptPushes`, or a box and a direction), and how many there are. */
let nextPush: i32 = 0;
let pushTotal: i32 = 0;
let isKept: bool = false;

/** To be called before a search begins. */
export function openExpand(): void {
  isFull = false;
  isHalfway = false;
}

/**
 * The number of pushes for all nodes together, until the next call. With hundreds of boxes a single node takes a
 * second.
 */
export function allowPushes(most: i32): void {
  pushesLeft = most;
}

export function setStartTotal(total: u32): void {
  startTotal = total;
}

export function expand(number: u32): void {
  const node = nodes.at(number);
  const player = node.player as i32;
  parentNode = number;
  parentCost = node.cost();
  parentSecond = isByCells() ? node.second() : 0;
  parentTotal = parentCost + node.bound;
  parentMaze = node.maze as i32;
  if (TRACING)
    trace('A*: expand node, cost, bound, player, maze', 5, number, parentCost, node.bound, player, parentMaze);
  // 1. The board, and what the player reaches.
  readBoxes(node);
  placeBoxes();
  if (isByCells()) walkFrom(player);
  else floodFrom(player);
  // 2. The matching of this position, from which the children's are made.
  if (hasRooms()) readRooms();
  if (fitBound(parentMaze, player) != DEAD && (!hasPairs() || gatherPairs(player))) {
    // 3. Which pushes are enough. If walks count, a corral can only prove a deadlock.
    const enough = isOn(CORRALS) ? findCorral(positionMap, positionBoxes, boxCount, reachStamps, reachStamp) : -1;
    isKept = enough == 0 || (enough > 0 && !isByCells());
    if (TRACING && isKept) trace('A*:   corral, pushes kept', 1, enough);
    pushTotal = isKept ? enough : boxCount << 2;
    nextPush = 0;
    isHalfway = true;
    goOn();
  } else liftBoxes();
}

/** Continues with the partly expanded node. */
export function goOn(): void {
  for (; nextPush < pushTotal; nextPush++) {
    if (pushesLeft <= 0) return;
    if (isKept) push(keptPushes[nextPush] >> 2, keptPushes[nextPush] & 3);
    else tryPush(positionBoxes[nextPush >> 2], nextPush & 3);
  }
  isHalfway = false;
  liftBoxes();
}

@inline
function tryPush(box: i32, d: i32): void {
  const onto = neighbor(box, d);
  if (!isTaken(onto) && isLive(onto) && isReached(neighbor(box, d ^ 2))) push(box, d);
}

function push(box: i32, d: i32): void {
  const onto = neighbor(box, d);
  const moves = isByCells() ? stepsTo(neighbor(box, d ^ 2)) + 1 : 1;
  generatedNodes++;
  pushesLeft--;
  positionMap[box] = FREE;
  positionMap[onto] = BOX;
  reach(
    box,
    onto,
    parentCost + (metric == MOVES_THEN_PUSHES ? moves : 1),
    parentSecond + (metric == PUSHES_THEN_MOVES ? moves : 1),
  );
  positionMap[onto] = FREE;
  positionMap[box] = BOX;
}

/** The child with the box moved: dead, known, or new. */
function reach(box: i32, onto: i32, newCost: u32, newSecond: u32): void {
  // 4. Frozen boxes: dead off their goals, walls on them.
  let childMaze = parentMaze;
  if (isOn(FROZEN) && mayFreeze(positionMap, onto)) {
    if (!findFrozen(box, onto)) {
      if (TRACING) trace('A*:   push from, onto: dead, frozen off a goal', 2, box, onto);
      return;
    }
    if (heldCount > frozenIn(parentMaze) && isOn(FROZEN_MAZES)) childMaze = mazeForHeld(parentMaze);
  }
  // 5. A known position: only a shorter path to it matters.
  const player = isByCells() ? box : lowestAfter(box, onto);
  makeChildKey(nodes.at(parentNode), box, onto);
  const hash = hashKey(player);
  const known = findNode(player, hash);
  if (beamBreadth > 0 && !isByCells()) childRank = boardRank(box, onto);
  if (known >= 0) {
    meet(known as u32, newCost, newSecond);
    return;
  }
  // 6. The bound of a new one; the parent's bound minus the cost of the step is a bound, too.
  let walked = 0;
  if (hasRooms()) {
    walked = roomBound(box, onto, player);
    if (walked == DEAD || isBeaten(newCost, newSecond, walked as u32, 0)) return;
  }
  let bound = childMaze == parentMaze ? boundAfterPush(parentMaze, box, onto) : boundInMaze(childMaze, box, onto);
  // 7. The penalties of pairs of boxes.
  if (bound > 0 && hasPairs()) {
    const extra = penalty(childMaze, player, rowOfBox(box), onto);
    bound = extra == DEAD ? DEAD : bound + extra;
  }
  if (childMaze == parentMaze) undoBoundAfterPush(box);
  else undoBoundInMaze();
  if (bound == DEAD) {
    if (TRACING) trace('A*:   push from, onto: dead, no matching or a lost pair', 2, box, onto);
    return;
  }
  const pushesLeft = bound;
  bound = max(bound, walked);
  const best = parentTotal > newCost ? max(bound as u32, parentTotal - newCost) : (bound as u32);
  if (isBeaten(newCost, newSecond, best, hasRooms() ? (pushesLeft as u32) : best)) return;
  const number = addNode(player, hash, newCost, best, childMaze, parentNode);
  if (TRACING) trace('A*:   push from, onto: node, cost, bound', 5, box, onto, number, newCost, best);
  if (number < 0) isFull = true;
  else enter(number as u32, newCost, newSecond, best);
}

/** Into the queue: by regions those nearest to the end first (in a beam those that look best), by cells those nearest to the start. */
function enter(number: u32, newCost: u32, newSecond: u32, bound: u32): void {
  if (!isByCells()) {
    const second = beamBreadth > 0 ? rankInBeam(childRank, newCost + bound - startTotal) : bound;
    if (!enqueue(number, queueTotal(newCost, bound), second)) isFull = true;
    return;
  }
  nodes.at(number).setSecond(newSecond);
  if (bound == 0) noteSolved(number as i32, newCost, newSecond);
  else if (!enqueue(number, queueTotal(newCost, bound), queueRank(newCost, newSecond))) isFull = true;
}

/** The first key in the queue. In a beam, and with the pushes known beforehand, one layer comes after the other. */
@inline
export function queueTotal(newCost: u32, bound: u32): u32 {
  return metric == PUSHES_THEN_MOVES || beamBreadth > 0 ? newCost : newCost + bound;
}

/** The second key: within a layer the fewest moves first, otherwise those nearest to the start. */
@inline
export function queueRank(newCost: u32, newSecond: u32): u32 {
  return metric == PUSHES_THEN_MOVES ? newSecond : newCost;
}

/** A bound of pushes is one of moves, too; the rooms' bound is one of moves only. */
@inline
export function secondBound(bound: u32): u32 {
  return hasRooms() ? 0 : bound;
}

/**
 * A known node reached again. Its bound is raised to what the parent proves; otherwise its bucket would lie behind the
 * current one.
 */
function meet(number: u32, newCost: u32, newSecond: u32): void {
  const node = nodes.at(number);
  const before = node.cost();
  if (newCost > before || (newCost == before && (!isByCells() || newSecond >= node.second()))) return;
  const bound = parentTotal > newCost ? max(node.bound, parentTotal - newCost) : node.bound;
  if (isBeaten(newCost, newSecond, bound, secondBound(bound))) return;
  node.setPath(newCost, bound, parentNode);
  enter(number, newCost, newSecond, bound);
}
