// Live cells: those where a box may be on the way from the start to a solution. From there some goal can be reached,
// and some box can get there from its start, with every other box removed. All other cells are dead squares.

import { arenaTake } from '../memory/arena';
import { boxCells, boxCount, cellCount, goalCount, neighbor, playerCell, WALL_CELL } from './level';
import { FAR, Maze } from './maze';

/** u8[cell + 1]: 1 for live cells; 0 for dead squares and the wall. */
export let liveCells: usize = 0;
export let liveCount: i32 = 0;

@inline
export function isLive(cell: i32): bool {
  return load<u8>(liveCells + (cell as usize)) != 0;
}

/** Takes the table, all dead; `findLive` or the engine fills it in. */
export function openLive(): bool {
  liveCells = arenaTake((cellCount as usize) + 1);
  return liveCells != 0;
}

/** Fills `liveCells` from the maze without frozen boxes. False: out of memory. */
export function findLive(maze: Maze): bool {
  const parts = maze.parts as usize;
  const queue = arenaTake(parts << 2);
  const cell = arenaTake(parts << 1);
  const seen = arenaTake(parts);
  if (!openLive() || queue == 0 || cell == 0 || seen == 0) return false;
  for (let c: usize = 1; c <= (cellCount as usize); c++) {
    const until = load<u32>(maze.firstPart + (c << 2) + 4);
    for (let k = load<u32>(maze.firstPart + (c << 2)); k < until; k++) store<u16>(cell + ((k as usize) << 1), c as u16);
  }
  let tail: usize = 0;
  for (let i: usize = 0; i < (boxCount as usize); i++) {
    const part = maze.part(load<u16>(boxCells + (i << 1)) as i32, playerCell);
    if (part < 0 || load<u8>(seen + (part as usize))) continue;
    store<u8>(seen + (part as usize), 1);
    store<u32>(queue + (tail++ << 2), part as u32);
  }
  for (let head: usize = 0; head < tail; head++) {
    const part = load<u32>(queue + (head << 2));
    const at = load<u16>(cell + ((part as usize) << 1)) as i32;
    if (reachesGoal(maze, part)) store<u8>(liveCells + (at as usize), 1);
    for (let d = 0; d < 4; d++) {
      const behind = neighbor(at, d ^ 2);
      const onto = neighbor(at, d);
      if (behind == WALL_CELL || onto == WALL_CELL || maze.part(at, behind) != (part as i32)) continue;
      const next = maze.part(onto, at) as usize;
      if (load<u8>(seen + next)) continue;
      store<u8>(seen + next, 1);
      store<u32>(queue + (tail++ << 2), next as u32);
    }
  }
  liveCount = 0;
  for (let c = 1; c <= cellCount; c++) if (isLive(c)) liveCount++;
  return true;
}

function reachesGoal(maze: Maze, part: u32): bool {
  const row = maze.pushes + (((part as usize) * (goalCount as usize)) << 1);
  for (let goal: usize = 0; goal < (goalCount as usize); goal++) if (load<u16>(row + (goal << 1)) != FAR) return true;
  return false;
}
