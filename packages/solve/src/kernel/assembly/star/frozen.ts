// Frozen boxes as walls: for each set of frozen boxes the maze in which they are walls. They are all on goals (otherwise
// the position is a deadlock), so they keep their goals and leave fewer paths to the other boxes.

import { boxCount, cellCount, isGoal } from '../level/level';
import { Maze, makeMaze } from '../level/maze';
import { arenaBytes } from '../memory/arena';
import { IndexTable, makeIndexTable } from '../memory/index-table';
import { makeStore, Store } from '../memory/store';
import { Bytes, Shorts, takeBytes, takeShorts } from '../memory/tables';
import { MAX_MAZES, MAZE_BYTES } from '../parameters';
import { boxAt, liftMovable } from '../position/freeze';
import { BOX } from '../position/map';
import { positionBoxes, positionMap } from './position';

/** u8[cell + 1]: the map of the last call of findFrozen with its frozen boxes alone. */
let frozenMap = changetype<Bytes>(0);
export let heldCount: i32 = 0;
/** A set of frozen boxes with the maze in which they are walls. */
@unmanaged
class FrozenMaze {
  maze: Maze;
  count: i32;
  /** u16[count]. */
  cells: Shorts;
}

let frozenMazes = changetype<Store<FrozenMaze>>(0);
let mazeTable = changetype<IndexTable>(0);
let mazeBytes: usize = 0;

export function makeFrozen(base: Maze): bool {
  frozenMap = takeBytes(cellCount + 1);
  const list = makeStore<FrozenMaze>(offsetof<FrozenMaze>() as i32);
  const index = makeIndexTable();
  if (!frozenMap || !list || !index) return false;
  frozenMazes = list;
  mazeTable = index;
  heldCount = 0;
  mazeBytes = 0;
  return addMaze(base, 0);
}

@inline
export function mazeAt(number: i32): Maze {
  return frozenMazes.at(number as u32).maze;
}

@inline
export function frozenIn(number: i32): i32 {
  return frozenMazes.at(number as u32).count;
}

/** Finds the frozen boxes on the board; the box listed at `from` is at `to` (0 and 0 at the start). False: one is off its goal. */
export function findFrozen(from: i32, to: i32): bool {
  frozenMap.copyFrom(positionMap, cellCount + 1);
  liftMovable(frozenMap, positionBoxes, boxCount, from, to);
  heldCount = 0;
  for (let i = 0; i < boxCount; i++) {
    const cell = boxAt(positionBoxes, i, from, to);
    if (frozenMap[cell] != BOX) continue;
    heldCount++;
    if (!isGoal(cell)) return false;
  }
  return true;
}

/** After findFrozen. The number of the maze for the set in `frozenMap`; `otherwise` if there is no room for another. */
export function mazeForHeld(otherwise: i32): i32 {
  if (heldCount == 0) return 0;
  const hash = hashHeld();
  for (let number = mazeTable.first(hash); number >= 0; number = mazeTable.next()) if (isSameSet(number)) return number;
  if (frozenMazes.count >= MAX_MAZES || mazeBytes > MAZE_BYTES) return otherwise;
  const start = arenaBytes();
  const maze = makeMaze(frozenMap);
  if (!maze || !addMaze(maze, hash)) return otherwise;
  mazeBytes += arenaBytes() - start;
  return (frozenMazes.count - 1) as i32;
}

function addMaze(maze: Maze, hash: u32): bool {
  const cells = takeShorts(heldCount + 1);
  const number = frozenMazes.count;
  if (!cells || !frozenMazes.add()) return false;
  const frozen = frozenMazes.last();
  frozen.maze = maze;
  frozen.count = heldCount;
  frozen.cells = cells;
  let k = 0;
  for (let cell = 1; cell <= cellCount; cell++) if (frozenMap[cell]) cells[k++] = cell;
  return mazeTable.add(hash, number);
}

function hashHeld(): u32 {
  let hash: u64 = 0x243f6a8885a308d3;
  for (let cell = 1; cell <= cellCount; cell++) {
    if (!frozenMap[cell]) continue;
    hash = (hash ^ (cell as u64)) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 31;
  }
  return (hash >> 32) as u32;
}

function isSameSet(number: u32): bool {
  const frozen = frozenMazes.at(number);
  if (frozen.count != heldCount) return false;
  for (let k = 0; k < frozen.count; k++) if (!frozenMap[frozen.cells[k]]) return false;
  return true;
}
