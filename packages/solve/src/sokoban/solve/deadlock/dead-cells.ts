// Dead squares: from there, a box can't reach a goal, even alone on the board. Found backward: pull a single box from
// every goal to wherever it can go; the cells never reached are dead. They include corners and walls without a goal. The
// side of the player is ignored, which makes the set smaller but never wrong.

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { NO_WAY_TO_PUSH, writePushes } from '../bound/push-distances.js';

/**
 * 1 for every floor cell from which no single box can be pushed to a goal.
 * @example
 * ```ts
 * const dead = deadCells(level);
 * console.log(dead[level.start.player]); // 1
 * ```
 */
export function deadCells(board: SokobanBoard): Uint8Array {
  const { walls, goalMap } = board;
  const goals: number[] = [];
  for (let cell = 0; cell < walls.length; cell++) if (goalMap[cell] && !walls[cell]) goals.push(cell);
  const pushes = new Uint16Array(walls.length);
  writePushes(board, goals, pushes);
  return walls.map((wall, cell) => (wall || pushes[cell] !== NO_WAY_TO_PUSH ? 0 : 1));
}
