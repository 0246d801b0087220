// Expands one node of the search: numbered steps, cheapest tests first.

import { boxCount, neighbor } from '../level/level';
import { isLive } from '../level/live';
import { intAt, setByte, shortAt } from '../memory/arrays';
import { CORRALS, FROZEN, FROZEN_MAZES, MOVES_THEN_PUSHES, PUSHES_THEN_MOVES } from '../parameters';
import { mayFreeze } from '../position/freeze';
import { BOX, FREE } from '../position/map';
import { findCorral, kept } from '../position/pi-corral';
import { isOn } from '../switches';
import { boardRank, breadth, rankInBeam } from './beam';
import { boundAfterPush, boundInMaze, DEAD, fitBound, rowOfBox, undoBoundAfterPush, undoBoundInMaze } from './bound';
import { findFrozen, frozenIn, heldCount, mazeForHeld } from './frozen';
import { isBeaten, isByCells, metric, noteSolved } from './goal';
import {
  addNode,
  findNode,
  hashKey,
  improve,
  makeChildKey,
  nodeBound,
  nodeCost,
  nodeMaze,
  nodePlayer,
  nodeSecond,
  nodes,
  readBoxes,
  setSecond,
} from './nodes';
import { hasPairs } from './pairs';
import { gatherPairs, penalty } from './penalty';
import {
  boxes,
  floodFrom,
  isReached,
  isTaken,
  liftBoxes,
  lowestAfter,
  placeBoxes,
  reached,
  stamp,
  stepsTo,
  taken,
  walkFrom,
} from './position';
import { enqueue } from './queue';
import { readRooms, roomBound } from './room-tables';
import { hasRooms } from './rooms';

export let generated: u64 = 0;
export let isFull: bool = false;

/** The bound of the first node. */
export let startTotal: u32 = 0;
let parent: u32 = 0;
let cost: u32 = 0;
let second: u32 = 0;
let total: u32 = 0;
let maze: i32 = 0;
/** The rank of the child in a beam by regions. */
let rank: u32 = 0;

/** A node is partly expanded: `goOn` makes its remaining pushes. */
export let isHalfway: bool = false;
/** Pushes that may be made before the slice ends. */
let pushesLeft: i32 = 0;
/** Which push is next (an index in `kept`, or a box and a direction), and how many there are. */
let next: i32 = 0;
let count: i32 = 0;
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
  const player = nodePlayer(node);
  parent = number;
  cost = nodeCost(node);
  second = isByCells() ? nodeSecond(node) : 0;
  total = cost + nodeBound(node);
  maze = nodeMaze(node);
  // 1. The board, and what the player reaches.
  readBoxes(node);
  placeBoxes();
  if (isByCells()) walkFrom(player);
  else floodFrom(player);
  // 2. The matching of this position, from which the children's are made.
  if (hasRooms()) readRooms();
  if (fitBound(maze, player) != DEAD && (!hasPairs() || gatherPairs(player))) {
    // 3. Which pushes are enough. If walks count, a corral can only prove a deadlock.
    const enough = isOn(CORRALS) ? findCorral(taken, boxes, boxCount, reached, stamp) : -1;
    isKept = enough == 0 || (enough > 0 && !isByCells());
    count = isKept ? enough : boxCount << 2;
    next = 0;
    isHalfway = true;
    goOn();
  } else liftBoxes();
}

/** Continues with the partly expanded node. */
export function goOn(): void {
  for (; next < count; next++) {
    if (pushesLeft <= 0) return;
    if (isKept) push(intAt(kept, next) >> 2, intAt(kept, next) & 3);
    else tryPush(shortAt(boxes, next >> 2), next & 3);
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
  generated++;
  pushesLeft--;
  setByte(taken, box, FREE);
  setByte(taken, onto, BOX);
  reach(
    box,
    onto,
    cost + (metric == MOVES_THEN_PUSHES ? moves : 1),
    second + (metric == PUSHES_THEN_MOVES ? moves : 1),
  );
  setByte(taken, onto, FREE);
  setByte(taken, box, BOX);
}

/** The child with the box moved: dead, known, or new. */
function reach(box: i32, onto: i32, newCost: u32, newSecond: u32): void {
  // 4. Frozen boxes: dead off their goals, walls on them.
  let childMaze = maze;
  if (isOn(FROZEN) && mayFreeze(taken, onto)) {
    if (!findFrozen(box, onto)) return;
    if (heldCount > frozenIn(maze) && isOn(FROZEN_MAZES)) childMaze = mazeForHeld(maze);
  }
  // 5. A known position: only a shorter path to it matters.
  const player = isByCells() ? box : lowestAfter(box, onto);
  makeChildKey(nodes.at(parent), box, onto);
  const hash = hashKey(player);
  const known = findNode(player, hash);
  if (breadth > 0 && !isByCells()) rank = boardRank(box, onto);
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
  let bound = childMaze == maze ? boundAfterPush(maze, box, onto) : boundInMaze(childMaze, box, onto);
  // 7. The penalties of pairs of boxes.
  if (bound > 0 && hasPairs()) {
    const extra = penalty(childMaze, player, rowOfBox(box), onto);
    bound = extra == DEAD ? DEAD : bound + extra;
  }
  if (childMaze == maze) undoBoundAfterPush(box);
  else undoBoundInMaze();
  if (bound == DEAD) return;
  const pushesLeft = bound;
  bound = max(bound, walked);
  const best = total > newCost ? max(bound as u32, total - newCost) : (bound as u32);
  if (isBeaten(newCost, newSecond, best, hasRooms() ? (pushesLeft as u32) : best)) return;
  const number = addNode(player, hash, newCost, best, childMaze, parent);
  if (number < 0) isFull = true;
  else enter(number as u32, newCost, newSecond, best);
}

/** Into the queue: by regions those nearest to the end first (in a beam those that look best), by cells those nearest to the start. */
function enter(number: u32, newCost: u32, newSecond: u32, bound: u32): void {
  if (!isByCells()) {
    const second = breadth > 0 ? rankInBeam(rank, newCost + bound - startTotal) : bound;
    if (!enqueue(number, queueTotal(newCost, bound), second)) isFull = true;
    return;
  }
  setSecond(nodes.at(number), newSecond);
  if (bound == 0) noteSolved(number as i32, newCost, newSecond);
  else if (!enqueue(number, queueTotal(newCost, bound), queueRank(newCost, newSecond))) isFull = true;
}

/** The first key in the queue. In a beam, and with the pushes known beforehand, one layer comes after the other. */
@inline
export function queueTotal(newCost: u32, bound: u32): u32 {
  return metric == PUSHES_THEN_MOVES || breadth > 0 ? newCost : newCost + bound;
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
  const before = nodeCost(node);
  if (newCost > before || (newCost == before && (!isByCells() || newSecond >= nodeSecond(node)))) return;
  const bound = total > newCost ? max(nodeBound(node), total - newCost) : nodeBound(node);
  if (isBeaten(newCost, newSecond, bound, secondBound(bound))) return;
  improve(node, newCost, bound, parent);
  enter(number, newCost, newSecond, bound);
}
