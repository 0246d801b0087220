// Run-length rows: a number before a letter repeats it, `-` is floor, `|` ends a row. Rows are decoded letter by letter
// up to a limit, so that `999999999#` is an error instead of filling the memory.

import { MAX_SIDE } from '../rules/level.js';
import { countRuns } from './link-board.js';

/** Longer rows, and boards of more rows, are cut: far beyond what validateLevel accepts, so it reports them as too large. */
const MAX_ROW = MAX_SIDE * 4;

/** Of longer counts, only the first digits are read: such a row is too long anyway. */
const MAX_DIGITS = 15;

type CountError = { readonly at: number } & (
  | { readonly kind: 'count-of-nothing'; readonly digits: string }
  | { readonly kind: 'zero-count'; readonly letter: string }
  | { readonly kind: 'row-too-long'; readonly cells: number }
);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The letters of one or more rows, with counts expanded and pipes kept. `letterOf` turns a character code into a letter. */
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

/** Whether every count of the text is followed by a letter. */
export function countsFit(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    if (!isDigit(text.charCodeAt(i))) continue;
    const next = i + 1 < end ? text.charCodeAt(i + 1) : 124;
    if (next === 124) return false;
  }
  return true;
}

/** The first count that can't be meant, and where; also a row longer than what is decoded. */
export function findCountError(text: string, start: number, end: number): CountError | undefined {
  let row = 0;
  for (let i = start; i < end; i++) {
    const from = i;
    while (i < end && isDigit(text.charCodeAt(i))) i++;
    const letter = i < end ? (text[i] as string) : '|';
    const digits = text.slice(from, Math.min(i, from + MAX_DIGITS));
    if (digits !== '' && letter === '|') return { at: from, kind: 'count-of-nothing', digits };
    if (digits !== '' && Number(digits) === 0) return { at: from, kind: 'zero-count', letter };
    row = letter === '|' ? 0 : row + (digits === '' ? 1 : Number(digits));
    if (row > MAX_ROW) return { at: from, kind: 'row-too-long', cells: row };
  }
  return undefined;
}

/** Rows in board letters as run-length text on one line, floor as `-`, without trailing blanks. */
export function makeRunLengths(rows: readonly string[]): string {
  return rows.map((row) => countRuns(row.trimEnd().replaceAll(' ', '-'))).join('|');
}
