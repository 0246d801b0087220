// All puzzles complete, with their solvers.

import { addPuzzleId, type Puzzle, type PuzzleId } from '@masu/core/base/puzzle.js';
import { addPuzzleFigures, addPuzzleName } from '@masu/core/base/puzzle-names.js';
import { puzzleTable } from '@masu/core/base/puzzle-table.js';
import { FUTOSHIKI } from '@masu/solve/futoshiki/puzzle.js';
import { SOKOBAN } from '@masu/solve/sokoban/puzzle.js';
import { addPlayablePuzzle } from './playable-puzzles.js';
import type { AnyPuzzle, PuzzleOf } from './puzzle-types.js';
import { addReadablePuzzle } from './readable-puzzles.js';

const puzzles = puzzleTable<{ readonly [Id in PuzzleId]: PuzzleOf<Id> }>({ sokoban: SOKOBAN, futoshiki: FUTOSHIKI });
const puzzleList: AnyPuzzle[] = [SOKOBAN, FUTOSHIKI];

/** All puzzles. What reads this list knows a puzzle that `addPuzzle` adds, too. */
export const ANY_PUZZLES: readonly AnyPuzzle[] = puzzleList;

export const puzzleOf = <Id extends PuzzleId>(id: Id): PuzzleOf<Id> => puzzles.rows[id];

/** Puts one more puzzle at the end of the list, and returns what takes it back. */
function addToList(puzzle: AnyPuzzle): () => void {
  puzzleList.push(puzzle);
  return () => puzzleList.splice(puzzleList.indexOf(puzzle), 1);
}

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
  // The compiler knows two puzzles; what works with any of them asks this one for its own levels, moves, and answers.
  const added = puzzle as unknown as PuzzleOf<PuzzleId> & AnyPuzzle;
  const { id } = added;
  const takeBack = [
    puzzles.add(id, added),
    addToList(added),
    addPlayablePuzzle(id, added),
    addReadablePuzzle(id, added),
    addPuzzleName(id, name),
    addPuzzleFigures(id, added.figures),
    addPuzzleId(id),
  ];
  return () => {
    for (const undo of takeBack) undo();
  };
}

/** Whether two workers of this solver can share a level. */
export function canPair(puzzle: PuzzleId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, pairs }) => id === solver && pairs === true);
}
