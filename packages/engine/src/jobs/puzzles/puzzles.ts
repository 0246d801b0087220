// All puzzles complete, with their solvers.

import { PUZZLE_IDS, type Puzzle, type PuzzleId } from '@masu/core/base/puzzle.js';
import { PUZZLE_FIGURES, PUZZLE_NAMES } from '@masu/core/base/puzzle-names.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { PLAYABLE } from './playable-puzzles.js';
import type { AnyPuzzle, PuzzleOf } from './puzzle-types.js';

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
 * before anything else, in every thread. Returns what takes the puzzle back.
 */
export function addPuzzle<Draft extends AnyDraft, Level, Position, Move, Answer>(
  puzzle: Puzzle<Draft, Level, Position, Move, Answer, string>,
  name: string,
): () => void {
  const { id } = puzzle;
  const rows: readonly (readonly [table: object, row: unknown])[] = [
    [PUZZLES, puzzle],
    [PLAYABLE, puzzle],
    [PUZZLE_NAMES, name],
    [PUZZLE_FIGURES, puzzle.figures],
  ];
  for (const [table, row] of rows) Object.assign(table, { [id]: row });
  (PUZZLE_IDS as string[]).push(id);
  (ANY_PUZZLES as unknown[]).push(puzzle);
  return () => {
    for (const [table] of rows) Reflect.deleteProperty(table, id);
    (PUZZLE_IDS as string[]).splice(PUZZLE_IDS.indexOf(id as PuzzleId), 1);
    (ANY_PUZZLES as unknown[]).splice((ANY_PUZZLES as readonly unknown[]).indexOf(puzzle), 1);
  };
}

/** Whether two workers of this solver can share a level. */
export function canPair(puzzle: PuzzleId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, pairs }) => id === solver && pairs === true);
}
