// Frozen boxes as walls: for each set of frozen boxes the maze in which they are walls. They are all on goals (otherwise
// the position is a deadlock), so they keep their goals and leave fewer paths to the other boxes.

import { boxCount, cellCount, isGoal } from '../level/level';
import { Maze, makeMaze } from '../level/maze';
import { arenaBytes, arenaTake } from '../memory/arena';
import { byteAt, setShort, shortAt } from '../memory/arrays';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { MAX_MAZES, MAZE_BYTES } from '../parameters';
import { boxAt, liftMovable } from '../position/freeze';
import { BOX } from '../position/map';
import { positionBoxes, positionMap } from './position';

/** u8[cell + 1]: the map of the last call of findFrozen with its frozen boxes alone. */
let frozenMap: usize = 0;
export let heldCount: i32 = 0;
/** (maze, count, frozen cells) of each set. */
let frozenMazes: Store = changetype<Store>(0);
let mazeTable: IndexTable = changetype<IndexTable>(0);
let mazeBytes: usize = 0;

export function makeFrozen(base: Maze): bool {
  frozenMap = arenaTake((cellCount as usize) + 1);
  const list = makeStore(12);
  const index = makeIndexTable();
  if (frozenMap == 0 || list == null || index == null) return false;
  frozenMazes = list;
  mazeTable = index;
  heldCount = 0;
  mazeBytes = 0;
  return addMaze(base, 0);
}

@inline
export function mazeAt(number: i32): Maze {
  return changetype<Maze>(load<u32>(frozenMazes.at(number as u32)));
}

@inline
export function frozenIn(number: i32): i32 {
  return load<u32>(frozenMazes.at(number as u32), 4) as i32;
}

/** Finds the frozen boxes on the board; the box listed at `from` is at `to` (0 and 0 at the start). False: one is off its goal. */
export function findFrozen(from: i32, to: i32): bool {
  memory.copy(frozenMap, positionMap, (cellCount as usize) + 1);
  liftMovable(frozenMap, positionBoxes, boxCount, from, to);
  heldCount = 0;
  for (let i = 0; i < boxCount; i++) {
    const cell = boxAt(positionBoxes, i, from, to);
    if (byteAt(frozenMap, cell) != BOX) continue;
    heldCount++;
    if (!isGoal(cell)) return false;
  }
  return true;
}

/** The number of the maze for the set in `frozenMap`; `otherwise` if there is no room for another. */
export function mazeForHeld(otherwise: i32): i32 {
  if (heldCount == 0) return 0;
  const hash = hashHeld();
  for (let number = mazeTable.first(hash); number >= 0; number = mazeTable.next()) if (isSameSet(number)) return number;
  if (frozenMazes.count >= MAX_MAZES || mazeBytes > MAZE_BYTES) return otherwise;
  const start = arenaBytes();
  const maze = makeMaze(frozenMap);
  if (maze == null || !addMaze(maze, hash)) return otherwise;
  mazeBytes += arenaBytes() - start;
  return (frozenMazes.count - 1) as i32;
}

function addMaze(maze: Maze, hash: u32): bool {
  const cells = arenaTake(((heldCount as usize) << 1) + 2);
  const number = frozenMazes.count;
  if (cells == 0 || !frozenMazes.add()) return false;
  const at = frozenMazes.at(number);
  store<u32>(at, changetype<usize>(maze) as u32);
  store<u32>(at, heldCount as u32, 4);
  store<u32>(at, cells as u32, 8);
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) if (byteAt(frozenMap, cell)) setShort(cells, k++, cell);
  return mazeTable.add(hash, number);
}

function hashHeld(): u32 {
  let hash: u64 = 0x243f6a8885a308d3;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!byteAt(frozenMap, cell)) continue;
    hash = (hash ^ (cell as u64)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 31;
  }
  return (hash >> 32) as u32;
}

function isSameSet(number: u32): bool {
  const at = frozenMazes.at(number);
  const count = load<u32>(at, 4) as i32;
  const cells = load<u32>(at, 8) as usize;
  if (count != heldCount) return false;
  for (let k = 0; k < count; k++) if (!byteAt(frozenMap, shortAt(cells, k))) return false;
  return true;
}
