// Search A: breadth-first over single moves; a state is player and boxes. The simplest search, for comparison. Two
// kinds of walks that lead only to what is found anyway are skipped: back to where the player walked in from, and,
// after a walk along a row, a turn past a free corner, because the walk across the corner comes to the same cell at the
// same time. (Partial-order reduction: of two moves that commute one order is tried.)

import { bitStep } from '../../../packages/solve/src/kernel/assembly/board/layout';
import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';
import {
  BOX_MASK,
  boxBit,
  floorBoard,
  goalBoxes,
  PLAYER_SHIFT,
  startBoxes,
  startPlayer,
  WALK_MASK,
  WALK_SHIFT,
} from './keys';
import { batch, batchSize, markSolved, next, openLayers, takeBatch } from './layers';
import { enterNew, makeRoom, makeSlots } from './slots';

const BATCH: u32 = 64;
const MAX_CHILDREN: u32 = BATCH * 4;

/**
 * The moves from each bit of the board in each direction. A move: the player's part of the key after it, the box bits
 * of the cell ahead and of the one beyond; then, for each way in which the player may have come (0: by a push; 1 + the
 * direction of a walk), boxes of which one must stand for the walk to be worth trying.
 */
const MOVE_BYTES: usize = 64;
const AHEAD: usize = 8;
const BEYOND: usize = 16;
const NEEDED: usize = 24;
const ALWAYS: u64 = -1;
const NEVER: u64 = 0;

let moves: usize = 0;
let keys: usize = 0;
let homes: usize = 0;
export let generated: u64 = 0;

export function beginMoves(): i32 {
  moves = arenaTake(64 * 4 * MOVE_BYTES);
  keys = arenaTake((MAX_CHILDREN + 1) << 3);
  homes = arenaTake(MAX_CHILDREN << 2);
  if (moves == 0 || keys == 0 || homes == 0 || !openLayers() || !makeSlots<u64>(true)) return 3;
  generated = 0;
  for (let bit = 0; bit < 64; bit++) for (let d = 0; d < 4; d++) if (isFloor(bit)) layMove(bit, d);
  if (startBoxes == goalBoxes) markSolved();
  store<u64>(keys, startBoxes | (startPlayer << PLAYER_SHIFT));
  return enterNew(keys, homes, 1, next) ? 0 : 3;
}

function isFloor(bit: i32): bool {
  return bit >= 0 && bit < 64 && ((floorBoard >> (bit as u64)) & 1) != 0;
}

/** A move against a wall stays all zero: no box ahead, and never worth trying. */
function layMove(player: i32, direction: i32): void {
  const ahead = player + bitStep(direction);
  const beyond = ahead + bitStep(direction);
  if (!isFloor(ahead)) return;
  const move = moves + (((player << 2) + direction) as usize) * MOVE_BYTES;
  store<u64>(move, (ahead as u64) << PLAYER_SHIFT);
  store<u64>(move, boxBit(ahead as u64), AHEAD);
  if (isFloor(beyond)) store<u64>(move, boxBit(beyond as u64), BEYOND);
  store<u64>(move, ALWAYS, NEEDED);
  for (let walk = 0; walk < 4; walk++) {
    store<u64>(move + ((walk + 1) << 3), neededAfter(walk, player, direction), NEEDED);
  }
}

function neededAfter(walk: i32, player: i32, direction: i32): u64 {
  if (walk == (direction ^ 2)) return NEVER;
  if ((walk & 1) == 0 || (direction & 1) != 0) return ALWAYS;
  const corner = player - bitStep(walk) + bitStep(direction);
  return isFloor(corner) ? boxBit(corner as u64) : ALWAYS;
}

export function stepMoves(budget: i32): i32 {
  for (let left = budget; left > 0; left -= batchSize as i32) {
    const state = takeBatch(BATCH);
    if (state != 0) return state;
    const children = expandBatch();
    generated += children;
    if (!makeRoom<u64>(children) || !enterNew(keys, homes, children, next)) return 3;
  }
  return 0;
}

function expandBatch(): u32 {
  let to = keys;
  for (let at = batch, end = at + (batchSize << 3); at < end; at += 8) {
    const entry = load<u64>(at);
    const boxes = entry & BOX_MASK;
    const cameBy = (((entry & WALK_MASK) >> WALK_SHIFT) << 3) as usize;
    const first = moves + ((entry >> PLAYER_SHIFT) as usize) * 4 * MOVE_BYTES;
    to = tryMove(0, boxes, cameBy, first, to);
    to = tryMove(1, boxes, cameBy, first + MOVE_BYTES, to);
    to = tryMove(2, boxes, cameBy, first + 2 * MOVE_BYTES, to);
    to = tryMove(3, boxes, cameBy, first + 3 * MOVE_BYTES, to);
  }
  return ((to - keys) >> 3) as u32;
}

/** Writes the child and counts it if there is one: for a walk, without a branch that could be mispredicted. */
@inline
function tryMove(direction: u64, boxes: u64, cameBy: usize, move: usize, to: usize): usize {
  const player = load<u64>(move);
  const box = load<u64>(move, AHEAD);
  if ((boxes & box) == 0) {
    store<u64>(to, boxes | player | ((direction + 1) << WALK_SHIFT));
    return to + ((boxes & load<u64>(move + cameBy, NEEDED)) != 0 ? 8 : 0);
  }
  const beyond = load<u64>(move, BEYOND);
  if (beyond == 0 || (boxes & beyond) != 0) return to;
  const pushed = boxes ^ box ^ beyond;
  if (pushed == goalBoxes) markSolved();
  store<u64>(to, pushed | player);
  return to + 8;
}
