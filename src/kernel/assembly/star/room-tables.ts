// The table of each room: the cheapest path to the goal from every position of the room, computed backward from the
// goal (Dijkstra), room after room, in slices. A position without an entry can't reach the goal,
// so the table is also a deadlock test.

import { boxCount, goalCells, goalCount, neighbor, WALL_CELL } from '../level/level';
import { isLive } from '../level/live';
import { arenaTake } from '../memory/arena';
import { byteAt, intAt, setInt, setWord, shortAt, wordAt } from '../memory/arrays';
import { FULL, RUNNING, SOLVED, UNFIT } from '../parameters';
import { DEAD } from './bound';
import { boxes } from './position';
import { clearQueue, dequeue, enqueue, least, makeQueue } from './queue';
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
import {
  addRecord,
  costAt,
  entryKey,
  findRecord,
  NO_WAY,
  openRecords,
  roomKeyHash,
  roomRecord,
  setCost,
} from './room-records';
import { cellRoom, cellWeight, mostEntries, openRooms, outsidePart, partCount, Room, roomAt, roomCount } from './rooms';

/** Bits of a queue entry for the place; the record is above. */
const PLACE_BITS: u32 = 7;
const LONGEST: i32 = 60_000;
const INSIDE: i32 = -1;
const NO_MOVE: i32 = -1;

const WALKING: i32 = 0;
const KEEPING: i32 = 1;

let room: Room = changetype<Room>(0);
let number: i32 = 0;
let stage: i32 = 0;
let cursor: u32 = 0;
let entries: u32 = 0;
let isOut: bool = false;
/** The table that was too large, or -1. */
let largest: i32 = -1;

/** The position whose predecessors are being generated, and its cost. */
let record: u32 = 0;
let cost: i32 = 0;
let key: u64 = 0;

/** False: out of memory. */
export function openRoomTables(): bool {
  if (!makeQueue() || !openRooms() || !openRoomCosts()) return false;
  number = -1;
  largest = -1;
  isOut = false;
  return openNext() != FULL;
}

/** Which room was too large for its table; -1: none. */
export function starLargeRoom(): i32 {
  return largest;
}

function openNext(): i32 {
  number++;
  if (number == roomCount) return SOLVED;
  room = roomAt(number);
  stage = WALKING;
  entries = 0;
  if (room.places == 0) {
    largest = number;
    return UNFIT;
  }
  if (!openRecords(room)) return FULL;
  clearQueue();
  key = 0;
  for (let i = 0; i < goalCount; i++) key += cellWeight(room, shortAt(goalCells, i));
  const first = addRecord(room, key, roomKeyHash(key));
  if (first < 0) return FULL;
  for (let place = 0; place < room.places; place++) {
    if (place >= room.cells || !hasBox(shortAt(room.cellAt, place))) offer(first as u32, place, 0);
  }
  return isOut ? FULL : RUNNING;
}

/** Processes up to `budget` entries. SOLVED: all tables are complete. UNFIT: one is too large, FULL: out of memory. */
export function stepRoomTables(budget: i32): i32 {
  unused = budget;
  if (number == roomCount) return SOLVED;
  if (largest >= 0) return UNFIT;
  while (unused > 0) {
    if (stage == WALKING) {
      if (!walkBack()) return isOut ? FULL : largest >= 0 ? UNFIT : RUNNING;
      stage = KEEPING;
      cursor = 0;
      openNeeded();
    }
    if (!noteAllNeeded()) return RUNNING;
    keepNeeded(number);
    const state = openNext();
    if (state != RUNNING) return state;
  }
  return RUNNING;
}

/** What the last step has left of its budget. */
export let unused: i32 = 0;

