// The path of the next box of the plan: which box can be pushed to the next cell of the plan past the fewest others,
// the cells that it and the player pass, and the boxes on those cells. Pushes are traced back from that cell over
// (cell, side), with the sides connected as on the empty level; another box in the way of box or player costs one. Then
// the player's walks are found on the board itself, around the box. A heuristic for an advisor; it proves nothing.

import { cellCount, neighbor } from '../../level/level';
import { Bytes, Ints, takeBytes, takeInts } from '../../memory/tables';
import { BOX, WALL } from '../../position/map';
import { boardMap, isReachable } from '../board/board';
import { emptyMap } from '../board/cell-tables';
import { buildOneBox, copySides } from '../board/one-box';

/** The most boxes in the way. */
const MAX_BOXES_ON_WAY: i32 = 4;
const NEVER: u8 = 255;

let wayWalkSides = changetype<Bytes>(0); // u8 by vertex: sides that the player can walk to on the empty level
let wayCosts = changetype<Bytes>(0); // u8 by vertex
let wayNext = changetype<Ints>(0); // i32 by vertex: the next on the way
let walkCosts = changetype<Bytes>(0); // u8 by cell
let walkAfter = changetype<Ints>(0); // i32 by cell
let costLists = changetype<Ints>(0); // i32: vertices by cost
let costEnds = changetype<Ints>(0); // i32 by cost
/** u8[cell]: on the way, of the box or of the player. */
export let wayMap = changetype<Bytes>(0);
/** u8[cell]: the box is already in its place and may not be chosen. */
export let settledMap = changetype<Bytes>(0);
let wayStart: i32 = 0;

export function openWay(): void {
  wayWalkSides = takeBytes((cellCount + 1) * 4);
  wayCosts = takeBytes((cellCount + 1) * 4);
  wayNext = takeInts((cellCount + 1) * 4);
  walkCosts = takeBytes(cellCount + 1);
  walkAfter = takeInts(cellCount + 1);
  costLists = takeInts(MAX_BOXES_ON_WAY + 1, (cellCount + 1) * 4);
  costEnds = takeInts(MAX_BOXES_ON_WAY + 1);
  wayMap = takeBytes(cellCount + 1);
  settledMap = takeBytes(cellCount + 1);
}

/** To be called once the level is analyzed. */
export function findSides(): void {
  buildOneBox(emptyMap);
  copySides(wayWalkSides);
}

@inline
function listAt(cost: i32): Ints {
  return costLists.from(cost * (cellCount + 1) * 4);
}

function enter(table: Bytes, next: Ints, at: i32, cost: i32, from: i32): void {
  if (cost > MAX_BOXES_ON_WAY || table[at] <= cost) return;
  table[at] = cost;
  next[at] = from;
  const end = costEnds[cost];
  listAt(cost)[end] = at;
  costEnds[cost] = end + 1;
}

/**
 * The vertex from which a box reaches the goal past the fewest others, -1 if there is none. `from`: that box, or 0 for
 * any.
 */
function findStart(goal: i32, from: i32): i32 {
  wayCosts.fill(NEVER, (cellCount + 1) << 2);
  for (let c = 0; c <= MAX_BOXES_ON_WAY; c++) costEnds[c] = 0;
  for (let s = 0; s < 4; s++) if (wayWalkSides[(goal << 2) | s]) enter(wayCosts, wayNext, (goal << 2) | s, 0, -1);
  for (let cost = 0; cost <= MAX_BOXES_ON_WAY; cost++) {
    for (let head = 0; head < costEnds[cost]; head++) {
      const vertex = listAt(cost)[head];
      if (wayCosts[vertex] != cost) continue;
      const c = vertex >> 2;
      const s = vertex & 3;
      const here = boardMap[c];
      if (here == WALL) continue;
      if (here == BOX && c != goal && (from ? c == from : !settledMap[c])) return vertex;
      const mask = wayWalkSides[vertex];
      for (let t = 0; t < 4; t++) if ((mask >> t) & 1) enter(wayCosts, wayNext, (c << 2) | t, cost, vertex);
      const b = neighbor(c, s);
      if (!b || !wayWalkSides[(b << 2) | s]) continue;
      const at = boardMap[neighbor(b, s)];
      if (at == WALL) continue;
      enter(wayCosts, wayNext, (b << 2) | s, cost + (here == BOX ? 1 : 0) + (at == BOX ? 1 : 0), vertex);
    }
  }
  return -1;
}

/**
 * Marks the player's walk to a cell, with the box on `box`: from another cell or, if that is 0, from the player's cell.
 */
function markWalk(to: i32, from: i32, box: i32): void {
  walkCosts.fill(NEVER, cellCount + 1);
  for (let c = 0; c <= MAX_BOXES_ON_WAY; c++) costEnds[c] = 0;
  enter(walkCosts, walkAfter, to, to != wayStart && boardMap[to] == BOX ? 1 : 0, 0);
  for (let cost = 0; cost <= MAX_BOXES_ON_WAY; cost++) {
    for (let head = 0; head < costEnds[cost]; head++) {
      const c = listAt(cost)[head];
      if (walkCosts[c] != cost) continue;
      if (from ? c == from : isReachable(c)) {
        for (let at = c; at; at = walkAfter[at]) wayMap[at] = 1;
        return;
      }
      for (let d = 0; d < 4; d++) {
        const n = neighbor(c, d);
        if (!n || n == box || boardMap[n] == WALL) continue;
        enter(walkCosts, walkAfter, n, cost + (n != wayStart && boardMap[n] == BOX ? 1 : 0), c);
      }
    }
  }
}

/** Finds the path to the goal for the box on `from`, or for any if that is 0; false if none can be pushed there. */
export function findWay(goal: i32, from: i32): bool {
  let vertex = findStart(goal, from);
  if (vertex < 0) return false;
  wayMap.clear(cellCount + 1);
  wayStart = vertex >> 2;
  let stands = 0;
  let turn = vertex & 3;
  let isTurning = true;
  for (; vertex >= 0; vertex = wayNext[vertex]) {
    const c = vertex >> 2;
    wayMap[c] = 1;
    const next = wayNext[vertex];
    turn = vertex & 3;
    if (next >= 0 && next >> 2 == c) {
      isTurning = true;
      continue;
    }
    if (next < 0) break;
    const at = neighbor(c, turn);
    if (isTurning) markWalk(at, stands, c);
    wayMap[at] = 1;
    stands = c;
    isTurning = false;
  }
  wayMap[wayStart] = 0;
  return true;
}
