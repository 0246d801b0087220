// Dead cells: a box standing there can reach no goal, even alone on the board. Found backward: from every goal a
// single box is pulled wherever it goes; what no pull reaches is dead. Contains the corners, and the cells along
// a wall that has no goal. The player's side is not asked for, which only makes the set smaller, never wrong.

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
      // The pull: the player stands behind the box's new cell and needs one more free cell to step back to.
      if (!walls[cell + offset] && !walls[cell + 2 * offset]) reach(cell + offset);
    }
  }
  return dead;
}
