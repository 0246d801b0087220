// The least pushes that bring every box to a cell of its own among those aimed at, each alone on the board: a minimum-cost matching
// with potentials (Kuhn 1955; shortest augmenting paths after Edmonds and Karp 1972). Of a child only one row differs from its
// parent's: with that box taken out, one pass finds what each column costs on the way to the free one, and every place
// the box may go to is then answered in one look at its row.

import { boxCount as boxTotal, cellCount } from '../level/level';
import { take } from '../memory/arena';
import { byteAt, intAt, setByte, setInt, setShort, shortAt } from '../memory/arrays';
import { hasCell } from '../memory/cell-sets';
import { MATCHED_BOXES } from '../parameters';
import { MAX_DISTANCE } from './cell-tables';
import { pushDistance } from './distances';

/** Stands for a cell that cannot be reached: dear, but it adds up. */
const BEYOND: i32 = 1 << 16;
const INFINITE: i32 = 0x3fffffff;

let size: i32 = 0;
let costs: usize = 0; // i32[cell][column]
let rowU: usize = 0; // i32 potentials of rows and columns
let columnV: usize = 0;
let rowOf: usize = 0; // i32 by column: row + 1
let columnOf: usize = 0; // i32 by row
let rowCell: usize = 0; // u16 by row
let away: usize = 0; // i32 by column: shortest distance
let before: usize = 0; // i32 by column
let done: usize = 0; // u8 by column
let total: i32 = 0;
let lifted: i32 = -1;

export function openAimMatching(): void {
  const most = min(boxTotal, MATCHED_BOXES);
  costs = take((cellCount + 1) * most * 4);
  rowU = take(most * 4 + 4);
  columnV = take(most * 4 + 4);
  rowOf = take(most * 4 + 4);
  columnOf = take(most * 4 + 4);
  rowCell = take(most * 2 + 2);
  away = take(most * 4 + 4);
  before = take(most * 4 + 4);
  done = take(most + 1);
}

@inline
function cost(cell: i32, column: i32): i32 {
  return intAt(costs, cell * size + column);
}

/** Makes the cells of the set the columns. False if they are too many. */
export function matchWith(set: usize, pull: bool): bool {
  size = boxTotal;
  if (size > MATCHED_BOXES) return false;
  let column = 0;
  for (let t = 1; t <= cellCount && column < size; t++) {
    if (!hasCell(set, t)) continue;
    for (let c = 1; c <= cellCount; c++) {
      const pushes = pull ? pushDistance(t, c) : pushDistance(c, t);
      setInt(costs, c * size + column, pushes == MAX_DISTANCE ? BEYOND : pushes);
    }
    column++;
  }
  return column == size;
}

/** One shortest augmenting path from a row that has no column. */
function augment(row: i32): void {
  const cell = shortAt(rowCell, row);
  for (let j = 0; j < size; j++) {
    setInt(away, j, cost(cell, j) - intAt(columnV, j));
    setInt(before, j, -1);
    setByte(done, j, 0);
  }
  let end = -1;
  let reach = 0;
  while (end < 0) {
    let best = -1;
    for (let j = 0; j < size; j++) if (!byteAt(done, j) && (best < 0 || intAt(away, j) < intAt(away, best))) best = j;
    setByte(done, best, 1);
    reach = intAt(away, best);
    const other = intAt(rowOf, best) - 1;
    if (other < 0) {
      end = best;
      break;
    }
    const from = shortAt(rowCell, other);
    const less = reach - intAt(rowU, other);
    for (let j = 0; j < size; j++) {
      const through = less + cost(from, j) - intAt(columnV, j);
      if (byteAt(done, j) || through >= intAt(away, j)) continue;
      setInt(away, j, through);
      setInt(before, j, best);
    }
  }
  for (let j = 0; j < size; j++) {
    if (!byteAt(done, j) || j == end) continue;
    const gain = reach - intAt(away, j);
    setInt(columnV, j, intAt(columnV, j) - gain);
    const other = intAt(rowOf, j) - 1;
    setInt(rowU, other, intAt(rowU, other) + gain);
  }
  setInt(rowU, row, reach);
  for (let j = end; j >= 0; ) {
    const previous = intAt(before, j);
    const owner = previous < 0 ? row : intAt(rowOf, previous) - 1;
    setInt(rowOf, j, owner + 1);
    setInt(columnOf, owner, j);
    j = previous;
  }
}

/** The cost of a board, whose boxes are listed. */
export function matchBoxes(list: usize): i32 {
  memory.fill(columnV, 0, (<usize>size) << 2);
  memory.fill(rowOf, 0, (<usize>size) << 2);
  for (let i = 0; i < size; i++) setShort(rowCell, i, shortAt(list, i));
  for (let i = 0; i < size; i++) augment(i);
  total = 0;
  for (let i = 0; i < size; i++) total += cost(shortAt(rowCell, i), intAt(columnOf, i));
  lifted = -1;
  return total;
}

/** What is left without the row, and how far each column is from the one it frees. */
function lift(row: i32): void {
  lifted = row;
  const free = intAt(columnOf, row);
  for (let j = 0; j < size; j++) {
    setInt(away, j, INFINITE);
    setByte(done, j, 0);
  }
  setInt(away, free, 0);
  for (let turn = 0; turn < size; turn++) {
    let best = -1;
    for (let j = 0; j < size; j++) if (!byteAt(done, j) && (best < 0 || intAt(away, j) < intAt(away, best))) best = j;
    setByte(done, best, 1);
    // a row standing on column j may go over to `best`, which then frees j
    for (let j = 0; j < size; j++) {
      if (byteAt(done, j)) continue;
      const other = intAt(rowOf, j) - 1;
      const through =
        intAt(away, best) + cost(shortAt(rowCell, other), best) - intAt(rowU, other) - intAt(columnV, best);
      if (through < intAt(away, j)) setInt(away, j, through);
    }
  }
}

/** The cost once the box that is row `row` of the board stands on another cell. */
export function matchAfter(row: i32, to: i32): i32 {
  if (lifted != row) lift(row);
  let least = INFINITE;
  for (let j = 0; j < size; j++) {
    const through = cost(to, j) - intAt(columnV, j) + intAt(away, j);
    if (through < least) least = through;
  }
  return total - intAt(rowU, row) + least;
}
