// Formats rows of text as aligned columns.

import { columnsOfText } from './safe-text.js';

// One JSON value on one line that any terminal can show: nothing in it can move the cursor or hide text.

/** Characters that are legal in JSON but that a terminal may interpret. Escaped, they mean the same. */
const UNSAFE_IN_JSON = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** One JSON value on one line. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE_IN_JSON,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

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

// Writes CSV as in RFC 4180: cells quoted where necessary, lines ended by CR LF.

/** A spreadsheet would evaluate a cell that starts like a formula; a leading apostrophe makes it text. */
export function csvCell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = value.replace(/[\u0000-\u001f\u007f]+/g, ' ');
  const guarded = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n']/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export function csvText(rows: readonly (readonly (string | number | boolean | undefined)[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
