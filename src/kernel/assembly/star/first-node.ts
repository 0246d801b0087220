// Makes the first node of the push search, and everything that its nodes need: tables sized by the level, the boxes that
// are on the board or already removed, and the bound of the start.

import {
  boxCells,
  boxCount,
  goalCells,
  goalCount,
  hasLeftOut,
  isAbstract,
  isLeftOut,
  isSink,
  playerCell,
} from '../level/level';
import { isLive } from '../level/live';
import { Maze } from '../level/maze';
import { setShort, shortAt } from '../memory/arrays';
import { FROZEN, FROZEN_MAZES, FULL, RUNNING, UNSOLVABLE } from '../parameters';
import { makeCorral } from '../position/pi-corral';
import { isOn } from '../switches';
import { boxCosts, DEAD, fitBound, makeBound } from './bound';
import { openExpand, queueTotal, setStartTotal } from './expand';
import { findFrozen, makeFrozen, mazeForHeld } from './frozen';
import { isByCells } from './goal';
import { addNode, hashKey, makeKey, makeNodes, NO_PARENT, nodes, setSecond } from './nodes';
import { makePenalty } from './penalty';
import { boxes, floodFrom, liftBoxes, makePosition, placeBoxes, setBoxesOnBoard } from './position';
import { enqueue, makeQueue } from './queue';
import { makeRoomBound, readRooms, roomBound } from './room-tables';
import { hasRooms } from './rooms';
import { boxKind, entryCost, kindOfGoalPrices, makeSinks, removed } from './sinks';

/** Where the player of the first node is: its cell, or the first cell of its region. */
export let startPlayer: i32 = 0;
/** With boxes left out: the matching of all boxes of the level at the start. */
export let wholeCost: i32 = 0;
/** The bound of the first node: the matching of its boxes, and what removed boxes have paid. */
export let startBound: i32 = 0;
/** What boxes that are removed at the start have paid. */
let paid: i32 = 0;
/** The kind of boxes that are left out from the start. */
let leftOutKind: i32 = 0;

/** Makes the tables and reads the start. RUNNING: addFirstNode may follow, once its matching is prepared. */
export function openFirstNode(maze: Maze): i32 {
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
  return RUNNING;
}

/** Adds the first node to the queue; its boxes must be on the board, and are removed from it. */
export function addFirstNode(): i32 {
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
  startBound = paid + bound;
  setStartTotal(startBound as u32);
  makeKey();
  const first = addNode(player, hashKey(player), paid as u32, bound as u32, mazeNumber, NO_PARENT);
  if (first < 0) return FULL;
  if (isByCells()) setSecond(nodes.at(0), 0);
  const rank = isByCells() ? 0 : (bound as u32);
  return enqueue(0, queueTotal(paid as u32, bound as u32), rank) ? RUNNING : FULL;
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
    const kind = isLeftOut(i) ? leftOutKind : boxKind(boxCosts(maze, cell, playerCell));
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
