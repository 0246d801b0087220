// Parses one row of a `bars` text into exactly 2N-1 characters and reports every automatic fix. Real course files have
// rows padded with a space on each side, text after the closing bar, truncated sign rows, and (from PDFs converted to
// text) sign rows of other widths, whose signs are then scaled.

import type { Message } from '../../base/message.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { BarsLine } from './bars-lines.js';
import { quoted, sayFutoshikiFormat } from './messages.js';

/** The inside of a row, exactly 2N-1 characters; `column` is the file column of character 0, or 0 if signs were scaled:
    such a row is already checked and has no errors left. */
export interface BarsRow {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export type Warn = (line: number, column: number, code: string, message: Message) => void;

interface Inside {
  readonly text: string;
  readonly column: number;
}

/** The text between the bars. The closing bar is the one at the expected column, otherwise the next one. */
function between(line: BarsLine, width: number, warn: Warn): Inside {
  const open = line.text.indexOf('|');
  const column = open + 2;
  if (open > 0) warn(line.number, 1, 'space-before-bar', sayFutoshikiFormat('space-before-bar'));
  const strict = open + 1 + width;
  const close = line.text[strict] === '|' ? strict : line.text.indexOf('|', open + 1);
  if (close < 0) {
    warn(line.number, line.text.length + 1, 'no-closing-bar', sayFutoshikiFormat('no-closing-bar'));
    return { text: line.text.slice(open + 1).trimEnd(), column };
  }
  if (line.text.slice(close + 1).trim() !== '') {
    warn(line.number, close + 2, 'text-after-bar', sayFutoshikiFormat('text-after-bar'));
  }
  return { text: line.text.slice(open + 1, close), column };
}

const isPadded = (text: string, width: number) =>
  text.length === width + 2 && text.startsWith(' ') && text.endsWith(' ');

/** A row of cells: the exact width, or padded with one space on each side. */
export function readCellRow(line: BarsLine, size: number, warn: Warn): Result<BarsRow, TextError> {
  const width = 2 * size - 1;
  const { text, column } = between(line, width, warn);
  if (text.length === width) return ok({ line: line.number, column, text });
  if (isPadded(text, width)) {
    warn(line.number, column, 'padded-row', sayFutoshikiFormat('padded-row'));
    return ok({ line: line.number, column: column + 1, text: text.slice(1, -1) });
  }
  const message = sayFutoshikiFormat('bad-width', text.length, width, size);
  return fail(textError(line.number, column + Math.min(text.length, width), 'bad-width', message));
}

/** The signs allowed in a sign row. */
export const DOWN_SIGNS = '^vV';

export function unknownCharacter(
  line: number,
  column: number,
  letter: string,
  where: 'cell' | 'sign' | 'sign-row',
): TextError {
  return textError(line, column, 'unknown-character', sayFutoshikiFormat('unknown-character', quoted(letter), where));
}

/** Signs of a row with another width, each moved to the cell at the same fraction of the width. */
function atScale(line: BarsLine, inside: Inside, size: number): Result<BarsRow, TextError> {
  const letters = new Array<string>(2 * size - 1).fill(' ');
  for (let i = 0; i < inside.text.length; i++) {
    const letter = inside.text[i] as string;
    if (letter === ' ') continue;
    if (!DOWN_SIGNS.includes(letter)) return fail(unknownCharacter(line.number, inside.column + i, letter, 'sign-row'));
    const cell = Math.round(((i - 1) / (inside.text.length - 3)) * (size - 1));
    if (cell < 0 || cell >= size || letters[2 * cell] !== ' ') {
      const message = sayFutoshikiFormat('bad-sign-column', inside.text.length, 2 * size - 1);
      return fail(textError(line.number, inside.column + i, 'bad-sign-column', message));
    }
    letters[2 * cell] = letter;
  }
  return ok({ line: line.number, column: 0, text: letters.join('') });
}

/** A row of signs: exact, padded, truncated, or scaled from another width. */
export function readSignRow(line: BarsLine, size: number, warn: Warn): Result<BarsRow, TextError> {
  const width = 2 * size - 1;
  const inside = between(line, width, warn);
  const { text, column } = inside;
  if (text.length === width) return ok({ line: line.number, column, text });
  if (isPadded(text, width)) {
    warn(line.number, column, 'padded-row', sayFutoshikiFormat('padded-row'));
    return ok({ line: line.number, column: column + 1, text: text.slice(1, -1) });
  }
  if (text.length < width) {
    warn(line.number, column, 'short-row', sayFutoshikiFormat('short-row', width));
    return ok({ line: line.number, column, text: text.padEnd(width) });
  }
  warn(line.number, column, 'scaled-row', sayFutoshikiFormat('scaled-row', text.length, width));
  return atScale(line, inside, size);
}
