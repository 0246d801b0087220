// The records of a room's table: a key and the cost of each place of the player, found by the key.

import { makeIndexTable } from '../memory/index-table';
import { makeStore } from '../memory/store';
import { Room, RoomRecord } from './rooms';

/** Stands for "no way". */
export const NO_WAY: i32 = 0xffff;

/** False: out of memory. */
export function openRecords(room: Room): bool {
  const records = makeStore<RoomRecord>((offsetof<RoomRecord>() as i32) + ((room.places * 2 + 3) & ~3));
  const table = makeIndexTable();
  if (!records || !table) return false;
  room.records = records;
  room.table = table;
  return true;
}

@inline
export function roomKeyHash(key: u64): u32 {
  let hash = key * 0x9e3779b97f4a7c15;
  hash ^= hash >> 29;
  return ((hash * 0xbf58476d1ce4e5b9) >> 32) as u32;
}

/** A new record without ways; -1: out of memory. */
export function addRecord(room: Room, key: u64, hash: u32): i32 {
  const number = room.records.count;
  if (!room.records.add() || !room.table.add(hash, number)) return -1;
  const record = room.records.last();
  record.key = key;
  record.costs().fillOnes(room.places);
  return number as i32;
}

/** The record of a position of a room, or -1. */
export function roomRecord(room: Room, key: u64): i32 {
  return findRecord(room, key, roomKeyHash(key));
}

export function findRecord(room: Room, key: u64, hash: u32): i32 {
  const table = room.table;
  for (let number = table.first(hash); number >= 0; number = table.next()) {
    if (room.records.at(number).key == key) return number;
  }
  return -1;
}
