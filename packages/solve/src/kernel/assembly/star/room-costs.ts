// Divides the cost of a move that more than one room sees (a move between two rooms) among the rooms. Saturated cost
// partitioning (Seipp, Keller and Helmert 2020): the rooms take their turns; each makes its table from the costs that
// are left, keeps of every move's cost what its table needs (the most by which the move ever lowers its estimate), and
// leaves the rest to the next. What it needs may be negative: if a box pushed into a room always raises that room's
// estimate by 18, those 18 are left for the room that the box comes from. So a detour through a room is charged to the
// room that needs it.
//
// Moves between rooms differ in their cells, in what they push, and in how many boxes there are on the far side,
// where both rooms can count those.

import { boxCount, cellCount, neighbor, WALL_CELL } from '../level/level';
import { shortages } from '../memory/arena';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { cellRoom, outsidePart, roomAt } from './rooms';

/** The player steps from `cell` into the next room: without a push, pushing a box ahead within that room. */
export const WALK: i32 = 0;
export const PUSH: i32 = 1;
/** A box is pushed from `cell` into the next room. */
export const BOX: i32 = 2;
const KINDS: i32 = 3;

/** Costs stay below this, which stands for "never". To charge less than is left is sound. */
export const NEVER: i32 = 4096;
const UNSEEN: i32 = -0x7fffffff;

/** u16[move]: what is left of its cost; i32[move]: what the room whose turn it is needs of it. */
let costsLeft = changetype<Shorts>(0);
let costsNeeded = changetype<Ints>(0);
/** u8[cell * 4 + direction]: can both rooms count the boxes on the far side? */
let isCounted = changetype<Bytes>(0);

/** False: out of memory. */
export function openRoomCosts(): bool {
  const before = shortages;
  const moves = roomMoveNumber(KINDS, 0, 0, 0) + 1;
  costsLeft = takeShorts(moves);
  costsNeeded = takeInts(moves);
  isCounted = takeBytes((cellCount + 1) << 2);
  if (shortages > before) return false;
  for (let i = 0; i < moves; i++) costsLeft[i] = 1;
  for (let cell = 1; cell <= cellCount; cell++) {
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      const isBetween = next != WALL_CELL && cellRoom(next) != cellRoom(cell);
      isCounted[(cell << 2) | d] = isBetween && areComplements(cell, next) ? 1 : 0;
    }
  }
  return true;
}

/** Whether what one room sees beyond the step is exactly what the other doesn't see behind it. */
function areComplements(from: i32, onto: i32): bool {
  const here = roomAt(cellRoom(from));
  const there = roomAt(cellRoom(onto));
  for (let cell = 1; cell <= cellCount; cell++) {
    const isFar = cellRoom(cell) != here.number && outsidePart(here, cell) == outsidePart(here, onto);
    const isNear = cellRoom(cell) != there.number && outsidePart(there, cell) == outsidePart(there, from);
    if (isFar == isNear) return false;
  }
  return true;
}

@inline
export function isFarCounted(cell: i32, d: i32): bool {
  return isCounted[(cell << 2) | d] != 0;
}

/** The number of a move; `far`: boxes on the far side, or 0. */
@inline
export function roomMoveNumber(kind: i32, cell: i32, d: i32, far: i32): i32 {
  return (((kind * (cellCount + 1) + cell) << 2) | d) * (boxCount + 1) + far;
}

@inline
export function costLeft(move: i32): i32 {
  return costsLeft[move];
}

/** The least of a move with any number of boxes on the far side. */
export function leastCostLeft(cell: i32, d: i32): i32 {
  let least = NEVER;
  for (let far = 0; far <= boxCount; far++) least = min(least, costLeft(roomMoveNumber(BOX, cell, d, far)));
  return least;
}

/** A room takes its turn. */
export function openNeeded(): void {
  const moves = roomMoveNumber(KINDS, 0, 0, 0);
  for (let i = 0; i < moves; i++) costsNeeded[i] = UNSEEN;
}

@inline
export function noteNeeded(move: i32, cost: i32): void {
  if (cost > costsNeeded[move]) costsNeeded[move] = cost;
}

export function noteNeededAll(cell: i32, d: i32, cost: i32): void {
  for (let far = 0; far <= boxCount; far++) noteNeeded(roomMoveNumber(BOX, cell, d, far), cost);
}

/** The room keeps what it needs of every move that it sees. A move that is never of use to it is of no use at all. */
export function keepNeeded(room: i32): void {
  for (let cell = 1; cell <= cellCount; cell++) {
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      if (next == WALL_CELL || cellRoom(next) == cellRoom(cell)) continue;
      const isOwn = cellRoom(cell) == room || cellRoom(next) == room;
      for (let kind = 0; kind < KINDS; kind++) {
        if (isOwn || (kind == BOX && cellRoom(neighbor(cell, d ^ 2)) == room)) keep(kind, cell, d);
      }
    }
  }
}

function keep(kind: i32, cell: i32, d: i32): void {
  for (let far = 0; far <= boxCount; far++) {
    const move = roomMoveNumber(kind, cell, d, far);
    const need = costsNeeded[move];
    const before = costLeft(move);
    costsLeft[move] = before >= NEVER || need == UNSEEN ? NEVER : min(NEVER - 1, before - need);
  }
}
