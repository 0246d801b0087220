// The outer structure of a `bars` text: which lines belong to which puzzle. A puzzle starts with a line that contains its
// size (or, if that is missing, with its first bar row), followed by its rows, with or without blank lines between them.
// A line that starts with `;` names the puzzle below it, one that starts with `; Author:` its author. After the first puzzle, text that belongs to no puzzle is
// skipped, so debug output after a puzzle does no harm.
//
// Lines are classified once and extracted only if a puzzle needs them: a hostile file may have millions of lines, titles,
// or rows.

import { defined } from '../../base/defined.js';
import { type Lines, MAX_LEVELS } from '../../base/lines.js';
import { MAX_SIZE } from '../rules/level.js';

/** One line of the file: its number from 1 and its text, without a byte order mark. */
export interface BarsLine {
  readonly number: number;
  readonly text: string;
}

export interface Block {
  readonly title?: string;
  readonly author?: string;
  /** The line with the size; absent if the puzzle starts with a row. */
  readonly header?: BarsLine;
  /** The rows, at most one more than the largest puzzle has. */
  readonly rows: readonly BarsLine[];
  /** How many rows there are, and how many lines from the first to the last, blank ones included. */
  readonly rowCount: number;
  readonly span: number;
  /** The last row. */
  readonly last?: BarsLine;
  /** The first line that belongs neither to this puzzle nor to the next, if any. */
  readonly stray?: BarsLine;
}

const BLANK = 0;
const TITLE = 1;
const ROW = 2;
const NUMBER = 3;
const OTHER = 4;

const MAX_ROWS = 2 * MAX_SIZE;
/** As the writer of the format puts it. */
export const AUTHOR = /^; ?Author: /;
const IS_NUMBER = /^\s*[+-]?\d+(?:\.\d+)?(\s.*)?$/;

function lineKind(text: string): number {
  const first = text.trimStart().charAt(0);
  if (first === '') return BLANK;
  if (first === '|') return ROW;
  if (text.startsWith(';')) return TITLE;
  return IS_NUMBER.test(text) ? NUMBER : OTHER;
}

/**
 * By line, whether a puzzle starts there: at a number with a row below it, ignoring blank lines, or at a title above either.
 * Found from the end in one pass: a file may be nothing but a million titles.
 */
function openings(kinds: Uint8Array): Uint8Array {
  const opens = new Uint8Array(kinds.length);
  let next = kinds.length - 1;
  for (let at = next - 1; at >= 0; at--) {
    if (kinds[at] === BLANK) continue;
    const isAboveRow = kinds[next] === ROW;
    if (kinds[at] === NUMBER) opens[at] = isAboveRow ? 1 : 0;
    else if (kinds[at] === TITLE) opens[at] = isAboveRow ? 1 : (opens[next] as number);
    next = at;
  }
  return opens;
}

/**
 * The blocks of a text, at most MAX_LEVELS. The first nonblank line starts one, so that a bad size is reported and not
 * skipped. `cutAt` is the line (from 1) of the first block beyond the limit.
 */
export function splitBlocks(lines: Lines): { readonly blocks: readonly Block[]; readonly cutAt?: number } {
  const { count } = lines;
  // One more than there are lines: after the last, everything ends.
  const kinds = new Uint8Array(count + 1).fill(OTHER);
  for (let at = 0; at < count; at++) kinds[at] = lineKind(lines.line(at));
  const opens = openings(kinds);
  const lineAt = (at: number): BarsLine => ({ number: at + 1, text: lines.line(at) });
  const blocks: Block[] = [];
  for (let at = 0; ; ) {
    let [named, written] = [-1, -1];
    for (; kinds[at] === BLANK || kinds[at] === TITLE; at++) {
      if (kinds[at] === BLANK) continue;
      if (AUTHOR.test(lines.line(at))) written = at;
      else named = at;
    }
    if (at >= count) return { blocks };
    if (blocks.length === MAX_LEVELS) return { blocks, cutAt: at + 1 };
    const title = named < 0 ? '' : lines.line(named).slice(1).trim();
    const author = written < 0 ? '' : lines.line(written).replace(AUTHOR, '').trim();
    const header = kinds[at] === ROW ? undefined : lineAt(at++);
    const rows: BarsLine[] = [];
    let [rowCount, first, last] = [0, at, at - 1];
    for (; kinds[at] === ROW || kinds[at] === BLANK; at++) {
      if (kinds[at] === BLANK) continue;
      if (rowCount++ === 0) first = at;
      if (rows.length < MAX_ROWS) rows.push(lineAt(at));
      last = at;
    }
    const stray = at < count && !opens[at] ? lineAt(at) : undefined;
    while (at < count && !opens[at]) at++;
    blocks.push({
      ...defined({ title: title || undefined, author: author || undefined, header }),
      ...{ rows, rowCount, span: rowCount === 0 ? 0 : last - first + 1 },
      ...defined({ last: rowCount === 0 ? undefined : lineAt(last), stray }),
    });
  }
}
