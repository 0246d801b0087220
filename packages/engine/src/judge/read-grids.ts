// Reads a submission of Futoshiki grids: boards with bars, as ECE 209's program prints them, or plain rows of digits.

import { countOf } from '@masu/core/base/format.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { splitLines } from '@masu/core/base/text.js';
import { BARS } from '@masu/core/futoshiki/formats/bars.js';
import { letterDigit } from '@masu/core/futoshiki/rules/cell-name.js';
import { type FutoshikiDraft, type FutoshikiLevel, MAX_SIZE } from '@masu/core/futoshiki/rules/level.js';
import { type Attempt, SAYS_NO_SOLUTION, type Target } from './attempt.js';
import { parseHeading, targetIn } from './level-names.js';
import type { LevelTable } from './level-table.js';

/** Rows of one grid, and what the lines above it say of its level. */
interface Block {
  readonly line: number;
  readonly kind: 'bars' | 'digits';
  readonly rows: string[];
  readonly target: Target;
  /** The puzzle itself, as ECE 209's program prints it before the solution. */
  readonly isPuzzle: boolean;
}

const signsKey = ({ inequalities }: Pick<FutoshikiDraft, 'inequalities'>): string =>
  inequalities
    .map(({ less, greater }) => `${less}<${greater}`)
    .sort()
    .join(' ');

/** The levels with the same signs whose givens the grid keeps. */
function fitting(table: LevelTable, draft: FutoshikiDraft): number[] {
  const signs = signsKey(draft);
  return table.levels.flatMap(({ level, number }) => {
    // The table is one of Futoshiki levels, or this judge would not read its submissions.
    const own = level as FutoshikiLevel | undefined;
    if (own?.size !== draft.size || signsKey(own) !== signs) return [];
    return own.cells.every((given, cell) => given === 0 || draft.cells[cell] === given) ? [number] : [];
  });
}

function readBars(table: LevelTable, { line, rows, target }: Block, place: number): Result<Attempt, TextError> {
  const read = BARS.parse(`${(rows.length + 1) / 2}\n${rows.join('\n')}\n`).levels[0];
  if (!read) return fail(textError(line, 1, 'bad-grid', 'This is not a Futoshiki board; expected rows between bars.'));
  if (!read.ok) return fail({ ...read.error, line: read.error.line + line - 2 });
  const { size, cells: digits } = read.value;
  const board = { place, fits: fitting(table, read.value), hasBoard: true } as const;
  return ok({ target: { ...target, ...board }, line, answer: { kind: 'grid', size, digits } });
}

function readDigits({ line, rows, target }: Block): Result<Attempt, TextError> {
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
  const parseDigit = (word: string): number => (/^\d+$/.test(word) ? Number(word) : Math.max(0, letterDigit(word)));
  return ok({ target, line, answer: { kind: 'grid', size, digits: split.flat().map(parseDigit) } });
}

const isBarRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

const isDigitRow = (line: string): boolean => /^\s*[0-9A-W._-]{1,32}([\s,;]+[0-9A-W._-]{1,2})*\s*$/i.test(line);

const SAYS_NONE = /^\s*no solution/i;

/** Only digits: never a heading, even alone on its line. */
const ONLY_DIGITS = /^[\d\s,;._-]*$/;

/** The grids of a text, and the places where it says that there is no solution. */
function answerBlocks(table: LevelTable, text: string): (Block | { readonly line: number; readonly target: Target })[] {
  const blocks: (Block | { readonly line: number; readonly target: Target })[] = [];
  let target: Target = {};
  let isPuzzle = false;
  let open: Block | undefined;
  for (const [index, row] of splitLines(text).entries()) {
    const line = index + 1;
    const heading = ONLY_DIGITS.test(row) || isBarRow(row) ? undefined : parseHeading(table, row);
    const kind = heading ? undefined : isBarRow(row) ? 'bars' : isDigitRow(row) ? 'digits' : undefined;
    if (kind !== undefined && open?.kind === kind) open.rows.push(row);
    else if (kind === undefined) open = undefined;
    else {
      open = { line, kind, rows: [row], target, isPuzzle };
      blocks.push(open);
      if (!isPuzzle) target = {};
    }
    if (heading) target = targetIn(heading);
    if (/^\s*puzzle\s*:?\s*$/i.test(row)) isPuzzle = true;
    if (/^\s*solution\s*:?\s*$/i.test(row)) isPuzzle = false;
    if (SAYS_NONE.test(row)) blocks.push({ line, target });
  }
  return blocks;
}

/** Every grid of a text, in order. In a transcript with PUZZLE and SOLUTION, only the solution counts. */
export function readGrids(table: LevelTable, text: string): Result<Attempt, TextError>[] {
  const blocks = answerBlocks(table, text);
  const hasBars = blocks.some((block) => 'rows' in block && block.kind === 'bars' && !block.isPuzzle);
  const attempts: Result<Attempt, TextError>[] = [];
  let puzzle: Target = {};
  for (const block of blocks) {
    if (!('rows' in block)) {
      attempts.push(ok({ target: { ...puzzle, ...block.target }, line: block.line, answer: SAYS_NO_SOLUTION }));
      continue;
    }
    if (block.isPuzzle) {
      const read = block.kind === 'bars' ? readBars(table, block, attempts.length + 1) : undefined;
      puzzle = read?.ok ? read.value.target : {};
    } else if (block.kind === 'bars') attempts.push(readBars(table, block, attempts.length + 1));
    else if (!hasBars) attempts.push(readDigits(block));
  }
  if (attempts.length > 0) return attempts;
  const message = 'There is no grid here; expected rows of digits, a board with bars, or moves such as r1c2=3.';
  return [fail(textError(1, 1, 'bad-grid', message))];
}
