// Areas of the board while one box is lifted and put down elsewhere. They follow from the blocks of the board with the box in its
// place (blocks.ts): the lifted cell joins the areas of its free neighbors, wherever the box is put down. So one block
// pass per board is enough for all of its boxes.

import { cellCount, neighbor } from '../../level/level';
import { Ints, Shorts, takeInts, takeShorts } from '../../memory/tables';
import {
  areaApart,
  areaBeside,
  areaCount,
  areaRoot,
  areaSize,
  areasWith,
  assertBlocksOfBoard,
  isNoCut,
} from './blocks';
import { boardMap } from './board';

let liftedCell: i32 = 0;
/** u16[4]: free neighbors of the lifted cell. */
let liftedNeighbors = changetype<Shorts>(0);
let besideCount: i32 = 0;

/** u16[4]: the areas that the lifted cell joins, by their lowest cells, and the lowest cell of all. */
let joinedAreas = changetype<Shorts>(0);
let endCount: i32 = 0;
let joinedLowest: i32 = 0;

/** The same while nothing else is filled: the board without the box. */
let endsWithout = changetype<Shorts>(0);
let endCountWithout: i32 = 0;
let lowestWithout: i32 = 0;
export let areasWithout: i32 = 0;
/** Cells of the area that the lifted cell is in then. */
export let sizeWithout: i32 = 0;

/** u16[cell * 4 + side]: with the box on the cell, the lowest cell of the area on that side; u16[cell]: areas of the board. */
let sideAreas = changetype<Shorts>(0);
let areaCounts = changetype<Shorts>(0);
let lookStamps = changetype<Ints>(0); // i32[cell]
let lookStamp: i32 = 0;

export function openLiftedBox(): void {
  liftedNeighbors = takeShorts(4);
  joinedAreas = takeShorts(4);
  endsWithout = takeShorts(4);
  sideAreas = takeShorts((cellCount + 1) * 4);
  areaCounts = takeShorts(cellCount + 1);
  lookStamps = takeInts(cellCount + 1);
}

@inline
function has(list: Shorts, count: i32, area: i32): bool {
  for (let i = 0; i < count; i++) if (list[i] == area) return true;
  return false;
}

/** Lifts the box. The blocks must be those of the board with the box in its place; from now on `boardMap` must be free there. */
export function liftBox(box: i32): void {
  assertBlocksOfBoard();
  liftedCell = box;
  lookStamp++;
  besideCount = 0;
  endCountWithout = 0;
  lowestWithout = box;
  sizeWithout = 1;
  for (let d = 0; d < 4; d++) {
    const cell = neighbor(box, d);
    if (boardMap[cell]) continue;
    liftedNeighbors[besideCount++] = cell;
    const area = areaRoot(cell);
    if (has(endsWithout, endCountWithout, area)) continue;
    endsWithout[endCountWithout++] = area;
    sizeWithout += areaSize(area);
    if (area < lowestWithout) lowestWithout = area;
  }
  areasWithout = areaCount + 1 - endCountWithout;
}

/** The lowest cell of the area of a free cell on the board without the box. */
export function areaWithout(cell: i32): i32 {
  if (cell == liftedCell) return lowestWithout;
  const area = areaRoot(cell);
  return has(endsWithout, endCountWithout, area) ? lowestWithout : area;
}

function isBeside(cell: i32): bool {
  return has(liftedNeighbors, besideCount, cell);
}

/** The areas that the lifted cell joins while `cell` is filled. */
function joinApart(cell: i32): void {
  endCount = 0;
  joinedLowest = liftedCell;
  for (let i = 0; i < besideCount; i++) {
    const beside = liftedNeighbors[i];
    if (beside == cell) continue;
    const area = areaApart(cell, beside);
    if (has(joinedAreas, endCount, area)) continue;
    joinedAreas[endCount++] = area;
    if (area < joinedLowest) joinedLowest = area;
  }
}

@inline
function setSide(cell: i32, side: i32, area: i32): void {
  sideAreas[(cell << 2) | side] = area;
}

function look(cell: i32): void {
  lookStamps[cell] = lookStamp;
  if (cell == liftedCell) {
    areaCounts[cell] = areaCount;
    for (let d = 0; d < 4; d++) {
      const w = neighbor(cell, d);
      if (!boardMap[w]) setSide(cell, d, areaRoot(w));
    }
  } else if (isNoCut(cell) && !isBeside(cell)) {
    // its area stays connected, and so does what the lifted cell joins
    areaCounts[cell] = areasWithout;
    const area = areaWithout(cell) as u64;
    sideAreas.setFour(cell, area | (area << 16) | (area << 32) | (area << 48));
  } else {
    joinApart(cell);
    areaCounts[cell] = areasWith(cell) + 1 - endCount;
    for (let d = 0; d < 4; d++) {
      const w = neighbor(cell, d);
      if (boardMap[w]) continue;
      const area = w == liftedCell ? joinedLowest : areaBeside(cell, w);
      setSide(cell, d, has(joinedAreas, endCount, area) ? joinedLowest : area);
    }
  }
}

/** The lowest cell of the area on a free side of the box, once it is on the free cell. */
@inline
export function areaOnSide(cell: i32, side: i32): i32 {
  if (lookStamps[cell] != lookStamp) look(cell);
  return sideAreas[(cell << 2) | side];
}

/** How many areas the board has once the box is on the cell; call areaOnSide for the cell first. */
@inline
export function areasOnceOn(cell: i32): i32 {
  if (!ASC_NO_ASSERT) assert(lookStamps[cell] == lookStamp);
  return areaCounts[cell];
}
