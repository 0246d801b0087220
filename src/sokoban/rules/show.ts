// A position as rows of board letters: what every face without pictures draws.

import type { Level, Position } from './level.js';

/** Rows padded to the level's width. */
export function showPosition(level: Level, position: Position): string[] {
  const rows = level.backdrop.map((row) => [...row]);
  const put = (cell: number, onFloor: string, onGoal: string): void => {
    const x = cell % level.width;
    const row = rows[(cell - x) / level.width] as string[];
    row[x] = level.goalMap[cell] ? onGoal : onFloor;
  };
  for (const box of position.boxes) put(box, '$', '*');
  put(position.player, '@', '+');
  return rows.map((row) => row.join(''));
}
