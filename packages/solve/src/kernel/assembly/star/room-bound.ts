// The sum of the rooms' bounds for the current position or one of its children.

import { boxCount } from '../level/level';
import { shortages } from '../memory/arena';
import { Ints, takeInts, takeWords, Words } from '../memory/tables';
import { DEAD } from './bound';
import { positionBoxes } from './position';
import { NO_WAY, roomRecord } from './room-records';
import { cellWeight, roomAt, roomCount } from './rooms';

/** u64[room], i32[room]: the key of the current position in each room, and its record or -1. */
let roomKeys = changetype<Words>(0);
let roomRecords = changetype<Ints>(0);

export function makeRoomBound(): bool {
  const before = shortages;
  roomKeys = takeWords(roomCount);
  roomRecords = takeInts(roomCount);
  return shortages == before;
}

/** Reads the boxes of the current position. */
export function readRooms(): void {
  for (let r = 0; r < roomCount; r++) {
    const room = roomAt(r);
    let key: u64 = 0;
    for (let i = 0; i < boxCount; i++) key += cellWeight(room, positionBoxes[i]);
    roomKeys[r] = key;
    roomRecords[r] = roomRecord(room, key);
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
    const record = change == 0 ? roomRecords[r] : roomRecord(room, roomKeys[r] + change);
    if (record < 0) return DEAD;
    const cost = room.records.at(record as u32).costs()[room.placeOf[player]];
    if (cost == NO_WAY) return DEAD;
    sum += cost;
  }
  return sum;
}
