// The two puzzles as jobs see them, and what a report says of an answer of each. The only place below the faces
// where they stand side by side.

import type { Outcome } from '../base/outcome.js';
import type { Puzzle, PuzzleId } from '../base/puzzle.js';
import { judge, type Level, SOKOBAN, type Solution } from '../sokoban/index.js';

export type AnyPuzzle = Puzzle<unknown, unknown, unknown, unknown, unknown>;

/** A solution as people exchange it, with its length where the puzzle counts one. */
export interface Figures {
  readonly solution: string | string[];
  readonly moves?: number;
  readonly pushes?: number;
}

interface Row {
  readonly puzzle: AnyPuzzle;
  figures(level: unknown, answer: unknown): Figures;
  /** How many solutions the outcome speaks of (2 for two and more), where the puzzle counts them. */
  solutions(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined;
}

const ROWS: Readonly<Partial<Record<PuzzleId, Row>>> = {
  sokoban: {
    puzzle: SOKOBAN as AnyPuzzle,
    figures(level, answer) {
      const { moves, pushes } = judge(level as Level, answer as Solution);
      return { solution: SOKOBAN.makeMoves(level as Level, answer as Solution), moves, pushes };
    },
    solutions: () => undefined,
  },
};

function rowOf(id: PuzzleId): Row {
  const row = ROWS[id];
  if (!row) throw new Error(`no puzzle is called ${id}`);
  return row;
}

export const puzzleOf = (id: PuzzleId): AnyPuzzle => rowOf(id).puzzle;

export const figuresOf = (id: PuzzleId, level: unknown, answer: unknown): Figures => rowOf(id).figures(level, answer);

export const solutionsOf = (id: PuzzleId, outcome: Outcome<unknown>): 0 | 1 | 2 | undefined =>
  rowOf(id).solutions(outcome);
