// Sinks of the plan search. Bases between which boxes can be pushed are interchangeable: a box pulled into the largest
// such group needs no exact base and is removed with one. The search then only empties the goals. Source: Festival.
// If every box starts in a separate place near its goal, such sinks are hardly ever reached: without FAR_SINKS, every
// base that the player can reach takes a box, even from nearby. The kill zone (far from the group, within its reach) is
// where boxes are pulled to be out of the way.

import { boxCells, boxCount as boxTotal, cellCount, neighbor } from '../../level/level';
import { isLive } from '../../level/live';
import { take, takeEach } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';
import { hasCell } from '../../memory/cell-sets';
import { FAR_SINKS } from '../../parameters';
import { BOX } from '../../position/map';
import { isOn } from '../../switches';
import { boardMap, isReachable } from '../board/board';
import { columnTable, rowTable } from '../board/cell-tables';
import { walkDistance } from '../board/distances';
import { buildOneBox, clearReached, isReached, spreadFrom } from '../board/one-box';
import { roomOf } from '../board/rooms';

const FAR: i32 = 6;
/**
 * u8[cell]: 1 for the bases of the group; empty when the player cannot reach all of them. Without FAR_SINKS: all that
 * the player can reach.
 */
export let sinkMap: usize = 0;
/** u8[cell]: the kill zone. */
export let killZone: usize = 0;
let sinkReach: usize = 0; // u16[base][cell]
let baseGroups: usize = 0; // i32 by base
let sinkBases: usize = 0;

export function openSinks(): void {
  sinkMap = take(cellCount + 1);
  killZone = take(cellCount + 1);
  sinkBases = take(boxTotal * 2 + 2);
  baseGroups = take(boxTotal * 4 + 4);
  sinkReach = takeEach(boxTotal, (cellCount + 1) * 2);
}

@inline
function reachRow(base: i32): usize {
  return sinkReach + <usize>(base * (cellCount + 1) * 2);
}

function spreadBases(baseSet: usize): i32 {
  let count = 0;
  buildOneBox(boardMap);
  for (let i = 0; i < boxTotal; i++) {
    const b = shortAt(boxCells, i);
    if (!hasCell(baseSet, b)) continue;
    setShort(sinkBases, count, b);
    if (byteAt(boardMap, b)) clearReached(reachRow(count));
    else {
      spreadFrom(b, false, reachRow(count));
      setShort(reachRow(count), b, 0);
    }
    count++;
  }
  return count;
}

function largestGroup(count: i32): i32 {
  let best = -1;
  let bestSize = 0;
  for (let i = 0; i < count; i++) setInt(baseGroups, i, -1);
  for (let i = 0; i < count; i++) {
    if (intAt(baseGroups, i) >= 0 || byteAt(boardMap, shortAt(sinkBases, i))) continue;
    let size = 0;
    for (let j = i; j < count; j++) {
      if (intAt(baseGroups, j) >= 0 || byteAt(boardMap, shortAt(sinkBases, j))) continue;
      if (!isReached(reachRow(i), shortAt(sinkBases, j)) || !isReached(reachRow(j), shortAt(sinkBases, i))) continue;
      setInt(baseGroups, j, i);
      size++;
    }
    if (size > bestSize) {
      bestSize = size;
      best = i;
    }
  }
  return best;
}

/** Finds the group and the kill zone of the board. The last flood must be that of the player's area. */
export function findSinks(baseSet: usize): void {
  memory.fill(sinkMap, 0, <usize>(cellCount + 1));
  memory.fill(killZone, 0, <usize>(cellCount + 1));
  const count = spreadBases(baseSet);
  const best = largestGroup(count);
  if (best < 0) return;
  let all = true;
  for (let i = 0; i < count; i++) {
    if (intAt(baseGroups, i) != best) continue;
    if (!isReachable(shortAt(sinkBases, i))) all = false;
    setByte(sinkMap, shortAt(sinkBases, i), 1);
  }
  findKillZone(count, best);
  if (!isOn(FAR_SINKS)) {
    for (let i = 0; i < count; i++) {
      const base = shortAt(sinkBases, i);
      setByte(sinkMap, base, isReachable(base) ? 1 : 0);
    }
    return;
  }
  if (all) return;
  memory.fill(sinkMap, 0, <usize>(cellCount + 1));
}

function findKillZone(count: i32, best: i32): void {
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(boardMap, c) == BOX || !isLive(c) || !isReached(reachRow(best), c)) continue;
    let far = true;
    for (let i = 0; i < count && far; i++) {
      if (intAt(baseGroups, i) == best) far = walkDistance(shortAt(sinkBases, i), c) >= FAR;
    }
    if (far) setByte(killZone, c, 1);
  }
}

/** The cell is in the room or in the corridor just outside it. */
function isByRoom(cell: i32, room: i32): bool {
  if (byteAt(roomOf, cell) == room) return true;
  if (byteAt(roomOf, cell)) return false;
  for (let d = 0; d < 4; d++) if (byteAt(roomOf, neighbor(cell, d)) == room) return true;
  return false;
}

/** Whether two cells are so far apart that a box moved from one to the other is out of the way. */
export function isApart(a: i32, b: i32): bool {
  if (!isOn(FAR_SINKS)) return true;
  if (walkDistance(a, b) >= FAR) return true;
  const roomA = byteAt(roomOf, a);
  const roomB = byteAt(roomOf, b);
  if (roomA && roomB && roomA != roomB) return true;
  if (roomB && isByRoom(a, roomB)) return false;
  if (roomA && isByRoom(b, roomA)) return false;
  return shortAt(rowTable, a) != shortAt(rowTable, b) && shortAt(columnTable, a) != shortAt(columnTable, b);
}
