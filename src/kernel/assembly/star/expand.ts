// One node of the search opened: numbered steps, cheapest tests first.

import { boxCount, neighbour } from '../level/level';
import { isLive } from '../level/live';
import { intAt, setByte, shortAt } from '../memory/arrays';
import { boundAfterPush, boundInMaze, DEAD, fitBound, rowOfBox, undoBoundAfterPush, undoBoundInMaze } from './bound';
import { findCorral, kept } from './corral';
import { findFrozen, frozenIn, heldCount, mayFreeze, mazeForHeld } from './frozen';
import {
  addNode,
  boundOf,
  costOf,
  findNode,
  hashKey,
  improve,
  makeKey,
  mazeNumberOf,
  nodes,
  playerOf,
  readBoxes,
} from './nodes';
import { hasPairs } from './pairs';
import { penalty } from './penalty';
import { boxes, floodFrom, isReached, isTaken, liftBoxes, lowestFrom, placeBoxes, taken } from './position';
import { enqueue } from './queue';
import { CORRALS, FROZEN, FROZEN_MAZES, uses } from './switches';

export let generated: u64 = 0;
export let isFull: bool = false;

let parent: u32 = 0;
let cost: u32 = 0;
let total: u32 = 0;
let maze: i32 = 0;

export function expand(number: u32): void {
  const node = nodes.at(number);
  parent = number;
  cost = costOf(node);
  total = cost + boundOf(node);
  maze = mazeNumberOf(node);
  // 1. The board, and what the player reaches.
  readBoxes(node);
  placeBoxes();
  floodFrom(playerOf(node));
  // 2. The matching of this position, from which the children's are made.
  if (fitBound(maze, playerOf(node)) != DEAD) {
    // 3. Which pushes are enough.
    const enough = uses(CORRALS) ? findCorral() : -1;
    if (enough >= 0) for (let k = 0; k < enough; k++) push(intAt(kept, k) >> 2, intAt(kept, k) & 3);
    else pushAll();
  }
  liftBoxes();
}

function pushAll(): void {
  for (let i = 0; i < boxCount; i++) {
    const box = shortAt(boxes, i);
    for (let d = 0; d < 4; d++) {
      const onto = neighbour(box, d);
      if (!isTaken(onto) && isLive(onto) && isReached(neighbour(box, d ^ 2))) push(box, d);
    }
  }
}

function push(box: i32, d: i32): void {
  const onto = neighbour(box, d);
  generated++;
  setByte(taken, box, 0);
  setByte(taken, onto, 1);
  reach(box, onto);
  setByte(taken, onto, 0);
  setByte(taken, box, 1);
}

/** The child with the box moved: dead, known, or new. */
function reach(box: i32, onto: i32): void {
  // 4. Frozen boxes: dead off their goals, walls on them.
  let childMaze = maze;
  if (uses(FROZEN) && mayFreeze(onto)) {
    if (!findFrozen(box, onto)) return;
    if (heldCount > frozenIn(maze) && uses(FROZEN_MAZES)) childMaze = mazeForHeld(maze);
  }
  // 5. Known? Then a shorter way to it counts, and nothing else.
  const player = lowestFrom(box);
  makeKey(box, onto);
  const hash = hashKey(player);
  const known = findNode(player, hash);
  if (known >= 0) {
    meet(known as u32);
    return;
  }
  // 6. The bound of a new one; the parent's bound less the push is one too.
  let bound = childMaze == maze ? boundAfterPush(maze, box, onto) : boundInMaze(childMaze, box, onto);
  // 7. And what two boxes at a time add to it.
  if (bound > 0 && hasPairs()) {
    const extra = penalty(childMaze, player, rowOfBox(box), onto);
    bound = extra == DEAD ? DEAD : bound + extra;
  }
  if (childMaze == maze) undoBoundAfterPush(box);
  else undoBoundInMaze();
  if (bound == DEAD) return;
  const best = max(bound as u32, total - cost - 1);
  const number = addNode(player, hash, cost + 1, best, childMaze, parent);
  if (number < 0 || !enqueue(number as u32, cost + 1 + best, best)) isFull = true;
}

/** A known node reached again. The bound is raised to what the parent proves, or its bucket would lie behind us. */
function meet(number: u32): void {
  const node = nodes.at(number);
  if (cost + 1 >= costOf(node)) return;
  const bound = max(boundOf(node), total - cost - 1);
  improve(node, cost + 1, bound, parent);
  if (!enqueue(number, cost + 1 + bound, bound)) isFull = true;
}
