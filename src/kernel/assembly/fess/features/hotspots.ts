// Hotspots: boxes that block another box's way to a goal. For each cell q, `takes` contains the cells from which fewer
// goals can be reached if q is blocked. Rows are computed when a box is first on q, since most cells never have one.

import { boxCount as boxTotal, cellCount, goalCells, isGoal } from '../../level/level';
import { isLive } from '../../level/live';
import { take, takeEach } from '../../memory/arena';
import { byteAt, setByte, setShort, shortAt } from '../../memory/arrays';
import { addCell, clearCells, doCellsMeet } from '../../memory/cell-sets';
import { boxCount, boxes } from '../board/board';
import { emptyMap, words } from '../board/cell-tables';
import { goalsFrom } from '../board/distances';
import { buildOneBox, isReached, spreadFrom } from '../board/one-box';

let takes: usize = 0; // cell sets
let known: usize = 0; // u8[cell]
let obstacles: usize = 0;
let reached: usize = 0;
let goals: usize = 0; // u16[cell]

export function openHotspots(): void {
  takes = takeEach(cellCount + 1, words * 8);
  known = take(cellCount + 1);
  obstacles = take(cellCount + 1);
  reached = take((cellCount + 1) * 2);
  goals = take((cellCount + 1) * 2);
}

function findRow(q: i32): void {
  const row = takes + <usize>(q * words * 8);
  clearCells(row, words);
  setByte(known, q, 1);
  if (!isLive(q) || isGoal(q)) return;
  memory.copy(obstacles, emptyMap, <usize>(cellCount + 1));
  setByte(obstacles, q, 1);
  buildOneBox(obstacles);
  memory.fill(goals, 0, (<usize>(cellCount + 1)) << 1);
  for (let i = 0; i < boxTotal; i++) {
    spreadFrom(shortAt(goalCells, i), true, reached);
    for (let c = 1; c <= cellCount; c++) if (isReached(reached, c)) setShort(goals, c, shortAt(goals, c) + 1);
  }
  for (let c = 1; c <= cellCount; c++) {
    if (c != q && isLive(c) && !isGoal(c) && shortAt(goals, c) < shortAt(goalsFrom, c)) addCell(row, c);
  }
}

/** Must be called before `hotspots` for every cell that may have a box. */
export function knowHotspot(cell: i32): void {
  if (!byteAt(known, cell)) findRow(cell);
}

/** Whether a box on `q` blocks a goal for a box of the set. */
@inline
function isHotspot(q: i32, set: usize): bool {
  return doCellsMeet(takes + <usize>(q * words * 8), set, words);
}

/** The number of boxes that block a goal for another; `set` are the boxes of the board, one of which may have moved. */
export function hotspots(set: usize, from: i32, to: i32): i32 {
  let count = 0;
  for (let i = 0; i < boxCount; i++) {
    const c = shortAt(boxes, i);
    if (isHotspot(c == from ? to : c, set)) count++;
  }
  return count;
}
