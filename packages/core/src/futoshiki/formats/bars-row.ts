// Parses one row of a `bars` text into exactly 2N-1 characters and reports every automatic fix. Real course files have
// rows padded with a space on each side, text after the closing bar, truncated sign rows, and (from PDFs converted to
// text) sign rows of other widths, whose signs are then scaled.

import type { Message } from '../../base/message.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { BarsLine } from './bars-lines.js';
import { sayFutoshikiFormat } from './messages.js';
import { quotedText } from './quoted-text.js';

/** The inside of a row, exactly 2N-1 characters; `column` is the file column of character 0, or 0 if signs were scaled:
    such a row is already checked and has no errors left. */
export interface BarsRow {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export type Read<T> = Result<T, TextError>;

export type Warn = (line: number, column: number, code: string, message: Message) => void;

/** The text between the bars. The closing bar is the one at the expected column, otherwise the next one. */
function between(line: BarsLine, width: number, warn: Warn): BarsRow {
  const open = line.text.indexOf('|');
  const column = open + 2;
  if (open > 0) warn(line.number, 1, 'space-before-bar', sayFutoshikiFormat('space-before-bar'));
  const strict = open + 1 + width;
  const close = line.text[strict] === '|' ? strict : line.text.indexOf('|', open + 1);
  if (close < 0) {
    warn(line.number, line.text.length + 1, 'no-closing-bar', sayFutoshikiFormat('no-closing-bar'));
    return { line: line.number, column, text: line.text.slice(open + 1).trimEnd() };
  }
  if (line.text.slice(close + 1).trim() !== '') {
    warn(line.number, close + 2, 'text-after-bar', sayFutoshikiFormat('text-after-bar'));
  }
  return { line: line.number, column, text: line.text.slice(open + 1, close) };
}

/** A row of the exact width, or padded with one space on each side; undefined if it is neither. */
function exactRow(row: BarsRow, width: number, warn: Warn): BarsRow | undefined {
  const { line, column, text } = row;
  if (text.length === width) return row;
  if (text.length !== width + 2 || !text.startsWith(' ') || !text.endsWith(' ')) return undefined;
  warn(line, column, 'padded-row', sayFutoshikiFormat('padded-row'));
  return { line, column: column + 1, text: text.slice(1, -1) };
}

/** A row of cells: exact or padded. */
export function readCellRow(written: BarsLine, size: number, warn: Warn): Read<BarsRow> {
  const width = 2 * size - 1;
  const row = between(written, width, warn);
  const exact = exactRow(row, width, warn);
  if (exact) return ok(exact);
  const message = sayFutoshikiFormat('bad-width', row.text.length, width, size);
  return fail(textError(row.line, row.column + Math.min(row.text.length, width), 'bad-width', message));
}

/** The signs allowed in a sign row. */
export const DOWN_SIGNS = '^vV';

export function unknown(row: BarsRow, i: number, where: 'cell' | 'sign' | 'sign-row') {
  const message = sayFutoshikiFormat('unknown-character', quotedText(row.text[i] ?? ''), where);
  return fail(textError(row.line, row.column + i, 'unknown-character', message));
}

/** Signs of a row with another width, each moved to the cell at the same fraction of the width. */
function atScale(row: BarsRow, size: number): Read<BarsRow> {
  const { line, column, text } = row;
  const letters = new Array<string>(2 * size - 1).fill(' ');
  for (let i = 0; i < text.length; i++) {
    const letter = text[i] as string;
    if (letter === ' ') continue;
    if (!DOWN_SIGNS.includes(letter)) return unknown(row, i, 'sign-row');
    const cell = Math.round(((i - 1) / (text.length - 3)) * (size - 1));
    if (cell < 0 || cell >= size || letters[2 * cell] !== ' ') {
      const message = sayFutoshikiFormat('bad-sign-column', text.length, 2 * size - 1);
      return fail(textError(line, column + i, 'bad-sign-column', message));
    }
    letters[2 * cell] = letter;
  }
  return ok({ line, column: 0, text: letters.join('') });
}

/** A row of signs: exact, padded, truncated, or scaled from another width. */
export function readSignRow(written: BarsLine, size: number, warn: Warn): Read<BarsRow> {
  const width = 2 * size - 1;
  const row = between(written, width, warn);
  const exact = exactRow(row, width, warn);
  if (exact) return ok(exact);
  const { line, column, text } = row;
  if (text.length < width) {
    warn(line, column, 'short-row', sayFutoshikiFormat('short-row', width));
    return ok({ line, column, text: text.padEnd(width) });
  }
  warn(line, column, 'scaled-row', sayFutoshikiFormat('scaled-row', text.length, width));
  return atScale(row, size);
}
