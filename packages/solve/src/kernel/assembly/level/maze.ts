// The floor for a single box. Without the box's cell, the floor has at most four parts; the player's part determines
// which pushes of the box are possible. A maze gives, for every cell and part, the exact number of pushes to every
// goal. For each set of boxes that can never move again there is a maze in which they are walls.
//
// Parts are found by one depth-first walk (Tarjan 1972: a child whose subtree reaches no higher than its parent is cut
// off when the parent goes), so even the largest board needs linear time; a flood for each cell would be quadratic.
// Source of the player-side distances: Junghanns and Schaeffer, "Sokoban: enhancing general single-agent search"
// (2001).

import { arenaTake, arenaTakeEach } from '../memory/arena';
import { cellCount, goalCells, goalCount, neighbor, WALL_CELL } from './level';

export const FAR: u16 = 0xffff;

@unmanaged
export class Maze {
  /** u16[cell]: entry time, and the time after the last of its subtree; 0xffff for walls. */
  entry: usize;
  exit: usize;
  /** u16[cell]: the root of its tree; the player reaches a box only within its tree. */
  tree: usize;
  /** u16[cell * 4]: children that are cut off with this cell. */
  cut: usize;
  /** u32[cell + 1]: number of the first part of a cell. */
  firstPart: usize;
  parts: u32;
  /** u16[part * goals + goal]: pushes, or FAR. */
  pushes: usize;
  /** Bytes of `pushes` set to FAR, and goals whose column is filled in. */
  cleared: usize;
  filled: i32;

  /** The part of the floor without `cell` that `player` is in, or -1 if no walk leads from there to the box. */
  @inline
  part(cell: i32, player: i32): i32 {
    const c = cell as usize;
    const first = load<u32>(this.firstPart + (c << 2));
    const last = load<u32>(this.firstPart + (c << 2) + 4) - 1;
    if (load<u16>(this.tree + (c << 1)) != load<u16>(this.tree + ((player as usize) << 1))) return -1;
    const time = load<u16>(this.entry + ((player as usize) << 1));
    for (let k = first; k < last; k++) {
      const child = load<u16>(this.cut + (((c << 2) + (k - first)) << 1)) as usize;
      if (time >= load<u16>(this.entry + (child << 1)) && time < load<u16>(this.exit + (child << 1))) return k as i32;
    }
    return last as i32;
  }

  @inline
  pushesFrom(part: i32, goal: i32): i32 {
    return load<u16>(this.pushes + (((part * goalCount + goal) as usize) << 1)) as i32;
  }
}

let mazeStack: usize = 0;
let mazeTurns: usize = 0;
let mazeLows: usize = 0;
let mazeQueue: usize = 0;
let partCell: usize = 0;

/** A maze with the cells where `blocked` is not 0 as walls (0 for none). Null: out of memory. */
export function makeMaze(blocked: usize): Maze | null {
  const maze = openMaze(blocked);
  if (maze != null) fillMaze(maze, blocked, i32.MAX_VALUE);
  return maze;
}

/** The same with only the parts of the floor; `fillMaze` fills in the pushes. */
export function openMaze(blocked: usize): Maze | null {
  const cells = (cellCount as usize) + 1;
  if (mazeStack == 0) {
    mazeStack = arenaTake(cells << 1);
    mazeTurns = arenaTake(cells);
    mazeLows = arenaTake(cells << 1);
    mazeQueue = arenaTake(cells << 4);
    partCell = arenaTake(cells << 3);
    if (mazeStack == 0 || mazeTurns == 0 || mazeLows == 0 || mazeQueue == 0 || partCell == 0) return null;
  }
  const at = arenaTake(offsetof<Maze>());
  if (at == 0) return null;
  const maze = changetype<Maze>(at);
  maze.entry = arenaTake(cells << 1);
  maze.exit = arenaTake(cells << 1);
  maze.tree = arenaTake(cells << 1);
  maze.cut = arenaTake(cells << 3);
  maze.firstPart = arenaTake((cells + 1) << 2);
  if (maze.entry == 0 || maze.exit == 0 || maze.tree == 0 || maze.cut == 0 || maze.firstPart == 0) return null;
  walkTrees(maze, blocked);
  maze.pushes = arenaTakeEach(maze.parts as usize, (goalCount as usize) << 1);
  if (maze.pushes == 0) return null;
  maze.cleared = 0;
  maze.filled = 0;
  return maze;
}

/**
 * Works on about `most` entries of the table of pushes, whole goals at a time. True once it is complete. The table is set
 * to FAR beforehand: on the largest boards the first touch of its pages alone takes a second.
 */
export function fillMaze(maze: Maze, blocked: usize, most: i32): bool {
  const size = ((maze.parts as usize) * (goalCount as usize)) << 1;
  let left = most;
  if (maze.cleared < size) {
    const bytes = min(size - maze.cleared, (most as usize) << 1);
    memory.fill(maze.pushes + maze.cleared, 0xff, bytes);
    maze.cleared += bytes;
    left -= (bytes >> 1) as i32;
    if (maze.cleared < size) return false;
  }
  for (; maze.filled < goalCount && left > 0; left -= maze.parts as i32) fillPushes(maze, maze.filled++, blocked);
  return maze.filled == goalCount;
}

