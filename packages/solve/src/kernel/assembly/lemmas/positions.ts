// Positions of the whole level with their least costs: a table that can be emptied and used again, and a queue by cost.

import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { Bits, Ints, takeInts } from '../memory/tables';
import { setWords } from './board';
import { hashPosition, isSameSet } from './prove';

export const MAX_COST: i32 = 1 << 16;
export const KNOWN: i32 = -1;
export const OUT_OF_MEMORY: i32 = -2;

/** A position of the whole level. Its boxes follow. */
@unmanaged
export class Position {
  player: i32;
  cost: i32;

  @inline
  boxes(): Bits {
    return changetype<Bits>(changetype<usize>(this) + offsetof<Position>());
  }
}

@unmanaged
class QueueEntry {
  position: i32;
  /** The entry before of the same cost + 1. */
  before: i32;
}

let positionStore = changetype<Store<Position>>(0);
let positionTable = changetype<IndexTable>(0);
/** i32[cost]: the last entry of that cost + 1. */
let queueHeads = changetype<Ints>(0);
let queueStore = changetype<Store<QueueEntry>>(0);
export let queueCost: i32 = 0;
let queueEnd: i32 = 0;
/** Costs that the queue has room for. */
let queueSize: i32 = MAX_COST;

export function openPositions(): bool {
  const positions = makeStore<Position>((offsetof<Position>() as i32) + (setWords << 3));
  const table = makeIndexTable();
  const entries = makeStore<QueueEntry>(offsetof<QueueEntry>() as i32);
  queueHeads = takeInts(MAX_COST);
  queueSize = MAX_COST;
  if (!queueHeads || !positions || !table || !entries) return false;
  positionStore = positions;
  positionTable = table;
  queueStore = entries;
  return true;
}

/** Makes room for costs below this. False: out of memory. */
export function widenQueue(costs: i32): bool {
  if (costs <= queueSize) return true;
  const wide = takeInts(costs);
  if (!wide) return false;
  queueHeads = wide;
  queueSize = costs;
  return true;
}

export function clearPositions(): void {
  positionStore.clear();
  positionTable.clear();
  queueStore.clear();
  queueHeads.clear(queueSize);
  queueCost = queueEnd = 0;
}

@inline
export function positionCount(): i32 {
  return positionStore.count as i32;
}

@inline
export function positionSet(position: i32): Bits {
  return positionStore.at(position).boxes();
}

@inline
export function positionPlayer(position: i32): i32 {
  return positionStore.at(position).player;
}

@inline
export function positionCost(position: i32): i32 {
  return positionStore.at(position).cost;
}

/** Notes a position at a cost: its number, KNOWN if it was there at this cost or less, or OUT_OF_MEMORY. */
export function notePosition(set: Bits, player: i32, cost: i32): i32 {
  const table = positionTable;
  const hash = hashPosition(set, player);
  for (let number = table.first(hash); number >= 0; number = table.next()) {
    const known = positionStore.at(number);
    if (known.player != player || !isSameSet(known.boxes(), set)) continue;
    if (known.cost <= cost) return KNOWN;
    known.cost = cost;
    return number;
  }
  if (!positionStore.add()) return OUT_OF_MEMORY;
  const position = positionStore.last();
  position.boxes().copyFrom(set, setWords);
  position.player = player;
  position.cost = cost;
  return table.add(hash, positionStore.count - 1) ? (positionStore.count as i32) - 1 : OUT_OF_MEMORY;
}

/** Notes a position and puts it into the queue if that cost is news. False: out of memory. */
export function queuePosition(set: Bits, player: i32, cost: i32): bool {
  if (cost >= queueSize) return true;
  const position = notePosition(set, player, cost);
  if (position < 0) return position == KNOWN;
  if (!queueStore.add()) return false;
  const entry = queueStore.last();
  entry.position = position;
  entry.before = queueHeads[cost];
  queueHeads[cost] = queueStore.count as i32;
  queueEnd = max(queueEnd, cost + 1);
  return true;
}

/** The cheapest position not yet taken; `queueCost` is its cost. -1: none. */
export function takePosition(): i32 {
  for (; queueCost < queueEnd; queueCost++) {
    while (queueHeads[queueCost] > 0) {
      const entry = queueStore.at(queueHeads[queueCost] - 1);
      const position = entry.position;
      queueHeads[queueCost] = entry.before;
      if (positionCost(position) == queueCost) return position;
    }
  }
  return -1;
}
