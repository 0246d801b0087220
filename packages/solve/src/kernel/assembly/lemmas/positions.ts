// Positions of the whole level with their least costs: a table that can be emptied and used again, and a queue by cost.

import { arenaTake } from '../memory/arena';
import { intAt, setInt } from '../memory/arrays';
import { copyCells } from '../memory/cell-sets';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { setBytes, setWords } from './board';
import { hashPosition, isSameSet } from './prove';

export const MAX_COST: i32 = 1 << 16;
export const KNOWN: i32 = -1;
export const OUT_OF_MEMORY: i32 = -2;

/** Records: the boxes, the player, the cost. */
let positionStore: Store = changetype<Store>(0);
let positionTable: IndexTable = changetype<IndexTable>(0);
/** i32[cost]: the last entry of that cost + 1. Entries: the position, the entry before. */
let queueHeads: usize = 0;
let queueStore: Store = changetype<Store>(0);
export let queueCost: i32 = 0;
let queueEnd: i32 = 0;
/** Costs that the queue has room for. */
let queueSize: i32 = MAX_COST;

export function openPositions(): bool {
  const positions = makeStore((setBytes + 8) as u32);
  const table = makeIndexTable();
  const entries = makeStore(8);
  queueHeads = arenaTake((MAX_COST as usize) << 2);
  queueSize = MAX_COST;
  if (!queueHeads || positions == null || table == null || entries == null) return false;
  positionStore = positions;
  positionTable = table;
  queueStore = entries;
  return true;
}

/** Makes room for costs below this. False: out of memory. */
export function widenQueue(costs: i32): bool {
  if (costs <= queueSize) return true;
  const wide = arenaTake((costs as usize) << 2);
  if (wide == 0) return false;
  queueHeads = wide;
  queueSize = costs;
  return true;
}

export function clearPositions(): void {
  positionStore.clear();
  positionTable.clear();
  queueStore.clear();
  memory.fill(queueHeads, 0, (queueSize as usize) << 2);
  queueCost = queueEnd = 0;
}

@inline
export function positionCount(): i32 {
  return positionStore.count as i32;
}

@inline
export function positionSet(position: i32): usize {
  return positionStore.at(position);
}

@inline
export function positionPlayer(position: i32): i32 {
  return load<i32>(positionStore.at(position) + setBytes);
}

@inline
export function positionCost(position: i32): i32 {
  return load<i32>(positionStore.at(position) + setBytes, 4);
}

/** Notes a position at a cost: its number, KNOWN if it was there at this cost or less, or OUT_OF_MEMORY. */
export function notePosition(set: usize, player: i32, cost: i32): i32 {
  const table = positionTable;
  const hash = hashPosition(set, player);
  let index = table.home(hash);
  for (let entry = load<u64>(table.slot(index)); entry != 0; entry = load<u64>(table.slot(index))) {
    index = table.after(index);
    if (((entry >> 32) as u32) != hash) continue;
    const record = positionStore.at((entry as u32) - 1);
    if (load<i32>(record + setBytes) != player || !isSameSet(record, set)) continue;
    if (load<i32>(record + setBytes, 4) <= cost) return KNOWN;
    store<i32>(record + setBytes, cost, 4);
    return ((entry as u32) - 1) as i32;
  }
  if (!positionStore.add()) return OUT_OF_MEMORY;
  const record = positionStore.at(positionStore.count - 1);
  copyCells(record, set, setWords);
  store<i32>(record + setBytes, player);
  store<i32>(record + setBytes, cost, 4);
  return table.add(hash, positionStore.count - 1) ? (positionStore.count as i32) - 1 : OUT_OF_MEMORY;
}

/** Notes a position and puts it into the queue if that cost is news. False: out of memory. */
export function queuePosition(set: usize, player: i32, cost: i32): bool {
  if (cost >= queueSize) return true;
  const position = notePosition(set, player, cost);
  if (position < 0) return position == KNOWN;
  if (!queueStore.add()) return false;
  const entry = queueStore.at(queueStore.count - 1);
  store<i32>(entry, position);
  store<i32>(entry, intAt(queueHeads, cost), 4);
  setInt(queueHeads, cost, queueStore.count as i32);
  queueEnd = max(queueEnd, cost + 1);
  return true;
}

/** The cheapest position not yet taken; `queueCost` is its cost. -1: none. */
export function takePosition(): i32 {
  for (; queueCost < queueEnd; queueCost++) {
    while (intAt(queueHeads, queueCost) > 0) {
      const entry = queueStore.at(intAt(queueHeads, queueCost) - 1);
      const position = load<i32>(entry);
      setInt(queueHeads, queueCost, load<i32>(entry, 4));
      if (positionCost(position) == queueCost) return position;
    }
  }
  return -1;
}
