// A board found in a text: its lines, its rows in board letters, and the automatic fixes. Rows lose only trailing blanks
// and the common left margin.

import type { Lines } from '../../base/lines.js';
import type { Message } from '../../base/message.js';
import { type TextError, textError } from '../../base/result.js';
import { MAX_SIDE } from '../rules/level.js';
import { type Alphabet, KIND } from './alphabets.js';
import type { FormatErrorCode, WarningCode } from './error-codes.js';
import { expandRunLengths } from './run-length.js';

export interface BoardText {
  /** The range of its lines, from 0, end excluded. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly string[];
  /** The width of the margin that was removed. */
  readonly margin: number;
  /** The line of each row, from 1, if rows and lines do not correspond one to one. */
  readonly rowLines?: readonly number[];
  readonly isRunLength: boolean;
  /** Only walls and floor. */
  readonly isWallsOnly: boolean;
  readonly repairs: readonly TextError<WarningCode>[];
  /** Why it is not a draft. */
  readonly error?: TextError<FormatErrorCode>;
}

/** The board at line `at`; if there is none, the line after the last one examined. */
export type FindBoard = (lines: Lines, at: number) => BoardText | number;

const TAB_STOP = 8;

/** Rows decoded letter by letter are cut here, far beyond what validateLevel accepts. */
const MAX_DECODED = MAX_SIDE * 4;

/** Expands tabs to the next tab stop, as the terminals of old level editors did. */
function expandTabs(row: string): string {
  let out = '';
  for (const letter of row) out += letter === '\t' ? ' '.repeat(TAB_STOP - (out.length % TAB_STOP)) : letter;
  return out;
}

const NEEDS_LETTERS = KIND.dash | KIND.other | KIND.exWall | KIND.text | KIND.tab;

/** One line as board letters without trailing blanks; counts and pipes are expanded later. */
export function decodeLine(lines: Lines, at: number, kinds: number, alphabet: Alphabet): string {
  const { text } = lines;
  const start = lines.starts[at] as number;
  let end = lines.ends[at] as number;
  while (end > start) {
    const code = text.charCodeAt(end - 1);
    const kind = code < 256 ? (alphabet.kinds[code] as number) : KIND.text;
    if (!(kind & (KIND.space | KIND.tab | KIND.dash))) break;
    end--;
  }
  if (kinds & (KIND.digit | KIND.pipe)) return expandRunLengths(text, start, end, alphabet.letterOf);
  if (alphabet.isXsb && !(kinds & NEEDS_LETTERS)) return text.slice(start, end);
  let row = '';
  end = Math.min(end, start + MAX_DECODED);
  for (let i = start; i < end; i++) row += alphabet.letterOf(text.charCodeAt(i));
  return kinds & KIND.tab ? expandTabs(row) : row;
}

/** Removes the left margin common to all nonblank rows. */
export function withoutMargin(rows: readonly string[]): { rows: readonly string[]; margin: number } {
  let margin = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (row.length === 0) continue;
    let blanks = 0;
    while (blanks < margin && row.charCodeAt(blanks) === 32) blanks++;
    if (blanks < margin) margin = blanks;
    if (margin === 0) return { rows, margin };
  }
  if (margin === Number.POSITIVE_INFINITY) return { rows, margin: 0 };
  return { rows: rows.map((row) => row.slice(margin)), margin };
}

/** A fix that was needed to read the board at this line. */
export function repairAt(line: number, code: WarningCode, message: Message): TextError<WarningCode> {
  return textError(line + 1, 1, code, message);
}
