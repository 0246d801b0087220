// The types of both puzzles by id, so that what belongs to one can't be mixed up with what belongs to the other.
//
// A function that works for either puzzle has a type parameter `Id` and takes `LevelOf<Id>`, `AnswerOf<Id>`, and so on.
// Data about one of the two is a union, and its `puzzle` (or `id`) field says which.

import type { Direction } from '@masu/core/base/grid.js';
import type { Puzzle, PuzzleFormats, PuzzleId, PuzzleRules } from '@masu/core/base/puzzle.js';
import type { FutoshikiFigures } from '@masu/core/futoshiki/formats/puzzle-formats.js';
import type { FutoshikiDraft, FutoshikiGrid, FutoshikiLevel } from '@masu/core/futoshiki/rules/level.js';
import type { FutoshikiMove, FutoshikiPosition } from '@masu/core/futoshiki/rules/position.js';
import type { VerifiedSolution } from '@masu/core/sokoban/formats/lurd.js';
import type { Draft } from '@masu/core/sokoban/rules/draft.js';
import type { Level, Position, Solution } from '@masu/core/sokoban/rules/level.js';

/** The types of each puzzle. */
export interface PuzzleTypes {
  readonly sokoban: {
    readonly draft: Draft;
    readonly level: Level;
    readonly position: Position;
    readonly move: Direction;
    readonly answer: Solution;
    readonly figures: VerifiedSolution;
  };
  readonly futoshiki: {
    readonly draft: FutoshikiDraft;
    readonly level: FutoshikiLevel;
    readonly position: FutoshikiPosition;
    readonly move: FutoshikiMove;
    readonly answer: FutoshikiGrid;
    readonly figures: FutoshikiFigures;
  };
}

export type DraftOf<Id extends PuzzleId> = PuzzleTypes[Id]['draft'];
export type LevelOf<Id extends PuzzleId> = PuzzleTypes[Id]['level'];
export type PositionOf<Id extends PuzzleId> = PuzzleTypes[Id]['position'];
export type MoveOf<Id extends PuzzleId> = PuzzleTypes[Id]['move'];
export type AnswerOf<Id extends PuzzleId> = PuzzleTypes[Id]['answer'];
/** A solution as text, with its length if the puzzle counts one. */
export type FiguresOf<Id extends PuzzleId> = PuzzleTypes[Id]['figures'];

/** The puzzle of an id, complete. */
export type PuzzleOf<Id extends PuzzleId> = Puzzle<
  DraftOf<Id>,
  LevelOf<Id>,
  PositionOf<Id>,
  MoveOf<Id>,
  AnswerOf<Id>,
  Id,
  FiguresOf<Id>
>;
/** A puzzle without its solvers: enough to read, play, and write. */
export type PlayablePuzzle<Id extends PuzzleId> = PuzzleRules<
  DraftOf<Id>,
  LevelOf<Id>,
  PositionOf<Id>,
  MoveOf<Id>,
  AnswerOf<Id>,
  Id
> &
  PuzzleFormats<DraftOf<Id>, LevelOf<Id>, MoveOf<Id>, AnswerOf<Id>, FiguresOf<Id>>;

/** Either puzzle; its `id` says which. */
export type AnyPuzzle = { readonly [Id in PuzzleId]: PuzzleOf<Id> }[PuzzleId];
/** A level of either puzzle. */
export type AnyLevel = LevelOf<PuzzleId>;
export type Figures = FiguresOf<PuzzleId>;
