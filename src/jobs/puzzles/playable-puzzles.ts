// The puzzles without their solvers: enough to read, play, verify, and write. Reading a level must not load a solver.

import type { PuzzleId } from '../../base/puzzle.js';
import { fail, type Result, type TextError } from '../../base/result.js';
import { FUTOSHIKI_RULES, FUTOSHIKI_TEXT } from '../../futoshiki/index.js';
import { SOKOBAN_RULES, SOKOBAN_TEXT } from '../../sokoban/index.js';
import type { AnyLevel, DraftOf, FiguresOf, LevelOf, PlayablePuzzle } from './puzzle-types.js';

export const PLAYABLE: { readonly [Id in PuzzleId]: PlayablePuzzle<Id> } = {
  sokoban: { ...SOKOBAN_RULES, ...SOKOBAN_TEXT },
  futoshiki: { ...FUTOSHIKI_RULES, ...FUTOSHIKI_TEXT },
};

export const playableOf = <Id extends PuzzleId>(id: Id): PlayablePuzzle<Id> => PLAYABLE[id];

/** The puzzle of a level; undefined for any other value. */
export const puzzleOfLevel = (level: AnyLevel): PlayablePuzzle<PuzzleId> | undefined =>
  Object.values<PlayablePuzzle<PuzzleId>>(PLAYABLE).find((puzzle) => puzzle.isLevel(level));

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
