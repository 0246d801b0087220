// The puzzles without their solvers: enough to play, verify, and write. Playing a level must not load a solver.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import { puzzleTable } from '@masu/core/base/puzzle-table.js';
import { fail, type Result, type TextError } from '@masu/core/base/result.js';
import { FUTOSHIKI_TEXT } from '@masu/core/futoshiki/formats/puzzle-formats.js';
import { FUTOSHIKI_RULES } from '@masu/core/futoshiki/rules/rules.js';
import { SOKOBAN_TEXT } from '@masu/core/sokoban/formats/puzzle-formats.js';
import { SOKOBAN_RULES } from '@masu/core/sokoban/rules/rules.js';
import type { AnyLevel, DraftOf, FiguresOf, LevelOf, MoveOf, PlayablePuzzle, PositionOf } from './puzzle-types.js';

const playable = puzzleTable<{ readonly [Id in PuzzleId]: PlayablePuzzle<Id> }>({
  sokoban: { ...SOKOBAN_RULES, ...SOKOBAN_TEXT },
  futoshiki: { ...FUTOSHIKI_RULES, ...FUTOSHIKI_TEXT },
});
export const addPlayablePuzzle = playable.add;

export const playableOf = <Id extends PuzzleId>(id: Id): PlayablePuzzle<Id> => playable.rows[id];

/** The puzzle of a level; undefined for any other value. */
export const puzzleOfLevel = (level: AnyLevel): PlayablePuzzle<PuzzleId> | undefined =>
  Object.values<PlayablePuzzle<PuzzleId>>(playable.rows).find((puzzle) => puzzle.isLevel(level));

/** Equal for levels that are the same puzzle, turned or mirrored if the puzzle recognizes that. */
export const likenessKey = <Id extends PuzzleId>(puzzle: PlayablePuzzle<Id>, level: LevelOf<Id>): string =>
  puzzle.likeness?.key(level) ?? puzzle.hash(level);

/** Like the rules' `validate`, but a Sokoban level may have a goal that no box can reach. Some solvers accept those. */
export function validateUnwinnable<Id extends PuzzleId>(id: Id, draft: DraftOf<Id>): Result<LevelOf<Id>, TextError> {
  const puzzle = playableOf(id);
  return puzzle.validateUnwinnable?.(draft) ?? puzzle.validate(draft);
}

/** Verifies a solution as reports and files write it. */
export function checkSolutionText<Id extends PuzzleId>(
  id: Id,
  level: LevelOf<Id>,
  solution: string | readonly string[],
): Result<FiguresOf<Id>, string> {
  const answer = playableOf(id).parseAnswer(solution);
  return answer === undefined ? fail('The solution cannot be read.') : playableOf(id).verify(level, answer);
}

/** Where moves lead, whether they solve the level or not. */
export interface ReplayedMoves<Id extends PuzzleId> {
  readonly solved: boolean;
  /** The moves that were not blocked. */
  readonly made: readonly MoveOf<Id>[];
  /** How many of them were pushes, if the puzzle counts them. */
  readonly pushes?: number;
  /** The indexes of the others, from 0. */
  readonly blocked: readonly number[];
  readonly position: PositionOf<Id>;
}

/** Plays moves from the start; a blocked one changes nothing. */
export function replayMoves<Id extends PuzzleId>(
  puzzle: PlayablePuzzle<Id>,
  level: LevelOf<Id>,
  moves: readonly MoveOf<Id>[],
): ReplayedMoves<Id> {
  let position = puzzle.start(level);
  let pushes = 0;
  const made: MoveOf<Id>[] = [];
  const blocked: number[] = [];
  for (const [index, move] of moves.entries()) {
    const next = puzzle.play(level, position, move);
    if (next === undefined) {
      blocked.push(index);
      continue;
    }
    if (puzzle.isPush?.(position, next)) pushes++;
    made.push(move);
    position = next;
  }
  const solved = puzzle.isSolved(level, position);
  return { solved, made, ...(puzzle.isPush ? { pushes } : {}), blocked, position };
}
