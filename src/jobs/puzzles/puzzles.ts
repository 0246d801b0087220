// Both puzzles complete, with their solvers.

import type { Outcome } from '../../base/outcome.js';
import type { PuzzleId } from '../../base/puzzle.js';
import { FUTOSHIKI } from '../../futoshiki/index.js';
import { SOKOBAN } from '../../sokoban/index.js';
import type { AnyPuzzle, PuzzleOf } from './puzzle-types.js';

const PUZZLES: { readonly [Id in PuzzleId]: PuzzleOf<Id> } = { sokoban: SOKOBAN, futoshiki: FUTOSHIKI };

/** All puzzles. */
export const ANY_PUZZLES: readonly AnyPuzzle[] = Object.values(PUZZLES);

export const puzzleOf = <Id extends PuzzleId>(id: Id): PuzzleOf<Id> => PUZZLES[id];

/** Whether two workers of this solver can share a level. */
export function canPair(puzzle: PuzzleId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, pairs }) => id === solver && pairs === true);
}

/** How many solutions an outcome found (2 means two or more), for Futoshiki; Sokoban doesn't count them. */
export function solutionsOf(puzzle: PuzzleId, outcome: Outcome<unknown>): 0 | 1 | 2 | undefined {
  if (puzzle === 'sokoban') return undefined;
  if (outcome.verdict === 'unsolvable') return 0;
  if (outcome.verdict === 'solved' && outcome.claim === 'unique') return 1;
  return Number(outcome.notes?.solutions ?? 0) >= 2 ? 2 : undefined;
}
