// Live cells: those where a box may be on the way from the start to a solution. From there some goal can be reached,
// and some box can get there from its start, with every other box removed. All other cells are dead squares.

import { shortages } from '../memory/arena';
import { Bytes, takeBytes, takeInts, takeShorts } from '../memory/tables';
import { boxCells, boxCount, cellCount, goalCount, neighbor, playerCell, WALL_CELL } from './level';
import { FAR, Maze } from './maze';

/** u8[cell + 1]: 1 for live cells; 0 for dead squares and the wall. */
export let liveCells = changetype<Bytes>(0);
export let liveCount: i32 = 0;

@inline
export function isLive(cell: i32): bool {
  return liveCells[cell] != 0;
}

/** Takes the table, all dead; `findLive` or the engine fills it in. */
export function openLive(): bool {
  liveCells = takeBytes(cellCount + 1);
  return liveCells != null;
}

/** Fills `liveCells` from the maze without frozen boxes. False: out of memory. */
export function findLive(maze: Maze): bool {
  const before = shortages;
  const parts = maze.parts;
  const queue = takeInts(parts);
  const cell = takeShorts(parts);
  const seen = takeBytes(parts);
  if (!openLive() || shortages > before) return false;
  for (let c = 1; c <= cellCount; c++) {
    const until = maze.firstPart[c + 1];
    for (let k = maze.firstPart[c]; k < until; k++) cell[k] = c;
  }
  let tail = 0;
  for (let i = 0; i < boxCount; i++) {
    const part = maze.part(boxCells[i], playerCell);
    if (part < 0 || seen[part]) continue;
    seen[part] = 1;
    queue[tail++] = part;
  }
  for (let head = 0; head < tail; head++) {
    const part = queue[head];
    const at = cell[part];
    if (reachesGoal(maze, part)) liveCells[at] = 1;
    for (let d = 0; d < 4; d++) {
      const behind = neighbor(at, d ^ 2);
      const onto = neighbor(at, d);
      if (behind == WALL_CELL || onto == WALL_CELL || maze.part(at, behind) != part) continue;
      const next = maze.part(onto, at);
      if (seen[next]) continue;
      seen[next] = 1;
      queue[tail++] = next;
    }
  }
  liveCount = 0;
  for (let c = 1; c <= cellCount; c++) if (isLive(c)) liveCount++;
  return true;
}

function reachesGoal(maze: Maze, part: i32): bool {
  const row = maze.pushes.from(part * goalCount);
  for (let goal = 0; goal < goalCount; goal++) if (row[goal] != FAR) return true;
  return false;
}
