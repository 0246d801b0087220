// Loose ends: free cells on no cycle of free cells, that is, dead ends and passages. All edges of such a cell are
// bridges, and one depth-first search finds the bridges (Tarjan): an edge of its tree is not a bridge if something
// below it reaches above it. The blocks (blocks.ts) would give the same cells, but this search runs for every child of
// a free search, and with the blocks a board took 2.1 to 2.5 times as long (XSokoban 1 and 5, two cores, 2026-11-16).

import { cellCount, isGoal, neighbors } from '../../level/level';
import { Bytes, Records, takeRecords } from '../../memory/tables';

/** One record per cell; the numbers of one search begin behind those of the last, so that nothing is cleared. */
@unmanaged
class Vertex {
  /** Order of discovery; the earliest that its subtree reaches by an edge outside the tree. */
  found: u32;
  low: u32;
  parent: u16;
  /** The next direction to look in. */
  turn: u8;
  isOnCycle: bool;
  /** 1 unless it is a goal, which never counts. */
  counts: u32;
}
/** So that a record is found by a shift. */
if (!ASC_NO_ASSERT) assert(offsetof<Vertex>() == 16);

let vertices = changetype<Records<Vertex>>(0);
/** The number that the last search ended with. */
let lastNumber: u32 = 0;

export function openLooseEnds(): void {
  vertices = takeRecords<Vertex>(cellCount + 1);
  if (!vertices) return;
  for (let c = 1; c <= cellCount; c++) vertices[c].counts = isGoal(c) ? 0 : 1;
}

@inline
function markOnCycle(v: Vertex): i32 {
  if (v.isOnCycle) return 0;
  v.isOnCycle = true;
  return v.counts;
}

/** Loose ends of a board whose free cells are one area, goals not counted. `obstacles` is a byte map; its entry 0 must be set. */
export function looseEnds(obstacles: Bytes): i32 {
  let v = 1;
  while (v <= cellCount && obstacles[v]) v++;
  if (v > cellCount) return 0;
  const base = vertices;
  const sides = neighbors;
  if (lastNumber > 0xf0000000) {
    for (let c = 1; c <= cellCount; c++) base[c].found = 0;
    lastNumber = 0;
  }
  const first = lastNumber;
  let number = first + 1;
  let here = base[v];
  let parent = 0;
  here.found = number;
  here.parent = 0;
  here.isOnCycle = false;
  let ends = here.counts;
  let low = number;
  let d = 0;
  for (;;) {
    if (d < 4) {
      const w = sides[v * 4 + d] as i32;
      d++;
      if (obstacles[w] || w == parent) continue;
      const next = base[w];
      const seen = next.found;
      if (seen > first) {
        if (seen < low) low = seen;
        continue;
      }
      here.low = low;
      here.turn = d as u8;
      low = ++number;
      next.found = low;
      next.parent = v as u16;
      next.isOnCycle = false;
      ends += next.counts;
      parent = v;
      v = w;
      here = next;
      d = 0;
    } else {
      const p = here.parent as i32;
      if (!p) break;
      const up = base[p];
      if (low < here.found) {
        ends -= markOnCycle(here) + markOnCycle(up);
        low = min(low, up.low);
      } else low = up.low;
      v = p;
      here = up;
      parent = up.parent;
      d = up.turn;
    }
  }
  lastNumber = number;
  return ends;
}
