// Judges moves of any puzzle by its rules alone: the first move that is blocked, or the position after the last one.

import type { MoveBudget, PuzzleId } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import type { AnyLevel, LevelOf, MoveOf, PlayablePuzzle, PositionOf } from '../jobs/puzzles/puzzle-types.js';
import {
  type Answer,
  type Attempt,
  answerKey,
  type Blocker,
  type JudgeRules,
  type Submission,
  type Verdict,
} from './attempt.js';
import type { LevelTable } from './level-table.js';
import { readMoves } from './read-moves.js';

/** How the solutions of one puzzle are read and judged. */
export interface PuzzleJudge {
  /** What a file in order has per level. */
  readonly answerName: string;
  /** The attempts of a submission that is no JSON, or the error of each that can't be read. */
  read(table: LevelTable, submission: Submission): Result<Attempt, TextError>[];
  /** The verdict, or an error if the answer can't be read as moves. */
  judge(level: AnyLevel, answer: Answer, rules: JudgeRules, budget: MoveBudget): Result<Verdict, TextError>;
  /** Whether no moves at all are a solution. */
  isSolvedAtStart(level: AnyLevel): boolean;
}

/** What a puzzle says about moves that it doesn't just make. */
export interface MoveFaults<Id extends PuzzleId> {
  /** Why a move can't be made; undefined if it can, or merely changes nothing. */
  blockedBy(level: LevelOf<Id>, position: PositionOf<Id>, move: MoveOf<Id>): readonly [Blocker, string] | undefined;
  /** The verdict on the position after the last move. */
  judgeEnd(level: LevelOf<Id>, position: PositionOf<Id>): Verdict;
}

/** The verdict on moves. */
export function judgeMoves<Id extends PuzzleId>(
  puzzle: PlayablePuzzle<Id>,
  level: LevelOf<Id>,
  moves: readonly MoveOf<Id>[],
  { allowBlocked }: JudgeRules,
  { blockedBy, judgeEnd }: MoveFaults<Id>,
): Verdict {
  if (moves.length === 0) return { solved: false, fault: 'no-solution', moves: 0, message: 'There are no moves.' };
  const key = answerKey(puzzle.makeMoves(level, moves));
  let position = puzzle.start(level);
  let skipped = 0;
  for (const [index, move] of moves.entries()) {
    const blocked = blockedBy(level, position, move);
    if (blocked && allowBlocked) {
      skipped++;
      continue;
    }
    if (blocked) {
      const [blocker, why] = blocked;
      const message = `Move ${index + 1} (${puzzle.makeMoves(level, [move])}) is blocked: ${why}.`;
      return { solved: false, failedAt: index + 1, blockedBy: blocker, fault: 'blocked', moves: index, message, key };
    }
    position = puzzle.play(level, position, move) ?? position;
  }
  const counts = { moves: moves.length - skipped, ...(skipped > 0 ? { blockedMoves: skipped } : {}) };
  return { ...judgeEnd(level, position), ...counts, key };
}

/** How a puzzle without words of its own is judged. */
export function judgeByRules(puzzle: PlayablePuzzle<PuzzleId>): PuzzleJudge {
  const isSolvedAtStart = (level: AnyLevel): boolean => puzzle.isSolved(level, puzzle.start(level));
  const faults: MoveFaults<PuzzleId> = {
    blockedBy: (level, position, move) =>
      puzzle.play(level, position, move) === undefined ? ['rules', 'the rules don’t allow it'] : undefined,
    judgeEnd: (level, position) =>
      puzzle.isSolved(level, position)
        ? { solved: true, message: '' }
        : { solved: false, fault: 'unsolved', message: 'After the last move, the level is not solved.' },
  };
  return {
    answerName: 'one line of moves',
    read: (table, { text }) => readMoves(table, text).map(ok),
    judge(level, answer, rules) {
      if (answer.kind === 'none') return ok({ solved: false, fault: 'no-solution', message: answer.message });
      if (answer.kind === 'grid')
        return fail(textError(1, 1, 'bad-moves', 'Expected moves, but this is a grid of digits.'));
      const moves = puzzle.parseMoves(answer.text);
      if (!moves.ok) return moves;
      if (moves.value.length === 0 && isSolvedAtStart(level)) return ok({ solved: true, moves: 0, message: '' });
      return ok(judgeMoves(puzzle, level, moves.value, rules, faults));
    },
    isSolvedAtStart,
  };
}
