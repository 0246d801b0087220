// Reads a submission of Futoshiki grids: boards with bars, as ECE 209's program prints them, or plain rows of digits.

import { countOf } from '../base/format.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { splitLines } from '../base/text.js';
import { BARS, type FutoshikiDraft, letterDigit, MAX_SIZE } from '../futoshiki/index.js';
import { isFutoshikiLevel } from '../jobs/index.js';
import type { Attempt } from './attempt.js';
import type { LevelTable } from './level-table.js';

interface Block {
  readonly line: number;
  readonly rows: readonly string[];
}

/** Runs of lines that pass a test. */
function blocksOf(lines: readonly string[], isRow: (line: string) => boolean): Block[] {
  const blocks: { line: number; rows: string[] }[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    const isIn = isRow(line);
    if (isIn && !isInside) blocks.push({ line: index + 1, rows: [] });
    if (isIn) blocks.at(-1)?.rows.push(line);
    isInside = isIn;
  }
  return blocks;
}

const signsOf = ({ inequalities }: Pick<FutoshikiDraft, 'inequalities'>): string =>
  inequalities
    .map(({ less, greater }) => `${less}<${greater}`)
    .sort()
    .join(' ');

/** The levels with the same signs whose givens the grid keeps. */
function fitting(table: LevelTable, draft: FutoshikiDraft): number[] {
  const signs = signsOf(draft);
  return table.levels.flatMap(({ level, number }) => {
    if (!level || !isFutoshikiLevel(level) || level.size !== draft.size || signsOf(level) !== signs) return [];
    return level.cells.every((given, cell) => given === 0 || draft.cells[cell] === given) ? [number] : [];
  });
}

function readBars(table: LevelTable, { line, rows }: Block, place: number): Result<Attempt, TextError> {
  const read = BARS.parse(`${(rows.length + 1) / 2}\n${rows.join('\n')}\n`).levels[0];
  if (!read) return fail(textError(line, 1, 'bad-grid', 'This is not a Futoshiki board; expected rows between bars.'));
  if (!read.ok) return fail({ ...read.error, line: read.error.line + line - 2 });
  const { size, cells: digits } = read.value;
  return ok({ target: { place, fits: fitting(table, read.value) }, line, answer: { kind: 'grid', size, digits } });
}

function readDigits({ line, rows }: Block, place: number): Result<Attempt, TextError> {
  const cells = rows.map((row) => row.trim().split(/[\s,;]+/));
  const size = rows.length;
  const split = cells.map((row) => (row.length === 1 && size > 1 ? [...(row[0] as string)] : row));
  const uneven = split.findIndex((row) => row.length !== size);
  if (uneven >= 0) {
    const digits = countOf(split[uneven]?.length ?? 0, 'digit', 'digits');
    const message = `This row has ${digits}, but the grid has ${countOf(size, 'row', 'rows')}; a grid is square.`;
    return fail(textError(line + uneven, 1, 'bad-grid', message));
  }
  if (size > MAX_SIZE) {
    const message = `Grid too large: ${size} × ${size} (maximum ${MAX_SIZE} × ${MAX_SIZE}).`;
    return fail(textError(line, 1, 'bad-grid', message));
  }
  const digitOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : Math.max(0, letterDigit(word)));
  return ok({ target: { place }, line, answer: { kind: 'grid', size, digits: split.flat().map(digitOf) } });
}

const isBarRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);
const isDigitRow = (line: string): boolean => /^\s*[0-9A-W._-]{1,32}([\s,;]+[0-9A-W._-]{1,2})*\s*$/i.test(line);
const SAYS_NONE = /^\s*no solution/im;

/** Every grid of a text, in order. In a transcript with PUZZLE and SOLUTION, only the solution counts. */
export function readGrids(table: LevelTable, text: string): Result<Attempt, TextError>[] {
  const none: Attempt = {
    target: {},
    line: 1,
    answer: { kind: 'none', message: 'The submission says that there is no solution.' },
  };
  const lines = splitLines(text);
  const solution = lines.findIndex((line) => /^\s*solution\s*:?\s*$/i.test(line));
  const from = solution < 0 ? 0 : solution + 1;
  const body = lines.map((line, index) => (index < from ? '' : line));
  if (body.some((line) => SAYS_NONE.test(line))) return [ok(none)];
  const bars = blocksOf(body, isBarRow);
  if (bars.length > 0) return bars.map((block, index) => readBars(table, block, index + 1));
  const blocks = blocksOf(body, isDigitRow);
  if (blocks.length > 0) return blocks.map((block, index) => readDigits(block, index + 1));
  const message = 'There is no grid here; expected rows of digits, a board with bars, or moves such as r1c2=3.';
  return [fail(textError(1, 1, 'bad-grid', message))];
}
