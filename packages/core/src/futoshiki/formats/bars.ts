// The file format of the course (ECE 209): the size, then 2N-1 rows between bars, with cells and signs in a fixed grid.
// The parser accepts real files and reports every fix with its line; strict mode refuses those. The writer produces only
// the strict form (and title and author, if there are any, on lines that start with `;`). Sizes from 10 up use one letter per
// digit (A = 10), which preserves the grid.

import { defined } from '../../base/defined.js';
import { indexLines, MAX_LINES, tooManyLevels, tooManyLines } from '../../base/lines.js';
import type { Format, Reading, ReadOptions } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { boardRows } from '../rules/board-text.js';
import { letterDigit } from '../rules/cell-name.js';
import { type FutoshikiDraft, type Inequality, MAX_SIZE, MIN_SIZE } from '../rules/level.js';
import { AUTHOR, type BarsLine, type Block, splitBlocks } from './bars-lines.js';
import { type BarsRow, DOWN_SIGNS, type Read, readCellRow, readSignRow, unknown, type Warn } from './bars-row.js';
import { sayFutoshikiFormat } from './messages.js';
import { quotedText } from './quoted-text.js';

function readSize({ header, rows }: Block, warn: Warn): Read<number> {
  if (!header) {
    const row = rows[0] as BarsLine;
    const size =
      (row.text.trim().replace(/\|.*\|.*$/, (inside) => inside.slice(1, inside.indexOf('|', 1))).length + 1) / 2;
    if (Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE) {
      warn(row.number, 1, 'no-size', sayFutoshikiFormat('no-size', size));
      return ok(size);
    }
    return fail(textError(row.number, 1, 'bad-size', sayFutoshikiFormat('missing-size', MIN_SIZE, MAX_SIZE)));
  }
  const [, before, digits, rest] = /^(\s*)(\d+)(\s.*)?$/.exec(header.text) ?? [];
  const size = Number(digits ?? Number.NaN);
  if (!(size >= MIN_SIZE && size <= MAX_SIZE)) {
    const message = sayFutoshikiFormat('bad-size', MIN_SIZE, MAX_SIZE, quotedText(header.text.trim()));
    return fail(textError(header.number, header.text.search(/\S/) + 1, 'bad-size', message));
  }
  if (rest?.trim()) {
    const column = (before?.length ?? 0) + (digits?.length ?? 0) + 2;
    warn(header.number, column, 'text-after-size', sayFutoshikiFormat('text-after-size'));
  }
  return ok(size);
}

/** Exactly 2N-1 lines. Blank lines are ignored, unless rows are missing and the blank lines are sign rows. */
function pickRows(block: Block, size: number, warn: Warn): Read<readonly BarsLine[]> {
  const wanted = 2 * size - 1;
  const { rows, rowCount, span } = block;
  if (rowCount === wanted) return ok(rows);
  if (rowCount > wanted) {
    const extra = rows[wanted] as BarsLine;
    const message = sayFutoshikiFormat('too-many-rows', wanted, size, rowCount);
    return fail(textError(extra.number, 1, 'too-many-rows', message));
  }
  const filled = span === wanted ? withBlankSigns(rows, wanted, warn) : undefined;
  if (filled) return ok(filled);
  const message = sayFutoshikiFormat('missing-row', wanted, size, rowCount);
  const last = block.last ?? (block.header as BarsLine);
  return fail(textError(block.stray?.number ?? last.number, 1, 'missing-row', message));
}

/** The rows, with blank lines between them as empty sign rows; undefined if a row of cells is blank. */
function withBlankSigns(rows: readonly BarsLine[], wanted: number, warn: Warn): BarsLine[] | undefined {
  const first = (rows[0] as BarsLine).number;
  const inequalityList = new Map(rows.map((line) => [line.number - first, line]));
  const numbers = Array.from({ length: wanted }, (_, i) => i);
  if (numbers.some((i) => i % 2 === 0 && !inequalityList.has(i))) return undefined;
  return numbers.map((i) => {
    const line = inequalityList.get(i);
    if (line) return line;
    warn(first + i, 1, 'blank-sign-row', sayFutoshikiFormat('blank-sign-row'));
    return { number: first + i, text: `|${' '.repeat(wanted)}|` };
  });
}

