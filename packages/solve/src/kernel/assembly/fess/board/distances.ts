// Distances in the empty level, computed once: pushes between any two cells for one box, steps between any two cells,
// and the cells where a box is never needed, because it can't reach a goal from there or can't get there.

import { boxCells, boxCount as boxTotal, cellCount, goalCells, neighbor } from '../../level/level';
import { liveCells, openLive } from '../../level/live';
import { noteShortage } from '../../memory/arena';
import { Bits, Ints, Shorts, takeBits, takeInts, takeShorts } from '../../memory/tables';
import { cellSetWords, emptyMap, MAX_DISTANCE } from './cell-tables';
import { buildOneBox, clearReached, spreadFrom } from './one-box';

let pushTable = changetype<Shorts>(0); // u16[a][b]
let walkTable = changetype<Shorts>(0);
let baseTable = changetype<Bits>(0); // u64[cell][words]
let distanceQueue = changetype<Ints>(0);
/** u16[cell]: pushes to the nearest goal; the sum to all goals that can be reached. */
export let nearestGoal = changetype<Shorts>(0);
export let goalSum = changetype<Ints>(0); // u32
/** u16[cell]: goals a box can reach alone. */
export let goalsFrom = changetype<Shorts>(0);

@inline
export function pushDistance(from: i32, to: i32): i32 {
  return pushTable[from * (cellCount + 1) + to];
}
/** The bases from which a lone box can be pushed to the cell, as a set of cells. */
@inline
export function basesOfCell(cell: i32): Bits {
  return baseTable.part(cell * cellSetWords);
}
@inline
export function walkDistance(from: i32, to: i32): i32 {
  return walkTable[from * (cellCount + 1) + to];
}

export function openDistances(): void {
  pushTable = takeShorts(cellCount + 1, cellCount + 1);
  walkTable = takeShorts(cellCount + 1, cellCount + 1);
  baseTable = takeBits(cellCount + 1, cellSetWords);
  distanceQueue = takeInts(cellCount + 1);
  if (!openLive()) noteShortage();
  nearestGoal = takeShorts(cellCount + 1);
  goalSum = takeInts(cellCount + 1);
  goalsFrom = takeShorts(cellCount + 1);
}

function walkFrom(cell: i32): void {
  const row = walkTable.from(cell * (cellCount + 1));
  clearReached(row);
  row[cell] = 0;
  distanceQueue[0] = cell;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const c = distanceQueue[head];
    const steps = row[c] + 1;
    for (let d = 0; d < 4; d++) {
      const to = neighbor(c, d);
      if (!to || row[to] != MAX_DISTANCE) continue;
      row[to] = steps;
      distanceQueue[tail++] = to;
    }
  }
}

function judgeCell(cell: i32): void {
  let nearest = MAX_DISTANCE;
  let sum = 0;
  let goals = 0;
  for (let i = 0; i < boxTotal; i++) {
    const pushes = pushDistance(cell, goalCells[i]);
    if (pushes == MAX_DISTANCE) continue;
    goals++;
    sum += pushes;
    if (pushes < nearest) nearest = pushes;
  }
  let comes = false;
  for (let i = 0; i < boxTotal; i++) {
    const base = boxCells[i];
    if (pushDistance(base, cell) == MAX_DISTANCE) continue;
    basesOfCell(cell).add(base);
    comes = true;
  }
  nearestGoal[cell] = nearest;
  goalSum[cell] = sum;
  goalsFrom[cell] = goals;
  liveCells[cell] = goals > 0 && comes ? 1 : 0;
}

let nextCell: i32 = 0;

/** Computes the rows of this many more cells; true once all are done. Large levels take many slices. */
export function findDistances(cells: i32): bool {
  if (!nextCell) nextCell = 1;
  buildOneBox(emptyMap);
  for (; nextCell <= cellCount && cells > 0; nextCell++) {
    cells--;
    walkFrom(nextCell);
    const row = pushTable.from(nextCell * (cellCount + 1));
    spreadFrom(nextCell, false, row);
    row[nextCell] = 0;
  }
  if (nextCell <= cellCount) return false;
  for (let c = 1; c <= cellCount; c++) judgeCell(c);
  return true;
}
