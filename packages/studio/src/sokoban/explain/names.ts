// What boxes, goals, and cells are called in an explanation: boxes are letters, goals are numbers, cells are rows and columns.

import { rowColumn } from '@masu/core/base/grid.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { Walks } from '@masu/core/sokoban/rules/walks.js';
import type { Explanation } from './explain.js';

/** How boxes, goals, and cells are called, and whether the position is the start of the level. */
export interface Names {
  /** A, B, …, Z, AA, … */
  readonly box: (box: number) => string;
  /** 1, 2, … */
  readonly goal: (goal: number) => string;
  /** Row and column, from 1. */
  readonly cell: (cell: number) => readonly [row: number, column: number];
  readonly isStart: boolean;
  readonly goalCount: number;
}

export const boxLetter = (box: number): string =>
  box < 26 ? String.fromCharCode(65 + box) : boxLetter(Math.floor(box / 26) - 1) + boxLetter(box % 26);

/** Whether a walk at most leads from the start to the position. */
function isStartOf({ width, walls, start }: Level, { boxes, player }: Position): boolean {
  if (!boxes.every((box, index) => box === start.boxes[index])) return false;
  const blocked = Uint8Array.from(walls);
  for (const box of boxes) blocked[box] = 1;
  const walks = new Walks(width, blocked);
  walks.flood(start.player, [player]);
  return player === start.player || walks.steps(player) >= 0;
}

/** `letters`: what the boxes of the position are called, in its reading order (default: A, B, …). */
export function namesIn(
  { level, position }: Pick<Explanation, 'level' | 'position'>,
  letters?: readonly string[],
): Names {
  return {
    box: (box) => letters?.[box] ?? boxLetter(box),
    goal: (goal) => String(goal + 1),
    cell: (cell) => {
      const [row, column] = rowColumn(cell, level.width);
      return [row + 1, column + 1];
    },
    isStart: isStartOf(level, position),
    goalCount: level.goals.length,
  };
}