/** True: the queue is empty. */
function walkBack(): bool {
  while (unused > 0) {
    const next = dequeue();
    if (next < 0) return true;
    record = (next as u32) >> PLACE_BITS;
    cost = least as i32;
    const place = next & ((1 << PLACE_BITS) - 1);
    const entry = room.records.at(record);
    if (costAt(entry, place) != cost) continue;
    key = entryKey(entry);
    unused--;
    visit(place);
    if (isOut) return false;
    if (entries > mostEntries || cost > LONGEST) {
      largest = number;
      return false;
    }
  }
  return false;
}

/** One look at every entry from which a move between rooms leads back. True: done. */
function noteAllNeeded(): bool {
  for (; cursor < room.records.count; cursor++) {
    if (unused <= 0) return false;
    record = cursor;
    const entry = room.records.at(record);
    key = entryKey(entry);
    for (let place = 0; place < room.places; place++) {
      cost = costAt(entry, place);
      if (cost == NO_WAY || !isAtBorder(place)) continue;
      unused--;
      visit(place);
    }
  }
  return true;
}

function isAtBorder(place: i32): bool {
  if (place >= room.cells) return true;
  const cell = shortAt(room.cellAt, place);
  for (let d = 0; d < 4; d++) {
    const next = neighbor(cell, d);
    if (next != WALL_CELL && cellRoom(next) != room.number) return true;
  }
  return false;
}

@inline
function hasBox(cell: i32): bool {
  return (key & cellWeight(room, cell)) != 0;
}

/** All positions one move before this one. */
function visit(place: i32): void {
  if (place >= room.cells) visitFromOutside(place);
  else for (let d = 0; d < 4; d++) visitFromInside(shortAt(room.cellAt, place), d);
}

/** The player came to the cell, inside, in direction d. */
function visitFromInside(cell: i32, d: i32): void {
  const from = neighbor(cell, d ^ 2);
  if (from == WALL_CELL) return;
  const isIn = cellRoom(from) == room.number;
  if (isIn && hasBox(from)) return;
  const place = load<u8>(room.placeOf + (from as usize)) as i32;
  const far = isIn ? 0 : countFar(from, cell, d, key);
  found(key, place, isIn ? INSIDE : roomMoveNumber(WALK, from, d, far), NO_MOVE, false, 0, 0);
  const onto = neighbor(cell, d);
  if (onto == WALL_CELL || !isLive(cell) || !isLive(onto)) return;
  if (cellRoom(onto) == room.number) {
    if (!hasBox(onto)) return;
    const before = key - cellWeight(room, onto) + cellWeight(room, cell);
    found(before, place, isIn ? INSIDE : roomMoveNumber(PUSH, from, d, far), NO_MOVE, false, 0, 0);
  } else if (partCount(room, key, outsidePart(room, onto)) > 0) {
    const before = key - cellWeight(room, onto) + cellWeight(room, cell);
    found(before, place, roomMoveNumber(BOX, cell, d, countFar(cell, onto, d, before)), NO_MOVE, false, 0, 0);
  }
}

/** The player is outside, and came by one of the steps that the room sees. */
function visitFromOutside(place: i32): void {
  const part = place - room.cells;
  const until = shortAt(room.crossingsOf, part + 1);
  for (let i = shortAt(room.crossingsOf, part); i < until; i++) {
    const cell = shortAt(room.crossings, i) >> 2;
    const d = shortAt(room.crossings, i) & 3;
    const from = neighbor(cell, d ^ 2);
    if (from == WALL_CELL) continue;
    const onto = neighbor(cell, d);
    const isIn = cellRoom(from) == room.number;
    if (isIn && hasBox(from)) continue;
    const before = isIn ? (load<u8>(room.placeOf + (from as usize)) as i32) : place;
    const entersRoom = onto != WALL_CELL && cellRoom(onto) == room.number;
    if (isIn) {
      const far = countFar(from, cell, d, key);
      const isThird = onto != WALL_CELL && !entersRoom && cellRoom(onto) != cellRoom(cell);
      found(key, before, roomMoveNumber(WALK, from, d, far), roomMoveNumber(PUSH, from, d, far), isThird, cell, d);
    }
    if (entersRoom && hasBox(onto) && isLive(cell)) {
      const without = key - cellWeight(room, onto) + cellWeight(room, cell);
      found(without, before, roomMoveNumber(BOX, cell, d, countFar(cell, onto, d, without)), NO_MOVE, false, 0, 0);
    }
  }
}

