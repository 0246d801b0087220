// Makes the first node of the push search, and everything that its nodes need: tables sized by the level, and the
// bound of the start.

import { boxCells, boxCount, goalCells, goalCount, playerCell } from '../level/level';
import { isLive } from '../level/live';
import { Maze } from '../level/maze';
import { FROZEN, FROZEN_MAZES, FULL, RUNNING, UNSOLVABLE } from '../parameters';
import { makeCorral } from '../position/pi-corral';
import { isOn } from '../switches';
import { DEAD, fitBound, makeBound } from './bound';
import { openExpand, queueTotal, setStartTotal } from './expand';
import { findFrozen, makeFrozen, mazeForHeld } from './frozen';
import { isByCells } from './goal';
import { addNode, hashKey, makeKey, makeNodes, NO_PARENT, nodes } from './nodes';
import { makePenalty } from './penalty';
import { floodFrom, liftBoxes, makePosition, placeBoxes, positionBoxes } from './position';
import { enqueue, makeQueue } from './queue';
import { makeRoomBound, readRooms, roomBound } from './room-bound';
import { hasRooms } from './rooms';

/** Where the player of the first node is: its cell, or the first cell of its region. */
export let startPlayer: i32 = 0;

/** Makes the tables and reads the start. RUNNING: addFirstNode may follow, once its matching is prepared. */
export function openFirstNode(maze: Maze): i32 {
  openExpand();
  if (!makePosition() || !makeBound() || !makeFrozen(maze) || !makeCorral(false) || !makePenalty()) return FULL;
  if (!makeNodes(isByCells()) || !makeQueue() || (hasRooms() && !makeRoomBound())) return FULL;
  for (let i = 0; i < boxCount; i++) {
    const cell = boxCells[i];
    if (!isLive(cell)) return UNSOLVABLE;
    positionBoxes[i] = cell;
  }
  for (let j = 0; j < goalCount; j++) if (!isLive(goalCells[j])) return UNSOLVABLE;
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
    if (isOn(FROZEN_MAZES) && isOn(FROZEN)) mazeNumber = mazeForHeld(0);
    bound = fitBound(mazeNumber, player);
  }
  if (hasRooms() && bound != DEAD) {
    readRooms();
    const walked = roomBound(player, player, player);
    bound = walked == DEAD ? DEAD : max(bound, walked);
  }
  liftBoxes();
  if (bound == DEAD) return UNSOLVABLE;
  setStartTotal(bound as u32);
  makeKey();
  const first = addNode(player, hashKey(player), 0, bound as u32, mazeNumber, NO_PARENT);
  if (first < 0) return FULL;
  if (isByCells()) nodes.at(0).setSecond(0);
  const rank = isByCells() ? 0 : (bound as u32);
  return enqueue(0, queueTotal(0, bound as u32), rank) ? RUNNING : FULL;
}
