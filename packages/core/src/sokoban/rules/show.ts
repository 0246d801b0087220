// A position as rows of board letters, for every front end without graphics.

import type { Position, SokobanBoard } from './level.js';
import { mustBePosition } from './step.js';

/**
 * A position in board letters: rows padded to the width of the board.
 * @example
 * ```ts
 * console.log(showPosition(level, level.start)[1]); // #@ $.#
 * ```
 */
export function showPosition(board: SokobanBoard, position: Position): string[] {
  mustBePosition(board, position);
  const rows = board.backdrop.map((row) => [...row]);
  const put = (cell: number, onFloor: string, onGoal: string): void => {
    const x = cell % board.width;
    const row = rows[(cell - x) / board.width] as string[];
    row[x] = board.goalMap[cell] ? onGoal : onFloor;
  };
  for (const box of position.boxes) put(box, '$', '*');
  put(position.player, '@', '+');
  return rows.map((row) => row.join(''));
}
