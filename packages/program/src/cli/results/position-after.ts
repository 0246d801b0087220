// The position that the moves of --moves lead to.

import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { LevelOf, MoveOf, PlayablePuzzle, PositionOf } from '@masu/engine/jobs/puzzles/puzzle-types.js';
import { EXIT, Refusal } from '../interface/exit-codes.js';

/** Throws a Refusal if a move is blocked: the answer would be about another position. */
export function positionAfter<Id extends PuzzleId>(
  puzzle: PlayablePuzzle<Id>,
  level: LevelOf<Id>,
  moves: readonly MoveOf<Id>[],
  file: string,
): PositionOf<Id> {
  let position = puzzle.start(level);
  for (const [index, move] of moves.entries()) {
    const next = puzzle.play(level, position, move);
    if (next === undefined) throw new Refusal(EXIT.input, `Move ${index + 1} of --moves is blocked.`, undefined, file);
    position = next;
  }
  return position;
}