@inline
function isOpen(cell: i32, blocked: usize): bool {
  return cell != WALL_CELL && (blocked == 0 || load<u8>(blocked + (cell as usize)) == 0);
}

function walkTrees(maze: Maze, blocked: usize): void {
  const cells = (cellCount as usize) + 1;
  memory.fill(maze.entry, 0xff, cells << 1);
  memory.fill(maze.exit, 0, cells << 1);
  memory.fill(maze.tree, 0xff, cells << 1);
  memory.fill(maze.cut, 0xff, cells << 3);
  let time: u32 = 0;
  for (let root = 1; root <= cellCount; root++) {
    if (!isOpen(root, blocked) || load<u16>(maze.entry + ((root as usize) << 1)) != 0xffff) continue;
    time = walkTree(maze, blocked, root, time);
  }
  // Parts of a cell: one for each child cut off, then the rest of the tree (kept for a root too, where it is empty).
  let part: u32 = 0;
  for (let c: usize = 1; c < cells; c++) {
    store<u32>(maze.firstPart + (c << 2), part);
    for (let k: usize = 0; k < 4; k++) {
      if (load<u16>(maze.cut + (((c << 2) + k) << 1)) == 0xffff) break;
      store<u16>(partCell + ((part as usize) << 1), c as u16);
      part++;
    }
    store<u16>(partCell + ((part as usize) << 1), c as u16);
    part++;
  }
  store<u32>(maze.firstPart + (cells << 2), part);
  maze.parts = part;
}

/** One tree, without recursion: `mazeTurns` is the next direction to try, `mazeLows` the earliest entry its subtree sees. */
function walkTree(maze: Maze, blocked: usize, root: i32, from: u32): u32 {
  let time = from;
  let depth: usize = 0;
  store<u16>(mazeStack, root as u16);
  enter(maze, root, root, time++);
  while (true) {
    const cell = load<u16>(mazeStack + (depth << 1)) as i32;
    const c = cell as usize;
    const d = load<u8>(mazeTurns + c) as i32;
    if (d < 4) {
      store<u8>(mazeTurns + c, (d + 1) as u8);
      const next = neighbor(cell, d);
      if (!isOpen(next, blocked)) continue;
      const seen = load<u16>(maze.entry + ((next as usize) << 1));
      if (seen == 0xffff) {
        depth++;
        store<u16>(mazeStack + (depth << 1), next as u16);
        enter(maze, next, root, time++);
      } else if (seen < load<u16>(mazeLows + (c << 1))) store<u16>(mazeLows + (c << 1), seen);
      continue;
    }
    store<u16>(maze.exit + (c << 1), time as u16);
    if (depth == 0) return time;
    depth--;
    const parent = load<u16>(mazeStack + (depth << 1)) as usize;
    const reach = load<u16>(mazeLows + (c << 1));
    if (reach < load<u16>(mazeLows + (parent << 1))) store<u16>(mazeLows + (parent << 1), reach);
    if (reach >= load<u16>(maze.entry + (parent << 1))) noteCut(maze, parent, c);
  }
}

@inline
function enter(maze: Maze, cell: i32, root: i32, time: u32): void {
  const c = cell as usize;
  store<u16>(maze.entry + (c << 1), time as u16);
  store<u16>(maze.tree + (c << 1), root as u16);
  store<u16>(mazeLows + (c << 1), time as u16);
  store<u8>(mazeTurns + c, 0);
}

function noteCut(maze: Maze, parent: usize, child: usize): void {
  let k: usize = 0;
  while (load<u16>(maze.cut + (((parent << 2) + k) << 1)) != 0xffff) k++;
  store<u16>(maze.cut + (((parent << 2) + k) << 1), child as u16);
}

/** Backward from the goal over (cell, part): each push into a cell comes from exactly one part of the cell before. */
function fillPushes(maze: Maze, goal: i32, blocked: usize): void {
  const goals = goalCount as usize;
  const table = maze.pushes + ((goal as usize) << 1);
  const home = load<u16>(goalCells + ((goal as usize) << 1)) as usize;
  if (!isOpen(home as i32, blocked)) return;
  let tail: usize = 0;
  const first = load<u32>(maze.firstPart + (home << 2));
  const until = load<u32>(maze.firstPart + (home << 2) + 4);
  for (let k = first; k < until; k++) {
    store<u16>(table + (((k as usize) * goals) << 1), 0);
    store<u32>(mazeQueue + (tail << 2), k);
    tail++;
  }
  for (let head: usize = 0; head < tail; head++) {
    const part = load<u32>(mazeQueue + (head << 2));
    const cell = load<u16>(partCell + ((part as usize) << 1)) as i32;
    const cost = load<u16>(table + (((part as usize) * goals) << 1));
    for (let d = 0; d < 4; d++) {
      const before = neighbor(cell, d);
      if (!isOpen(before, blocked)) continue;
      const player = neighbor(before, d);
      if (!isOpen(player, blocked) || maze.part(cell, before) != (part as i32)) continue;
      const from = maze.part(before, player) as usize;
      const at = table + ((from * goals) << 1);
      if (load<u16>(at) != FAR) continue;
      store<u16>(at, cost < FAR - 1 ? cost + 1 : FAR - 1);
      store<u32>(mazeQueue + (tail << 2), from as u32);
      tail++;
    }
  }
}
