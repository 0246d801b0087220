// Judges a Futoshiki grid, or the moves that fill one, by the rules alone.

import { countOf } from '@masu/core/base/format.js';
import { ok, type Result, type TextError } from '@masu/core/base/result.js';
import { cellName } from '@masu/core/futoshiki/rules/cell-name.js';
import { checkGrid } from '@masu/core/futoshiki/rules/check.js';
import type { FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { FutoshikiMove } from '@masu/core/futoshiki/rules/position.js';
import type { PlayablePuzzle } from '../jobs/puzzles/puzzle-types.js';
import { type Answer, answerKey, type Blocker, type JudgeRules, type Verdict } from './attempt.js';
import { judgeMoves, type MoveFaults, type PuzzleJudge } from './judge-moves.js';
import { readGrids } from './read-grids.js';
import { readMoves } from './read-moves.js';

/** Why a move can't be made; undefined if it merely changes nothing. */
function blockedBy(level: FutoshikiLevel, move: FutoshikiMove): readonly [Blocker, message: string] | undefined {
  const { size, cells } = level;
  if (move.row >= size || move.column >= size) return ['off-board', `the grid is ${size} × ${size}`];
  if (move.kind !== 'erase' && move.digit > size) return ['off-board', `the digits go from 1 to ${size}`];
  const given = cells[move.row * size + move.column] as number;
  return given === 0 ? undefined : ['given', `${given} is given there`];
}

/** The verdict on a full or partial grid. */
function judgeDigits(level: FutoshikiLevel, digits: readonly number[]): Verdict {
  const blank = digits.indexOf(0);
  if (blank >= 0 && digits.length === level.size ** 2) {
    const count = countOf(digits.filter((digit) => digit === 0).length, 'cell is blank', 'cells are blank');
    const message = `The grid is not full: ${count}, the first is ${cellName(blank, level.size)}.`;
    return { solved: false, fault: 'incomplete', message };
  }
  const checked = checkGrid(level, digits);
  if (checked.ok) return { solved: true, message: '' };
  // It starts with a digit or with the name of a cell, which is never capitalized.
  return { solved: false, fault: 'wrong-grid', message: `${checked.error}.` };
}

const FAULTS: MoveFaults<'futoshiki'> = {
  blockedBy: (level, _position, move) => blockedBy(level, move),
  judgeEnd: (level, { digits }) => judgeDigits(level, digits),
};

/** The verdict, or an error if the answer can't be read as moves. */
function judgeFutoshiki(
  puzzle: PlayablePuzzle<'futoshiki'>,
  level: FutoshikiLevel,
  answer: Answer,
  rules: JudgeRules = {},
): Result<Verdict, TextError> {
  if (answer.kind === 'none') return ok({ solved: false, fault: 'no-solution', message: answer.message });
  if (answer.kind === 'moves') {
    const moves = puzzle.parseMoves(answer.text);
    return moves.ok ? ok(judgeMoves(puzzle, level, moves.value, rules, FAULTS)) : moves;
  }
  if (answer.size !== level.size) {
    const message = `The grid is ${answer.size} × ${answer.size}; the puzzle is ${level.size} × ${level.size}.`;
    return ok({ solved: false, fault: 'wrong-grid', message });
  }
  const verdict = judgeDigits(level, answer.digits);
  // Right grids are equal because the puzzle has one solution; equal wrong grids are worth a look.
  return ok(verdict.solved ? verdict : { ...verdict, key: answerKey(answer.digits.join(' ')) });
}

export const futoshikiJudge = (puzzle: PlayablePuzzle<'futoshiki'>): PuzzleJudge => ({
  answerName: 'one grid',
  read: (table, { text }) =>
    /\br\d{1,2}c\d{1,2}[=~]/i.test(text) ? readMoves(table, text).map(ok) : readGrids(table, text),
  judge: (level: FutoshikiLevel, answer, rules) => judgeFutoshiki(puzzle, level, answer, rules),
  isSolvedAtStart: () => false,
});
