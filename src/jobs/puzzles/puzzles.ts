// All puzzles complete, with their solvers.

import { PUZZLE_FIGURES, PUZZLE_IDS, PUZZLE_NAMES, type Puzzle, type PuzzleId } from '../../base/puzzle.js';
import { hasProperty } from '../../base/wrong-argument.js';
import { FUTOSHIKI } from '../../futoshiki/index.js';
import { SOKOBAN } from '../../sokoban/index.js';
import { PLAYABLE } from './playable-puzzles.js';
import type { AnyLevel, AnyPuzzle, LevelOf, PuzzleOf } from './puzzle-types.js';

// Which puzzle a level is of. In a file of its own, so that asking doesn't load the formats.

export const isFutoshikiLevel = (level: AnyLevel): level is LevelOf<'futoshiki'> => hasProperty(level, 'inequalities');
export const isSokobanLevel = (level: AnyLevel): level is LevelOf<'sokoban'> => hasProperty(level, 'walls');

const PUZZLES: { readonly [Id in PuzzleId]: PuzzleOf<Id> } = { sokoban: SOKOBAN, futoshiki: FUTOSHIKI };

/** All puzzles. */
export const ANY_PUZZLES: readonly AnyPuzzle[] = Object.values(PUZZLES);

export const puzzleOf = <Id extends PuzzleId>(id: Id): PuzzleOf<Id> => PUZZLES[id];

/** A draft of any puzzle: what readers of files look at. */
interface AnyDraft {
  readonly title?: string;
  readonly place?: { readonly line: number };
}

/**
 * Makes one more puzzle known to everything that works with any of them: readers, jobs, judging, and the commands. Call it
 * before anything else, in every thread.
 */
export function addPuzzle<Draft extends AnyDraft, Level, Position, Move, Answer>(
  puzzle: Puzzle<Draft, Level, Position, Move, Answer, string>,
  name: string,
): void {
  const { id } = puzzle;
  Object.assign(PUZZLES, { [id]: puzzle });
  Object.assign(PLAYABLE, { [id]: puzzle });
  Object.assign(PUZZLE_NAMES, { [id]: name });
  Object.assign(PUZZLE_FIGURES, { [id]: puzzle.figures });
  (PUZZLE_IDS as string[]).push(id);
  (ANY_PUZZLES as unknown[]).push(puzzle);
}

/** Whether two workers of this solver can share a level. */
export function canPair(puzzle: PuzzleId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, pairs }) => id === solver && pairs === true);
}
