// Judges moves on a Sokoban level by the rules alone: the first move that is blocked, or the boxes left off goals. A level
// whose boxes are on goals from the start is solved by no moves.

import { countOf } from '../base/format.js';
import { type Direction, offsets } from '../base/grid.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import { cellMessage, isSolved, type Level, type Position, parseMoves, step } from '../sokoban/index.js';
import type { Answer } from './attempt.js';
import { type Blocker, type JudgeRules, keyOf, type Verdict } from './verdict.js';

const LETTER = { left: 'l', up: 'u', right: 'r', down: 'd' } as const;

/** Moves that may still be replayed: ten characters can stand for a million moves. */
export interface ReplayBudget {
  moves: number;
}

const MOST_MOVES = 10_000_000;
/** For one submission. */
export const newReplayBudget = (): ReplayBudget => ({ moves: MOST_MOVES });

function blockedBy(level: Level, position: Position, direction: Direction): readonly [Blocker, message: string] {
  const offset = offsets(level.width)[direction];
  const ahead = position.player + offset;
  if (!position.boxes.includes(ahead)) return ['wall', `there is a wall at ${cellMessage(level, ahead)}`];
  const box = `the box at ${cellMessage(level, ahead)} can’t be pushed`;
  return position.boxes.includes(ahead + offset)
    ? ['two-boxes', `${box}, because there is another box behind it`]
    : ['box-and-wall', `${box}, because there is a wall behind it`];
}

const NO_MOVES: Verdict = { solved: false, fault: 'no-solution', moves: 0, pushes: 0, message: 'There are no moves.' };
const NOTHING_TO_DO: Verdict = { solved: true, moves: 0, pushes: 0, message: '' };

function unsolvedMessage(level: Level, position: Position, moves: number, solvedAt: number): string {
  const off = position.boxes.filter((box) => !level.goalMap[box]);
  const where = cellMessage(level, off[0] as number);
  const boxes = off.length === 1 ? `the box at ${where} is` : `${off.length} boxes are`;
  const before = solvedAt > 0 ? ` It was solved after move ${solvedAt}; later moves undo that.` : '';
  return `After the last move (${moves}), ${boxes} not on a goal.${before}`;
}

/** The moves from an index on, as letters. */
const lettersFrom = (moves: readonly Direction[], from: number): string =>
  moves
    .slice(from)
    .map((move) => LETTER[move])
    .join('');

function replayed(level: Level, moves: readonly Direction[], { allowBlocked }: JudgeRules): Verdict {
  let position: Position = level.start;
  let [made, pushes, solvedAt] = [0, 0, 0];
  let key = '';
  for (const [index, direction] of moves.entries()) {
    const taken = step(level, position, direction);
    if (taken.kind === 'blocked') {
      if (allowBlocked) continue;
      const [blocker, why] = blockedBy(level, position, direction);
      const message = `Move ${index + 1} (${direction}) is blocked: ${why}.`;
      const failed = { solved: false, failedAt: index + 1, blockedBy: blocker, fault: 'blocked' } as const;
      return { ...failed, moves: index, pushes, message, key: keyOf(key + lettersFrom(moves, index)) };
    }
    position = taken.to;
    made++;
    key += LETTER[direction];
    if (taken.kind !== 'push') continue;
    pushes++;
    if (isSolved(level, position)) solvedAt = index + 1;
  }
  const blocked = moves.length - made;
  const counts = { moves: made, pushes, key: keyOf(key), ...(blocked > 0 ? { blockedMoves: blocked } : {}) };
  if (isSolved(level, position)) return { solved: true, ...counts, message: '' };
  const message = unsolvedMessage(level, position, moves.length, solvedAt);
  return { solved: false, fault: 'unsolved', ...counts, message };
}

/** The verdict, or an error if the answer can't be read as moves. */
export function judgeSokoban(
  level: Level,
  answer: Answer,
  budget: ReplayBudget,
  rules: JudgeRules = {},
): Result<Verdict, TextError> {
  if (answer.kind === 'none') return ok({ solved: false, fault: 'no-solution', message: answer.message });
  if (answer.kind === 'grid')
    return fail(textError(1, 1, 'bad-moves', 'Expected moves, but this is a grid of digits.'));
  const moves = parseMoves(answer.text);
  if (!moves.ok) return moves;
  if (moves.value.length === 0) return ok(isSolved(level, level.start) ? NOTHING_TO_DO : NO_MOVES);
  budget.moves -= moves.value.length;
  if (budget.moves < 0) {
    const message = `Too many moves to replay: one submission may have ${countOf(MOST_MOVES, 'move', 'moves')}.`;
    return fail(textError(1, 1, 'too-many-moves', message));
  }
  return ok(replayed(level, moves.value, rules));
}
