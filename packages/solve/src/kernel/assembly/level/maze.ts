// The floor for a single box. Without the box's cell, the floor has at most four parts; the player's part determines
// which pushes of the box are possible. A maze gives, for every cell and part, the exact number of pushes to every
// goal. For each set of boxes that can never move again there is a maze in which they are walls.
//
// Parts are found by one depth-first walk (Tarjan 1972: a child whose subtree reaches no higher than its parent is cut
// off when the parent goes), so even the largest board needs linear time; a flood for each cell would be quadratic.
// Source of the player-side distances: Junghanns and Schaeffer, "Sokoban: enhancing general single-agent search"
// (2001).

import { shortages } from '../memory/arena';
import { Bytes, Ints, Shorts, takeBytes, takeInts, takeRecord, takeShorts } from '../memory/tables';
import { cellCount, goalCells, goalCount, neighbor, WALL_CELL } from './level';

export const FAR: i32 = 0xffff;

@unmanaged
export class Maze {
  /** u16[cell]: entry time, and the time after the last of its subtree; 0xffff for walls. */
  entry: Shorts;
  exit: Shorts;
  /** u16[cell]: the root of its tree; the player reaches a box only within its tree. */
  tree: Shorts;
  /** u16[cell * 4]: children that are cut off with this cell. */
  cut: Shorts;
  /** u32[cell + 1]: number of the first part of a cell. */
  firstPart: Ints;
  parts: i32;
  /** u16[part * goals + goal]: pushes, or FAR. */
  pushes: Shorts;
  /** Entries of `pushes` set to FAR, and goals whose column is filled in. */
  cleared: i32;
  filled: i32;

  /** The part of the floor without `cell` that `player` is in, or -1 if no walk leads from there to the box. */
  @inline
  part(cell: i32, player: i32): i32 {
    const first = this.firstPart[cell];
    const last = this.firstPart[cell + 1] - 1;
    if (this.tree[cell] != this.tree[player]) return -1;
    const time = this.entry[player];
    for (let k = first; k < last; k++) {
      const child = this.cut[(cell << 2) + k - first];
      if (time >= this.entry[child] && time < this.exit[child]) return k;
    }
    return last;
  }

  @inline
  pushesFrom(part: i32, goal: i32): i32 {
    return this.pushes[part * goalCount + goal];
  }
}

/** The tables that all mazes are made with. */
let hasScratch: bool = false;
let mazeStack = changetype<Shorts>(0);
let mazeTurns = changetype<Bytes>(0);
let mazeLows = changetype<Shorts>(0);
let mazeQueue = changetype<Ints>(0);
let partCell = changetype<Shorts>(0);

/** A maze with the cells where `blocked` is not 0 as walls (0 for none). Null: out of memory. */
export function makeMaze(blocked: Bytes): Maze | null {
  const maze = openMaze(blocked);
  if (maze) fillMaze(maze, blocked, i32.MAX_VALUE);
  return maze;
}

/** The same with only the parts of the floor; `fillMaze` fills in the pushes. */
export function openMaze(blocked: Bytes): Maze | null {
  const before = shortages;
  const cells = cellCount + 1;
  if (!hasScratch) {
    mazeStack = takeShorts(cells);
    mazeTurns = takeBytes(cells);
    mazeLows = takeShorts(cells);
    mazeQueue = takeInts(cells * 4);
    partCell = takeShorts(cells * 4);
    if (shortages > before) return null;
    hasScratch = true;
  }
  const maze = takeRecord<Maze>();
  if (!maze || shortages > before) return null;
  maze.entry = takeShorts(cells);
  maze.exit = takeShorts(cells);
  maze.tree = takeShorts(cells);
  maze.cut = takeShorts(cells * 4);
  maze.firstPart = takeInts(cells + 1);
  if (shortages > before) return null;
  walkTrees(maze, blocked);
  maze.pushes = takeShorts(maze.parts, goalCount);
  if (!maze.pushes) return null;
  maze.cleared = 0;
  maze.filled = 0;
  return maze;
}

/**
 * Works on about `most` entries of the table of pushes, whole goals at a time. True once it is complete. The table is set
 * to FAR beforehand: on the largest boards the first touch of its pages alone takes a second.
 */
