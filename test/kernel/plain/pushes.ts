// Search B: breadth-first over pushes; a state is the boxes and the player's region by its lowest cell. A push in which
// no region is cut in two leaves the player where it was, so most children need no flood of their own.

import { floodWord } from '../../../packages/solve/src/kernel/assembly/board/flood';
import { arenaTake } from '../../../packages/solve/src/kernel/assembly/memory/arena';
import {
  BOX_MASK,
  boxBit,
  floorBoard,
  goalBoard,
  goalBoxes,
  keyBoard,
  liveBoard,
  mostPushes,
  PLAYER_SHIFT,
  startBoard,
  startBoxes,
  startPlayer,
  step,
} from './keys';
import { batch, batchSize, markSolved, next, openLayers, takeBatch } from './layers';
import { enterNew, makeRoom, makeSlots } from './slots';
import { frozenOnto } from './square-freeze';
import { ahead, aslant, moved } from './steps';

const BATCH: u32 = 16;

let keys: usize = 0;
let homes: usize = 0;
export let generated: u64 = 0;

export function beginPushes(): i32 {
  keys = arenaTake((BATCH * mostPushes + 1) << 3);
  homes = arenaTake((BATCH * mostPushes + 1) << 2);
  if (keys == 0 || homes == 0 || !openLayers() || !makeSlots<u64>(false)) return 3;
  generated = 0;
  if (startBoxes == goalBoxes) markSolved();
  const region = floodWord((1 as u64) << startPlayer, floorBoard & ~startBoard, step);
  store<u64>(keys, startBoxes | (ctz(region) << PLAYER_SHIFT));
  return enterNew(keys, homes, 1, next) ? 0 : 3;
}

export function stepPushes(budget: i32): i32 {
  for (let left = budget; left > 0; left -= batchSize as i32) {
    const state = takeBatch(BATCH);
    if (state != 0) return state;
    let to = keys;
    for (let at = batch, end = at + (batchSize << 3); at < end; at += 8) to = expand(load<u64>(at), to);
    const children = ((to - keys) >> 3) as u32;
    generated += children;
    if (!makeRoom<u64>(children) || !enterNew(keys, homes, children, next)) return 3;
  }
  return 0;
}

function expand(key: u64, keysTo: usize): usize {
  const s = step;
  const boxes = key & BOX_MASK;
  const board = keyBoard(key);
  const free = floorBoard & ~board;
  const region = floodWord((1 as u64) << (key >> PLAYER_SHIFT), free, s);
  let to = pushAll(0, boxes, board, free, region, s, keysTo);
  to = pushAll(1, boxes, board, free, region, s, to);
  to = pushAll(2, boxes, board, free, region, s, to);
  return pushAll(3, boxes, board, free, region, s, to);
}

/** Writes the children by pushes in one direction. */
@inline
function pushAll(direction: i32, boxes: u64, board: u64, free: u64, region: u64, s: u64, keysTo: usize): usize {
  const reached = moved(moved(region, direction, s) & board, direction, s) & free & liveBoard;
  const frozen = frozenOnto(direction, free, board & ~goalBoard, goalBoard, s);
  const whole = keepsWhole(direction, free, s) | ~region;
  let to = keysTo;
  for (let rest = reached & ~frozen; rest != 0; rest &= rest - 1) {
    const onto = rest & (0 - rest);
    const from = moved(onto, direction ^ 2, s);
    const pushed = boxes ^ boxBit(ctz(from)) ^ boxBit(ctz(onto));
    if (pushed == goalBoxes) markSolved();
    const seed = (whole & onto) != 0 ? (region & ~onto) | from : from;
    const after = floodWord(seed, free ^ from ^ onto, s);
    store<u64>(to, pushed | (ctz(after) << PLAYER_SHIFT));
    to += 8;
  }
  return to;
}

/**
 * The cells onto which a box may come from behind without cutting the region of the player who follows it: whatever is
 * free ahead, left and right of the cell stays connected around it with the cell behind, where the player is then.
 */
@inline
function keepsWhole(direction: i32, free: u64, s: u64): u64 {
  const left = (direction + 3) & 3;
  const right = (direction + 1) & 3;
  const onward = ahead(free, direction, s);
  const onLeft = ahead(free, left, s);
  const onRight = ahead(free, right, s);
  const leftBehind = onLeft & aslant(free, direction ^ 2, left, s);
  const rightBehind = onRight & aslant(free, direction ^ 2, right, s);
  const leftOnward = onLeft & onward & aslant(free, direction, left, s);
  const rightOnward = onRight & onward & aslant(free, direction, right, s);
  return (
    (~onward | (leftOnward & leftBehind) | (rightOnward & rightBehind)) &
    (~onLeft | leftBehind | leftOnward) &
    (~onRight | rightBehind | rightOnward)
  );
}
