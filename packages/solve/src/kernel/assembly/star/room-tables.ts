// The table of each room: the cheapest path to the goal from every position of the room, computed backward from the
// goal (Dijkstra), room after room, in slices. A position without an entry can't reach the goal,
// so the table is also a deadlock test.

import { boxCount, goalCells, goalCount, neighbor, WALL_CELL } from '../level/level';
import { isLive } from '../level/live';
import { FULL, RUNNING, SOLVED, UNFIT } from '../parameters';
import { clearQueue, dequeue, enqueue, leastTotal, makeQueue } from './queue';
import {
  BOX,
  costLeft,
  isFarCounted,
  keepNeeded,
  leastCostLeft,
  NEVER,
  noteNeeded,
  noteNeededAll,
  openNeeded,
  openRoomCosts,
  PUSH,
  roomMoveNumber,
  WALK,
} from './room-costs';
import { addRecord, findRecord, NO_WAY, openRecords, roomKeyHash, roomRecord } from './room-records';
import { cellRoom, cellWeight, mostEntries, openRooms, outsidePart, partCount, Room, roomAt, roomCount } from './rooms';

/** Bits of a queue entry for the place; the record is above. */
const PLACE_BITS: u32 = 7;
const LONGEST: i32 = 60_000;
const INSIDE: i32 = -1;
const NO_MOVE: i32 = -1;

const WALKING: i32 = 0;
const KEEPING: i32 = 1;

let tableRoom = changetype<Room>(0);
let tableNumber: i32 = 0;
let tableStage: i32 = 0;
let tableCursor: u32 = 0;
let tableEntries: u32 = 0;
let isOut: bool = false;
/** The table that was too large, or -1. */
let tooLargeTable: i32 = -1;

/** The position whose predecessors are being generated, and its cost. */
let currentRecord: u32 = 0;
let currentCost: i32 = 0;
let currentKey: u64 = 0;

/** False: out of memory. */
export function openRoomTables(): bool {
  if (!makeQueue() || !openRooms() || !openRoomCosts()) return false;
  tableNumber = -1;
  tooLargeTable = -1;
  isOut = false;
  return openNext() != FULL;
}

/** Which room was too large for its table; -1: none. */
export function starLargeRoom(): i32 {
  return tooLargeTable;
}

function openNext(): i32 {
  tableNumber++;
  if (tableNumber == roomCount) return SOLVED;
  tableRoom = roomAt(tableNumber);
  tableStage = WALKING;
  tableEntries = 0;
  if (tableRoom.places == 0) {
    tooLargeTable = tableNumber;
    return UNFIT;
  }
  if (!openRecords(tableRoom)) return FULL;
  clearQueue();
  currentKey = 0;
  for (let i = 0; i < goalCount; i++) currentKey += cellWeight(tableRoom, goalCells[i]);
  const first = addRecord(tableRoom, currentKey, roomKeyHash(currentKey));
  if (first < 0) return FULL;
  for (let place = 0; place < tableRoom.places; place++) {
    if (place >= tableRoom.cells || !hasBox(tableRoom.cellAt[place])) offer(first as u32, place, 0);
  }
  return isOut ? FULL : RUNNING;
}

/** Processes up to `budget` entries. SOLVED: all tables are complete. UNFIT: one is too large, FULL: out of memory. */
export function stepRoomTables(budget: i32): i32 {
  unusedBudget = budget;
  if (tableNumber == roomCount) return SOLVED;
  if (tooLargeTable >= 0) return UNFIT;
  while (unusedBudget > 0) {
    if (tableStage == WALKING) {
      if (!walkBack()) return isOut ? FULL : tooLargeTable >= 0 ? UNFIT : RUNNING;
      tableStage = KEEPING;
      tableCursor = 0;
      openNeeded();
    }
    if (!noteAllNeeded()) return RUNNING;
    keepNeeded(tableNumber);
    const state = openNext();
    if (state != RUNNING) return state;
  }
  return RUNNING;
}

/** What the last step has left of its budget. */
export let unusedBudget: i32 = 0;

/** True: the queue is empty. */
function walkBack(): bool {
  while (unusedBudget > 0) {
    const next = dequeue();
    if (next < 0) return true;
    currentRecord = (next as u32) >> PLACE_BITS;
    currentCost = leastTotal as i32;
    const place = next & ((1 << PLACE_BITS) - 1);
    const record = tableRoom.records.at(currentRecord);
    if (record.costs()[place] != currentCost) continue;
    currentKey = record.key;
    unusedBudget--;
    visit(place);
    if (isOut) return false;
    if (tableEntries > mostEntries || currentCost > LONGEST) {
      tooLargeTable = tableNumber;
      return false;
    }
  }
  return false;
}

/** One look at every entry from which a move between rooms leads back. True: done. */
function noteAllNeeded(): bool {
  for (; tableCursor < tableRoom.records.count; tableCursor++) {
    if (unusedBudget <= 0) return false;
    currentRecord = tableCursor;
    const record = tableRoom.records.at(currentRecord);
    currentKey = record.key;
    for (let place = 0; place < tableRoom.places; place++) {
      currentCost = record.costs()[place];
      if (currentCost == NO_WAY || !isAtBorder(place)) continue;
      unusedBudget--;
      visit(place);
    }
  }
  return true;
}

function isAtBorder(place: i32): bool {
  if (place >= tableRoom.cells) return true;
  const cell = tableRoom.cellAt[place];
  for (let d = 0; d < 4; d++) {
    const next = neighbor(cell, d);
    if (next != WALL_CELL && cellRoom(next) != tableRoom.number) return true;
  }
  return false;
}

