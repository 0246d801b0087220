// The four functions of ECE 209's assignment with their contracts: a puzzle is an array of digits row by row, 0 for
// blank; the constraints of a cell are bits: 1 less than the right neighbor, 2 greater than it, 4 less than the one
// below, 8 greater than it. Numbers 1 and 0 stand for success and failure, as in the course.

import { finish, PATIENT } from '../../base/outcome.js';
import { fail, ok, type Result, type TextError, textError } from '../../base/result.js';
import { decodeText } from '../../base/text.js';
import { loadBytes } from '../../batch/index.js';
import {
  boardRows,
  conflictingCells,
  FUTOSHIKI,
  type FutoshikiLevel,
  isLegal as isLegalAt,
  makeConstraints,
  parseConstraints,
} from '../../futoshiki/index.js';

/** The arrays of a puzzle. */
export interface PuzzleArrays {
  readonly puzzle: number[];
  readonly constraints: number[];
  readonly size: number;
}

/** The first puzzle of a text in the course's format. */
export function parsePuzzle(text: string): Result<PuzzleArrays, TextError> {
  const bars = FUTOSHIKI.formats.find((format) => format.id === 'bars');
  const draft = bars?.parse(text).levels[0];
  if (!draft) return fail(textError(1, 1, 'no-puzzle', 'The file holds no puzzle; expected its size and its rows.'));
  if (!draft.ok) return draft;
  const level = FUTOSHIKI.validate(draft.value);
  if (!level.ok) return level;
  const { size, cells } = level.value;
  return ok({ puzzle: [...cells], constraints: makeConstraints(level.value), size });
}

/** Reads a puzzle file: 1 and the arrays in `into`, or 0 where it cannot be opened. What is no puzzle throws. */
export function readPuzzle(filename: string, into: Partial<PuzzleArrays>): 0 | 1 {
  const bytes = loadBytes(filename);
  if (!bytes.ok) return 0;
  const read = parsePuzzle(decodeText(bytes.value));
  if (!read.ok) throw new Error(`${filename}:${read.error.line}:${read.error.column}: ${read.error.message}`);
  Object.assign(into, read.value);
  return 1;
}

function levelOf(puzzle: readonly number[], constraints: readonly number[], size: number): FutoshikiLevel {
  return { size, cells: puzzle, inequalities: parseConstraints(size, constraints) };
}

/** The text of a puzzle as in its file, without the line of the size. */
export function puzzleText(puzzle: readonly number[], constraints: readonly number[], size: number): string {
  return `${boardRows(levelOf(puzzle, constraints, size), puzzle).join('\n')}\n`;
}

/** Prints that text. */
export function printPuzzle(puzzle: readonly number[], constraints: readonly number[], size: number): void {
  process.stdout.write(puzzleText(puzzle, constraints, size));
}

/** 1 if the number may stand there: none equal in row and column but the box's own, every sign to a filled neighbor kept. */
export function isLegal(
  row: number,
  col: number,
  num: number,
  puzzle: readonly number[],
  constraints: readonly number[],
  size: number,
): 0 | 1 {
  return isLegalAt(levelOf(puzzle, constraints, size), puzzle, row * size + col, num) ? 1 : 0;
}

/** Calls after which the plain algorithm is left for one that reasons: hard puzzles of size 9 would take hours. */
const MOST_CALLS = 5_000_000;

/** Fills the puzzle and gives 1, or gives 0 and leaves it as it was. Finds the first solution in the course's order. */
export function solve(puzzle: number[], constraints: readonly number[], size: number): 0 | 1 {
  const level = levelOf([...puzzle], constraints, size);
  if (conflictingCells(level, level.cells).length > 0) return 0;
  for (const { id, limits } of [
    { id: 'backtrack', limits: { nodes: MOST_CALLS } },
    { id: 'propagate', limits: {} },
  ]) {
    const solver = FUTOSHIKI.solvers.find((row) => row.id === id);
    const outcome = solver && finish(solver.solve(level, limits, PATIENT));
    if (outcome?.verdict === 'unsolvable') return 0;
    if (outcome?.verdict !== 'solved') continue;
    for (const [cell, digit] of outcome.answer.entries()) puzzle[cell] = digit;
    return 1;
  }
  throw new Error('expected a search without limits to end');
}
