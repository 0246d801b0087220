// The course's own file form (ECE 209): the size, then 2N-1 rows between bars, cells and signs in a fixed grid.
// The reader takes what real files hold and names every repair with its line; the strict mode refuses those, and
// the writer gives the strict form alone (and a title, where there is one, on a line that begins with `;`). Sizes from
// 10 up use one letter a digit (A = 10), which keeps the grid.

import { linesOf, MAX_LINES, tooManyLevels, tooManyLines } from '../../base/lines.js';
import type { Format, Reading, ReadOptions } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { boardRows } from '../rules/board-text.js';
import { letterDigit } from '../rules/cell-name.js';
import { type FutoshikiDraft, type Inequality, MAX_SIZE, MIN_SIZE } from '../rules/level.js';
import { type Block, type Line, splitBlocks } from './bars-lines.js';
import { DOWN_SIGNS, type Row, readCellRow, readSignRow, SIGN_ROW, unknownCharacter, type Warn } from './bars-row.js';
import { quoted } from './quoted.js';

type Read<T> = Result<T, TextError>;

function readSize({ header, rows }: Block, warn: Warn): Read<number> {
  if (!header) {
    const row = rows[0] as Line;
    const size =
      (row.text.trim().replace(/\|.*\|.*$/, (inside) => inside.slice(1, inside.indexOf('|', 1))).length + 1) / 2;
    if (Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE) {
      warn(row.number, 1, 'no-size', `The line with the size is missing; ${size} was taken from the first row.`);
      return ok(size);
    }
    const message = `Expected the size of the puzzle, a number from ${MIN_SIZE} to ${MAX_SIZE}, before its first row.`;
    return fail(textError(row.number, 1, 'bad-size', message));
  }
  const [, before, digits, rest] = /^(\s*)(\d+)(\s.*)?$/.exec(header.text) ?? [];
  const size = Number(digits ?? Number.NaN);
  if (!(size >= MIN_SIZE && size <= MAX_SIZE)) {
    const found = quoted(header.text.trim());
    const message = `Found ${found}; expected the size of a puzzle, a whole number from ${MIN_SIZE} to ${MAX_SIZE}.`;
    return fail(textError(header.number, header.text.search(/\S/) + 1, 'bad-size', message));
  }
  if (rest?.trim()) {
    const column = (before?.length ?? 0) + (digits?.length ?? 0) + 2;
    warn(header.number, column, 'text-after-size', 'The text after the size was dropped.');
  }
  return ok(size);
}

/** Exactly 2N-1 lines. Blank lines carry nothing, unless rows are missing and blank sign rows would make up for them. */
function pickRows(block: Block, size: number, warn: Warn): Read<readonly Line[]> {
  const wanted = 2 * size - 1;
  const { rows, rowCount, span } = block;
  if (rowCount === wanted) return ok(rows);
  if (rowCount > wanted) {
    const extra = rows[wanted] as Line;
    const message = `Too many rows: expected ${wanted} for size ${size}, found ${rowCount}.`;
    return fail(textError(extra.number, 1, 'too-many-rows', message));
  }
  const filled = span === wanted ? withBlankSigns(rows, wanted, warn) : undefined;
  if (filled) return ok(filled);
  const message = `Expected ${wanted} rows between bars for size ${size}, found ${rowCount}.`;
  const last = block.last ?? (block.header as Line);
  return fail(textError(block.stray?.number ?? last.number, 1, 'missing-row', message));
}

/** The rows with blank lines between them as sign rows without a sign; undefined where a row of cells is blank. */
function withBlankSigns(rows: readonly Line[], wanted: number, warn: Warn): Line[] | undefined {
  const first = (rows[0] as Line).number;
  const found = new Map(rows.map((line) => [line.number - first, line]));
  const numbers = Array.from({ length: wanted }, (_, i) => i);
  if (numbers.some((i) => i % 2 === 0 && !found.has(i))) return undefined;
  return numbers.map((i) => {
    const line = found.get(i);
    if (line) return line;
    const message = 'A blank line stands where a sign row belongs; it was read as one without signs.';
    warn(first + i, 1, 'blank-sign-row', message);
    return { number: first + i, text: `|${' '.repeat(wanted)}|` };
  });
}

function unknown(row: Row, i: number, where: string): { readonly ok: false; readonly error: TextError } {
  return fail(unknownCharacter(row.line, row.column + i, row.text[i] ?? '', where));
}

function readCells(row: Row, y: number, size: number, cells: number[], signs: Inequality[]): Read<true> {
  for (let i = 0; i < row.text.length; i++) {
    const letter = row.text[i] as string;
    const cell = y * size + (i >> 1);
    if (i % 2 === 1) {
      if (letter === '<') signs.push({ less: cell, greater: cell + 1 });
      else if (letter === '>') signs.push({ less: cell + 1, greater: cell });
      else if (letter !== ' ') return unknown(row, i, 'place for a sign; expected <, > or a space');
      continue;
    }
    const digit = letter === '-' ? 0 : letterDigit(letter);
    if (digit < 0 || digit > (size < 10 ? 9 : MAX_SIZE)) return unknown(row, i, 'cell; expected a digit or -');
    if (letter !== '-' && (digit === 0 || digit > size)) {
      const message = `The digit ${digit} does not fit size ${size}; expected 1 to ${size}, or - for a blank cell.`;
      return fail(textError(row.line, row.column + i, 'digit-out-of-range', message));
    }
    cells.push(digit);
  }
  return ok(true);
}

