// The floor divided into rooms, and what a room sees of a position: the boxes on its own cells, how many boxes are in
// each part of the floor outside it, and the player's cell, or the part outside that the player is in. That is a
// projection of the level, so the cheapest path to the goal in it is a lower bound (a pattern database; Culberson and
// Schaeffer 1998). Moves are charged so that no two rooms charge the same one (room-costs.ts), so the bounds of all
// rooms add up.
//
// A position of a room is a key of 64 bits: one bit per live cell of the room, then one byte per part outside, except
// the first, whose number of boxes follows from the others.

import { boxCount, cellCount, gridOf, height, neighbor, WALL_CELL, width } from '../level/level';
import { isLive } from '../level/live';
import { shortages } from '../memory/arena';
import { IndexTable } from '../memory/index-table';
import { Store } from '../memory/store';
import {
  Bytes,
  Ints,
  Refs,
  Shorts,
  takeBytes,
  takeInts,
  takeRecord,
  takeRefs,
  takeShorts,
  takeWords,
  Words,
} from '../memory/tables';

/** Bits of a key for cells; the rest is for counts. */
const CELL_BITS: i32 = 40;
const CELL_MASK: u64 = ((1 as u64) << CELL_BITS) - 1;
/** Parts outside that have numbers of their own; further ones count as the last of these. */
const MAX_OUTSIDES: i32 = 4;
const MAX_PLACES: i32 = 120;
const NO_OUTSIDE: i32 = 0xff;

/** A position of a room. The costs of the places follow, u16 each. */
@unmanaged
export class RoomRecord {
  key: u64;

  @inline
  costs(): Shorts {
    return changetype<Shorts>(changetype<usize>(this) + offsetof<RoomRecord>());
  }
}

@unmanaged
export class Room {
  number: i32;
  /** Cells inside, and parts outside. A place of the player is a cell inside, or after these a part outside. */
  cells: i32;
  outsides: i32;
  places: i32;
  /** u8[cell + 1], for all cells of the level. */
  placeOf: Bytes;
  /** u16[place]. */
  cellAt: Shorts;
  /** u64[cell + 1]: what a box there adds to the key. */
  weights: Words;
  /** u16[number]: steps to a cell outside that begin in the room or push a box into it, as cell * 4 + direction. */
  crossings: Shorts;
  /** u16[part + 1]: where those of a part begin. */
  crossingsOf: Shorts;
  /** The table, see room-tables.ts. */
  records: Store<RoomRecord>;
  table: IndexTable;
}

let roomDivision = changetype<Bytes>(0);
/** No table may have more entries. */
export let mostEntries: u32 = 0;
export let roomCount: i32 = 0;
/** u8[cell + 1]. */
let roomNumbers = changetype<Bytes>(0);
let roomList = changetype<Refs<Room>>(0);

/**
 * Before starBegin: room for one byte per cell of the grid, the number of its room from 1 on, in the order in which
 * they are to charge for moves. A room whose table has more than `most` entries ends the search as `unfit`.
 */
export function roomBuffer(most: i32): Bytes {
  mostEntries = most as u32;
  roomDivision = takeBytes(width * height);
  return roomDivision;
}

@inline
export function hasRooms(): bool {
  return roomDivision != null;
}

@inline
export function cellRoom(cell: i32): i32 {
  return roomNumbers[cell];
}

@inline
export function roomAt(number: i32): Room {
  return roomList[number];
}

/** Reads the division. False: out of memory. */
export function openRooms(): bool {
  roomCount = 0;
  roomNumbers = takeBytes(cellCount + 1);
  if (!roomNumbers) return false;
  roomNumbers[WALL_CELL] = 0xff;
  for (let cell = 1; cell <= cellCount; cell++) {
    const number = roomDivision[gridOf[cell]] - 1;
    roomNumbers[cell] = number;
    roomCount = max(roomCount, number + 1);
  }
  roomList = takeRefs<Room>(roomCount);
  if (!roomList) return false;
  for (let number = 0; number < roomCount; number++) {
    const room = takeRecord<Room>();
    if (!room) return false;
    roomList[number] = room;
    room.number = number;
    if (!readRoom(room)) return false;
  }
  return true;
}

function readRoom(room: Room): bool {
  const before = shortages;
  const cells = cellCount + 1;
  room.placeOf = takeBytes(cells);
  room.cellAt = takeShorts(cells);
  room.weights = takeWords(cells);
  const stack = takeShorts(cells);
  if (shortages > before) return false;
  room.placeOf.fill(NO_OUTSIDE, cells);
  room.cells = 0;
  let bits = 0;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (cellRoom(cell) != room.number) continue;
    room.cellAt[room.cells] = cell;
    room.placeOf[cell] = room.cells++;
    if (isLive(cell)) room.weights[cell] = (1 as u64) << ((bits++ & 63) as u64);
  }
  room.outsides = 0;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (room.placeOf[cell] != NO_OUTSIDE) continue;
    if (room.outsides < MAX_OUTSIDES) room.outsides++;
    markOutside(room, cell, stack);
  }
  room.places = room.cells + room.outsides;
  // Too large for a key: building the table will report it.
  if (bits > CELL_BITS || room.places > MAX_PLACES) room.places = 0;
  return readCrossings(room);
}

/** Marks everything outside that is connected with a cell. */
function markOutside(room: Room, from: i32, stack: Shorts): void {
  const part = room.outsides - 1;
  const weight: u64 = part == 0 ? 0 : (1 as u64) << ((CELL_BITS + ((part - 1) << 3)) as u64);
  let count = 1;
  stack[0] = from;
  room.placeOf[from] = room.cells + part;
  while (count > 0) {
    const cell = stack[--count];
    room.weights[cell] = weight;
    for (let d = 0; d < 4; d++) {
      const next = neighbor(cell, d);
      if (next == WALL_CELL || room.placeOf[next] != NO_OUTSIDE) continue;
      room.placeOf[next] = room.cells + part;
      stack[count++] = next;
    }
  }
}

function readCrossings(room: Room): bool {
  let count = 0;
  const before = shortages;
  room.crossingsOf = takeShorts(room.outsides + 1);
  room.crossings = takeShorts((cellCount + 1) * 4);
  if (shortages > before) return false;
  for (let part = 0; part < room.outsides; part++) {
    room.crossingsOf[part] = count;
    for (let cell = 1; cell <= cellCount; cell++) {
      if (cellRoom(cell) == room.number || outsidePart(room, cell) != part) continue;
      for (let d = 0; d < 4; d++) {
        if (cellRoom(neighbor(cell, d ^ 2)) == room.number || cellRoom(neighbor(cell, d)) == room.number) {
          room.crossings[count++] = (cell << 2) | d;
        }
      }
    }
  }
  room.crossingsOf[room.outsides] = count;
  return true;
}

/** The part outside that a cell outside belongs to. */
@inline
export function outsidePart(room: Room, cell: i32): i32 {
  return room.placeOf[cell] - room.cells;
}

@inline
export function cellWeight(room: Room, cell: i32): u64 {
  return room.weights[cell];
}

/** How many boxes a part outside has. */
export function partCount(room: Room, key: u64, part: i32): i32 {
  if (part > 0) return partByte(key, part);
  let count = boxCount - (popcnt(key & CELL_MASK) as i32);
  for (let k = 1; k < room.outsides; k++) count -= partByte(key, k);
  return count;
}

@inline
function partByte(key: u64, part: i32): i32 {
  return ((key >> ((CELL_BITS + ((part - 1) << 3)) as u64)) & 0xff) as i32;
}
