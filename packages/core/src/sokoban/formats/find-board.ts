// Finds boards among the lines of a text. A board is a run of lines made of board letters; everything else is text
// between boards. A run is a board, rather than a ruled line or a table, if it has three rows with a wall, or a player
// and a box. Every line is examined a fixed number of times, whatever the text.
// The rules for blank rows and run lengths are those of the field's .sok files (YASC, JSoko).

import type { Lines } from '../../base/lines.js';
import type { Message } from '../../base/message.js';
import { type TextError, textError } from '../../base/result.js';
import { MAX_SIDE } from '../rules/level.js';
import { type Alphabet, COURSE_ALPHABET, EX_WALLS, KIND, LOWER, letterKinds, STANDARD } from './alphabets.js';
import { type BoardText, decodeLine, type FindBoard, repairAt, withoutMargin } from './board.js';
import { type FormatErrorCode, saySokobanFormat, type WarningCode } from './error-codes.js';
import { countsFit, findCountError } from './run-length.js';

const BLANK = KIND.space | KIND.tab;
const THINGS = KIND.wall | KIND.dash | KIND.goal | KIND.box | KIND.boxOnGoal | KIND.player;
const RUN_LENGTH = KIND.digit | KIND.pipe;
/** A line with all of these is a board on one line. */
const WHOLE_BOARD = KIND.wall | KIND.box | KIND.player | KIND.pipe;

/** How many consecutive lines with unknown characters still belong to the board around them. */
const MAX_ODD_LINES = MAX_SIDE;

const kindsOfLine = (lines: Lines, at: number, alphabet: Alphabet): number =>
  letterKinds(lines.text, lines.starts[at] as number, lines.ends[at] as number, alphabet.kinds);

/** Whether the line starts and ends with a wall, ignoring blanks. Distinguishes a row in lower-case letters from a word. */
function isWalled(lines: Lines, at: number): boolean {
  const line = lines.line(at).trim();
  return line.startsWith('#') && line.endsWith('#');
}

/** Whether these kinds could be a row in # @ $ letters, run lengths, or lower-case letters. */
function isStandardRow(lines: Lines, at: number, kinds: number): boolean {
  if (kinds & (KIND.text | KIND.exWall) || !(kinds & THINGS)) return false;
  if (kinds & KIND.other) return !(kinds & RUN_LENGTH) && (kinds & KIND.wall) !== 0 && isWalled(lines, at);
  // `1.` is a number: a run-length row has a wall, a pipe, or floor alone.
  if (kinds & KIND.digit && !(kinds & (KIND.wall | KIND.pipe)) && kinds & THINGS & ~KIND.dash) return false;
  // A dangling number is an error in what is a board beyond doubt, and elsewhere a table.
  if (kinds & RUN_LENGTH && (kinds & WHOLE_BOARD) !== WHOLE_BOARD)
    return countsFit(lines.text, lines.starts[at] as number, lines.ends[at] as number);
  return true;
}

const isExRow = (kinds: number): boolean =>
  (kinds & KIND.exWall) !== 0 && (kinds & (KIND.text | KIND.wall | KIND.other | RUN_LENGTH)) === 0;

const isCourseRow = (kinds: number): boolean => (kinds & KIND.wall) !== 0 && (kinds & KIND.text) === 0;
const isCourseFloor = (kinds: number): boolean => (kinds & KIND.dash) !== 0 && (kinds & ~(KIND.dash | BLANK)) === 0;

/** A line that starts with a wall and is mostly board letters of its alphabet: a row with a mistake in it. */
function isOddRow(lines: Lines, at: number, { kinds, wall }: Alphabet): boolean {
  const { text } = lines;
  let known = 0;
  let seen = 0;
  for (let i = lines.starts[at] as number; i < (lines.ends[at] as number); i++) {
    const code = text.charCodeAt(i);
    const kind = code < 256 ? (kinds[code] as number) : KIND.text;
    if (kind & BLANK) continue;
    if (seen === 0 && kind !== wall) return false;
    seen++;
    if (kind & (THINGS | wall)) known++;
  }
  return seen > 0 && known * 2 >= seen;
}

/** Runs of more lines than this are too large for a board; the rest is not stored. */
const MAX_KEPT = MAX_SIDE * 4;

