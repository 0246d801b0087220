// Hotspots: boxes that block another box's way to a goal. For each cell q, `hotspotRows` contains the cells from which fewer
// goals can be reached if q is blocked. Rows are computed when a box is first on q, since most cells never have one.

import { boxCount as boxTotal, cellCount, goalCells, isGoal } from '../../level/level';
import { isLive } from '../../level/live';
import { take, takeEach } from '../../memory/arena';
import { byteAt, setByte, setShort, shortAt } from '../../memory/arrays';
import { addCell, clearCells, doCellsMeet } from '../../memory/cell-sets';
import { boardBoxes, boxCount } from '../board/board';
import { cellSetWords, emptyMap } from '../board/cell-tables';
import { goalsFrom } from '../board/distances';
import { buildOneBox, isReached, spreadFrom } from '../board/one-box';

let hotspotRows: usize = 0; // cell sets
let knownRows: usize = 0; // u8[cell]
let pathObstacles: usize = 0;
let pathReached: usize = 0;
let goalsStillReached: usize = 0; // u16[cell]

export function openHotspots(): void {
  hotspotRows = takeEach(cellCount + 1, cellSetWords * 8);
  knownRows = take(cellCount + 1);
  pathObstacles = take(cellCount + 1);
  pathReached = take((cellCount + 1) * 2);
  goalsStillReached = take((cellCount + 1) * 2);
}

function findRow(q: i32): void {
  const row = hotspotRows + <usize>(q * cellSetWords * 8);
  clearCells(row, cellSetWords);
  setByte(knownRows, q, 1);
  if (!isLive(q) || isGoal(q)) return;
  memory.copy(pathObstacles, emptyMap, <usize>(cellCount + 1));
  setByte(pathObstacles, q, 1);
  buildOneBox(pathObstacles);
  memory.fill(goalsStillReached, 0, (<usize>(cellCount + 1)) << 1);
  for (let i = 0; i < boxTotal; i++) {
    spreadFrom(shortAt(goalCells, i), true, pathReached);
    for (let c = 1; c <= cellCount; c++)
      if (isReached(pathReached, c)) setShort(goalsStillReached, c, shortAt(goalsStillReached, c) + 1);
  }
  for (let c = 1; c <= cellCount; c++) {
    if (c != q && isLive(c) && !isGoal(c) && shortAt(goalsStillReached, c) < shortAt(goalsFrom, c)) addCell(row, c);
  }
}

/** Must be called before `hotspots` for every cell that may have a box. */
export function knowHotspot(cell: i32): void {
  if (!byteAt(knownRows, cell)) findRow(cell);
}

/** Whether a box on `q` blocks a goal for a box of the set. */
@inline
function isHotspot(q: i32, set: usize): bool {
  return doCellsMeet(hotspotRows + <usize>(q * cellSetWords * 8), set, cellSetWords);
}

/** The number of boxes that block a goal for another; `set` are the boxes of the board, one of which may have moved. */
export function hotspots(set: usize, from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boardBoxes, i);
    if (isHotspot(c == from ? to : c, set)) count++;
  }
  return count;
}
