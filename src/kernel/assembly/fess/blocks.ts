// Biconnected blocks of the free cells (Tarjan's depth-first search). One pass with a box lifted answers, in constant time
// and for every place the box may be put down: which sides of it the player can walk between, how many areas the board
// then has, and the lowest cell of the player's area. The obvious way, a flood for each, costs a pass a place.
// Roots are taken in ascending order, so a root is the lowest cell of its component.

import { beside, cellCount } from './level';
import { byteAt, putShort, shortAt, take } from './words';

let found: usize = 0; // u16[cell]: order of discovery from 1, 0 = not free
let low: usize = 0;
let parent: usize = 0;
let root: usize = 0;
let lowest: usize = 0; // lowest cell of the subtree
let block: usize = 0; // the child end of the top edge of the block that holds the edge to the parent
let blocksAt: usize = 0; // number of blocks that meet in the cell
let order: usize = 0;
let turn: usize = 0;
let size: usize = 0; // cells of the component, by root

/** Areas of free cells in the last pass. */
export let areaCount: i32 = 0;

export function openBlocks(): void {
  const bytes = (cellCount + 2) * 2;
  found = take(bytes);
  low = take(bytes);
  parent = take(bytes);
  root = take(bytes);
  lowest = take(bytes);
  block = take(bytes);
  blocksAt = take(bytes);
  order = take(bytes);
  turn = take(bytes);
  size = take(bytes);
}

function search(from: i32, time: i32, obstacles: usize): i32 {
  let v = from;
  putShort(parent, v, 0);
  putShort(found, v, ++time);
  putShort(order, time, v);
  putShort(low, v, time);
  putShort(turn, v, 0);
  putShort(lowest, v, v);
  for (;;) {
    const d = shortAt(turn, v);
    if (d < 4) {
      putShort(turn, v, d + 1);
      const w = beside(v, d);
      if (byteAt(obstacles, w)) continue;
      const seen = shortAt(found, w);
      if (seen) {
        if (seen < shortAt(low, v)) putShort(low, v, seen);
        continue;
      }
      putShort(parent, w, v);
      putShort(found, w, ++time);
      putShort(order, time, w);
      putShort(low, w, time);
      putShort(turn, w, 0);
      putShort(lowest, w, w);
      v = w;
    } else {
      const p = shortAt(parent, v);
      if (!p) break;
      if (shortAt(low, v) < shortAt(low, p)) putShort(low, p, shortAt(low, v));
      if (shortAt(lowest, v) < shortAt(lowest, p)) putShort(lowest, p, shortAt(lowest, v));
      v = p;
    }
  }
  return time;
}

/** Labels all free cells. `obstacles` is a byte map; its entry 0 must be set. */
export function findBlocks(obstacles: usize): void {
  memory.fill(found, 0, <usize>(cellCount + 1) << 1);
  areaCount = 0;
  let time: i32 = 0;
  for (let c = 1; c <= cellCount; c++) {
    if (byteAt(obstacles, c) || shortAt(found, c)) continue;
    areaCount++;
    const before = time;
    time = search(c, time, obstacles);
    putShort(size, c, time - before);
  }
  for (let t = 1; t <= time; t++) {
    const v = shortAt(order, t);
    const p = shortAt(parent, v);
    if (!p) {
      putShort(root, v, v);
      putShort(block, v, 0);
      putShort(blocksAt, v, 0);
      continue;
    }
    putShort(root, v, shortAt(root, p));
    putShort(blocksAt, v, 1);
    if (shortAt(low, v) < shortAt(found, p)) putShort(block, v, shortAt(block, p));
    else {
      putShort(block, v, v);
      putShort(blocksAt, p, shortAt(blocksAt, p) + 1);
    }
  }
}

/** The lowest cell of the area that holds `side`, a free neighbour of the free cell `cell`, once `cell` is filled. */
@inline export function areaBeside(cell: i32, side: i32): i32 {
  if (shortAt(found, side) < shortAt(found, cell)) return shortAt(root, cell);
  const b = shortAt(block, side);
  return shortAt(parent, b) == cell ? shortAt(lowest, b) : shortAt(root, cell);
}

/** The lowest cell of the area of a free cell. */
@inline export function areaOf(cell: i32): i32 {
  return shortAt(root, cell);
}

/** How many areas the board has once the free cell `cell` is filled. */
@inline export function areasWith(cell: i32): i32 {
  return areaCount - 1 + shortAt(blocksAt, cell);
}

/** How many cells the area of a free cell has. */
@inline export function areaSize(cell: i32): i32 {
  return shortAt(size, shortAt(root, cell));
}
