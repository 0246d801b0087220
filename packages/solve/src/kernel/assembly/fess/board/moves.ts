// Macro moves: a successor is one box pushed anywhere it can go while all others stay in place, with the player ending
// in one of the areas next to it. Breadth-first over (cell, side) with the box lifted; one block pass per board gives
// the connected sides, the child's player area, and its number of areas without a flood per child.

import { cellCount, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';
import { freezesDead } from '../../position/freeze';
import { BOX, FREE } from '../../position/map';
import { areaApart, areaBeside, areaCount, areaRoot, areaSize, areasWith, findBoardBlocks, isNoCut } from './blocks';
import { boardBoxes, boardMap, boxCount, isReachable, reachSize } from './board';
import { isInDeadPair } from './dead-pairs';
import { isClumsy, noRestPull } from './tunnels';

// Areas of the board while one box is lifted and put down elsewhere. They follow from the blocks of the board with the box in its
// place (blocks.ts): the lifted cell joins the areas of its free neighbors, wherever the box is put down. So one block
// pass per board is enough for all of its boxes.

let liftedCell: i32 = 0;
/** u16[4]: free neighbors of the lifted cell. */
let liftedNeighbors: usize = 0;
let besideCount: i32 = 0;

/** u16[4]: the areas that the lifted cell joins, by their lowest cells, and the lowest cell of all. */
let joinedAreas: usize = 0;
let endCount: i32 = 0;
let joinedLowest: i32 = 0;

/** The same while nothing else is filled: the board without the box. */
let endsWithout: usize = 0;
let endCountWithout: i32 = 0;
let lowestWithout: i32 = 0;
export let areasWithout: i32 = 0;
/** Cells of the area that the lifted cell is in then. */
export let sizeWithout: i32 = 0;

/** u16[cell * 4 + side]: with the box on the cell, the lowest cell of the area on that side; u16[cell]: areas of the board. */
let sideAreas: usize = 0;
let areaCounts: usize = 0;
let lookStamps: usize = 0; // i32[cell]
let lookStamp: i32 = 0;

export function openLiftedBox(): void {
  liftedNeighbors = take(8);
  joinedAreas = take(8);
  endsWithout = take(8);
  sideAreas = take((cellCount + 1) * 8);
  areaCounts = take((cellCount + 1) * 2);
  lookStamps = take((cellCount + 1) * 4);
}

@inline
function has(list: usize, count: i32, area: i32): bool {
  for (let i = 0; i < count; i++) if (shortAt(list, i) == area) return true;
  return false;
}

/** Lifts the box. The blocks must be those of the board with the box in its place; from now on `boardMap` must be free there. */
export function liftBox(box: i32): void {
  liftedCell = box;
  lookStamp++;
  besideCount = 0;
  endCountWithout = 0;
  lowestWithout = box;
  sizeWithout = 1;
  for (let d = 0; d < 4; d++) {
    const cell = neighbor(box, d);
    if (byteAt(boardMap, cell)) continue;
    setShort(liftedNeighbors, besideCount++, cell);
    const area = areaRoot(cell);
    if (has(endsWithout, endCountWithout, area)) continue;
    setShort(endsWithout, endCountWithout++, area);
    sizeWithout += areaSize(area);
    if (area < lowestWithout) lowestWithout = area;
  }
  areasWithout = areaCount + 1 - endCountWithout;
}

/** The lowest cell of the area of a free cell on the board without the box. */
export function areaWithout(cell: i32): i32 {
  if (cell == liftedCell) return lowestWithout;
  const area = areaRoot(cell);
  return has(endsWithout, endCountWithout, area) ? lowestWithout : area;
}

function isBeside(cell: i32): bool {
  return has(liftedNeighbors, besideCount, cell);
}

/** The areas that the lifted cell joins while `cell` is filled. */
function joinApart(cell: i32): void {
  endCount = 0;
  joinedLowest = liftedCell;
  for (let i = 0; i < besideCount; i++) {
    const beside = shortAt(liftedNeighbors, i);
    if (beside == cell) continue;
    const area = areaApart(cell, beside);
    if (has(joinedAreas, endCount, area)) continue;
    setShort(joinedAreas, endCount++, area);
    if (area < joinedLowest) joinedLowest = area;
  }
}

@inline
function setSide(cell: i32, side: i32, area: i32): void {
  setShort(sideAreas, (cell << 2) | side, area);
}

function look(cell: i32): void {
  setInt(lookStamps, cell, lookStamp);
  if (cell == liftedCell) {
    setShort(areaCounts, cell, areaCount);
    for (let d = 0; d < 4; d++) {
      const w = neighbor(cell, d);
      if (!byteAt(boardMap, w)) setSide(cell, d, areaRoot(w));
    }
  } else if (isNoCut(cell) && !isBeside(cell)) {
    // its area stays connected, and so does what the lifted cell joins
    setShort(areaCounts, cell, areasWithout);
    const area = <u64>areaWithout(cell);
    store<u64>(sideAreas + ((<usize>cell) << 3), area | (area << 16) | (area << 32) | (area << 48));
  } else {
    joinApart(cell);
    setShort(areaCounts, cell, areasWith(cell) + 1 - endCount);
    for (let d = 0; d < 4; d++) {
      const w = neighbor(cell, d);
      if (byteAt(boardMap, w)) continue;
      const area = w == liftedCell ? joinedLowest : areaBeside(cell, w);
      setSide(cell, d, has(joinedAreas, endCount, area) ? joinedLowest : area);
    }
  }
}

/** The lowest cell of the area on a free side of the box, once it is on the free cell. */
@inline
export function areaOnSide(cell: i32, side: i32): i32 {
  if (intAt(lookStamps, cell) != lookStamp) look(cell);
  return shortAt(sideAreas, (cell << 2) | side);
}

/** How many areas the board has once the box is on the cell; call areaOnSide for the cell first. */
@inline
export function areasOnceOn(cell: i32): i32 {
  return shortAt(areaCounts, cell);
}

export const MAX_MOVES: i32 = 30000;

export let moveCount: i32 = 0;
/** Set once a board had more moves than the tables hold, and never cleared: from then on an exhausted search proves nothing. */
export let hasOverflowed: bool = false;
export let moveFrom: usize = 0; // u16
export let moveTo: usize = 0;
export let moveSide: usize = 0; // u8
export let moveArea: usize = 0; // u16: lowest cell of the player's area afterwards
export let moveAreas: usize = 0; // u16: areas of the board afterwards
/** u8: lifting the box lets the player into cells that were out of reach. */
export let moveOpens: usize = 0;
/** u8[cell]: cells where a stop is never clumsy. */
export let restAllowed: usize = 0;
/** u16: area of the player and number of areas if the box were removed at the end of the move. */
export let moveGoneArea: usize = 0;
export let moveGoneAreas: usize = 0;

let seenStamps: usize = 0;
let areaOpened: i32 = 0;
let seenStamp: i32 = 0;
let moveQueue: usize = 0;
let moveQueueTail: i32 = 0;
let deadStamp: usize = 0;

export function openMoves(): void {
  moveFrom = take(MAX_MOVES * 2);
  moveTo = take(MAX_MOVES * 2);
  moveSide = take(MAX_MOVES);
  moveArea = take(MAX_MOVES * 2);
  moveAreas = take(MAX_MOVES * 2);
  moveGoneArea = take(MAX_MOVES * 2);
  moveGoneAreas = take(MAX_MOVES * 2);
  moveOpens = take(MAX_MOVES);
  restAllowed = take(cellCount + 1);
  seenStamps = take((cellCount + 1) * 16);
  moveQueue = take((cellCount + 1) * 16 + 64);
  deadStamp = take((cellCount + 1) * 4);
  openLiftedBox();
}

/** Enters every side of `c` that the player reaches from side `s`. */
function enter(c: i32, s: i32, area: i32): void {
  for (let t = 0; t < 4; t++) {
    const w = neighbor(c, t);
    if (byteAt(boardMap, w)) continue;
    const vertex = (c << 2) | t;
    if (intAt(seenStamps, vertex) == seenStamp) continue;
    if (t != s && areaOnSide(c, t) != area) continue;
    setInt(seenStamps, vertex, seenStamp);
    setInt(moveQueue, moveQueueTail++, vertex);
  }
}

function emit(from: i32, to: i32, s: i32, area: i32): void {
  if (moveCount >= MAX_MOVES) {
    hasOverflowed = true;
    return;
  }
  setShort(moveFrom, moveCount, from);
  setShort(moveTo, moveCount, to);
  setByte(moveSide, moveCount, s);
  setShort(moveArea, moveCount, area);
  setShort(moveAreas, moveCount, areasOnceOn(to));
  setShort(moveGoneArea, moveCount, areaWithout(neighbor(to, s)));
  setShort(moveGoneAreas, moveCount, areasWithout);
  setByte(moveOpens, moveCount, areaOpened);
  moveCount++;
}

function mayStand(to: i32, stand: usize, pull: bool): bool {
  if (byteAt(boardMap, to) || !byteAt(stand, to)) return false;
  if (pull) return true;
  const mark = intAt(deadStamp, to);
  if (mark == seenStamp) return true;
  if (mark == -seenStamp) return false;
  const dead = freezesDead(boardMap, to);
  setInt(deadStamp, to, dead ? -seenStamp : seenStamp);
  return !dead;
}

function canStart(box: i32, stand: usize, pull: bool): bool {
  for (let s = 0; s < 4; s++) {
    const p = neighbor(box, s);
    if (!isReachable(p)) continue;
    if (pull) {
      if (!byteAt(boardMap, neighbor(p, s)) && byteAt(stand, p)) return true;
    } else {
      const to = neighbor(box, s ^ 2);
      if (!byteAt(boardMap, to) && byteAt(stand, to)) return true;
    }
  }
  return false;
}

/** Appends a move for every cell the box can be pushed to. Leaves the board as it was. */
function moveOneBox(box: i32, stand: usize, pull: bool, choosy: bool): void {
  setByte(boardMap, box, FREE);
  liftBox(box);
  areaOpened = sizeWithout > reachSize + 1 ? 1 : 0;
  seenStamp++;
  moveQueueTail = 0;
  for (let s = 0; s < 4; s++) {
    const p = neighbor(box, s);
    if (!isReachable(p) || intAt(seenStamps, (box << 2) | s) == seenStamp) continue;
    enter(box, s, areaOnSide(box, s));
  }
  for (let head = 0; head < moveQueueTail; head++) {
    const vertex = intAt(moveQueue, head);
    const c = vertex >> 2;
    const s = vertex & 3;
    const to = pull ? neighbor(c, s) : neighbor(c, s ^ 2);
    if (intAt(seenStamps, (to << 2) | s) == seenStamp || !mayStand(to, stand, pull)) continue;
    const at = neighbor(to, s);
    if (byteAt(boardMap, at) || (!pull && isInDeadPair(boardMap, to, at))) continue;
    const area = areaOnSide(to, s);
    enter(to, s, area);
    if (choosy && to != box && !byteAt(restAllowed, to)) {
      if (pull ? byteAt(noRestPull, to) != 0 : isClumsy(boardMap, to, s)) continue;
    }
    emit(box, to, s, area);
  }
  setByte(boardMap, box, BOX);
}

/**
 * Fills the move tables and finds the blocks of the board. The last flood must be that of the player's area. `allowed`
 * is a byte map of boxes or 0, `stand` a byte map of the cells where a box may stop; `choosy` skips clumsy stops.
 */
export function generate(pull: bool, allowed: usize, stand: usize, choosy: bool): void {
  moveCount = 0;
  findBoardBlocks(boardMap);
  for (let i = 0; i < boxCount; i++) {
    const box = shortAt(boardBoxes, i);
    if (byteAt(boardMap, box) != BOX || (allowed && !byteAt(allowed, box))) continue;
    if (canStart(box, stand, pull)) moveOneBox(box, stand, pull, choosy);
  }
}
