// Boxes that can never move again, on cells: the same greatest fixpoint as in the two-sided search, and for each set of
// frozen boxes the maze in which they are walls. Frozen boxes all stand on goals (else the position is dead), so they
// keep their goals and narrow the ways of all the others.

import { cellCount, isGoal, neighbor, WALL_CELL } from '../level/level';
import { isLive } from '../level/live';
import { Maze, makeMaze } from '../level/maze';
import { arenaBytes, arenaTake } from '../memory/arena';
import { byteAt, setByte, setShort, shortAt } from '../memory/arrays';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { MAZE_BYTES, MOST_MAZES } from '../parameters';
import { boxes, boxesOnBoard, taken } from './position';

/** u8[cell + 1]: 1 for boxes held in the last call of findFrozen. */
export let held: usize = 0;
export let heldCount: i32 = 0;
/** (maze, count, frozen cells) of each set. */
let mazes: Store = changetype<Store>(0);
let table: IndexTable = changetype<IndexTable>(0);
let bytes: usize = 0;

export function makeFrozen(base: Maze): bool {
  held = arenaTake((cellCount as usize) + 1);
  const list = makeStore(12);
  const index = makeIndexTable();
  if (held == 0 || list == null || index == null) return false;
  mazes = list;
  table = index;
  heldCount = 0;
  bytes = 0;
  return addMaze(base, 0);
}

@inline
export function mazeOf(number: i32): Maze {
  return changetype<Maze>(load<u32>(mazes.at(number as u32)));
}

@inline
export function frozenIn(number: i32): i32 {
  return load<u32>(mazes.at(number as u32), 4) as i32;
}

@inline
function isSide(cell: i32): bool {
  return cell == WALL_CELL || byteAt(held, cell) != 0;
}

@inline
function isBlocked(cell: i32, direction: i32): bool {
  const one = neighbor(cell, direction);
  const other = neighbor(cell, direction ^ 2);
  return isSide(one) || isSide(other) || (!isLive(one) && !isLive(other));
}

/** Can a box that came to `cell` have frozen anything? */
export function mayFreeze(cell: i32): bool {
  return isHindered(cell, 0) && isHindered(cell, 1);
}

@inline
function isHindered(cell: i32, direction: i32): bool {
  const one = neighbor(cell, direction);
  const other = neighbor(cell, direction ^ 2);
  return byteAt(taken, one) != 0 || byteAt(taken, other) != 0 || (!isLive(one) && !isLive(other));
}

/** Fills `held` for the boxes now on the board (`moved` instead of `from`). False: a frozen box is off its goal. */
export function findFrozen(from: i32, moved: i32): bool {
  memory.fill(held, 0, (cellCount as usize) + 1);
  for (let i = 0; i < boxesOnBoard; i++) setByte(held, cellOfBox(i, from, moved), 1);
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < boxesOnBoard; i++) {
      const cell = cellOfBox(i, from, moved);
      if (!byteAt(held, cell) || (isBlocked(cell, 0) && isBlocked(cell, 1))) continue;
      setByte(held, cell, 0);
      changed = true;
    }
  }
  heldCount = 0;
  for (let i = 0; i < boxesOnBoard; i++) {
    const cell = cellOfBox(i, from, moved);
    if (!byteAt(held, cell)) continue;
    heldCount++;
    if (!isGoal(cell)) return false;
  }
  return true;
}

@inline
function cellOfBox(i: i32, from: i32, moved: i32): i32 {
  const cell = shortAt(boxes, i);
  return cell == from ? moved : cell;
}

/** The number of the maze for the set in `held`; `otherwise` when no more are kept. */
export function mazeForHeld(otherwise: i32): i32 {
  if (heldCount == 0) return 0;
  const hash = hashHeld();
  let index = table.home(hash);
  while (true) {
    const entry = load<u64>(table.slot(index));
    if (entry == 0) break;
    if (((entry >> 32) as u32) == hash && isSameSet((entry as u32) - 1)) return ((entry as u32) - 1) as i32;
    index = table.after(index);
  }
  if (mazes.count >= MOST_MAZES || bytes > MAZE_BYTES) return otherwise;
  const start = arenaBytes();
  const maze = makeMaze(held);
  if (maze == null || !addMaze(maze, hash)) return otherwise;
  bytes += arenaBytes() - start;
  return (mazes.count - 1) as i32;
}

function addMaze(maze: Maze, hash: u32): bool {
  const cells = arenaTake(((heldCount as usize) << 1) + 2);
  const number = mazes.count;
  if (cells == 0 || !mazes.add()) return false;
  const at = mazes.at(number);
  store<u32>(at, changetype<usize>(maze) as u32);
  store<u32>(at, heldCount as u32, 4);
  store<u32>(at, cells as u32, 8);
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) if (byteAt(held, cell)) setShort(cells, k++, cell);
  return table.add(hash, number);
}

function hashHeld(): u32 {
  let hash: u64 = 0x243f6a8885a308d3;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!byteAt(held, cell)) continue;
    hash = (hash ^ (cell as u64)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 31;
  }
  return (hash >> 32) as u32;
}

function isSameSet(number: u32): bool {
  const at = mazes.at(number);
  const count = load<u32>(at, 4) as i32;
  const cells = load<u32>(at, 8) as usize;
  if (count != heldCount) return false;
  for (let k = 0; k < count; k++) if (!byteAt(held, shortAt(cells, k))) return false;
  return true;
}
