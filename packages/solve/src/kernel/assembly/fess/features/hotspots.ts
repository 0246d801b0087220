// Hotspots: boxes that block another box's way to a goal. For each cell q, `hotspotRows` contains the cells from which fewer
// goals can be reached if q is blocked. Rows are computed when a box is first on q, since most cells never have one.

import { boxCount as boxTotal, cellCount, goalCells, isGoal } from '../../level/level';
import { isLive } from '../../level/live';
import { Bits, Bytes, Shorts, takeBits, takeBytes, takeShorts } from '../../memory/tables';
import { boardBoxes, boxCount } from '../board/board';
import { cellSetWords, emptyMap } from '../board/cell-tables';
import { goalsFrom } from '../board/distances';
import { buildOneBox, isReached, spreadFrom } from '../board/one-box';

let hotspotRows = changetype<Bits>(0); // cell sets
let knownRows = changetype<Bytes>(0); // u8[cell]
let pathObstacles = changetype<Bytes>(0);
let pathReached = changetype<Shorts>(0);
let goalsStillReached = changetype<Shorts>(0); // u16[cell]

export function openHotspots(): void {
  hotspotRows = takeBits(cellCount + 1, cellSetWords);
  knownRows = takeBytes(cellCount + 1);
  pathObstacles = takeBytes(cellCount + 1);
  pathReached = takeShorts(cellCount + 1);
  goalsStillReached = takeShorts(cellCount + 1);
}

function findRow(q: i32): void {
  const row = hotspotRows.part(q * cellSetWords);
  row.clear(cellSetWords);
  knownRows[q] = 1;
  if (!isLive(q) || isGoal(q)) return;
  pathObstacles.copyFrom(emptyMap, cellCount + 1);
  pathObstacles[q] = 1;
  buildOneBox(pathObstacles);
  goalsStillReached.clear(cellCount + 1);
  for (let i = 0; i < boxTotal; i++) {
    spreadFrom(goalCells[i], true, pathReached);
    for (let c = 1; c <= cellCount; c++) if (isReached(pathReached, c)) goalsStillReached[c] = goalsStillReached[c] + 1;
  }
  for (let c = 1; c <= cellCount; c++) {
    if (c != q && isLive(c) && !isGoal(c) && goalsStillReached[c] < goalsFrom[c]) row.add(c);
  }
}

/** Must be called before `hotspots` for every cell that may have a box. */
export function knowHotspot(cell: i32): void {
  if (!knownRows[cell]) findRow(cell);
}

/** Whether a box on `q` blocks a goal for a box of the set. */
@inline
function isHotspot(q: i32, set: Bits): bool {
  return hotspotRows.part(q * cellSetWords).meets(set, cellSetWords);
}

/** The number of boxes that block a goal for another; `set` are the boxes of the board, one of which may have moved. */
export function hotspots(set: Bits, from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = boardBoxes[i];
    if (isHotspot(c == from ? to : c, set)) count++;
  }
  return count;
}
