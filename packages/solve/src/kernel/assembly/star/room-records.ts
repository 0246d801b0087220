// The records of a room's table: a key and the cost of each place of the player, found by the key.

import { shortAt } from '../memory/arrays';
import { makeIndexTable } from '../memory/index-table';
import { makeStore } from '../memory/store';
import { Room } from './rooms';

/** Stands for "no way". */
export const NO_WAY: i32 = 0xffff;

/** False: out of memory. */
export function openRecords(room: Room): bool {
  const records = makeStore((8 + ((room.places * 2 + 3) & ~3)) as u32);
  const table = makeIndexTable();
  if (records == null || table == null) return false;
  room.records = records;
  room.table = table;
  return true;
}

@inline
export function entryKey(entry: usize): u64 {
  return load<u64>(entry);
}

@inline
export function costAt(entry: usize, place: i32): i32 {
  return shortAt(entry + 8, place);
}

@inline
export function setCost(entry: usize, place: i32, cost: i32): void {
  store<u16>(entry + 8 + ((place as usize) << 1), cost as u16);
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
  const entry = room.records.at(number);
  store<u64>(entry, key);
  memory.fill(entry + 8, 0xff, room.records.size - 8);
  return number as i32;
}

/** The record of a position of a room, or -1. */
export function roomRecord(room: Room, key: u64): i32 {
  return findRecord(room, key, roomKeyHash(key));
}

export function findRecord(room: Room, key: u64, hash: u32): i32 {
  const table = room.table;
  for (let number = table.first(hash); number >= 0; number = table.next()) {
    if (entryKey(room.records.at(number)) == key) return number;
  }
  return -1;
}
