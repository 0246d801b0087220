// Both puzzles without their solvers: enough to read, play, verify, and write. Reading a level must not load a solver.

import type { PuzzleId } from '../../base/puzzle.js';
import { fail, ok, type Result, type TextError } from '../../base/result.js';
import { checkGrid, FUTOSHIKI_RULES, FUTOSHIKI_TEXT, gridRows, letterDigit } from '../../futoshiki/index.js';
import { parseMoves, SOKOBAN_RULES, SOKOBAN_TEXT, unwinnableLevel, verifySolution } from '../../sokoban/index.js';
import type { AnswerOf, DraftOf, FiguresOf, LevelOf, PlayablePuzzle } from './puzzle-types.js';

type ById<Row extends { readonly [Id in PuzzleId]: unknown }> = Readonly<Row>;

const PLAYABLE: ById<{ [Id in PuzzleId]: PlayablePuzzle<Id> }> = {
  sokoban: { ...SOKOBAN_RULES, ...SOKOBAN_TEXT },
  futoshiki: { ...FUTOSHIKI_RULES, ...FUTOSHIKI_TEXT },
};

export const playableOf = <Id extends PuzzleId>(id: Id): PlayablePuzzle<Id> => PLAYABLE[id];

const VALIDATE_UNWINNABLE: ById<{ [Id in PuzzleId]: (draft: DraftOf<Id>) => Result<LevelOf<Id>, TextError> }> = {
  sokoban: unwinnableLevel,
  futoshiki: FUTOSHIKI_RULES.validate,
};

/** Like the rules' `validate`, but a Sokoban level may have a goal that no box can reach. Some solvers accept those. */
export function validateUnwinnable<Id extends PuzzleId>(id: Id, draft: DraftOf<Id>): Result<LevelOf<Id>, TextError> {
  return VALIDATE_UNWINNABLE[id](draft);
}

const BARE: ById<{ [Id in PuzzleId]: (draft: DraftOf<Id>) => DraftOf<Id> }> = {
  sokoban: ({ rows }) => ({ rows }),
  futoshiki: ({ size, cells, inequalities }) => ({ size, cells, inequalities }),
};

/** The draft without title and notes, which solvers don't need: a title that looks like a board can't be read as one. */
export const bareDraft = <Id extends PuzzleId>(id: Id, draft: DraftOf<Id>): DraftOf<Id> => BARE[id](draft);

const VERIFY: ById<{ [Id in PuzzleId]: (level: LevelOf<Id>, answer: AnswerOf<Id>) => Result<FiguresOf<Id>, string> }> =
  {
    sokoban: verifySolution,
    futoshiki(level, grid) {
      const checked = checkGrid(level, grid);
      return checked.ok ? ok({ solution: gridRows(level.size, grid) }) : checked;
    },
  };

/** Verifies an answer, replaying it once: its text and length, or a sentence that says where it fails. */
export function verifyAnswer<Id extends PuzzleId>(
  id: Id,
  level: LevelOf<Id>,
  answer: AnswerOf<Id>,
): Result<FiguresOf<Id>, string> {
  return VERIFY[id](level, answer);
}

const READ_ANSWER: ById<{ [Id in PuzzleId]: (solution: string | readonly string[]) => AnswerOf<Id> | undefined }> = {
  sokoban(solution) {
    const moves = typeof solution === 'string' ? parseMoves(solution) : undefined;
    return moves?.ok ? moves.value : undefined;
  },
  futoshiki: (solution) => [...solution].flatMap((row) => [...row].map(letterDigit)),
};

/** The answer that the solution of a report stands for; undefined if it can't be read. */
export function parseAnswer<Id extends PuzzleId>(
  id: Id,
  solution: string | readonly string[],
): AnswerOf<Id> | undefined {
  return READ_ANSWER[id](solution);
}

/** Verifies a solution as reports and files write it. */
export function checkSolutionText<Id extends PuzzleId>(
  id: Id,
  level: LevelOf<Id>,
  solution: string | readonly string[],
): Result<FiguresOf<Id>, string> {
  const answer = parseAnswer(id, solution);
  return answer === undefined ? fail('The solution cannot be read.') : verifyAnswer(id, level, answer);
}