function readSigns(row: Row, y: number, size: number, signs: Inequality[]): Read<true> {
  for (let i = 0; i < row.text.length; i++) {
    const letter = row.text[i] as string;
    if (letter === ' ') continue;
    if (!DOWN_SIGNS.includes(letter)) return unknown(row, i, SIGN_ROW);
    if (i % 2 === 1) {
      const message = `The sign ${letter} stands under no cell; expected it right below one.`;
      return fail(textError(row.line, row.column + i, 'bad-sign-column', message));
    }
    const above = y * size + (i >> 1);
    signs.push(letter === '^' ? { less: above, greater: above + size } : { less: above + size, greater: above });
  }
  return ok(true);
}

function readBlock(block: Block, warn: Warn): Read<FutoshikiDraft> {
  const size = readSize(block, warn);
  if (!size.ok) return size;
  const lines = pickRows(block, size.value, warn);
  if (!lines.ok) return lines;
  const cells: number[] = [];
  const inequalities: Inequality[] = [];
  for (const [i, line] of lines.value.entries()) {
    const row = (i % 2 === 0 ? readCellRow : readSignRow)(line, size.value, warn);
    if (!row.ok) return row;
    const read =
      i % 2 === 0
        ? readCells(row.value, i >> 1, size.value, cells, inequalities)
        : readSigns(row.value, i >> 1, size.value, inequalities);
    if (!read.ok) return read;
  }
  if (block.stray) {
    warn(block.stray.number, 1, 'text-after-puzzle', 'The text from here on belongs to no puzzle and was passed over.');
  }
  const place = { line: block.header?.number ?? block.rows[0]?.number ?? 1, column: 1 };
  return ok({ size: size.value, cells, inequalities, place, ...(block.title ? { title: block.title } : {}) });
}

function parse(text: string, options: ReadOptions = {}): Reading<FutoshikiDraft> {
  const lines = linesOf(text);
  const { blocks, cutAt } = splitBlocks(lines);
  const warnings: TextError[] = lines.count >= MAX_LINES ? [tooManyLines()] : [];
  if (cutAt !== undefined) warnings.push(tooManyLevels(cutAt - 1));
  const levels = blocks.map((block): Read<FutoshikiDraft> => {
    const repairs: TextError[] = [];
    const read = readBlock(block, (...repair) => repairs.push(textError(...repair)));
    const first = repairs[0];
    if (options.strict && first) return fail(first);
    if (read.ok) for (const repair of repairs) warnings.push(repair);
    return read;
  });
  return { levels, warnings };
}

function make(drafts: readonly FutoshikiDraft[]): Result<string, TextError> {
  const texts: string[] = [];
  for (const [i, draft] of drafts.entries()) {
    const rows = boardRows(draft, draft.cells);
    const drawn = rows.join('').replace(/[^<>^v]/g, '').length;
    if (drawn !== draft.inequalities.length) {
      const message = `Puzzle ${i + 1} has two signs between the same two cells; a row of the grid has room for one.`;
      return fail(textError(draft.place?.line ?? 1, draft.place?.column ?? 1, 'two-signs', message));
    }
    const title = draft.title ? `; ${draft.title.replace(/[\r\n]+/g, ' ')}\n` : '';
    texts.push(`${title}${draft.size}\n${rows.join('\n')}\n`);
  }
  return ok(texts.join('\n'));
}

export const BARS: Format<FutoshikiDraft> = {
  id: 'bars',
  name: 'Bars',
  about: 'the course grid: the size, then rows of cells and signs between bars (A = 10 from size 10 up)',
  extensions: ['.txt', '.futoshiki'],
  recognize(text) {
    // Titles say nothing about the puzzle; what follows them does.
    const [first, second, ...rest] = text
      .slice(0, 4096)
      .replace(/^\uFEFF/, '')
      .split(/[\r\n]+/)
      .filter((line) => line.trim() && !line.startsWith(';'));
    if (first === undefined) return 0;
    if (second?.trimStart().startsWith('|') && /^\s*[+-]?\d/.test(first)) return 1;
    // A first row that lost its bar: enough to name the error, where no other format claims the text.
    if (/^\s*\d{1,2}\s*$/.test(first) && rest.some((line) => /^\s*\|.*\|/.test(line))) return 0.3;
    return /^\s*\|[-\dA-Za-z<> ]+\|/.test(first) && (second === undefined || second.trimStart().startsWith('|'))
      ? 0.8
      : 0;
  },
  parse,
  make,
};