export function fillMaze(maze: Maze, blocked: Bytes, most: i32): bool {
  const size = maze.parts * goalCount;
  let left = most;
  if (maze.cleared < size) {
    const count = min(size - maze.cleared, most);
    maze.pushes.from(maze.cleared).fillOnes(count);
    maze.cleared += count;
    left -= count;
    if (maze.cleared < size) return false;
  }
  for (; maze.filled < goalCount && left > 0; left -= maze.parts) fillPushes(maze, maze.filled++, blocked);
  return maze.filled == goalCount;
}

@inline
function isOpen(cell: i32, blocked: Bytes): bool {
  return cell != WALL_CELL && (blocked == null || blocked[cell] == 0);
}

function walkTrees(maze: Maze, blocked: Bytes): void {
  const cells = cellCount + 1;
  maze.entry.fillOnes(cells);
  maze.exit.clear(cells);
  maze.tree.fillOnes(cells);
  maze.cut.fillOnes(cells * 4);
  let time = 0;
  for (let root = 1; root <= cellCount; root++) {
    if (!isOpen(root, blocked) || maze.entry[root] != 0xffff) continue;
    time = walkTree(maze, blocked, root, time);
  }
  // Parts of a cell: one for each child cut off, then the rest of the tree (kept for a root too, where it is empty).
  let part = 0;
  for (let c = 1; c < cells; c++) {
    maze.firstPart[c] = part;
    for (let k = 0; k < 4; k++) {
      if (maze.cut[(c << 2) + k] == 0xffff) break;
      partCell[part] = c;
      part++;
    }
    partCell[part] = c;
    part++;
  }
  maze.firstPart[cells] = part;
  maze.parts = part;
}

/** One tree, without recursion: `mazeTurns` is the next direction to try, `mazeLows` the earliest entry its subtree sees. */
function walkTree(maze: Maze, blocked: Bytes, root: i32, from: i32): i32 {
  let time = from;
  let depth = 0;
  mazeStack[0] = root;
  enter(maze, root, root, time++);
  while (true) {
    const cell = mazeStack[depth];
    const d = mazeTurns[cell];
    if (d < 4) {
      mazeTurns[cell] = d + 1;
      const next = neighbor(cell, d);
      if (!isOpen(next, blocked)) continue;
      const seen = maze.entry[next];
      if (seen == 0xffff) {
        depth++;
        mazeStack[depth] = next;
        enter(maze, next, root, time++);
      } else if (seen < mazeLows[cell]) mazeLows[cell] = seen;
      continue;
    }
    maze.exit[cell] = time;
    if (depth == 0) return time;
    depth--;
    const parent = mazeStack[depth];
    const reach = mazeLows[cell];
    if (reach < mazeLows[parent]) mazeLows[parent] = reach;
    if (reach >= maze.entry[parent]) noteCut(maze, parent, cell);
  }
}

@inline
function enter(maze: Maze, cell: i32, root: i32, time: i32): void {
  maze.entry[cell] = time;
  maze.tree[cell] = root;
  mazeLows[cell] = time;
  mazeTurns[cell] = 0;
}

function noteCut(maze: Maze, parent: i32, child: i32): void {
  let k = 0;
  while (maze.cut[(parent << 2) + k] != 0xffff) k++;
  maze.cut[(parent << 2) + k] = child;
}

/** Backward from the goal over (cell, part): each push into a cell comes from exactly one part of the cell before. */
function fillPushes(maze: Maze, goal: i32, blocked: Bytes): void {
  const table = maze.pushes.from(goal);
  const home = goalCells[goal];
  if (!isOpen(home, blocked)) return;
  let tail = 0;
  const first = maze.firstPart[home];
  const until = maze.firstPart[home + 1];
  for (let k = first; k < until; k++) {
    table[k * goalCount] = 0;
    mazeQueue[tail] = k;
    tail++;
  }
  for (let head = 0; head < tail; head++) {
    const part = mazeQueue[head];
    const cell = partCell[part];
    const cost = table[part * goalCount];
    for (let d = 0; d < 4; d++) {
      const before = neighbor(cell, d);
      if (!isOpen(before, blocked)) continue;
      const player = neighbor(before, d);
      if (!isOpen(player, blocked) || maze.part(cell, before) != part) continue;
      const from = maze.part(before, player);
      if (table[from * goalCount] != FAR) continue;
      table[from * goalCount] = min(cost + 1, FAR - 1);
      mazeQueue[tail] = from;
      tail++;
    }
  }
}