@inline
function hasBox(cell: i32): bool {
  return (currentKey & cellWeight(tableRoom, cell)) != 0;
}

/** All positions one move before this one. */
function visit(place: i32): void {
  if (place >= tableRoom.cells) visitFromOutside(place);
  else for (let d = 0; d < 4; d++) visitFromInside(tableRoom.cellAt[place], d);
}

/** The player came to the cell, inside, in direction d. */
function visitFromInside(cell: i32, d: i32): void {
  const from = neighbor(cell, d ^ 2);
  if (from == WALL_CELL) return;
  const isIn = cellRoom(from) == tableRoom.number;
  if (isIn && hasBox(from)) return;
  const place = tableRoom.placeOf[from];
  const far = isIn ? 0 : countFar(from, cell, d, currentKey);
  found(currentKey, place, isIn ? INSIDE : roomMoveNumber(WALK, from, d, far), NO_MOVE, false, 0, 0);
  const onto = neighbor(cell, d);
  if (onto == WALL_CELL || !isLive(cell) || !isLive(onto)) return;
  if (cellRoom(onto) == tableRoom.number) {
    if (!hasBox(onto)) return;
    const before = currentKey - cellWeight(tableRoom, onto) + cellWeight(tableRoom, cell);
    found(before, place, isIn ? INSIDE : roomMoveNumber(PUSH, from, d, far), NO_MOVE, false, 0, 0);
  } else if (partCount(tableRoom, currentKey, outsidePart(tableRoom, onto)) > 0) {
    const before = currentKey - cellWeight(tableRoom, onto) + cellWeight(tableRoom, cell);
    found(before, place, roomMoveNumber(BOX, cell, d, countFar(cell, onto, d, before)), NO_MOVE, false, 0, 0);
  }
}

/** The player is outside, and came by one of the steps that the room sees. */
function visitFromOutside(place: i32): void {
  const part = place - tableRoom.cells;
  const until = tableRoom.crossingsOf[part + 1];
  for (let i = tableRoom.crossingsOf[part]; i < until; i++) {
    const cell = tableRoom.crossings[i] >> 2;
    const d = tableRoom.crossings[i] & 3;
    const from = neighbor(cell, d ^ 2);
    if (from == WALL_CELL) continue;
    const onto = neighbor(cell, d);
    const isIn = cellRoom(from) == tableRoom.number;
    if (isIn && hasBox(from)) continue;
    const before = isIn ? tableRoom.placeOf[from] : place;
    const entersRoom = onto != WALL_CELL && cellRoom(onto) == tableRoom.number;
    if (isIn) {
      const far = countFar(from, cell, d, currentKey);
      const isThird = onto != WALL_CELL && !entersRoom && cellRoom(onto) != cellRoom(cell);
      found(
        currentKey,
        before,
        roomMoveNumber(WALK, from, d, far),
        roomMoveNumber(PUSH, from, d, far),
        isThird,
        cell,
        d,
      );
    }
    if (entersRoom && hasBox(onto) && isLive(cell)) {
      const without = currentKey - cellWeight(tableRoom, onto) + cellWeight(tableRoom, cell);
      found(without, before, roomMoveNumber(BOX, cell, d, countFar(cell, onto, d, without)), NO_MOVE, false, 0, 0);
    }
  }
}

/** Boxes on the far side of a step between the room and another, where both can count them. */
function countFar(from: i32, onto: i32, d: i32, at: u64): i32 {
  if (!isFarCounted(from, d)) return 0;
  if (cellRoom(from) == tableRoom.number) return partCount(tableRoom, at, outsidePart(tableRoom, onto));
  return boxCount - partCount(tableRoom, at, outsidePart(tableRoom, from));
}

/**
 * A position one move before the current one. The move is any of those named: `first`, `other`, and if `isThird` the
 * push of a box from `cell` out of the next room, of which the room sees only the player.
 */
function found(before: u64, place: i32, first: i32, other: i32, isThird: bool, cell: i32, d: i32): void {
  if (tableStage == KEEPING) {
    if (first == INSIDE) return;
    const at = before == currentKey ? (currentRecord as i32) : roomRecord(tableRoom, before);
    const higher = at < 0 ? NO_WAY : tableRoom.records.at(at as u32).costs()[place];
    if (higher == NO_WAY) return;
    noteNeeded(first, higher - currentCost);
    if (other != NO_MOVE) noteNeeded(other, higher - currentCost);
    if (isThird) noteNeededAll(cell, d, higher - currentCost);
    return;
  }
  let charge = first == INSIDE ? 1 : costLeft(first);
  if (other != NO_MOVE) charge = min(charge, costLeft(other));
  if (isThird) charge = min(charge, leastCostLeft(cell, d));
  if (charge >= NEVER) return;
  if (before == currentKey) offer(currentRecord, place, currentCost + charge);
  else {
    const hash = roomKeyHash(before);
    const known = findRecord(tableRoom, before, hash);
    const at = known >= 0 ? known : addRecord(tableRoom, before, hash);
    if (at < 0) isOut = true;
    else offer(at as u32, place, currentCost + charge);
  }
}

function offer(at: u32, place: i32, total: i32): void {
  const record = tableRoom.records.at(at);
  const before = record.costs()[place];
  if (total >= before) return;
  if (before == NO_WAY) tableEntries++;
  record.costs()[place] = total;
  if (!enqueue((at << PLACE_BITS) | (place as u32), total as u32, 0)) isOut = true;
}
