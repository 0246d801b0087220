// Parses a text of boards and remarks into drafts: finds the boards, then assigns every remark to its level. Files put
// titles above or below their boards; the file as a whole decides which: `key: value` pairs directly below a board
// settle it. Otherwise pairs belong to the board before them, and a single line of text to the board after.

import { defined } from '../../base/defined.js';
import { indexLines, type Lines, MAX_LEVELS, MAX_LINES, tooManyLevels, tooManyLines } from '../../base/lines.js';
import type { Reading, ReadOptions } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import type { Draft } from '../rules/draft.js';
import type { BoardText, FindBoard } from './board.js';
import { dealRemarks, type LevelWords } from './deal-remarks.js';
import { saySokobanFormat, type WarningCode } from './error-codes.js';
import { CommentBlocks, type Remark, readRemarks } from './remarks.js';
import { unquoted } from './unquoted.js';

export interface CollectionReading extends Reading<Draft> {
  /** How many boards use run lengths. */
  readonly runLengthBoards: number;
}

interface Found {
  readonly boards: readonly BoardText[];
  /** The remarks before, between, and after the boards: one more list than boards. */
  readonly remarks: readonly Remark[][];
  /** The line after which there was too much text to keep. */
  readonly cutAt?: number;
}

/** Lines of text kept for all levels of a file together; the rest is skipped with a warning. */
const MAX_REMARKS = 2_000_000;

function findAll(lines: Lines, find: FindBoard): Found {
  const boards: BoardText[] = [];
  const blocks = new CommentBlocks(lines);
  for (let at = 0; at < lines.count && boards.length < MAX_LEVELS; ) {
    const block = blocks.endOf(at);
    if (block !== undefined) {
      at = block + 1;
      continue;
    }
    const board = find(lines, at);
    if (typeof board !== 'number') boards.push(board);
    at = typeof board === 'number' ? board : board.to;
  }
  return { boards, ...assignRemarks(lines, boards) };
}

/** The remarks between the boards; none if there are no boards. */
function assignRemarks(lines: Lines, boards: readonly BoardText[]): Omit<Found, 'boards'> {
  const blocks = new CommentBlocks(lines);
  const remarks: Remark[][] = [];
  let left = boards.length === 0 ? 0 : MAX_REMARKS;
  let cutAt: number | undefined;
  const read = (from: number, to: number): void => {
    const until = Math.min(to, from + left);
    if (until < to && boards.length > 0) cutAt ??= until;
    remarks.push(readRemarks(lines, from, until, blocks));
    left -= until - from;
  };
  let from = 0;
  for (const board of boards) {
    read(from, board.from);
    from = board.to;
  }
  // After the level limit, the following text contains further boards, not remarks.
  read(from, boards.length < MAX_LEVELS ? lines.count : from);
  return { remarks, ...defined({ cutAt }) };
}

const isNothing = (remark: Remark): boolean =>
  remark.kind === 'gap' || (remark.kind === 'text' && /^[-_ \t]*$/.test(remark.text));

/** A wall pattern without a player right above a board with one is decoration separated by a blank line. */
function isOrphan(split: Found, at: number): boolean {
  const board = split.boards[at] as BoardText;
  const below = split.boards[at + 1];
  if (!board.isWallsOnly || board.error || !below) return false;
  const between = split.remarks[at + 1] as Remark[];
  return between.every(isNothing) && below.rows.some((row) => /[@+]/.test(row));
}

function withoutOrphans(board: Found): Found {
  if (!board.boards.some((_, at) => isOrphan(board, at))) return board;
  const isKept = board.boards.map((_, at) => !isOrphan(board, at));
  // Each list is copied once and then grows: otherwise a file of only orphans would take quadratic time.
  const remarks: Remark[][] = [[...(board.remarks[0] as Remark[])]];
  board.boards.forEach((_, at) => {
    const after = board.remarks[at + 1] as Remark[];
    if (isKept[at]) remarks.push([...after]);
    else for (const remark of after) remarks.at(-1)?.push(remark);
  });
  return { ...board, boards: board.boards.filter((_, at) => isKept[at]), remarks };
}

function readDraft(board: BoardText, words: LevelWords, repair: TextError | undefined): Result<Draft, TextError> {
  const error = board.error ?? repair;
  if (error) return fail(error);
  const { storedLines, ...rest } = words;
  const lines = defined({ lines: board.rowLines, stored: storedLines });
  return ok({ rows: board.rows, ...rest, place: { line: board.from + 1, column: board.margin + 1, ...lines } });
}

/** Warnings about text skipped because there is too much of it. */
function* excesses(lines: Lines, board: Found): Generator<TextError<WarningCode>> {
  if (lines.count >= MAX_LINES) yield tooManyLines();
  if (board.boards.length >= MAX_LEVELS) yield tooManyLevels((board.boards.at(-1) as BoardText).to);
  if (board.cutAt !== undefined)
    yield textError(board.cutAt + 1, 1, 'too-much-text', saySokobanFormat('too-much-text'));
}

/** Never throws; takes linear time for any text. */
export function readCollection(text: string, find: FindBoard, options: ReadOptions = {}): CollectionReading {
  const written = indexLines(text);
  const warnings: TextError<WarningCode>[] = [];
  let split = findAll(written, find);
  let quoted: TextError<WarningCode> | undefined;
  if (split.boards.length === 0) {
    const bare = unquoted(written);
    const inside = bare && findAll(bare, find);
    if (inside?.boards.some((board) => board.rows.some((row) => row.includes('#')))) {
      split = inside;
      const line = (split.boards[0] as BoardText).from + 1;
      quoted = textError(line, 1, 'quoted', saySokobanFormat('quoted'));
      warnings.push(quoted);
    }
  }
  warnings.push(...excesses(written, split));
  const { boards, remarks } = withoutOrphans(split);
  const words = dealRemarks(boards, remarks);
  for (const board of boards) for (const repair of board.repairs) warnings.push(repair);
  return {
    levels: boards.map((board, at) =>
      readDraft(board, words[at] as LevelWords, options.strict ? (quoted ?? board.repairs[0]) : undefined),
    ),
    warnings,
    runLengthBoards: boards.reduce((sum, board) => sum + (board.isRunLength ? 1 : 0), 0),
  };
}
