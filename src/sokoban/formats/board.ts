// A board found in a text: the lines it takes, its rows in board letters, and what was repaired to read it.
// Rows lose what no reader can see, blank ends and the margin common to all, and nothing else.

import type { Lines } from '../../base/lines.js';
import { type TextError, textError } from '../../base/result.js';
import { MAX_SIDE } from '../rules/level.js';
import { type Alphabet, KIND } from './alphabets.js';
import type { FormatErrorCode, WarningCode } from './error-codes.js';
import { expandRunLengths } from './run-length.js';

export interface Board {
  /** The lines it takes, from 0, the last not included. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly string[];
  /** How many columns of margin were cut off. */
  readonly margin: number;
  /** The line of each row, from 1, where rows and lines do not go one by one. */
  readonly rowLines?: readonly number[];
  readonly isRunLength: boolean;
  /** Nothing but walls and floor. */
  readonly isWallsOnly: boolean;
  readonly repairs: readonly TextError<WarningCode>[];
  /** Why no draft can be made of it. */
  readonly error?: TextError<FormatErrorCode>;
}

/** A board where there is one at line `at`; the line after the last one looked at where there is none. */
export type FindBoard = (lines: Lines, at: number) => Board | number;

const TAB_STOP = 8;

/** Rows decoded letter by letter are cut here, far past what validateLevel takes. */
const MAX_DECODED = MAX_SIDE * 4;

/** Tabs made blanks up to the next stop, as the terminals of old level editors showed them. */
function expandTabs(row: string): string {
  let out = '';
  for (const letter of row) out += letter === '\t' ? ' '.repeat(TAB_STOP - (out.length % TAB_STOP)) : letter;
  return out;
}

const NEEDS_LETTERS = KIND.dash | KIND.other | KIND.exWall | KIND.text | KIND.tab;

/** One line as board letters: counts and pipes undone later, blank end dropped. */
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

/** Cuts the margin common to all rows that are not blank. */
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

/** A repair that the reading of the board at this line needed. */
export function repairAt(line: number, code: WarningCode, message: string): TextError<WarningCode> {
  return textError(line + 1, 1, code, message);
}
