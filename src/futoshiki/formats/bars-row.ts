// One row of a `bars` text: from the line between its bars to exactly 2N-1 characters, naming every repair.
// Real course files have rows padded by a space at each side, text behind the closing bar, sign rows cut short, and
// (from a PDF turned into text) sign rows of other widths altogether, whose signs are then read at scale.

import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { Line } from './bars-lines.js';
import { quoted } from './quoted.js';

/** The inside of a row, exactly 2N-1 characters; `column` is the file column of character 0, or 0 where signs moved:
    such a row was looked through in its own place and has no error left. */
export interface Row {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export type Warn = (line: number, column: number, code: string, message: string) => void;

interface Inside {
  readonly text: string;
  readonly column: number;
}

/** What stands between the bars. The closing bar is the one in the right place if there is one, else the next. */
function between(line: Line, width: number, warn: Warn): Inside {
  const open = line.text.indexOf('|');
  const column = open + 2;
  if (open > 0) warn(line.number, 1, 'space-before-bar', 'Blanks before the opening bar were dropped.');
  const strict = open + 1 + width;
  const close = line.text[strict] === '|' ? strict : line.text.indexOf('|', open + 1);
  if (close < 0) {
    warn(
      line.number,
      line.text.length + 1,
      'no-closing-bar',
      'The closing bar is missing; the row was read without it.',
    );
    return { text: line.text.slice(open + 1).trimEnd(), column };
  }
  if (line.text.slice(close + 1).trim() !== '') {
    warn(line.number, close + 2, 'text-after-bar', 'The text after the closing bar was dropped.');
  }
  return { text: line.text.slice(open + 1, close), column };
}

const isPadded = (text: string, width: number) =>
  text.length === width + 2 && text.startsWith(' ') && text.endsWith(' ');

/** A row of cells: the strict width, or padded by one space at each side. */
export function readCellRow(line: Line, size: number, warn: Warn): Result<Row, TextError> {
  const width = 2 * size - 1;
  const { text, column } = between(line, width, warn);
  if (text.length === width) return ok({ line: line.number, column, text });
  if (isPadded(text, width)) {
    warn(line.number, column, 'padded-row', 'The row is padded by a space at each side; they were dropped.');
    return ok({ line: line.number, column: column + 1, text: text.slice(1, -1) });
  }
  const message = `The row has ${text.length} characters between its bars; expected ${width} for size ${size}.`;
  return fail(textError(line.number, column + Math.min(text.length, width), 'bad-width', message));
}

/** The signs a sign row may hold, and what is said of anything else there. */
export const DOWN_SIGNS = '^vV';
export const SIGN_ROW = 'sign row; expected ^, v or a space';

export function unknownCharacter(line: number, column: number, letter: string, where: string): TextError {
  return textError(line, column, 'unknown-character', `Unknown character ${quoted(letter)} in a ${where}.`);
}

/** Signs of a row of some other width, each put under the cell that lies at the same share of the width. */
function atScale(line: Line, inside: Inside, size: number): Result<Row, TextError> {
  const letters = new Array<string>(2 * size - 1).fill(' ');
  for (let i = 0; i < inside.text.length; i++) {
    const letter = inside.text[i] as string;
    if (letter === ' ') continue;
    if (!DOWN_SIGNS.includes(letter)) return fail(unknownCharacter(line.number, inside.column + i, letter, SIGN_ROW));
    const cell = Math.round(((i - 1) / (inside.text.length - 3)) * (size - 1));
    if (cell < 0 || cell >= size || letters[2 * cell] !== ' ') {
      const message = `This sign isn’t aligned with a cell: the row has ${inside.text.length} characters, expected ${2 * size - 1}.`;
      return fail(textError(line.number, inside.column + i, 'bad-sign-column', message));
    }
    letters[2 * cell] = letter;
  }
  return ok({ line: line.number, column: 0, text: letters.join('') });
}

/** A row of signs: strict, padded, cut short, or of another width and read at scale. */
export function readSignRow(line: Line, size: number, warn: Warn): Result<Row, TextError> {
  const width = 2 * size - 1;
  const inside = between(line, width, warn);
  const { text, column } = inside;
  if (text.length === width) return ok({ line: line.number, column, text });
  if (isPadded(text, width)) {
    warn(line.number, column, 'padded-row', 'The row is padded by a space at each side; they were dropped.');
    return ok({ line: line.number, column: column + 1, text: text.slice(1, -1) });
  }
  if (text.length < width) {
    warn(
      line.number,
      column,
      'short-row',
      `The sign row is cut short; it was filled with spaces to ${width} characters.`,
    );
    return ok({ line: line.number, column, text: text.padEnd(width) });
  }
  const message = `The sign row has ${text.length} characters between its bars instead of ${width}; its signs were read at scale.`;
  warn(line.number, column, 'scaled-row', message);
  return atScale(line, inside, size);
}
