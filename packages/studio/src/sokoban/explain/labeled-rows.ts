// The board with its boxes as letters and its goals as digits; a box on a goal is a small letter. What has no letter or
// digit of its own on the board is listed below it.

import { rowColumn } from '@masu/core/base/grid.js';
import { showPosition } from '@masu/core/sokoban/rules/show.js';
import type { Explanation } from './explain.js';
import { boxLetter } from './names.js';

interface LabeledRows {
  readonly rows: readonly string[];
  /** Goals that a box or the player hides, and boxes and goals without a letter or digit, with their cells. */
  readonly hidden: readonly { readonly what: 'box' | 'goal'; readonly index: number; readonly cell: number }[];
}

export function labeledRows({ level, position }: Pick<Explanation, 'level' | 'position'>): LabeledRows {
  const rows = showPosition(level, position).map((row) => [...row]);
  const hidden: { what: 'box' | 'goal'; index: number; cell: number }[] = [];
  const write = (cell: number, letter: string): void => {
    const [row, column] = rowColumn(cell, level.width);
    (rows[row] as string[])[column] = letter;
  };
  position.boxes.forEach((cell, index) => {
    const letter = boxLetter(index);
    if (letter.length === 1) write(cell, level.goalMap[cell] ? letter.toLowerCase() : letter);
    else hidden.push({ what: 'box', index, cell });
  });
  level.goals.forEach((cell, index) => {
    const isCovered = cell === position.player || position.boxes.includes(cell);
    if (isCovered || index >= 9) hidden.push({ what: 'goal', index, cell });
    else write(cell, String(index + 1));
  });
  return { rows: rows.map((row) => row.join('').trimEnd()), hidden };
}
