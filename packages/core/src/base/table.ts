// Formats rows of text as aligned columns.

import { columnsOfText } from './safe-text.js';

export type Align = 'left' | 'right';

/** The rows, padded to columns of equal width with two spaces between. The first row may be a heading. */
export function tableLines(rows: readonly (readonly string[])[], aligns: readonly Align[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, columnsOfText(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, index) => {
        const blanks = ' '.repeat((widths[index] ?? 0) - columnsOfText(cell));
        return aligns[index] === 'right' ? blanks + cell : cell + blanks;
      })
      .join('  ')
      .trimEnd(),
  );
}
