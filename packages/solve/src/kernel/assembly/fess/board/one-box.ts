// The one-box graph: vertices are (cell, side), a box on the cell with the player on that side; edges are pushes, and
// walks of the player around the box. For given obstacles it gives where a single box can be pushed, and from where.
// The sides that a walk joins come from the biconnected blocks, one pass for the whole graph.

import { cellCount, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';
import { areaBeside, findBlocks } from './blocks';
import { MAX_DISTANCE } from './cell-tables';

/** u8[cell * 4 + side]: mask of the sides that the player can walk to from this one; 0 if it is blocked. */
let joinedSides: usize = 0;
let vertexStamps: usize = 0; // u32 stamps by vertex
let vertexStamp: i32 = 0;
let vertexQueue: usize = 0; // u32: vertex
let vertexDepths: usize = 0; // u16 by vertex
let vertexQueueTail: i32 = 0;

export function openOneBox(): void {
  joinedSides = take((cellCount + 1) * 4);
  vertexStamps = take((cellCount + 1) * 16);
  vertexQueue = take((cellCount + 1) * 16 + 64);
  vertexDepths = take((cellCount + 1) * 8);
}

/** Builds the graph for these obstacles; the searches below then use it. */
export function buildOneBox(obstacles: usize): void {
  findBlocks(obstacles);
  for (let c = 1; c <= cellCount; c++) {
    store<u32>(joinedSides + ((<usize>c) << 2), 0);
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
      setByte(joinedSides, (c << 2) | s, mask);
    }
  }
}

/** Copies the sides joined, u8[cell * 4 + side], for later. */
export function copySides(to: usize): void {
  memory.copy(to, joinedSides, (<usize>(cellCount + 1)) << 2);
}

function enter(cell: i32, side: i32, steps: i32): void {
  const mask = byteAt(joinedSides, (cell << 2) | side);
  for (let t = 0; t < 4; t++) {
    if (!((mask >> t) & 1)) continue;
    const vertex = (cell << 2) | t;
    if (intAt(vertexStamps, vertex) == vertexStamp) continue;
    setInt(vertexStamps, vertex, vertexStamp);
    setShort(vertexDepths, vertex, steps);
    setInt(vertexQueue, vertexQueueTail++, vertex);
  }
}

/**
 * Breadth first from a box on a cell, the player on any side of it, by pushes or, with `pull`, against them. `reached`
 * (u16[cell]) gets the fewest pushes.
 */
export function spreadFrom(cell: i32, pull: bool, reached: usize): void {
  clearReached(reached);
  vertexStamp++;
  vertexQueueTail = 0;
  for (let s = 0; s < 4; s++) if (byteAt(joinedSides, (cell << 2) | s)) enter(cell, s, 0);
  for (let head = 0; head < vertexQueueTail; head++) {
    const vertex = intAt(vertexQueue, head);
    const c = vertex >> 2;
    const s = vertex & 3;
    const steps = shortAt(vertexDepths, vertex);
    if (steps < shortAt(reached, c)) setShort(reached, c, steps);
    const to = pull ? neighbor(c, s) : neighbor(c, s ^ 2);
    // `joinedSides` of (to, s) is not 0 only if the cell and the player's cell beside it are free
    if (byteAt(joinedSides, (to << 2) | s) && to) enter(to, s, steps + 1);
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
