// The two puzzles as jobs see them, and what a report says of an answer of each. The only place below the faces
// where they stand side by side.

import type { Outcome } from '../base/outcome.js';
import type { Puzzle, PuzzleId } from '../base/puzzle.js';
import { digitLetter, FUTOSHIKI, type FutoshikiGrid, type FutoshikiLevel } from '../futoshiki/index.js';
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

/** The rows of a filled grid, one character a digit. */
function gridRows({ size }: FutoshikiLevel, grid: FutoshikiGrid): string[] {
  return Array.from({ length: size }, (_, row) =>
    grid
      .slice(row * size, (row + 1) * size)
      .map(digitLetter)
      .join(''),
  );
}

function countOf(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined {
  if (outcome.verdict === 'unsolvable') return 0;
  if (outcome.verdict === 'solved' && outcome.claim === 'unique') return 1;
  return Number(outcome.notes?.solutions ?? 0) >= 2 ? 2 : undefined;
}

const ROWS: Readonly<Record<PuzzleId, Row>> = {
  sokoban: {
    puzzle: SOKOBAN as AnyPuzzle,
    figures(level, answer) {
      const { moves, pushes } = judge(level as Level, answer as Solution);
      return { solution: SOKOBAN.makeMoves(level as Level, answer as Solution), moves, pushes };
    },
    solutions: () => undefined,
  },
  futoshiki: {
    puzzle: FUTOSHIKI as AnyPuzzle,
    figures: (level, answer) => ({ solution: gridRows(level as FutoshikiLevel, answer as FutoshikiGrid) }),
    solutions: countOf,
  },
};

/** Every puzzle there is. */
export const ANY_PUZZLES: readonly AnyPuzzle[] = Object.values(ROWS).map((row) => row.puzzle);

export const puzzleOf = (id: PuzzleId): AnyPuzzle => ROWS[id].puzzle;

export const figuresOf = (id: PuzzleId, level: unknown, answer: unknown): Figures => ROWS[id].figures(level, answer);

export const solutionsOf = (id: PuzzleId, outcome: Outcome<unknown>): 0 | 1 | 2 | undefined =>
  ROWS[id].solutions(outcome);