/** The lines of a run, each (up to a bound) with the union of its kinds, and of all together. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly kinds: readonly number[];
  readonly all: number;
}

type IsRow = (lines: Lines, at: number, kinds: number) => boolean;

/** The proper row that follows odd rows from `at` on; undefined if there is none. */
function pastOddRows(lines: Lines, at: number, alphabet: Alphabet, isRow: IsRow): number | undefined {
  for (let next = at; next < lines.count && next - at <= MAX_ODD_LINES; next++) {
    if (next > at && isRow(lines, next, kindsOfLine(lines, next, alphabet))) return next;
    if (!isOddRow(lines, next, alphabet)) return undefined;
  }
  return undefined;
}

/** Whether the line is a complete board with rows joined by pipes. */
function isWholeBoard(lines: Lines, at: number, kinds: number): boolean {
  if (!(kinds & KIND.pipe) || !(kinds & KIND.player)) return false;
  const line = lines.line(at).trimEnd();
  return !line.endsWith('|') && line.indexOf('|') !== line.lastIndexOf('|');
}

function runFrom(lines: Lines, from: number, first: number, alphabet: Alphabet, isRow: IsRow): Run {
  const kept = [first];
  let all = first;
  let to = from + 1;
  let isWhole = isWholeBoard(lines, from, first);
  for (let next = to; next < lines.count && !isWhole; next++) {
    let kinds = kindsOfLine(lines, next, alphabet);
    const odd = next;
    if (!isRow(lines, next, kinds)) {
      const proper = kinds & (KIND.text | KIND.exWall) ? pastOddRows(lines, next, alphabet, isRow) : undefined;
      if (proper === undefined) break;
      next = proper;
      kinds = kindsOfLine(lines, next, alphabet);
    }
    isWhole = isWholeBoard(lines, next, kinds);
    if (isWhole && all & KIND.player) break;
    for (let at = odd; at < next && kept.length < MAX_KEPT; at++) kept.push(KIND.text);
    if (kept.length < MAX_KEPT) kept.push(kinds);
    all |= kinds;
    to = next + 1;
  }
  return { from, to, kinds: kept, all };
}

/** Without the lines at both ends that are not part of a board: rulings and blank rows. */
function trimmed(run: Run): Run {
  const ruling = KIND.dash | (run.all & (KIND.wall | KIND.exWall) ? KIND.goal | KIND.boxOnGoal : 0);
  const needed = (THINGS & ~ruling) | KIND.exWall | KIND.text | KIND.pipe;
  const isNeeded = (kinds: number): boolean => (kinds & needed) !== 0;
  const first = run.kinds.findIndex(isNeeded);
  const last = run.kinds.findLastIndex(isNeeded);
  if (first < 0) return { ...run, to: run.from, kinds: [] };
  if (first === 0 && last === run.kinds.length - 1) return run;
  return { ...run, from: run.from + first, to: run.from + last + 1, kinds: run.kinds.slice(first, last + 1) };
}

