// C: fewest moves by A* over pushes; a state is the boxes and the player's cell after the push, a step the walk and the
// push, the bound the sum of every box's pushes to its nearest goal. Consistent, so a closed state stays closed.

import { arenaTake } from '../arena';
import { cellCount, neighbour } from '../level/level';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';
import { dequeue, enqueue, least, makeQueue } from './queue';
import {
  bitAt,
  boxBit,
  boxMask,
  cellOfBox,
  goalBoxes,
  lift,
  nearest,
  playerShift,
  put,
  startBoxes,
  startPlayer,
  taken,
} from './keys';
import { count, countSlot, findSlot, hashKey, homeOf, makeRoom, makeSlots } from './slots';
import { isSquareFrozen } from './square-freeze';

const CLOSED: u32 = 0x80000000;

let reached: usize = 0;
let stamp: i32 = 0;
let steps: usize = 0;
let cells: usize = 0;
let found: usize = 0;
let foundCount: i32 = 0;
let lastTotal: u32 = 0;
export let depth: i32 = 0;
export let generated: u64 = 0;
export let settled: u64 = 0;
/** Settled with a total below that of the solution: the count that does not depend on the order. */
export let settledBelow: u64 = 0;

export function beginMovesStar(): i32 {
  reached = arenaTake(((cellCount as usize) + 1) << 2);
  steps = arenaTake((cellCount as usize) + 1);
  cells = arenaTake(((cellCount as usize) + 1) << 1);
  found = arenaTake((cellCount as usize) << 4);
  if (!reached || !steps || !cells || !found || !makeSlots<u32>() || !makeQueue()) return 3;
  generated = settled = settledBelow = 0;
  lastTotal = 0;
  let bound = 0;
  for (let word = startBoxes; word != 0; word &= word - 1) bound += intAt(nearest, shortAt(cellOfBox, ctz(word) as i32));
  return enter(startBoxes | ((startPlayer() as u64) << playerShift), 0, bound as u32) ? 0 : 3;
}

/** A state reached at a cost: kept if it is new or cheaper than before. */
@inline
function enter(key: u64, cost: u32, total: u32): bool {
  const slot = findSlot<u32>(key, homeOf(hashKey(key)));
  if (load<u64>(slot) == 0) {
    store<u64>(slot, key);
    countSlot();
  } else if (cost >= (load<u32>(slot, 8) & ~CLOSED)) return true;
  store<u32>(slot, cost, 8);
  return enqueue(key, total);
}

export function stepMovesStar(budget: i32): i32 {
  let left = budget;
  while (left > 0) {
    const key = dequeue();
    if (key == 0) return 2;
    if (least != lastTotal) {
      lastTotal = least;
      settledBelow = settled;
    }
    const slot = findSlot<u32>(key, homeOf(hashKey(key)));
    const cost = load<u32>(slot, 8);
    if ((cost & CLOSED) != 0) continue;
    store<u32>(slot, cost | CLOSED, 8);
    settled++;
    left--;
    if ((key & boxMask) == goalBoxes) {
      depth = cost as i32;
      return 1;
    }
    if (!makeRoom<u32>() || !expand(key, cost)) return 3;
  }
  return 0;
}

function expand(key: u64, cost: u32): bool {
  const boxes = key & boxMask;
  let bound = 0;
  for (let word = boxes; word != 0; word &= word - 1) {
    const cell = shortAt(cellOfBox, ctz(word) as i32);
    put(cell);
    bound += intAt(nearest, cell);
  }
  walk((key >> playerShift) as i32);
  let ok = true;
  for (let i = 0; i < foundCount; i++) {
    const packed = intAt(found, i << 1);
    const from = packed & 0xffff;
    const onto = packed >>> 16;
    lift(from);
    put(onto);
    const isDead = isSquareFrozen(onto);
    lift(onto);
    put(from);
    if (isDead) continue;
    generated++;
    const newCost = cost + (intAt(found, (i << 1) + 1) as u32);
    const newBound = bound - intAt(nearest, from) + intAt(nearest, onto);
    const child = (boxes ^ bitAt(boxBit, from) ^ bitAt(boxBit, onto)) | ((from as u64) << playerShift);
    ok = enter(child, newCost, newCost + (newBound as u32)) && ok;
  }
  for (let word = boxes; word != 0; word &= word - 1) lift(shortAt(cellOfBox, ctz(word) as i32));
  return ok;
}

/** Every push within reach, with the moves it takes. */
function walk(from: i32): void {
  stamp++;
  foundCount = 0;
  let tail = 1;
  setInt(reached, from, stamp);
  setByte(steps, from, 0);
  setShort(cells, 0, from);
  for (let head = 0; head < tail; head++) {
    const cell = shortAt(cells, head);
    const far = byteAt(steps, cell) + 1;
    for (let d = 0; d < 4; d++) {
      const next = neighbour(cell, d);
      if (byteAt(taken, next) == 0) {
        if (intAt(reached, next) == stamp) continue;
        setInt(reached, next, stamp);
        setByte(steps, next, far);
        setShort(cells, tail++, next);
      } else if (next != cellCount) {
        const onto = neighbour(next, d);
        if (byteAt(taken, onto) != 0 || bitAt(boxBit, onto) == 0) continue;
        setInt(found, foundCount << 1, next | (onto << 16));
        setInt(found, (foundCount << 1) + 1, far);
        foundCount++;
      }
    }
  }
}

export function stored(): u32 {
  return count;
}
