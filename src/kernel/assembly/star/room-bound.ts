// The sum of the rooms' bounds for the current position or one of its children.

import { arenaTake } from '../memory/arena';
import { byteAt, intAt, setInt, setWord, shortAt, wordAt } from '../memory/arrays';
import { DEAD } from './bound';
import { boxes, boxesOnBoard } from './position';
import { costAt, NO_WAY, recordOf } from './room-records';
import { roomAt, roomCount, weightOf } from './rooms';

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
    for (let i = 0; i < boxesOnBoard; i++) key += weightOf(room, shortAt(boxes, i));
    setWord(keys, r, key);
    setInt(records, r, recordOf(room, key));
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
    const change = weightOf(room, onto) - weightOf(room, box);
    const record = change == 0 ? intAt(records, r) : recordOf(room, wordAt(keys, r) + change);
    if (record < 0) return DEAD;
    const cost = costAt(room.records.at(record as u32), byteAt(room.placeOf, player));
    if (cost == NO_WAY) return DEAD;
    sum += cost;
  }
  return sum;
}
