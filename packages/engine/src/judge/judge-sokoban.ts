// Judges moves on a Sokoban level by the rules alone: the first move that is blocked, or the boxes left off goals. A level
// whose boxes are on goals from the start is solved by no moves.

import { countOf } from '@masu/core/base/format.js';
import { type Direction, offsets } from '@masu/core/base/grid.js';
import { MAX_REPLAYED_MOVES, type MoveBudget } from '@masu/core/base/puzzle.js';
import { PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import { cellMessage } from '@masu/core/sokoban/rules/cell-message.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Level, Position } from '@masu/core/sokoban/rules/level.js';
import { isSolved, step } from '@masu/core/sokoban/rules/step.js';
import type { PlayablePuzzle } from '../jobs/puzzles/puzzle-types.js';
import { type LevelRead, readLevels } from '../jobs/puzzles/read-levels.js';
import {
  type Answer,
  type Attempt,
  answerKey,
  type Blocker,
  type JudgeRules,
  type Submission,
  type Target,
  type Verdict,
} from './attempt.js';
import type { PuzzleJudge } from './judge-moves.js';
import { isMovesText } from './level-names.js';
import { readMoves } from './read-moves.js';

const LETTER = { left: 'l', up: 'u', right: 'r', down: 'd' } as const;

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
  let [moveCount, pushes, solvedAt] = [0, 0, 0];
  let key = '';
  for (const [index, direction] of moves.entries()) {
    const next = step(level, position, direction);
    if (next.kind === 'blocked') {
      if (allowBlocked) continue;
      const [blocker, why] = blockedBy(level, position, direction);
      const message = `Move ${index + 1} (${direction}) is blocked: ${why}.`;
      const failed = { solved: false, failedAt: index + 1, blockedBy: blocker, fault: 'blocked' } as const;
      return { ...failed, moves: index, pushes, message, key: answerKey(key + lettersFrom(moves, index)) };
    }
    position = next.to;
    moveCount++;
    key += LETTER[direction];
    if (next.kind !== 'push') continue;
    pushes++;
    if (isSolved(level, position)) solvedAt = index + 1;
  }
  const blocked = moves.length - moveCount;
  const counts = { moves: moveCount, pushes, key: answerKey(key), ...(blocked > 0 ? { blockedMoves: blocked } : {}) };
  if (isSolved(level, position)) return { solved: true, ...counts, message: '' };
  const message = unsolvedMessage(level, position, moves.length, solvedAt);
  return { solved: false, fault: 'unsolved', ...counts, message };
}

type SokobanRules = PlayablePuzzle<'sokoban'>;

/** The verdict, or an error if the answer can't be read as moves. */
function judgeSokoban(
  puzzle: SokobanRules,
  level: Level,
  answer: Answer,
  rules: JudgeRules,
  budget: MoveBudget,
): Result<Verdict, TextError> {
  if (answer.kind === 'none') return ok({ solved: false, fault: 'no-solution', message: answer.message });
  if (answer.kind === 'grid')
    return fail(textError(1, 1, 'bad-moves', 'Expected moves, but this is a grid of digits.'));
  const moves = puzzle.parseMoves(answer.text);
  if (!moves.ok) return moves;
  if (moves.value.length === 0) return ok(isSolved(level, level.start) ? NOTHING_TO_DO : NO_MOVES);
  budget.moves -= moves.value.length;
  if (budget.moves < 0) {
    const message = `Too many moves to replay: one submission may have ${countOf(MAX_REPLAYED_MOVES, 'move', 'moves')}.`;
    return fail(textError(1, 1, 'too-many-moves', message));
  }
  return ok(replayed(level, moves.value, rules));
}

function levelTarget(puzzle: SokobanRules, { number, title, level }: LevelRead<'sokoban'>): Target {
  return {
    ...(level.ok ? { hash: puzzle.hash(level.value) } : {}),
    ...(title === undefined || title === '' ? {} : { title }),
    place: number,
    hasBoard: true,
  };
}

/** Moves below a board without a word that says so: the reader takes such a line for a note or a title. */
const looseMoves = ({ notes = [], title = '' }: Draft): string =>
  [title, ...notes].filter((line) => /^\s*[lurd]+\s*$/i.test(line)).join('\n');

function storedAttempts(puzzle: SokobanRules, read: LevelRead<'sokoban'>): Result<Attempt, TextError>[] {
  const { draft } = read;
  if (!draft) return [read.level.ok ? fail(textError(1, 1, 'no-level', 'No level here.')) : read.level];
  const target = levelTarget(puzzle, read);
  const from = draft.place?.line ?? 1;
  const stored = (draft.stored ?? []).flatMap(({ kind, moves }, index): Attempt[] => {
    const line = draft.place?.stored?.[index] ?? from;
    return kind === 'solution' ? [{ target, line, answer: { kind: 'moves', text: moves } }] : [];
  });
  if (stored.length > 0) return stored.map(ok);
  const loose = looseMoves(draft);
  if (loose !== '') return [ok({ target, line: from, answer: { kind: 'moves', text: loose } })];
  // A board that is solved from its start is solved by no moves, so none are written with it.
  const answer: Answer =
    read.level.ok && isSolved(read.level.value, read.level.value.start)
      ? { kind: 'moves', text: '' }
      : { kind: 'none', message: 'There is a board, but no solution with it.' };
  return [ok({ target, line: from, answer })];
}

/** The stored solutions of every level; an error if there is no level. */
function readBoards(puzzle: SokobanRules, { text, name }: Submission): Result<Attempt, TextError>[] {
  const read = readLevels(text, { name });
  if (!read.ok) return [read];
  const { id, levels } = read.value;
  if (id === puzzle.id)
    return (levels as readonly LevelRead<'sokoban'>[]).flatMap((level) => storedAttempts(puzzle, level));
  const message = `This is a ${PUZZLE_NAMES[id]} file; the levels are ${PUZZLE_NAMES[puzzle.id]}.`;
  return [fail(textError(1, 1, 'other-puzzle', message))];
}

const isMoves = ({ answer }: Attempt): boolean => answer.kind !== 'moves' || isMovesText(answer.text);

export const sokobanJudge = (puzzle: SokobanRules): PuzzleJudge => ({
  answerName: 'one line of moves',
  read(table, submission) {
    const { text } = submission;
    const moves = readMoves(table, text);
    // A board is drawn with walls, or is XML; everything else must be moves.
    return moves.every(isMoves) || !/[#<]/.test(text) ? moves.map(ok) : readBoards(puzzle, submission);
  },
  judge: (level: Level, answer, rules, budget) => judgeSokoban(puzzle, level, answer, rules, budget),
  isSolvedAtStart: (level: Level) => isSolved(level, level.start),
});
