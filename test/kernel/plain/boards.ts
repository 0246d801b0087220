// Search D: the same states as A, bit-parallel: a record for each placement of the boxes, with one board of the player
// squares visited and one of those to be expanded. A move changes the color of the player's square, as on a chessboard,
// so this layer's squares and the next one's share that board. Each step is done for a whole batch before the next one,
// so that cache misses overlap without branches in between.

import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';
import { makeStore, Store } from '../../../packages/solve/src/kernel/assembly/memory/store';
import { floorBoard, goalBoard, liveBoard, mostPushes, startBoard, startPlayer, step } from './keys';
import { batch, batchSize, depth, markSolved, next, openLayers, takeBatch } from './layers';
import { countSlot, findSlot, makeRoom, makeSlots, slotKey, slotWord } from './slots';
import { around, moved } from './steps';

/** A record: boxes, squares visited, squares waiting. Its address is stored with the boxes in the table. */
const RECORD_BYTES: u32 = 24;
const VISITED: usize = 8;
const WAITING: usize = 16;
/** A record with squares beside boxes: its boxes, the squares that wait. */
const BESIDE_BYTES: u32 = 16;
/** A push: boxes after it, the player's square, the record if there is one. */
const PUSH_BYTES: u32 = 24;
const BATCH: u32 = 32;

let records = changetype<Store<usize>>(0);
let besides: usize = 0;
let pushes: usize = 0;
/** The squares of the color of the start. */
let firstColor: u64 = 0;
export let generated: u64 = 0;
export let squares: u64 = 0;

export function beginBoards(): i32 {
  const made = makeStore<usize>(RECORD_BYTES);
  besides = arenaTake((BATCH + 1) * BESIDE_BYTES);
  pushes = arenaTake((BATCH * mostPushes + 1) * PUSH_BYTES);
  if (made == null || besides == 0 || pushes == 0 || !openLayers() || !makeSlots<u32>(false)) return 3;
  records = made;
  generated = squares = 0;
  firstColor = sameColor(startPlayer);
  if (startBoard == goalBoard) markSolved();
  store<u64>(pushes, startBoard);
  store<u64>(pushes, (1 as u64) << startPlayer, 8);
  return arrive(pushes, 0) ? 0 : 3;
}

/** Every square an even number of steps from a bit. */
function sameColor(bit: u64): u64 {
  let color = (1 as u64) << bit;
  for (let before: u64 = 0; before != color; ) {
    before = color;
    color |= around(around(color, step) & floorBoard, step) & floorBoard;
  }
  return color;
}

export function stepBoards(budget: i32): i32 {
  for (let left = budget; left > 0; left -= batchSize as i32) {
    const state = takeBatch(BATCH);
    if (state != 0) return state;
    const color = (depth & 1) == 0 ? firstColor : ~firstColor;
    const besidesEnd = walkAll(color);
    if (besidesEnd == 0) return 3;
    const pushesEnd = pushAll(besidesEnd);
    const found = ((pushesEnd - pushes) / PUSH_BYTES) as u32;
    generated += found;
    if (!makeRoom<u32>(found)) return 3;
    const end = dropVisited(pushesEnd);
    for (let at = pushes; at < end; at += PUSH_BYTES) if (!arrive(at, color)) return 3;
  }
  return 0;
}

/** Walks from the squares of the batch that wait, and notes those beside boxes; gives the end of the notes, or 0. */
function walkAll(color: u64): usize {
  const s = step;
  const floor = floorBoard;
  let found: u64 = 0;
  let to = besides;
  for (let at = batch, end = at + (batchSize << 3); at < end; at += 8) {
    const record = load<u64>(at) as usize;
    const boxes = load<u64>(record);
    const visited = load<u64>(record, VISITED);
    const waiting = load<u64>(record, WAITING);
    const front = waiting & color;
    const round = around(front, s);
    const fresh = round & floor & ~boxes & ~visited;
    found += popcnt(fresh);
    store<u64>(record, visited | fresh, VISITED);
    store<u64>(record, (waiting ^ front) | fresh, WAITING);
    if (!next.add(record as u64, (fresh != 0) & (waiting == front))) return 0;
    store<u64>(to, boxes);
    store<u64>(to, front, 8);
    to += (round & boxes) != 0 ? BESIDE_BYTES : 0;
  }
  squares += found;
  return to;
}

/** Writes the pushes of all notes; gives their end. */
function pushAll(end: usize): usize {
  const s = step;
  let to = pushes;
  for (let at = besides; at < end; at += BESIDE_BYTES) {
    const boxes = load<u64>(at);
    const front = load<u64>(at, 8);
    const open = liveBoard & ~boxes;
    to = pushOn(0, boxes, open, front, s, to);
    to = pushOn(1, boxes, open, front, s, to);
    to = pushOn(2, boxes, open, front, s, to);
    to = pushOn(3, boxes, open, front, s, to);
  }
  return to;
}

@inline
function pushOn(direction: i32, boxes: u64, open: u64, front: u64, s: u64, pushesTo: usize): usize {
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

/** Finds the records of all pushes and drops those to squares visited before; gives the end of the rest. */
function dropVisited(end: usize): usize {
  let to = pushes;
  for (let at = pushes; at < end; at += PUSH_BYTES) {
    const boxes = load<u64>(at);
    const square = load<u64>(at, 8);
    // The word beside a free slot is 0; what is read there then counts for nothing.
    const record = load<u32>(slotWord(findSlot<u32>(boxes)));
    const isVisited = (record != 0) & ((load<u64>(record, VISITED) & square) != 0);
    store<u64>(to, boxes);
    store<u64>(to, square, 8);
    store<u32>(to, record, 16);
    to += isVisited ? 0 : PUSH_BYTES;
  }
  return to;
}

/** The player after a push: the square waits for the next layer unless it is visited by now. False: out of memory. */
@inline
function arrive(push: usize, color: u64): bool {
  const boxes = load<u64>(push);
  const square = load<u64>(push, 8);
  let record = load<u32>(push, 16) as usize;
  if (record == 0) record = findRecord(boxes);
  if (record == 0) return false;
  const visited = load<u64>(record, VISITED);
  if ((visited & square) != 0) return true;
  if (boxes == goalBoard) markSolved();
  squares++;
  store<u64>(record, visited | square, VISITED);
  const waiting = load<u64>(record, WAITING);
  store<u64>(record, waiting | square, WAITING);
  return next.add(record as u64, (waiting & ~color) == 0);
}

/** The record of a placement that had none when the batch began. 0: out of memory. */
@inline
function findRecord(boxes: u64): usize {
  const slot = findSlot<u32>(boxes);
  if (load<u64>(slotKey(slot)) != 0) return load<u32>(slotWord(slot));
  if (!records.add()) return 0;
  const record = records.at(records.count - 1);
  store<u64>(record, boxes);
  store<u64>(slotKey(slot), boxes);
  store<u32>(slotWord(slot), record as u32);
  countSlot();
  return record;
}
