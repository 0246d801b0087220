// Areas of the board while one box is lifted and put down elsewhere. They follow from the blocks of the board with the box in its
// place (blocks.ts): the lifted cell joins the areas of its free neighbors, wherever the box is put down. So one block
// pass per board is enough for all of its boxes.

import { cellCount, neighbor } from '../../level/level';
import { take } from '../../memory/arena';
import { byteAt, intAt, setInt, setShort, shortAt } from '../../memory/arrays';
import { areaApart, areaBeside, areaCount, areaOf, areaSize, areasWith, isNoCut } from './blocks';
import { map } from './board';

let lifted: i32 = 0;
/** u16[4]: free neighbors of the lifted cell. */
let besides: usize = 0;
let besideCount: i32 = 0;

/** u16[4]: the areas that the lifted cell joins, by their lowest cells, and the lowest cell of all. */
let ends: usize = 0;
let endCount: i32 = 0;
let lowest: i32 = 0;

/** The same while nothing else is filled: the board without the box. */
let endsWithout: usize = 0;
let endCountWithout: i32 = 0;
let lowestWithout: i32 = 0;
export let areasWithout: i32 = 0;
/** Cells of the area that the lifted cell is in then. */
export let sizeWithout: i32 = 0;

/** u16[cell * 4 + side]: with the box on the cell, the lowest cell of the area on that side; u16[cell]: areas of the board. */
let sides: usize = 0;
let counts: usize = 0;
let stamps: usize = 0; // i32[cell]
let stamp: i32 = 0;

export function openLiftedBox(): void {
  besides = take(8);
  ends = take(8);
  endsWithout = take(8);
  sides = take((cellCount + 1) * 8);
  counts = take((cellCount + 1) * 2);
  stamps = take((cellCount + 1) * 4);
}

@inline
function has(list: usize, count: i32, area: i32): bool {
  for (let i = 0; i < count; i++) if (shortAt(list, i) == area) return true;
  return false;
}

/** Lifts the box. The blocks must be those of the board with the box in its place; from now on `map` must be free there. */
export function liftBox(box: i32): void {
  lifted = box;
  stamp++;
  besideCount = 0;
  endCountWithout = 0;
  lowestWithout = box;
  sizeWithout = 1;
  for (let d = 0; d < 4; d++) {
    const cell = neighbor(box, d);
    if (byteAt(map, cell)) continue;
    setShort(besides, besideCount++, cell);
    const area = areaOf(cell);
    if (has(endsWithout, endCountWithout, area)) continue;
    setShort(endsWithout, endCountWithout++, area);
    sizeWithout += areaSize(area);
    if (area < lowestWithout) lowestWithout = area;
  }
  areasWithout = areaCount + 1 - endCountWithout;
}

/** The lowest cell of the area of a free cell on the board without the box. */
export function areaWithout(cell: i32): i32 {
  if (cell == lifted) return lowestWithout;
  const area = areaOf(cell);
  return has(endsWithout, endCountWithout, area) ? lowestWithout : area;
}

function isBeside(cell: i32): bool {
  return has(besides, besideCount, cell);
}

/** The areas that the lifted cell joins while `cell` is filled. */
function joinApart(cell: i32): void {
  endCount = 0;
  lowest = lifted;
  for (let i = 0; i < besideCount; i++) {
    const beside = shortAt(besides, i);
    if (beside == cell) continue;
    const area = areaApart(cell, beside);
    if (has(ends, endCount, area)) continue;
    setShort(ends, endCount++, area);
    if (area < lowest) lowest = area;
  }
}

@inline
function setSide(cell: i32, side: i32, area: i32): void {
  setShort(sides, (cell << 2) | side, area);
}

function look(cell: i32): void {
  setInt(stamps, cell, stamp);
  if (cell == lifted) {
    setShort(counts, cell, areaCount);
    for (let d = 0; d < 4; d++) {
      const w = neighbor(cell, d);
      if (!byteAt(map, w)) setSide(cell, d, areaOf(w));
    }
  } else if (isNoCut(cell) && !isBeside(cell)) {
    // its area stays connected, and so does what the lifted cell joins
    setShort(counts, cell, areasWithout);
    const area = <u64>areaWithout(cell);
    store<u64>(sides + ((<usize>cell) << 3), area | (area << 16) | (area << 32) | (area << 48));
  } else {
    joinApart(cell);
    setShort(counts, cell, areasWith(cell) + 1 - endCount);
    for (let d = 0; d < 4; d++) {
      const w = neighbor(cell, d);
      if (byteAt(map, w)) continue;
      const area = w == lifted ? lowest : areaBeside(cell, w);
      setSide(cell, d, has(ends, endCount, area) ? lowest : area);
    }
  }
}

/** The lowest cell of the area on a free side of the box, once it is on the free cell. */
@inline
export function areaOnSide(cell: i32, side: i32): i32 {
  if (intAt(stamps, cell) != stamp) look(cell);
  return shortAt(sides, (cell << 2) | side);
}

/** How many areas the board has once the box is on the cell; call areaOnSide for the cell first. */
@inline
export function areasOnceOn(cell: i32): i32 {
  return shortAt(counts, cell);
}
