// Judges a Futoshiki grid, or the moves that fill one, by the rules alone.

import { countOf } from '../base/format.js';
import { ok, type Result, type TextError } from '../base/result.js';
import {
  cellName,
  checkGrid,
  type FutoshikiLevel,
  type FutoshikiMove,
  makeMoves,
  parseMoves,
  playMove,
  startPosition,
} from '../futoshiki/index.js';
import type { Answer } from './attempt.js';
import { type Blocker, type JudgeRules, keyOf, type Verdict } from './verdict.js';

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

function judgeMoves(level: FutoshikiLevel, moves: readonly FutoshikiMove[], { allowBlocked }: JudgeRules): Verdict {
  if (moves.length === 0) return { solved: false, fault: 'no-solution', moves: 0, message: 'There are no moves.' };
  const key = keyOf(makeMoves(moves));
  let position = startPosition(level);
  let skipped = 0;
  for (const [index, move] of moves.entries()) {
    const blocked = blockedBy(level, move);
    if (blocked && allowBlocked) {
      skipped++;
      continue;
    }
    if (blocked) {
      const [blocker, why] = blocked;
      const message = `Move ${index + 1} (${makeMoves([move])}) is blocked: ${why}.`;
      return { solved: false, failedAt: index + 1, blockedBy: blocker, fault: 'blocked', moves: index, message, key };
    }
    position = playMove(level, position, move) ?? position;
  }
  const counts = { moves: moves.length - skipped, ...(skipped > 0 ? { blockedMoves: skipped } : {}) };
  return { ...judgeDigits(level, position.digits), ...counts, key };
}

/** The verdict, or an error if the answer can't be read as moves. */
export function judgeFutoshiki(
  level: FutoshikiLevel,
  answer: Answer,
  rules: JudgeRules = {},
): Result<Verdict, TextError> {
  if (answer.kind === 'none') return ok({ solved: false, fault: 'no-solution', message: answer.message });
  if (answer.kind === 'moves') {
    const moves = parseMoves(answer.text);
    return moves.ok ? ok(judgeMoves(level, moves.value, rules)) : moves;
  }
  if (answer.size !== level.size) {
    const message = `The grid is ${answer.size} × ${answer.size}; the puzzle is ${level.size} × ${level.size}.`;
    return ok({ solved: false, fault: 'wrong-grid', message });
  }
  const verdict = judgeDigits(level, answer.digits);
  // Right grids are equal because the puzzle has one solution; equal wrong grids are worth a look.
  return ok(verdict.solved ? verdict : { ...verdict, key: keyOf(answer.digits.join(' ')) });
}
