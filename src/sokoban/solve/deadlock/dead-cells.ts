// Dead squares: from there, a box can't reach a goal, even alone on the board. Found backward: pull a single box from
// every goal to wherever it can go; the cells never reached are dead. They include corners and walls without a goal. The
// side of the player is ignored, which makes the set smaller but never wrong.

import type { Ground } from '../../rules/level.js';

/** 1 for every floor cell from which no single box can be pushed to a goal. */
export function deadCells(ground: Ground): Uint8Array {
  const { width, walls, goalMap } = ground;
  const dead = walls.map((wall) => 1 - wall);
  const waiting: number[] = [];
  const reach = (cell: number): void => {
    if (!dead[cell]) return;
    dead[cell] = 0;
    waiting.push(cell);
  };
  goalMap.forEach((goal, cell) => {
    if (goal) reach(cell);
  });
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const offset of [-width, 1, width, -1]) {
      // The pull: the player is behind the box's new cell and needs one more free cell to step back to.
      if (!walls[cell + offset] && !walls[cell + 2 * offset]) reach(cell + offset);
    }
  }
  return dead;
}
