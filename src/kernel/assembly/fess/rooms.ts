// Rooms: connected unions of 2x2 blocks of floor of the empty level, single blocks and pinch points left out; the rest is
// corridor. Two rooms are linked if one can walk from one to the other through corridor alone. The feature counts the
// links that boxes break: every free piece of a room must still reach the other. The count depends on where boxes stand and on nothing
// else, so it is kept by that, for all searches: runs that begin anew come by the same boards.
// Source: FESS (Shoham and Schaeffer 2020).

import { FREE, BOX, boxCount, boxes } from './board';
import { around, beside, besideTable, boxKey, cellCount } from './level';
import { take } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, setWord, shortAt, wordAt } from '../memory/arrays';

const MOST_ROOMS: i32 = 63;
const PLACES: i32 = 1 << 16;
/** u8[cell]: 1 and up for rooms, 0 for corridor. */
export let roomOf: usize = 0;
export let roomCount: i32 = 0;
let links: usize = 0; // u64[room]: mask of the rooms linked on the empty level
let now: usize = 0; // u64[room]
let label: usize = 0; // u16[cell]: corridor component + 1
let corridorRooms: usize = 0; // u64 by corridor component
let queue: usize = 0;
let seen: usize = 0; // u8
let linkCount: i32 = 0;

export function openRooms(): void {
  roomOf = take(cellCount + 1);
  links = take(64 * 8);
  now = take(64 * 8);
  label = take((cellCount + 1) * 2);
  corridorRooms = take((cellCount + 2) * 8);
  queue = take((cellCount + 1) * 4);
  seen = take(cellCount + 1);
  keys = take(PLACES * 8);
  counts = take(PLACES * 2);
}

/** The cell is the top left of a 2x2 block of floor. */
function isCorner(c: i32): bool {
  return c != 0 && beside(c, 1) != 0 && beside(c, 2) != 0 && beside(beside(c, 1), 2) != 0;
}

function hasNeighbourCorner(c: i32): bool {
  for (let d = 0; d < 4; d++) if (isCorner(beside(c, d))) return true;
  return false;
}

/** A cell shared by two diagonal blocks only belongs to no room. */
function isPinch(c: i32): bool {
  const a = isCorner(c);
  const b = beside(c, 3) && isCorner(beside(c, 3));
  const e = beside(c, 0) && isCorner(beside(c, 0));
  const upLeft = beside(c, 0) ? beside(beside(c, 0), 3) : beside(c, 3) ? beside(beside(c, 3), 0) : 0;
  const f = upLeft != 0 && isCorner(upLeft);
  return (a && f && !b && !e) || (b && e && !a && !f);
}

function fillRoom(corner: i32, room: i32): void {
  let tail = 0;
  setInt(queue, tail++, corner);
  setByte(seen, corner, 1);
  for (let head = 0; head < tail; head++) {
    const c = intAt(queue, head);
    const right = beside(c, 1);
    const down = beside(c, 2);
    setByte(roomOf, c, room);
    setByte(roomOf, right, room);
    setByte(roomOf, down, room);
    setByte(roomOf, beside(right, 2), room);
    for (let d = 0; d < 4; d++) {
      const to = beside(c, d);
      if (!isCorner(to) || byteAt(seen, to)) continue;
      setByte(seen, to, 1);
      setInt(queue, tail++, to);
    }
  }
}

export function findRooms(): void {
  memory.fill(seen, 0, <usize>(cellCount + 1));
  roomCount = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (!isCorner(c) || byteAt(seen, c) || !hasNeighbourCorner(c) || roomCount >= MOST_ROOMS) continue;
    fillRoom(c, ++roomCount);
  }
  for (let c = 1; c <= cellCount; c++) if (isPinch(c)) setByte(roomOf, c, 0);
}

function labelCorridors(map: usize): void {
  memory.fill(label, 0, <usize>(cellCount + 1) << 1);
  let components = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(roomOf, c) || byteAt(map, c) || shortAt(label, c)) continue;
    components++;
    let rooms: u64 = 0;
    let tail = 0;
    setInt(queue, tail++, c);
    setShort(label, c, components);
    for (let head = 0; head < tail; head++) {
      const four = load<u64>(besideTable + (<usize>intAt(queue, head) << 3));
      for (let shift: u64 = 0; shift < 64; shift += 16) {
        const to = <i32>(four >> shift) & 0xffff;
        if (byteAt(map, to)) continue;
        const room = byteAt(roomOf, to);
        if (room) rooms |= <u64>1 << room;
        else if (!shortAt(label, to)) {
          setShort(label, to, components);
          setInt(queue, tail++, to);
        }
      }
    }
    setWord(corridorRooms, components, rooms);
  }
}

