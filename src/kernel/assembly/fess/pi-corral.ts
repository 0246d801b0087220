// PI-corrals: if an area the player cannot enter can only be changed by pushes into it that are all possible now, and work
// is left in it, then those pushes can come first, and only their boxes need be moved. Areas are tried smallest first,
// then pairs that share a box; an area grows by what its fence could be pushed through.
// Method: Junghanns' corral idea as used by YASS, JSoko and Festival.

import { cellCount, isGoal, neighbor } from '../level/level';
import { isLive } from '../level/live';
import { take } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';
import { freezesDead } from '../position/freeze';
import { BOX, FREE, WALL } from '../position/map';
import { boxCount, boxes, isReachable, map } from './board';
import { around } from './cell-tables';

const MOST_AREAS: i32 = 64;
let area: usize = 0; // u8[cell]: 1 and up, 0 for obstacles, 255 beyond the most
let sizes: usize = 0; // i32 by area
let chosen: usize = 0; // u8 by area: part of the corral
let fence: usize = 0; // u8[cell]
let fenceList: usize = 0;
let fenceCount: i32 = 0;
let rest: usize = 0; // u8[cell]: the board with walls and fence only
let queue: usize = 0;
let areas: i32 = 0;
let home: i32 = 0;
/** u8[cell]: boxes that may move, once a corral was found. */
export let corralBoxes: usize = 0;

export function openCorrals(): void {
  area = take(cellCount + 1);
  sizes = take(256 * 4);
  chosen = take(256);
  fence = take(cellCount + 1);
  fenceList = take((cellCount + 1) * 2);
  rest = take(cellCount + 1);
  queue = take((cellCount + 1) * 4);
  corralBoxes = take(cellCount + 1);
}

function labelAreas(player: i32): void {
  memory.fill(area, 0, <usize>(cellCount + 1));
  areas = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(map, c) || byteAt(area, c)) continue;
    const id = areas < MOST_AREAS ? ++areas : 255;
    let tail = 0;
    setInt(queue, tail++, c);
    setByte(area, c, id);
    for (let head = 0; head < tail; head++) {
      const at = intAt(queue, head);
      for (let d = 0; d < 4; d++) {
        const to = neighbor(at, d);
        if (byteAt(map, to) || byteAt(area, to)) continue;
        setByte(area, to, id);
        setInt(queue, tail++, to);
      }
    }
    setInt(sizes, id, tail);
  }
  home = byteAt(area, player);
}

/** Some box lies in line between the player's area and this one. */
function isCandidate(id: i32): bool {
  for (let i = 0; i < boxCount; i++) {
    const b = shortAt(boxes, i);
    if (byteAt(map, b) != BOX) continue;
    for (let d = 0; d < 4; d++) {
      if (byteAt(area, neighbor(b, d)) == id && byteAt(area, neighbor(b, d ^ 2)) == home) return true;
    }
  }
  return false;
}

@inline
function isInside(c: i32): bool {
  return byteAt(chosen, byteAt(area, c)) != 0;
}

/** Collects the fence; false when no work is left inside. */
function buildFence(): bool {
  memory.fill(fence, 0, <usize>(cellCount + 1));
  fenceCount = 0;
  let work = false;
  for (let c = 1; c <= cellCount; c++) {
    if (!isInside(c)) continue;
    if (isGoal(c)) work = true;
    for (let k = 0; k < 8; k++) {
      const b = around(c, k);
      if (byteAt(map, b) != BOX || byteAt(fence, b)) continue;
      setByte(fence, b, 1);
      setShort(fenceList, fenceCount++, b);
      if (!isGoal(b)) work = true;
    }
  }
  if (!work) return false;
  for (let c = 0; c <= cellCount; c++) {
    const at = byteAt(map, c);
    setByte(rest, c, at == WALL ? WALL : byteAt(fence, c) ? BOX : FREE);
  }
  return true;
}

/** Is the push of `box` to the free cell `to` of the corral's board worth anything at all? */
function isLegal(box: i32, to: i32): bool {
  if (!isLive(to)) return false;
  setByte(rest, box, FREE);
  const dead = freezesDead(rest, to);
  setByte(rest, box, BOX);
  return !dead;
}

/** Adds an area that the fence could be pushed from or into; false when there is none. */
function grow(): bool {
  for (let i = 0; i < fenceCount; i++) {
    const b = shortAt(fenceList, i);
    for (let d = 0; d < 4; d++) {
      const pusher = neighbor(b, d ^ 2);
      const to = neighbor(b, d);
      if (byteAt(rest, pusher) || byteAt(rest, to) || isInside(pusher)) continue;
      const next = isInside(to) ? byteAt(area, pusher) : byteAt(area, to);
      if (!next || next == 255 || next == home || byteAt(chosen, next) || !isLegal(b, to)) continue;
      setByte(chosen, next, 1);
      return true;
    }
  }
  return false;
}

/** The last word on the corral chosen: marks the boxes that may move. */
function accept(): bool {
  memory.fill(corralBoxes, 0, <usize>(cellCount + 1));
  for (let i = 0; i < fenceCount; i++) {
    const b = shortAt(fenceList, i);
    for (let d = 0; d < 4; d++) {
      const pusher = neighbor(b, d ^ 2);
      const to = neighbor(b, d);
      if (byteAt(rest, pusher) || byteAt(rest, to) || isInside(pusher) || !isLegal(b, to)) continue;
      if (!isInside(to) || !isReachable(pusher)) return false;
      setByte(corralBoxes, b, 1);
    }
  }
  return true;
}

function tryCorral(): bool {
  do {
    if (!buildFence()) return false;
  } while (grow());
  return accept();
}

function touchCommonBox(a: i32, b: i32): bool {
  for (let i = 0; i < boxCount; i++) {
    const box = shortAt(boxes, i);
    if (byteAt(map, box) != BOX) continue;
    let seen = 0;
    for (let d = 0; d < 4; d++) {
      const id = byteAt(area, neighbor(box, d));
      if (id == a) seen |= 1;
      if (id == b) seen |= 2;
    }
    if (seen == 3) return true;
  }
  return false;
}

/** Looks for a PI-corral on the board, whose player area was flooded last. */
export function findCorral(player: i32): bool {
  labelAreas(player);
  if (areas < 2) return false;
  let candidates: u64 = 0;
  for (let a = 1; a <= areas; a++) if (a != home && isCandidate(a)) candidates |= (<u64>1) << (a - 1);
  let left = candidates;
  while (left) {
    let smallest = 0;
    for (let a = 1; a <= areas; a++) {
      if ((left >> (a - 1)) & 1 && (!smallest || intAt(sizes, a) < intAt(sizes, smallest))) smallest = a;
    }
    left &= ~((<u64>1) << (smallest - 1));
    memory.fill(chosen, 0, 256);
    setByte(chosen, smallest, 1);
    if (tryCorral()) return true;
  }
  for (let a = 1; a <= areas; a++) {
    for (let b = a + 1; b <= areas; b++) {
      if (a == home || b == home || !(((candidates >> (a - 1)) | (candidates >> (b - 1))) & 1)) continue;
      if (!touchCommonBox(a, b)) continue;
      memory.fill(chosen, 0, 256);
      setByte(chosen, a, 1);
      setByte(chosen, b, 1);
      if (tryCorral()) return true;
    }
  }
  return false;
}
