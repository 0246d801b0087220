// The one-box graph: vertices are (cell, side), a box on the cell with the player on that side; edges are pushes, and
// walks of the player around the box. For given obstacles it gives where a single box can be pushed, and from where.
// The sides that a walk joins come from the biconnected blocks, one pass for the whole graph.

import { cellCount, neighbor } from '../../level/level';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeShorts } from '../../memory/tables';
import { areaBeside, findBlocks } from './blocks';
import { MAX_DISTANCE } from './cell-tables';

/** u8[cell * 4 + side]: mask of the sides that the player can walk to from this one; 0 if it is blocked. */
let joinedSides = changetype<Bytes>(0);
let vertexStamps = changetype<Ints>(0); // u32 stamps by vertex
let vertexStamp: i32 = 0;
let vertexQueue = changetype<Ints>(0); // u32: vertex
let vertexDepths = changetype<Shorts>(0); // u16 by vertex
let vertexQueueTail: i32 = 0;

export function openOneBox(): void {
  joinedSides = takeBytes((cellCount + 1) * 4);
  vertexStamps = takeInts((cellCount + 1) * 4);
  vertexQueue = takeInts((cellCount + 1) * 4 + 16);
  vertexDepths = takeShorts((cellCount + 1) * 4);
}

/** Builds the graph for these obstacles; the searches below then use it. */
export function buildOneBox(obstacles: Bytes): void {
  findBlocks(obstacles);
  for (let c = 1; c <= cellCount; c++) {
    joinedSides.from(c << 2).clear(4);
    if (obstacles[c]) continue;
    for (let s = 0; s < 4; s++) {
      const v = neighbor(c, s);
      if (obstacles[v]) continue;
      const area = areaBeside(c, v);
      let mask = 0;
      for (let t = 0; t < 4; t++) {
        const w = neighbor(c, t);
        if (!obstacles[w] && areaBeside(c, w) == area) mask |= 1 << t;
      }
      joinedSides[(c << 2) | s] = mask;
    }
  }
}

/** Copies the sides joined, u8[cell * 4 + side], for later. */
export function copySides(to: Bytes): void {
  to.copyFrom(joinedSides, (cellCount + 1) << 2);
}

function enter(cell: i32, side: i32, steps: i32): void {
  const mask = joinedSides[(cell << 2) | side];
  for (let t = 0; t < 4; t++) {
    if (!((mask >> t) & 1)) continue;
    const vertex = (cell << 2) | t;
    if (vertexStamps[vertex] == vertexStamp) continue;
    vertexStamps[vertex] = vertexStamp;
    vertexDepths[vertex] = steps;
    vertexQueue[vertexQueueTail++] = vertex;
  }
}

/**
 * Breadth first from a box on a cell, the player on any side of it, by pushes or, with `pull`, against them. `reached`
 * (u16[cell]) gets the fewest pushes.
 */
export function spreadFrom(cell: i32, pull: bool, reached: Shorts): void {
  clearReached(reached);
  vertexStamp++;
  vertexQueueTail = 0;
  for (let s = 0; s < 4; s++) if (joinedSides[(cell << 2) | s]) enter(cell, s, 0);
  for (let head = 0; head < vertexQueueTail; head++) {
    const vertex = vertexQueue[head];
    const c = vertex >> 2;
    const s = vertex & 3;
    const steps = vertexDepths[vertex];
    if (steps < reached[c]) reached[c] = steps;
    const to = pull ? neighbor(c, s) : neighbor(c, s ^ 2);
    // `joinedSides` of (to, s) is not 0 only if the cell and the player's cell beside it are free
    if (joinedSides[(to << 2) | s] && to) enter(to, s, steps + 1);
  }
}

/** Marks every cell unreached. */
export function clearReached(reached: Shorts): void {
  reached.fillOnes(cellCount + 1);
}

@inline
export function isReached(reached: Shorts, cell: i32): bool {
  return reached[cell] != MAX_DISTANCE;
}
