// Biconnected blocks of the free cells (Tarjan's depth-first search). One pass answers, in constant time and for every cell that
// a box may be put on: which sides of it the player can walk between, how many areas the board then has, and the lowest cell
// of the player's area. The obvious way, a flood for each, costs a pass per cell.
// Roots are taken in ascending order, so a root is the lowest cell of its component.

import { cellCount, neighbor, neighbors } from '../../level/level';
import { Bytes, Ints, Records, takeInts, takeRecords } from '../../memory/tables';

/** One record per cell; the numbers of a pass begin after those of the last, so that nothing has to be cleared. */
@unmanaged
class Vertex {
  /** Order of discovery, 0 if never; the earliest that its subtree touches. */
  found: u32;
  low: u32;
  /** The last that was discovered in its subtree. */
  last: u32;
  parent: u16;
  /** The next direction to look in. */
  turn: u16;
  /** Lowest cell of the subtree. */
  lowest: u16;
  root: u16;
  /** The child end of the top edge of the block that holds the edge to the parent. */
  block: u16;
  /** How many blocks meet in the cell. */
  blocksAt: u16;
  /** Cells of the component, at its root. */
  size: u16;
  unused: u32;
}
/** So that a record is found by a shift. */
if (!ASC_NO_ASSERT) assert(offsetof<Vertex>() == 32);

let vertices = changetype<Records<Vertex>>(0);
let discoveredCells = changetype<Ints>(0); // i32: cells in order of discovery
/** The number that the last pass began behind. */
let lastPassBegin: u32 = 0;

/** Areas of free cells in the last pass. */
export let areaCount: i32 = 0;
/** The last pass was over the current board, so no other is needed. */
let isOfBoard: bool = false;

export function openBlocks(): void {
  vertices = takeRecords<Vertex>(cellCount + 1);
  discoveredCells = takeInts(cellCount + 2);
}

/** Depth-first search from a cell; returns the total number of cells found. */
function search(from: i32, count: i32, obstacles: Bytes, base: Records<Vertex>, list: Ints): i32 {
  const first = lastPassBegin;
  const sides = neighbors;
  let v = from;
  let here = base[v];
  here.parent = 0;
  here.lowest = v as u16;
  here.found = first + (++count as u32);
  list[count] = v;
  let low = here.found;
  let d = 0;
  for (;;) {
    if (d < 4) {
      const w = sides[v * 4 + d] as i32;
      d++;
      if (obstacles[w]) continue;
      const next = base[w];
      const seen = next.found;
      if (seen > first) {
        if (seen < low) low = seen;
        continue;
      }
      here.low = low;
      here.turn = d as u16;
      next.parent = v as u16;
      next.lowest = w as u16;
      next.found = first + (++count as u32);
      list[count] = w;
      v = w;
      here = next;
      low = next.found;
      d = 0;
    } else {
      here.low = low;
      here.last = first + (count as u32);
      const p = here.parent as i32;
      if (!p) return count;
      const up = base[p];
      low = min(low, up.low);
      if (here.lowest < up.lowest) up.lowest = here.lowest;
      v = p;
      here = up;
      d = here.turn;
    }
  }
  return count;
}

/** Called when the current board changes. */
@inline
export function forgetBlocks(): void {
  isOfBoard = false;
}

/** Finds the blocks of the current board, whose obstacles are `map`, unless the last pass did. */
export function findBoardBlocks(map: Bytes): void {
  if (isOfBoard) return;
  findBlocks(map);
  isOfBoard = true;
}

/** In the checked build: the blocks must be those of the current board. */
@inline
export function assertBlocksOfBoard(): void {
  if (!ASC_NO_ASSERT) assert(isOfBoard);
}

/** Labels all free cells. `obstacles` is a byte map; its entry 0 must be set. */
export function findBlocks(obstacles: Bytes): void {
  isOfBoard = false;
  const base = vertices;
  const list = discoveredCells;
  const cells = cellCount;
  if (lastPassBegin > 0xf0000000) {
    for (let c = 1; c <= cells; c++) base[c].found = 0;
    lastPassBegin = 0;
  }
  areaCount = 0;
  let count = 0;
  for (let c = 1; c <= cells; c++) {
    if (obstacles[c] || base[c].found > lastPassBegin) continue;
    areaCount++;
    const less = count;
    count = search(c, count, obstacles, base, list);
    base[c].size = (count - less) as u16;
  }
  for (let t = 1; t <= count; t++) {
    const v = list[t];
    const here = base[v];
    const p = here.parent as i32;
    if (!p) {
      here.root = v as u16;
      here.block = 0;
      here.blocksAt = 0;
      continue;
    }
    const up = base[p];
    here.root = up.root;
    here.blocksAt = 1;
    if (here.low < up.found) here.block = up.block;
    else {
      here.block = v as u16;
      up.blocksAt++;
    }
  }
  lastPassBegin += count as u32;
}

/** The lowest cell of the area that holds `side`, a free neighbor of the free cell `cell`, once `cell` is filled. */
@inline
export function areaBeside(cell: i32, side: i32): i32 {
  const here = vertices[cell];
  const there = vertices[side];
  if (there.found < here.found) return here.root;
  const b = there.block as i32;
  const top = vertices[b];
  return (top.parent as i32) == cell ? (top.lowest as i32) : (here.root as i32);
}

/** The lowest cell of the area that holds the free cell `other`, anywhere on the board, once `cell` is filled. */
export function areaApart(cell: i32, other: i32): i32 {
  const base = vertices;
  const here = base[cell];
  const there = base[other];
  if (there.root != here.root) return there.root;
  const found = there.found;
  if (found < here.found || found > here.last) return here.root;
  for (let d = 0; d < 4; d++) {
    const w = neighbor(cell, d);
    const child = base[w];
    // what earlier passes left has a smaller number than the cell itself
    if ((child.parent as i32) != cell || child.found <= here.found || found < child.found || found > child.last)
      continue;
    return (child.block as i32) == w ? (child.lowest as i32) : (here.root as i32);
  }
  return here.root;
}

/** Whether the area of the free cell stays connected once it is filled, with the same lowest cell. */
@inline
export function isNoCut(cell: i32): bool {
  const here = vertices[cell];
  return here.blocksAt == 1 && here.parent != 0;
}

/** The lowest cell of the area of a free cell. */
@inline
export function areaRoot(cell: i32): i32 {
  return vertices[cell].root;
}

/** How many areas the board has once the free cell `cell` is filled. */
@inline
export function areasWith(cell: i32): i32 {
  return areaCount - 1 + (vertices[cell].blocksAt as i32);
}

/** How many cells the area of a free cell has. */
@inline
export function areaSize(cell: i32): i32 {
  return vertices[vertices[cell].root].size;
}
