// Dead squares: from there, a box can't reach a goal, even alone on the board. Found backward: pull a single box from
// every goal to wherever it can go; the cells never reached are dead. They include corners and walls without a goal. The
// side of the player is ignored, which makes the set smaller but never wrong.

import type { SokobanBoard } from '../../rules/level.js';

/**
 * 1 for every floor cell from which no single box can be pushed to a goal.
 * @example
 * ```ts
 * const dead = deadCells(level);
 * console.log(dead[level.start.player]); // 1
 * ```
 */
export function deadCells(board: SokobanBoard): Uint8Array {
  const { width, walls, goalMap } = board;
  const offsets = [-width, 1, width, -1];
  const dead = new Uint8Array(walls.length);
  const waiting: number[] = [];
  for (let cell = 0; cell < walls.length; cell++) {
    if (walls[cell]) continue;
    if (goalMap[cell]) waiting.push(cell);
    else dead[cell] = 1;
  }
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const offset of offsets) {
      const next = cell + offset;
      // The pull: the player is behind the box's new cell and needs one more free cell to step back to.
      if (!dead[next] || walls[next] || walls[next + offset]) continue;
      dead[next] = 0;
      waiting.push(next);
    }
  }
  return dead;
}
