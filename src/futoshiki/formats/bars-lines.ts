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

/** The classified lines of a text, and where puzzles start. */
class Sheet {
  readonly #lines: Lines;
  readonly #kinds: Uint8Array;
  readonly #opens: Uint8Array;

  constructor(lines: Lines) {
    this.#lines = lines;
    this.#kinds = new Uint8Array(lines.count + 1).fill(OTHER);
    for (let at = 0; at < lines.count; at++) this.#kinds[at] = lineKind(lines.line(at));
    this.#opens = this.#openings();
  }

  get count(): number {
    return this.#lines.count;
  }

  is(at: number, kind: number): boolean {
    return at < this.count && this.#kinds[at] === kind;
  }

  opens(at: number): boolean {
    return this.#opens[at] === 1;
  }

  line(at: number): BarsLine {
    return { number: at + 1, text: this.#lines.line(at) };
  }

  /** Whether a puzzle starts here: at a number with a row below it, ignoring blank lines, or at a title above either. Found from
      the end in one pass: a file may be nothing but a million titles. */
  #openings(): Uint8Array {
    const opens = new Uint8Array(this.count + 1);
    let next = this.count;
    for (let at = this.count - 1; at >= 0; at--) {
      if (this.is(at, BLANK)) continue;
      const isAboveRow = this.is(next, ROW);
      if (this.is(at, NUMBER)) opens[at] = isAboveRow ? 1 : 0;
      else if (this.is(at, TITLE)) opens[at] = isAboveRow ? 1 : (opens[next] as number);
      next = at;
    }
    return opens;
  }
}

/** The rows from line `from` on, and the first line after them that is not blank. */
function takeRows(sheet: Sheet, from: number): Pick<Block, 'rows' | 'rowCount' | 'span' | 'last'> & { to: number } {
  const rows: BarsLine[] = [];
  let [rowCount, first, last, to] = [0, 0, 0, from];
  for (; sheet.is(to, ROW) || sheet.is(to, BLANK); to++) {
    if (sheet.is(to, BLANK)) continue;
    if (rowCount++ === 0) first = to;
    if (rows.length < MAX_ROWS) rows.push(sheet.line(to));
    last = to;
  }
  return rowCount === 0
    ? { rows, rowCount, span: 0, to }
    : { rows, rowCount, span: last - first + 1, last: sheet.line(last), to };
}

/**
 * The blocks of a text, at most MAX_LEVELS. The first nonblank line starts one, so that a bad size is reported and not
 * skipped. `cutAt` is the line (from 1) of the first block beyond the limit.
 */
export function splitBlocks(lines: Lines): { readonly blocks: readonly Block[]; readonly cutAt?: number } {
  const sheet = new Sheet(lines);
  const blocks: Block[] = [];
  for (let at = 0; ; ) {
    let [named, written] = [-1, -1];
    for (; sheet.is(at, BLANK) || sheet.is(at, TITLE); at++) {
      if (!sheet.is(at, TITLE)) continue;
      if (AUTHOR.test(sheet.line(at).text)) written = at;
      else named = at;
    }
    if (at >= sheet.count) return { blocks };
    if (blocks.length === MAX_LEVELS) return { blocks, cutAt: at + 1 };
    const title = named < 0 ? '' : sheet.line(named).text.slice(1).trim();
    const author = written < 0 ? '' : sheet.line(written).text.replace(AUTHOR, '').trim();
    const header = sheet.is(at, ROW) ? undefined : sheet.line(at++);
    const { to, ...rows } = takeRows(sheet, at);
    const stray = to < sheet.count && !sheet.opens(to) ? sheet.line(to) : undefined;
    at = to;
    while (at < sheet.count && !sheet.opens(at)) at++;
    const about = { ...(title ? { title } : {}), ...(author ? { author } : {}) };
    blocks.push({ ...about, ...defined({ header }), ...rows, ...defined({ stray }) });
  }
}
