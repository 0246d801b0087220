// The drawing as a level for the analysis.

import type { Plan } from '../../board/plan.js';
import { levelText } from '../../share/level-text.js';

/**
 * The drawing as a level of the size of its sheet: what is outside becomes wall. So its rows and columns are those that the
 * editor names everywhere else.
 */
export function sheetRows(sheet: readonly string[], { width, wall, floor }: Plan): readonly string[] {
  return sheet.map((row, y) =>
    [...row]
      .map((letter, x) => (wall[y * width + x] || floor[y * width + x] || letter !== ' ' ? letter : '#'))
      .join(''),
  );
}

export const sheetText = (sheet: readonly string[], plan: Plan): string => levelText({ rows: sheetRows(sheet, plan) });
