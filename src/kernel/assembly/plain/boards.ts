// D: the same states as A, bit-parallel: a record for each placement of the boxes, with one board of the player squares
// visited and one of those to be expanded. A move changes the colour of the player's square, as on a chessboard, so this
// layer's squares and the next one's share that board.

import { arenaTake } from '../arena';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { floorBoard, goalBoard, liveBoard, MOST_PUSHES, startBoard, startPlayer, step } from './keys';
import { batch, batchSize, depth, markSolved, next, openLayers, takeBatch } from './layers';
import { around, moved } from './steps';

/** A record: boxes, squares visited, squares waiting. */
const RECORD_BYTES: u32 = 24;
/** A push of the batch: boxes after it, the player's square. */
const PUSH_BYTES: u32 = 16;
const BATCH: u32 = 16;

let records: Store = changetype<Store>(0);
let table: IndexTable = changetype<IndexTable>(0);
let pushes: usize = 0;
/** The squares of the colour of the start. */
let firstColour: u64 = 0;
export let generated: u64 = 0;
export let squares: u64 = 0;

export function beginBoards(): i32 {
  const made = makeStore(RECORD_BYTES);
  const index = makeIndexTable();
  pushes = arenaTake(BATCH * MOST_PUSHES * PUSH_BYTES);
  if (made == null || index == null || pushes == 0 || !openLayers()) return 3;
  records = made;
  table = index;
  generated = squares = 0;
  firstColour = colourOf(startPlayer);
  if (startBoard == goalBoard) markSolved();
  return arrive(startBoard, (1 as u64) << startPlayer, 0) ? 0 : 3;
}

/** Every square an even number of steps from a bit. */
function colourOf(bit: u64): u64 {
  let colour = (1 as u64) << bit;
  for (let before: u64 = 0; before != colour; ) {
    before = colour;
    colour |= around(around(colour, step) & floorBoard, step) & floorBoard;
  }
  return colour;
}

export function stepBoards(budget: i32): i32 {
  for (let left = budget; left > 0; left -= batchSize as i32) {
    const state = takeBatch(BATCH);
    if (state != 0) return state;
    const colour = (depth & 1) == 0 ? firstColour : ~firstColour;
    let to = pushes;
    for (let at = batch, end = at + (batchSize << 3); at < end; at += 8) {
      to = expand(load<u64>(at) as usize, colour, to);
      if (to == 0) return 3;
    }
    generated += (to - pushes) / PUSH_BYTES;
    for (let at = pushes; at < to; at += PUSH_BYTES) {
      if (!arrive(load<u64>(at), load<u64>(at, 8), colour)) return 3;
    }
  }
  return 0;
}

/** Walks from the squares that wait, and writes the pushes. 0: out of memory. */
@inline
function expand(record: usize, colour: u64, pushesTo: usize): usize {
  const s = step;
  const boxes = load<u64>(record);
  const visited = load<u64>(record, 8);
  const waiting = load<u64>(record, 16);
  const front = waiting & colour;
  const free = floorBoard & ~boxes;
  const fresh = around(front, s) & free & ~visited;
  squares += popcnt(fresh);
  store<u64>(record, visited | fresh, 8);
  store<u64>(record, (waiting & ~colour) | fresh, 16);
  if (!next.add(record as u64, fresh != 0 && (waiting & ~colour) == 0)) return 0;
  const open = free & liveBoard;
  let to = pushAll(0, boxes, open, front, s, pushesTo);
  to = pushAll(1, boxes, open, front, s, to);
  to = pushAll(2, boxes, open, front, s, to);
  return pushAll(3, boxes, open, front, s, to);
}

@inline
function pushAll(direction: i32, boxes: u64, open: u64, front: u64, s: u64, pushesTo: usize): usize {
  let to = pushesTo;
  for (let rest = moved(moved(front, direction, s) & boxes, direction, s) & open; rest != 0; rest &= rest - 1) {
    const onto = rest & (0 - rest);
    const from = moved(onto, direction ^ 2, s);
    store<u64>(to, boxes ^ from ^ onto);
    store<u64>(to, from, 8);
    to += PUSH_BYTES;
  }
  return to;
}

/** The player on a square among boxes so placed, to be expanded in the next layer unless it was there before. */
@inline
function arrive(boxes: u64, square: u64, colour: u64): bool {
  const record = recordOf(boxes);
  if (record == 0) return false;
  const visited = load<u64>(record, 8);
  if ((visited & square) != 0) return true;
  if (boxes == goalBoard) markSolved();
  squares++;
  store<u64>(record, visited | square, 8);
  const waiting = load<u64>(record, 16);
  store<u64>(record, waiting | square, 16);
  return next.add(record as u64, (waiting & ~colour) == 0);
}

@inline
function recordOf(boxes: u64): usize {
  const hash = (((boxes ^ (boxes >> 32)) * 0x9e3779b97f4a7c15) >> 32) as u32;
  let index = table.home(hash);
  while (true) {
    const entry = load<u64>(table.slot(index));
    if (entry == 0) return addRecord(boxes, hash);
    if (((entry >> 32) as u32) == hash) {
      const record = records.at((entry as u32) - 1);
      if (load<u64>(record) == boxes) return record;
    }
    index = table.after(index);
  }
}

function addRecord(boxes: u64, hash: u32): usize {
  const number = records.count;
  if (!records.add() || !table.add(hash, number)) return 0;
  const record = records.at(number);
  store<u64>(record, boxes);
  return record;
}

export function placements(): u32 {
  return records.count;
}
