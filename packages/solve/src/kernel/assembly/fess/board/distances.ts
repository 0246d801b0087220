// Distances in the empty level, computed once: pushes between any two cells for one box, steps between any two cells,
// and the cells where a box is never needed, because it can't reach a goal from there or can't get there.

import { boxCells, boxCount as boxTotal, cellCount, goalCells, neighbor } from '../../level/level';
import { liveCells, openLive } from '../../level/live';
import { noteShortage, take, takeEach } from '../../memory/arena';
import { intAt, setByte, setInt, setShort, shortAt } from '../../memory/arrays';
import { addCell } from '../../memory/cell-sets';
import { cellSetWords, emptyMap, MAX_DISTANCE } from './cell-tables';
import { buildOneBox, clearReached, spreadFrom } from './one-box';

let pushTable: usize = 0; // u16[a][b]
let walkTable: usize = 0;
let baseTable: usize = 0; // u64[cell][words]
let distanceQueue: usize = 0;
/** u16[cell]: pushes to the nearest goal; the sum to all goals that can be reached. */
export let nearestGoal: usize = 0;
export let goalSum: usize = 0; // u32
/** u16[cell]: goals a box can reach alone. */
export let goalsFrom: usize = 0;

@inline
export function pushDistance(from: i32, to: i32): i32 {
  return shortAt(pushTable, from * (cellCount + 1) + to);
}
/** The bases from which a lone box can be pushed to the cell, as a set of cells. */
@inline
export function basesOfCell(cell: i32): usize {
  return baseTable + <usize>((cell * cellSetWords) << 3);
}
@inline
export function walkDistance(from: i32, to: i32): i32 {
  return shortAt(walkTable, from * (cellCount + 1) + to);
}

export function openDistances(): void {
  const row: usize = (cellCount + 1) * 2;
  pushTable = takeEach(cellCount + 1, row);
  walkTable = takeEach(cellCount + 1, row);
  baseTable = takeEach(cellCount + 1, cellSetWords * 8);
  distanceQueue = take((cellCount + 1) * 4);
  if (!openLive()) noteShortage();
  nearestGoal = take((cellCount + 1) * 2);
  goalSum = take((cellCount + 1) * 4);
  goalsFrom = take((cellCount + 1) * 2);
}

function walkFrom(cell: i32): void {
  const row = walkTable + <usize>(cell * (cellCount + 1) * 2);
  clearReached(row);
  setShort(row, cell, 0);
  setInt(distanceQueue, 0, cell);
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const c = intAt(distanceQueue, head);
    const steps = shortAt(row, c) + 1;
    for (let d = 0; d < 4; d++) {
      const to = neighbor(c, d);
      if (!to || shortAt(row, to) != MAX_DISTANCE) continue;
      setShort(row, to, steps);
      setInt(distanceQueue, tail++, to);
    }
  }
}

function judgeCell(cell: i32): void {
  let nearest = MAX_DISTANCE;
  let sum = 0;
  let goals = 0;
  for (let i = 0; i < boxTotal; i++) {
    const pushes = pushDistance(cell, shortAt(goalCells, i));
    if (pushes == MAX_DISTANCE) continue;
    goals++;
    sum += pushes;
    if (pushes < nearest) nearest = pushes;
  }
  let comes = false;
  for (let i = 0; i < boxTotal; i++) {
    const base = shortAt(boxCells, i);
    if (pushDistance(base, cell) == MAX_DISTANCE) continue;
    addCell(basesOfCell(cell), base);
    comes = true;
  }
  setShort(nearestGoal, cell, nearest);
  setInt(goalSum, cell, sum);
  setShort(goalsFrom, cell, goals);
  setByte(liveCells, cell, goals > 0 && comes ? 1 : 0);
}

let nextCell: i32 = 0;

/** Computes the rows of this many more cells; true once all are done. Large levels take many slices. */
export function findDistances(cells: i32): bool {
  if (!nextCell) nextCell = 1;
  buildOneBox(emptyMap);
  for (; nextCell <= cellCount && cells > 0; nextCell++) {
    cells--;
    walkFrom(nextCell);
    const row = pushTable + <usize>(nextCell * (cellCount + 1) * 2);
    spreadFrom(nextCell, false, row);
    setShort(row, nextCell, 0);
  }
  if (nextCell <= cellCount) return false;
  for (let c = 1; c <= cellCount; c++) judgeCell(c);
  return true;
}
