// Run-length rows: a number before a letter repeats it, `-` is floor, `|` ends a row. Rows are read letter by letter
// and never grow past a bound, so that `999999999#` is an error and not a full memory.

import { MAX_SIDE } from '../rules/level.js';

/** Rows longer than this, and boards of more rows, are cut: far past what validateLevel takes, so it names them too large. */
const MAX_ROW = MAX_SIDE * 4;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The letters of one or more rows, counts undone, pipes kept. `letterOf` turns a character code into a letter. */
export function expandRunLengths(text: string, start: number, end: number, letterOf: (code: number) => string): string {
  let out = '';
  let row = 0;
  let rows = 1;
  let count = 0;
  for (let i = start; i < end && rows <= MAX_ROW; i++) {
    const code = text.charCodeAt(i);
    if (isDigit(code)) {
      count = Math.min(count * 10 + code - 48, MAX_ROW);
      continue;
    }
    if (code === 124) {
      out += '|';
      row = 0;
      rows++;
    } else {
      const times = Math.min(count || 1, MAX_ROW - row);
      row += times;
      out += letterOf(code).repeat(times);
    }
    count = 0;
  }
  return out;
}

/** Does every count of the text stand before a letter? */
export function countsFit(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    const next = i + 1 < end ? text.charCodeAt(i + 1) : 124;
    if (next === 124) return false;
  }
  return true;
}

/** Rows in board letters as run-length text on one line, floor as `-`, blank ends of rows dropped. */
export function makeRunLengths(rows: readonly string[]): string {
  return rows
    .map((row) =>
      row
        .trimEnd()
        .replaceAll(' ', '-')
        .replace(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`),
    )
    .join('|');
}
