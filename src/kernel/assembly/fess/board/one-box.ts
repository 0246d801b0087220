// The one-box graph: vertices are (cell, side), a box on the cell with the player on that side; edges are pushes, and
// walks of the player around the box. For given obstacles it gives where a single box can be pushed, and from where.
// The sides that a walk joins come from the biconnected blocks, one pass for the whole graph.

import { cellCount, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';
import { areaBeside, findBlocks } from './blocks';
import { MAX_DISTANCE } from './cell-tables';

/** u8[cell * 4 + side]: mask of the sides that the player can walk to from this one; 0 if it is blocked. */
let joined: usize = 0;
let seen: usize = 0; // u32 stamps by vertex
let stamp: i32 = 0;
let queue: usize = 0; // u32: vertex
let depth: usize = 0; // u16 by vertex
let tail: i32 = 0;

export function openOneBox(): void {
  joined = take((cellCount + 1) * 4);
  seen = take((cellCount + 1) * 16);
  queue = take((cellCount + 1) * 16 + 64);
  depth = take((cellCount + 1) * 8);
}

/** Builds the graph for these obstacles; the searches below then use it. */
export function buildOneBox(obstacles: usize): void {
  findBlocks(obstacles);
  for (let c = 1; c <= cellCount; c++) {
    store<u32>(joined + ((<usize>c) << 2), 0);
    if (byteAt(obstacles, c)) continue;
    for (let s = 0; s < 4; s++) {
      const v = neighbor(c, s);
      if (byteAt(obstacles, v)) continue;
      const area = areaBeside(c, v);
      let mask = 0;
      for (let t = 0; t < 4; t++) {
        const w = neighbor(c, t);
        if (!byteAt(obstacles, w) && areaBeside(c, w) == area) mask |= 1 << t;
      }
      setByte(joined, (c << 2) | s, mask);
    }
  }
}

/** Copies the sides joined, u8[cell * 4 + side], for later. */
export function copySides(to: usize): void {
  memory.copy(to, joined, (<usize>(cellCount + 1)) << 2);
}

function enter(cell: i32, side: i32, steps: i32): void {
  const mask = byteAt(joined, (cell << 2) | side);
  for (let t = 0; t < 4; t++) {
    if (!((mask >> t) & 1)) continue;
    const vertex = (cell << 2) | t;
    if (intAt(seen, vertex) == stamp) continue;
    setInt(seen, vertex, stamp);
    setShort(depth, vertex, steps);
    setInt(queue, tail++, vertex);
  }
}

/**
 * Breadth first from a box on a cell, the player on any side of it, by pushes or, with `pull`, against them. `reached`
 * (u16[cell]) gets the fewest pushes.
 */
export function spreadFrom(cell: i32, pull: bool, reached: usize): void {
  clearReached(reached);
  stamp++;
  tail = 0;
  for (let s = 0; s < 4; s++) if (byteAt(joined, (cell << 2) | s)) enter(cell, s, 0);
  for (let head = 0; head < tail; head++) {
    const vertex = intAt(queue, head);
    const c = vertex >> 2;
    const s = vertex & 3;
    const steps = shortAt(depth, vertex);
    if (steps < shortAt(reached, c)) setShort(reached, c, steps);
    const to = pull ? neighbor(c, s) : neighbor(c, s ^ 2);
    // `joined` of (to, s) is not 0 only if the cell and the player's cell beside it are free
    if (byteAt(joined, (to << 2) | s) && to) enter(to, s, steps + 1);
  }
}

/** Marks every cell unreached. */
export function clearReached(reached: usize): void {
  memory.fill(reached, 0xff, (<usize>(cellCount + 1)) << 1);
}

@inline
export function isReached(reached: usize, cell: i32): bool {
  return shortAt(reached, cell) != MAX_DISTANCE;
}