/** The rooms that one free piece of a room reaches through corridor. */
function pieceReach(from: i32, map: usize, room: i32): u64 {
  let rooms: u64 = 0;
  let tail = 0;
  setInt(queue, tail++, from);
  setByte(seen, from, 1);
  for (let head = 0; head < tail; head++) {
    const four = load<u64>(besideTable + (<usize>intAt(queue, head) << 3));
    for (let shift: u64 = 0; shift < 64; shift += 16) {
      const to = <i32>(four >> shift) & 0xffff;
      if (byteAt(map, to)) continue;
      const other = byteAt(roomOf, to);
      if (other == room) {
        if (byteAt(seen, to)) continue;
        setByte(seen, to, 1);
        setInt(queue, tail++, to);
      } else if (other) rooms |= <u64>1 << other;
      else rooms |= wordAt(corridorRooms, shortAt(label, to));
    }
  }
  return rooms;
}

function findLinks(map: usize, table: usize): void {
  labelCorridors(map);
  memory.fill(seen, 0, <usize>(cellCount + 1));
  for (let r = 1; r <= roomCount; r++) setWord(table, r, ~(<u64>0));
  let boxed: u64 = ~(<u64>0);
  for (let c = 1; c <= cellCount; c++) {
    const room = byteAt(roomOf, c);
    if (!room || byteAt(map, c) || byteAt(seen, c)) continue;
    boxed &= ~(<u64>1 << room);
    setWord(table, room, wordAt(table, room) & pieceReach(c, map, room));
  }
  for (let r = 1; r <= roomCount; r++) if ((boxed >> r) & 1) setWord(table, r, 0);
}

export function findRoomLinks(map: usize): void {
  findLinks(map, links);
  linkCount = 0;
  for (let r = 1; r <= roomCount; r++) {
    setWord(links, r, wordAt(links, r) & ~(<u64>1 << r));
    linkCount += <i32>popcnt<u64>(wordAt(links, r));
  }
}

/** How many links of the empty level are broken by the obstacles of this map. */
export function brokenLinks(map: usize): i32 {
  if (!linkCount) return 0;
  findLinks(map, now);
  let broken = 0;
  for (let r = 1; r <= roomCount; r++) {
    let lacking = wordAt(links, r);
    while (lacking) {
      const s = <i32>ctz<u64>(lacking);
      lacking &= lacking - 1;
      if (s < r) continue;
      if (!((wordAt(now, r) >> s) & 1) || !((wordAt(now, s) >> r) & 1)) broken++;
    }
  }
  return broken;
}

let keys: usize = 0; // u64 by place: the boxes, as one number
let counts: usize = 0; // u16 by place
let nodeKey: u64 = 0;
let lifted: i32 = 0;
let liftedLinks: i32 = 0;

function knownLinks(map: usize, key: u64): i32 {
  const place = <i32>(key >> 17) & (PLACES - 1);
  if (wordAt(keys, place) == key) return shortAt(counts, place);
  const broken = brokenLinks(map);
  setWord(keys, place, key);
  setShort(counts, place, broken);
  return broken;
}

/** To be called before the children of another node are scored; its boxes are those listed. */
export function forgetLifted(): void {
  lifted = 0;
  nodeKey = 0;
  for (let i = 0; i < boxCount; i++) nodeKey ^= wordAt(boxKey, shortAt(boxes, i));
}

/**
 * The same for a board on which a box has gone from `from` to `to` (0: off the board), both already in the map. Most places
 * inside a room cut nothing: the answer is then that of the board without the box.
 */
export function linksAfter(map: usize, from: i32, to: i32): i32 {
  if (!linkCount) return 0;
  const without = nodeKey ^ wordAt(boxKey, from);
  if (lifted != from) {
    if (to) setByte(map, to, FREE);
    liftedLinks = knownLinks(map, without);
    lifted = from;
    if (to) setByte(map, to, BOX);
  }
  return !to || cutsNothing(map, to) ? liftedLinks : knownLinks(map, without ^ wordAt(boxKey, to));
}

/** The cell has free room cells about it in one unbroken arc, and no way out of the room beside it. */
function cutsNothing(map: usize, cell: i32): bool {
  const room = byteAt(roomOf, cell);
  if (!room) return false;
  let ring = 0;
  for (let k = 0; k < 8; k++) {
    const c = around(cell, k);
    if (!c || byteAt(map, c)) continue;
    if (byteAt(roomOf, c) == room) ring |= 1 << k;
    else if (!(k & 1)) return false;
  }
  // arcs of the ring that hold one of the four direct neighbours
  let arcs = 0;
  for (let k = 0; k < 8; k += 2) {
    if (!((ring >> k) & 1)) continue;
    const joined = ((ring >> ((k + 7) & 7)) & 1) != 0 && ((ring >> ((k + 6) & 7)) & 1) != 0;
    if (!joined) arcs++;
  }
  return arcs == 1 || (arcs == 0 && ring == 255);
}
