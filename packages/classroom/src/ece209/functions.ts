// The four functions of ECE 209's assignment with their contracts: a puzzle is an array of digits row by row, 0 for
// blank; the constraints of a cell are bits: 1 less than the right neighbor, 2 greater than it, 4 less than the one
// below, 8 greater than it. 1 means success and 0 failure, as in the course.

import { finish, PATIENT } from '@masu/core/base/outcome.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { decodeText } from '@masu/core/base/text.js';
import { BARS } from '@masu/core/futoshiki/formats/bars.js';
import { boardRows } from '@masu/core/futoshiki/rules/board-text.js';
import { makeConstraints, parseConstraints } from '@masu/core/futoshiki/rules/course-arrays.js';
import { conflictingCells, isLegal as isLegalAt } from '@masu/core/futoshiki/rules/legal.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import { loadBytes } from '@masu/node-host/files/load-file.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';

/** The arrays of a puzzle. */
export interface PuzzleArrays {
  readonly puzzle: number[];
  readonly constraints: number[];
  readonly size: number;
}

/** The first puzzle of a text in the course's format. */
export function parsePuzzle(text: string): Result<PuzzleArrays, TextError> {
  const draft = BARS.parse(text).levels[0];
  if (!draft) return fail(textError(1, 1, 'no-puzzle', 'The file contains no puzzle; expected its size and its rows.'));
  if (!draft.ok) return draft;
  const level = FUTOSHIKI.validate(draft.value);
  if (!level.ok) return level;
  const { size, cells } = level.value;
  return ok({ puzzle: [...cells], constraints: makeConstraints(level.value), size });
}

/** Reads a puzzle file: 1 and the arrays in `into`, or 0 if it can't be opened. Throws if it is not a puzzle. */
export function readPuzzle(filename: string, into: Partial<PuzzleArrays>): 0 | 1 {
  const bytes = loadBytes(filename);
  if (!bytes.ok) return 0;
  const read = parsePuzzle(decodeText(bytes.value));
  if (!read.ok) throw new Error(`${filename}:${read.error.line}:${read.error.column}: ${read.error.message}`);
  Object.assign(into, read.value);
  return 1;
}

function futoshikiFromArrays(puzzle: readonly number[], constraints: readonly number[], size: number): FutoshikiLevel {
  return { size, cells: puzzle, inequalities: parseConstraints(size, constraints) };
}

/** The text of a puzzle as in its file, without the line that gives the size. */
export function puzzleText(puzzle: readonly number[], constraints: readonly number[], size: number): string {
  return `${boardRows(futoshikiFromArrays(puzzle, constraints, size), puzzle).join('\n')}\n`;
}

/** Prints that text. */
export function printPuzzle(puzzle: readonly number[], constraints: readonly number[], size: number): void {
  process.stdout.write(puzzleText(puzzle, constraints, size));
}

/** 1 if the number can be placed: no equal number in the rest of its row and column, every sign to a filled neighbor satisfied. */
export function isLegal(
  row: number,
  col: number,
  num: number,
  puzzle: readonly number[],
  constraints: readonly number[],
  size: number,
): 0 | 1 {
  return isLegalAt(futoshikiFromArrays(puzzle, constraints, size), puzzle, row * size + col, num) ? 1 : 0;
}

/** After this many calls, propagation replaces plain backtracking: hard 9 × 9 puzzles would take hours. */
const MAX_CALLS = 5_000_000;

/** Fills in the puzzle and returns 1, or returns 0 and leaves it unchanged. Finds the first solution in the course's order. */
export function solve(puzzle: number[], constraints: readonly number[], size: number): 0 | 1 {
  const level = futoshikiFromArrays([...puzzle], constraints, size);
  if (conflictingCells(level, level.cells).length > 0) return 0;
  for (const { id, limits } of [
    { id: 'backtrack', limits: { nodes: MAX_CALLS } },
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
