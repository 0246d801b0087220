// Macro moves: a successor is one box pushed anywhere it can go while all others stay in place, with the player ending
// in one of the areas next to it. Breadth-first over (cell, side) with the box lifted; one block pass per board gives
// the connected sides, the child's player area, and its number of areas without a flood per child.

import { cellCount, neighbor } from '../../level/level';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../../memory/tables';
import { freezesDead } from '../../position/freeze';
import { BOX, FREE } from '../../position/map';
import { findBoardBlocks } from './blocks';
import { assertFlooded, boardBoxes, boardMap, boxCount, isReachable, reachSize } from './board';
import { isInDeadPair } from './dead-pairs';
import { areaOnSide, areasOnceOn, areasWithout, areaWithout, liftBox, openLiftedBox, sizeWithout } from './lifted-box';
import { isClumsy, noRestPull } from './tunnels';

export const MAX_MOVES: i32 = 30000;

export let moveCount: i32 = 0;
/** Set once a board had more moves than the tables hold, and never cleared: from then on an exhausted search proves nothing. */
export let hasOverflowed: bool = false;
export let moveFrom = changetype<Shorts>(0); // u16
export let moveTo = changetype<Shorts>(0);
export let moveSide = changetype<Bytes>(0); // u8
export let moveArea = changetype<Shorts>(0); // u16: lowest cell of the player's area afterwards
export let moveAreas = changetype<Shorts>(0); // u16: areas of the board afterwards
/** u8: lifting the box lets the player into cells that were out of reach. */
export let moveOpens = changetype<Bytes>(0);
/** u8[cell]: cells where a stop is never clumsy. */
export let restAllowed = changetype<Bytes>(0);
/** u16: area of the player and number of areas if the box were removed at the end of the move. */
export let moveGoneArea = changetype<Shorts>(0);
export let moveGoneAreas = changetype<Shorts>(0);

let seenStamps = changetype<Ints>(0);
let areaOpened: i32 = 0;
let seenStamp: i32 = 0;
let moveQueue = changetype<Ints>(0);
let moveQueueTail: i32 = 0;
let deadStamp = changetype<Ints>(0);

export function openMoves(): void {
  moveFrom = takeShorts(MAX_MOVES);
  moveTo = takeShorts(MAX_MOVES);
  moveSide = takeBytes(MAX_MOVES);
  moveArea = takeShorts(MAX_MOVES);
  moveAreas = takeShorts(MAX_MOVES);
  moveGoneArea = takeShorts(MAX_MOVES);
  moveGoneAreas = takeShorts(MAX_MOVES);
  moveOpens = takeBytes(MAX_MOVES);
  restAllowed = takeBytes(cellCount + 1);
  seenStamps = takeInts((cellCount + 1) * 4);
  moveQueue = takeInts((cellCount + 1) * 4 + 16);
  deadStamp = takeInts(cellCount + 1);
  openLiftedBox();
}

/** Enters every side of `c` that the player reaches from side `s`. */
function enter(c: i32, s: i32, area: i32): void {
  for (let t = 0; t < 4; t++) {
    const w = neighbor(c, t);
    if (boardMap[w]) continue;
    const vertex = (c << 2) | t;
    if (seenStamps[vertex] == seenStamp) continue;
    if (t != s && areaOnSide(c, t) != area) continue;
    seenStamps[vertex] = seenStamp;
    moveQueue[moveQueueTail++] = vertex;
  }
}

function emit(from: i32, to: i32, s: i32, area: i32): void {
  if (moveCount >= MAX_MOVES) {
    hasOverflowed = true;
    return;
  }
  moveFrom[moveCount] = from;
  moveTo[moveCount] = to;
  moveSide[moveCount] = s;
  moveArea[moveCount] = area;
  moveAreas[moveCount] = areasOnceOn(to);
  moveGoneArea[moveCount] = areaWithout(neighbor(to, s));
  moveGoneAreas[moveCount] = areasWithout;
  moveOpens[moveCount] = areaOpened;
  moveCount++;
}

function mayStand(to: i32, stand: Bytes, pull: bool): bool {
  if (boardMap[to] || !stand[to]) return false;
  if (pull) return true;
  const mark = deadStamp[to];
  if (mark == seenStamp) return true;
  if (mark == -seenStamp) return false;
  const dead = freezesDead(boardMap, to);
  deadStamp[to] = dead ? -seenStamp : seenStamp;
  return !dead;
}

function canStart(box: i32, stand: Bytes, pull: bool): bool {
  for (let s = 0; s < 4; s++) {
    const p = neighbor(box, s);
    if (!isReachable(p)) continue;
    if (pull) {
      if (!boardMap[neighbor(p, s)] && stand[p]) return true;
    } else {
      const to = neighbor(box, s ^ 2);
      if (!boardMap[to] && stand[to]) return true;
    }
  }
  return false;
}

/** Appends a move for every cell the box can be pushed to. Leaves the board as it was. */
function moveOneBox(box: i32, stand: Bytes, pull: bool, skipsClumsyStops: bool): void {
  boardMap[box] = FREE;
  liftBox(box);
  areaOpened = sizeWithout > reachSize + 1 ? 1 : 0;
  seenStamp++;
  moveQueueTail = 0;
  for (let s = 0; s < 4; s++) {
    const p = neighbor(box, s);
    if (!isReachable(p) || seenStamps[(box << 2) | s] == seenStamp) continue;
    enter(box, s, areaOnSide(box, s));
  }
  for (let head = 0; head < moveQueueTail; head++) {
    const vertex = moveQueue[head];
    const c = vertex >> 2;
    const s = vertex & 3;
    const to = pull ? neighbor(c, s) : neighbor(c, s ^ 2);
    if (seenStamps[(to << 2) | s] == seenStamp || !mayStand(to, stand, pull)) continue;
    const at = neighbor(to, s);
    if (boardMap[at] || (!pull && isInDeadPair(boardMap, to, at))) continue;
    const area = areaOnSide(to, s);
    enter(to, s, area);
    if (skipsClumsyStops && to != box && !restAllowed[to]) {
      if (pull ? noRestPull[to] != 0 : isClumsy(boardMap, to, s)) continue;
    }
    emit(box, to, s, area);
  }
  boardMap[box] = BOX;
}

/**
 * Fills the move tables and finds the blocks of the board. The last flood must be that of the player's area. `allowed`
 * is a byte map of boxes or 0, `stand` a byte map of the cells where a box may stop; `skipsClumsyStops` skips clumsy stops.
 */
export function generate(pull: bool, allowed: Bytes, stand: Bytes, skipsClumsyStops: bool): void {
  assertFlooded();
  moveCount = 0;
  findBoardBlocks(boardMap);
  for (let i = 0; i < boxCount; i++) {
    const box = boardBoxes[i];
    if (boardMap[box] != BOX || (allowed && !allowed[box])) continue;
    if (canStart(box, stand, pull)) moveOneBox(box, stand, pull, skipsClumsyStops);
  }
}
