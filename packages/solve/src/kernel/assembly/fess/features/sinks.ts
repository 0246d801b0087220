// Sinks of the plan search. Bases between which boxes can be pushed are interchangeable: a box pulled into the largest
// such group needs no exact base and is removed with one. The search then only empties the goals. Source: Festival.
// If every box starts in a separate place near its goal, such sinks are hardly ever reached: without FAR_SINKS, every
// base that the player can reach takes a box, even from nearby. The kill zone (far from the group, within its reach) is
// where boxes are pulled to be out of the way.

import { boxCells, boxCount as boxTotal, cellCount, neighbor } from '../../level/level';
import { isLive } from '../../level/live';
import { Bits, Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../../memory/tables';
import { FAR_SINKS } from '../../parameters';
import { BOX } from '../../position/map';
import { isOn } from '../../switches';
import { assertFlooded, boardMap, isReachable } from '../board/board';
import { columnTable, rowTable } from '../board/cell-tables';
import { walkDistance } from '../board/distances';
import { buildOneBox, clearReached, isReached, spreadFrom } from '../board/one-box';
import { roomOf } from '../board/rooms';

const FAR: i32 = 6;
/**
 * u8[cell]: 1 for the bases of the group; empty when the player cannot reach all of them. Without FAR_SINKS: all that
 * the player can reach.
 */
export let sinkMap = changetype<Bytes>(0);
/** u8[cell]: the kill zone. */
export let killZone = changetype<Bytes>(0);
let sinkReach = changetype<Shorts>(0); // u16[base][cell]
let baseGroups = changetype<Ints>(0); // i32 by base
let sinkBases = changetype<Shorts>(0);

export function openSinks(): void {
  sinkMap = takeBytes(cellCount + 1);
  killZone = takeBytes(cellCount + 1);
  sinkBases = takeShorts(boxTotal + 1);
  baseGroups = takeInts(boxTotal + 1);
  sinkReach = takeShorts(boxTotal, cellCount + 1);
}

@inline
function reachRow(base: i32): Shorts {
  return sinkReach.from(base * (cellCount + 1));
}

function spreadBases(baseSet: Bits): i32 {
  let count = 0;
  buildOneBox(boardMap);
  for (let i = 0; i < boxTotal; i++) {
    const b = boxCells[i];
    if (!baseSet.has(b)) continue;
    sinkBases[count] = b;
    if (boardMap[b]) clearReached(reachRow(count));
    else {
      spreadFrom(b, false, reachRow(count));
      reachRow(count)[b] = 0;
    }
    count++;
  }
  return count;
}

function largestGroup(count: i32): i32 {
  let best = -1;
  let bestSize = 0;
  for (let i = 0; i < count; i++) baseGroups[i] = -1;
  for (let i = 0; i < count; i++) {
    if (baseGroups[i] >= 0 || boardMap[sinkBases[i]]) continue;
    let size = 0;
    for (let j = i; j < count; j++) {
      if (baseGroups[j] >= 0 || boardMap[sinkBases[j]]) continue;
      if (!isReached(reachRow(i), sinkBases[j]) || !isReached(reachRow(j), sinkBases[i])) continue;
      baseGroups[j] = i;
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
export function findSinks(baseSet: Bits): void {
  assertFlooded();
  sinkMap.clear(cellCount + 1);
  killZone.clear(cellCount + 1);
  const count = spreadBases(baseSet);
  const best = largestGroup(count);
  if (best < 0) return;
  let all = true;
  for (let i = 0; i < count; i++) {
    if (baseGroups[i] != best) continue;
    if (!isReachable(sinkBases[i])) all = false;
    sinkMap[sinkBases[i]] = 1;
  }
  findKillZone(count, best);
  if (!isOn(FAR_SINKS)) {
    for (let i = 0; i < count; i++) {
      const base = sinkBases[i];
      sinkMap[base] = isReachable(base) ? 1 : 0;
    }
    return;
  }
  if (all) return;
  sinkMap.clear(cellCount + 1);
}

function findKillZone(count: i32, best: i32): void {
  for (let c = 1; c <= cellCount; c++) {
    if (boardMap[c] == BOX || !isLive(c) || !isReached(reachRow(best), c)) continue;
    let far = true;
    for (let i = 0; i < count && far; i++) {
      if (baseGroups[i] == best) far = walkDistance(sinkBases[i], c) >= FAR;
    }
    if (far) killZone[c] = 1;
  }
}

/** The cell is in the room or in the corridor just outside it. */
function isByRoom(cell: i32, room: i32): bool {
  if (roomOf[cell] == room) return true;
  if (roomOf[cell]) return false;
  for (let d = 0; d < 4; d++) if (roomOf[neighbor(cell, d)] == room) return true;
  return false;
}

/** Whether two cells are so far apart that a box moved from one to the other is out of the way. */
export function isApart(a: i32, b: i32): bool {
  if (!isOn(FAR_SINKS)) return true;
  if (walkDistance(a, b) >= FAR) return true;
  const roomA = roomOf[a];
  const roomB = roomOf[b];
  if (roomA && roomB && roomA != roomB) return true;
  if (roomB && isByRoom(a, roomB)) return false;
  if (roomA && isByRoom(b, roomA)) return false;
  return rowTable[a] != rowTable[b] && columnTable[a] != columnTable[b];
}
