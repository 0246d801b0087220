// The cheapest bound: pushes from each cell to the nearest goal, for a box alone on the board. Two boxes may use the same
// goal, so it is weaker than a matching, but one table serves all goals.

import type { SokobanBoard } from '@masu/core/sokoban/rules/level.js';
import { NO_WAY_TO_PUSH, writePushes } from './push-distances.js';

export const goalCells = ({ goalMap }: SokobanBoard): number[] => [...goalMap.keys()].filter((cell) => goalMap[cell]);

/** For every cell of the board; Infinity if no push leads to a goal. */
export function nearestGoals(board: SokobanBoard): Float64Array {
  const pushes = new Uint16Array(board.walls.length);
  writePushes(board, goalCells(board), pushes);
  return Float64Array.from(pushes, (count) => (count === NO_WAY_TO_PUSH ? Infinity : count));
}