/** The rows of a run, split at pipes, with the line of each. */
function boardRows(lines: Lines, run: Run, alphabet: Alphabet): { rows: string[]; rowLines?: number[] } {
  const decoded = run.kinds.map((kinds, i) => decodeLine(lines, run.from + i, kinds, alphabet));
  if (!(run.all & KIND.pipe)) return { rows: decoded };
  const rows: string[] = [];
  const rowLines: number[] = [];
  for (const [i, line] of decoded.entries()) {
    const pieces = line.split('|');
    if (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
    for (const piece of pieces) {
      rows.push(piece.trimEnd());
      rowLines.push(run.from + i + 1);
    }
  }
  const first = rows.findIndex((row) => row !== '');
  const after = rows.findLastIndex((row) => row !== '') + 1;
  return { rows: rows.slice(first, after), rowLines: rowLines.slice(first, after) };
}

const isBoard = (rows: readonly string[], all: number): boolean =>
  (rows.length >= 3 && (all & (KIND.wall | KIND.exWall)) !== 0) ||
  ((all & KIND.player) !== 0 && (all & (KIND.box | KIND.boxOnGoal)) !== 0);

/** What a board without rows has. */
const NO_ROWS = { margin: 0, isRunLength: false, isWallsOnly: false, repairs: [] } as const;

function tooLong({ from, to }: Run): BoardText {
  const message = saySokobanFormat('too-many-rows', to - from, MAX_SIDE);
  return { from, to, rows: [], ...NO_ROWS, error: textError(from + 1, 1, 'board-too-large', message) };
}

/** A row with an unknown character may be anything, so the run is not just a wall pattern. */
const isWallsOnly = ({ all, kinds }: Run): boolean =>
  (all & ~(KIND.wall | KIND.exWall | KIND.dash | BLANK)) === 0 && !kinds.some((each) => each & KIND.text);

function parseBoard(lines: Lines, whole: Run, alphabet: Alphabet, letters?: string): BoardText | number {
  if (whole.to - whole.from > MAX_KEPT) return whole.all & (KIND.wall | KIND.exWall) ? tooLong(whole) : whole.to;
  const run = trimmed(whole);
  if (run.kinds.length === 0) return whole.to;
  const { rows: written, rowLines } = boardRows(lines, run, alphabet);
  if (!isBoard(written, run.all)) return whole.to;
  const { rows, margin } = withoutMargin(written);
  const board: Writable<BoardText> = {
    from: run.from,
    to: run.to,
    rows,
    margin: run.all & (RUN_LENGTH | KIND.tab) ? 0 : margin,
    isRunLength: (run.all & KIND.digit) !== 0,
    isWallsOnly: isWallsOnly(run),
    repairs: letters || run.all & KIND.tab ? boardRepairs(run, letters) : NO_REPAIRS,
  };
  if (rowLines) board.rowLines = rowLines;
  const error = run.all & KIND.digit ? countErrorIn(lines, run) : undefined;
  if (error) board.error = error;
  return board;
}

/** The first count of a run that can't be meant. */
function countErrorIn(lines: Lines, { from, kinds }: Run): TextError<FormatErrorCode> | undefined {
  for (const [i, kind] of kinds.entries()) {
    if (!(kind & RUN_LENGTH)) continue;
    const start = lines.starts[from + i] as number;
    const countProblem = findCountError(lines.text, start, lines.ends[from + i] as number);
    if (!countProblem) continue;
    const place = [from + i + 1, countProblem.at - start + 1] as const;
    if (countProblem.kind === 'row-too-long')
      return textError(...place, 'board-too-large', saySokobanFormat('row-too-long', countProblem.cells, MAX_SIDE));
    const message =
      countProblem.kind === 'zero-count'
        ? saySokobanFormat('zero-count', countProblem.letter)
        : saySokobanFormat('count-of-nothing', countProblem.digits);
    return textError(...place, 'bad-count', message);
  }
  return undefined;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

const NO_REPAIRS: readonly TextError<WarningCode>[] = [];

function boardRepairs(run: Run, letters: string | undefined): TextError<WarningCode>[] {
  const repairs: TextError<WarningCode>[] = [];
  if (letters) repairs.push(repairAt(run.from, 'other-letters', saySokobanFormat('other-letters', letters)));
  if (run.all & KIND.tab) repairs.push(repairAt(run.from, 'tabs', saySokobanFormat('tabs')));
  return repairs;
}

/** A board in # @ + $ * . letters, plain or run-length, or in one of the two other alphabets of the field. */
export const findBoard: FindBoard = (lines, at) => {
  const kinds = kindsOfLine(lines, at, STANDARD);
  if (isExRow(kinds)) {
    const run = runFrom(lines, at, kinds, EX_WALLS, (_lines, _at, next) => isExRow(next));
    const board = parseBoard(lines, run, EX_WALLS, 'X wall, * box, & box on goal');
    return typeof board === 'number' ? board : withUnknown(board, lines, run, EX_WALLS, 'X @ + * . &');
  }
  if (!isStandardRow(lines, at, kinds)) return at + 1;
  const run = runFrom(lines, at, kinds, STANDARD, isStandardRow);
  // With letters of no alphabet beside them, what b, B, p, P, and o mean would be a guess.
  const isLower = (run.all & KIND.other) !== 0 && !run.kinds.includes(KIND.text);
  if (isLower) return parseBoard(lines, run, LOWER, 'b B box, p P player, o goal');
  return parseBoard(lines, run, STANDARD);
};

/** The first character of a run that is not in the alphabet. */
function unknownIn(
  lines: Lines,
  run: Run,
  alphabet: Alphabet,
  expected: string,
): TextError<FormatErrorCode> | undefined {
  for (let at = run.from; at < run.to; at++) {
    const column = [...lines.line(at)].findIndex((c) => letterKinds(c, 0, c.length, alphabet.kinds) & KIND.text);
    if (column < 0) continue;
    const letter = JSON.stringify([...lines.line(at)][column]);
    return textError(at + 1, column + 1, 'unknown-character', saySokobanFormat('unknown-character', letter, expected));
  }
  return undefined;
}

/** The same board; with an error, and not said to be converted, if a row has a character that is not in the alphabet. */
function withUnknown(board: BoardText, lines: Lines, run: Run, alphabet: Alphabet, expected: string): BoardText {
  if (!run.kinds.includes(KIND.text)) return board;
  const error = unknownIn(lines, run, alphabet, expected);
  return error ? { ...board, error, repairs: NO_REPAIRS } : board;
}

/** The same board with the rows of floor above and below it: they are not remarks. */
function withFloorRound(board: BoardText, from: number, to: number): BoardText {
  if (board.from === from && board.to === to) return board;
  return { ...board, from, to, rowLines: board.rows.map((_, row) => board.from + row + 1) };
}

/** A board in the letters A B # . G X Y. XSB letters are unknown here. */
export const findCourseBoard: FindBoard = (lines, at) => {
  const isRow: IsRow = (_lines, _at, kinds) => isCourseRow(kinds) || isCourseFloor(kinds);
  let first = at;
  let kinds = kindsOfLine(lines, first, COURSE_ALPHABET);
  while (isCourseFloor(kinds) && first + 1 < lines.count) kinds = kindsOfLine(lines, ++first, COURSE_ALPHABET);
  if (!isCourseRow(kinds)) return Math.max(first, at + 1);
  const run = runFrom(lines, first, kinds, COURSE_ALPHABET, isRow);
  const inner = parseBoard(lines, run, COURSE_ALPHABET);
  if (typeof inner === 'number') return inner;
  return withUnknown(withFloorRound(inner, at, run.to), lines, run, COURSE_ALPHABET, 'A B # . G X Y');
};

const SIZE_LINE = /^[ \t]*(\d{1,9})[ \t]+(\d{1,9})[ \t]*$/;

/** Width and height if line `at` is exactly `width height`. */
export function sizeLine(lines: Lines, at: number): { width: number; height: number } | undefined {
  if ((lines.ends[at] as number) - (lines.starts[at] as number) > 40) return undefined;
  const match = SIZE_LINE.exec(lines.line(at));
  return match ? { width: Number(match[1]), height: Number(match[2]) } : undefined;
}

/** A board under its size line: as many rows as the line says, unchanged, and rows of walls right below them. */
export const findSizedBoard: FindBoard = (lines, at) => {
  const size = sizeLine(lines, at);
  if (!size) return at + 1;
  let to = Math.min(lines.count, at + 1 + size.height);
  const board = { from: at, to, rows: [] as string[], ...NO_ROWS };
  const error = (code: FormatErrorCode, message: Message): BoardText => {
    return { ...board, error: textError(at + 1, 1, code, message) };
  };
  if (size.width > MAX_SIDE || size.height > MAX_SIDE) {
    return error('board-too-large', saySokobanFormat('board-too-large', size.width, size.height, MAX_SIDE));
  }
  const following = to - at - 1;
  if (following < size.height) {
    return error('missing-rows', saySokobanFormat('missing-rows', size.height, following));
  }
  const repairs: TextError<WarningCode>[] = [];
  for (let line = at + 1; line < to; line++) {
    const kinds = kindsOfLine(lines, line, STANDARD);
    const row = decodeLine(lines, line, kinds & ~RUN_LENGTH, STANDARD);
    if (row.length > size.width) {
      repairs.push(repairAt(line, 'size-differs', saySokobanFormat('bad-row', row.length, size.width)));
    }
    board.rows.push(row);
  }
  for (let kinds = 0; to < lines.count && board.rows.length <= MAX_SIDE; to++) {
    kinds = kindsOfLine(lines, to, STANDARD);
    if (!(kinds & KIND.wall) || kinds & (RUN_LENGTH | KIND.other) || !isStandardRow(lines, to, kinds)) break;
    repairs.push(repairAt(to, 'size-differs', saySokobanFormat('unexpected-row', size.height)));
    board.rows.push(decodeLine(lines, to, kinds, STANDARD));
  }
  return { ...board, to, rowLines: board.rows.map((_, row) => at + 2 + row), repairs };
};