/** Boxes on the far side of a step between the room and another, where both can count them. */
function countFar(from: i32, onto: i32, d: i32, at: u64): i32 {
  if (!isFarCounted(from, d)) return 0;
  if (cellRoom(from) == room.number) return partCount(room, at, outsidePart(room, onto));
  return boxCount - partCount(room, at, outsidePart(room, from));
}

/**
 * A position one move before the current one. The move is any of those named: `first`, `other`, and if `isThird` the
 * push of a box from `cell` out of the next room, of which the room sees only the player.
 */
function found(before: u64, place: i32, first: i32, other: i32, isThird: bool, cell: i32, d: i32): void {
  if (stage == KEEPING) {
    if (first == INSIDE) return;
    const at = before == key ? (record as i32) : roomRecord(room, before);
    const higher = at < 0 ? NO_WAY : costAt(room.records.at(at as u32), place);
    if (higher == NO_WAY) return;
    noteNeeded(first, higher - cost);
    if (other != NO_MOVE) noteNeeded(other, higher - cost);
    if (isThird) noteNeededAll(cell, d, higher - cost);
    return;
  }
  let charge = first == INSIDE ? 1 : costLeft(first);
  if (other != NO_MOVE) charge = min(charge, costLeft(other));
  if (isThird) charge = min(charge, leastCostLeft(cell, d));
  if (charge >= NEVER) return;
  if (before == key) offer(record, place, cost + charge);
  else {
    const hash = roomKeyHash(before);
    const known = findRecord(room, before, hash);
    const at = known >= 0 ? known : addRecord(room, before, hash);
    if (at < 0) isOut = true;
    else offer(at as u32, place, cost + charge);
  }
}

function offer(at: u32, place: i32, total: i32): void {
  const entry = room.records.at(at);
  const before = costAt(entry, place);
  if (total >= before) return;
  if (before == NO_WAY) entries++;
  setCost(entry, place, total);
  if (!enqueue((at << PLACE_BITS) | (place as u32), total as u32, 0)) isOut = true;
}

// The sum of the rooms' bounds for the current position or one of its children.

/** u64[room], i32[room]: the key of the current position in each room, and its record or -1. */
let keys: usize = 0;
let records: usize = 0;

export function makeRoomBound(): bool {
  keys = arenaTake((roomCount as usize) << 3);
  records = arenaTake((roomCount as usize) << 2);
  return keys != 0 && records != 0;
}

/** Reads the boxes of the current position. */
export function readRooms(): void {
  for (let r = 0; r < roomCount; r++) {
    const room = roomAt(r);
    let key: u64 = 0;
    for (let i = 0; i < boxCount; i++) key += cellWeight(room, shortAt(boxes, i));
    setWord(keys, r, key);
    setInt(records, r, roomRecord(room, key));
  }
}

/**
 * A lower bound of the moves left after a push from `box` to `onto` (the same cell: no push), with the player at
 * `player`.
 */
export function roomBound(box: i32, onto: i32, player: i32): i32 {
  let sum = 0;
  for (let r = 0; r < roomCount; r++) {
    const room = roomAt(r);
    const change = cellWeight(room, onto) - cellWeight(room, box);
    const record = change == 0 ? intAt(records, r) : roomRecord(room, wordAt(keys, r) + change);
    if (record < 0) return DEAD;
    const cost = costAt(room.records.at(record as u32), byteAt(room.placeOf, player));
    if (cost == NO_WAY) return DEAD;
    sum += cost;
  }
  return sum;
}