function readCells(row: BarsRow, y: number, size: number, cells: number[], signs: Inequality[]): Read<true> {
  for (let i = 0; i < row.text.length; i++) {
    const letter = row.text[i] as string;
    const cell = y * size + (i >> 1);
    if (i % 2 === 1) {
      if (letter === '<') signs.push({ less: cell, greater: cell + 1 });
      else if (letter === '>') signs.push({ less: cell + 1, greater: cell });
      else if (letter !== ' ') return unknown(row, i, 'sign');
      continue;
    }
    const digit = letter === '-' ? 0 : letterDigit(letter);
    if (digit < 0 || digit > (size < 10 ? 9 : MAX_SIZE)) return unknown(row, i, 'cell');
    if (letter !== '-' && (digit === 0 || digit > size)) {
      const message = sayFutoshikiFormat('digit-out-of-range', digit, size, '-');
      return fail(textError(row.line, row.column + i, 'digit-out-of-range', message));
    }
    cells.push(digit);
  }
  return ok(true);
}

function readSigns(row: BarsRow, y: number, size: number, signs: Inequality[]): Read<true> {
  for (let i = 0; i < row.text.length; i++) {
    const letter = row.text[i] as string;
    if (letter === ' ') continue;
    if (!DOWN_SIGNS.includes(letter)) return unknown(row, i, 'sign-row');
    if (i % 2 === 1) {
      const message = sayFutoshikiFormat('sign-between-cells', letter);
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
    warn(block.stray.number, 1, 'text-after-puzzle', sayFutoshikiFormat('text-after-puzzle'));
  }
  const place = { line: block.header?.number ?? block.rows[0]?.number ?? 1, column: 1 };
  const { title, author } = block;
  return ok({ size: size.value, cells, inequalities, place, ...defined({ title, author }) });
}

function parse(text: string, options: ReadOptions = {}): Reading<FutoshikiDraft> {
  const lines = indexLines(text);
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

function make(drafts: readonly FutoshikiDraft[], numbers: readonly number[] = []): Result<string, TextError> {
  const texts: string[] = [];
  for (const [i, draft] of drafts.entries()) {
    const rows = boardRows(draft, draft.cells);
    const drawn = rows.join('').replace(/[^<>^v]/g, '').length;
    if (drawn !== draft.inequalities.length) {
      const message = sayFutoshikiFormat('two-signs', numbers[i] ?? i + 1);
      return fail(textError(draft.place?.line ?? 1, draft.place?.column ?? 1, 'two-signs', message));
    }
    const line = (text: string | undefined, before: string): string =>
      text ? `${before}${text.replace(/[\r\n]+/g, ' ')}\n` : '';
    // With a second space, a title is no author.
    const about = line(draft.title, AUTHOR.test(`; ${draft.title}`) ? ';  ' : '; ') + line(draft.author, '; Author: ');
    texts.push(`${about}${draft.size}\n${rows.join('\n')}\n`);
  }
  return ok(texts.join('\n'));
}

export const BARS: Format<FutoshikiDraft> = {
  id: 'bars',
  name: 'Bars',
  about: 'the size, then rows of cells and signs between bars (from size 10 on, A = 10)',
  extensions: ['.txt', '.futoshiki'],
  separator: '\n',
  recognize(text) {
    // Skip titles: only what follows them identifies the format.
    const lines = indexLines(text.slice(0, 4096)).written();
    const [first, second, ...rest] = lines.filter((line) => !line.startsWith(';'));
    if (first === undefined) return 0;
    if (second?.trimStart().startsWith('|') && /^\s*[+-]?\d/.test(first)) return 1;
    // A first row without its bar: enough to report the error if no other format matches the text.
    if (/^\s*\d{1,2}\s*$/.test(first) && rest.some((line) => /^\s*\|.*\|/.test(line))) return 0.3;
    return /^\s*\|[-\dA-Za-z<> ]+\|/.test(first) && (second === undefined || second.trimStart().startsWith('|'))
      ? 0.8
      : 0;
  },
  parse,
  make,
};
