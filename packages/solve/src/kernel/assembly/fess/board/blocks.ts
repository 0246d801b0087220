// Biconnected blocks of the free cells (Tarjan's depth-first search). One pass answers, in constant time and for every cell that
// a box may be put on: which sides of it the player can walk between, how many areas the board then has, and the lowest cell
// of the player's area. The obvious way, a flood for each, costs a pass per cell.
// Roots are taken in ascending order, so a root is the lowest cell of its component.

import { cellCount, neighbor, neighbors } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setInt } from '../../memory/arrays';

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
}
const SHIFT: usize = 5;

let vertices: usize = 0;
let discoveredCells: usize = 0; // i32: cells in order of discovery
/** The number that the last pass began behind. */
let lastPassBegin: u32 = 0;

/** Areas of free cells in the last pass. */
export let areaCount: i32 = 0;
/** The last pass was over the current board, so no other is needed. */
let isOfBoard: bool = false;

export function openBlocks(): void {
  vertices = take((cellCount + 1) << (<i32>SHIFT));
  discoveredCells = take((cellCount + 2) * 4);
}

@inline
function at(base: usize, cell: i32): Vertex {
  return changetype<Vertex>(base + ((<usize>cell) << SHIFT));
}

/** Depth-first search from a cell; returns the total number of cells found. */
function search(from: i32, count: i32, obstacles: usize, base: usize, list: usize): i32 {
  const first = lastPassBegin;
  const sides = neighbors;
  let v = from;
  let here = at(base, v);
  here.parent = 0;
  here.lowest = <u16>v;
  here.found = first + <u32>++count;
  setInt(list, count, v);
  let low = here.found;
  let d = 0;
  for (;;) {
    if (d < 4) {
      const w = <i32>load<u16>(sides + ((<usize>v) << 3) + ((<usize>d) << 1));
      d++;
      if (byteAt(obstacles, w)) continue;
      const next = at(base, w);
      const seen = next.found;
      if (seen > first) {
        if (seen < low) low = seen;
        continue;
      }
      here.low = low;
      here.turn = <u16>d;
      next.parent = <u16>v;
      next.lowest = <u16>w;
      next.found = first + <u32>++count;
      setInt(list, count, w);
      v = w;
      here = next;
      low = next.found;
      d = 0;
    } else {
      here.low = low;
      here.last = first + <u32>count;
      const p = <i32>here.parent;
      if (!p) return count;
      const up = at(base, p);
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
export function findBoardBlocks(map: usize): void {
  if (isOfBoard) return;
  findBlocks(map);
  isOfBoard = true;
}

/** Labels all free cells. `obstacles` is a byte map; its entry 0 must be set. */
export function findBlocks(obstacles: usize): void {
  isOfBoard = false;
  const base = vertices;
  const list = discoveredCells;
  const cells = cellCount;
  if (lastPassBegin > 0xf0000000) {
    memory.fill(base, 0, (<usize>(cells + 1)) << SHIFT);
    lastPassBegin = 0;
  }
  areaCount = 0;
  let count = 0;
  for (let c = 1; c <= cells; c++) {
    if (byteAt(obstacles, c) || at(base, c).found > lastPassBegin) continue;
    areaCount++;
    const less = count;
    count = search(c, count, obstacles, base, list);
    at(base, c).size = <u16>(count - less);
  }
  for (let t = 1; t <= count; t++) {
    const v = intAt(list, t);
    const here = at(base, v);
    const p = <i32>here.parent;
    if (!p) {
      here.root = <u16>v;
      here.block = 0;
      here.blocksAt = 0;
      continue;
    }
    const up = at(base, p);
    here.root = up.root;
    here.blocksAt = 1;
    if (here.low < up.found) here.block = up.block;
    else {
      here.block = <u16>v;
      up.blocksAt++;
    }
  }
  lastPassBegin += <u32>count;
}

/** The lowest cell of the area that holds `side`, a free neighbor of the free cell `cell`, once `cell` is filled. */
@inline
export function areaBeside(cell: i32, side: i32): i32 {
  const here = at(vertices, cell);
  const there = at(vertices, side);
  if (there.found < here.found) return here.root;
  const b = <i32>there.block;
  const top = at(vertices, b);
  return <i32>top.parent == cell ? <i32>top.lowest : <i32>here.root;
}

/** The lowest cell of the area that holds the free cell `other`, anywhere on the board, once `cell` is filled. */
export function areaApart(cell: i32, other: i32): i32 {
  const base = vertices;
  const here = at(base, cell);
  const there = at(base, other);
  if (there.root != here.root) return there.root;
  const found = there.found;
  if (found < here.found || found > here.last) return here.root;
  for (let d = 0; d < 4; d++) {
    const w = neighbor(cell, d);
    const child = at(base, w);
    // what earlier passes left has a smaller number than the cell itself
    if (<i32>child.parent != cell || child.found <= here.found || found < child.found || found > child.last) continue;
    return <i32>child.block == w ? <i32>child.lowest : <i32>here.root;
  }
  return here.root;
}

/** Whether the area of the free cell stays connected once it is filled, with the same lowest cell. */
@inline
export function isNoCut(cell: i32): bool {
  const here = at(vertices, cell);
  return here.blocksAt == 1 && here.parent != 0;
}

/** The lowest cell of the area of a free cell. */
@inline
export function areaRoot(cell: i32): i32 {
  return at(vertices, cell).root;
}

/** How many areas the board has once the free cell `cell` is filled. */
@inline
export function areasWith(cell: i32): i32 {
  return areaCount - 1 + <i32>at(vertices, cell).blocksAt;
}

/** How many cells the area of a free cell has. */
@inline
export function areaSize(cell: i32): i32 {
  return at(vertices, at(vertices, cell).root).size;
}
