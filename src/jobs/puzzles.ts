// The two puzzles as jobs see them, and what a report says of an answer of each. The only place below the faces
// where they stand side by side.

import type { Outcome } from '../base/outcome.js';
import type { Puzzle, PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result } from '../base/result.js';
import {
  FUTOSHIKI,
  type FutoshikiDraft,
  type FutoshikiGrid,
  type FutoshikiLevel,
  gridRows,
  letterDigit,
} from '../futoshiki/index.js';
import { type Draft, type Level, SOKOBAN, type Solution, verifyMoves } from '../sokoban/index.js';

export type AnyPuzzle = Puzzle<unknown, unknown, unknown, unknown, unknown>;

/** A solution as people exchange it, with its length where the puzzle counts one. */
export interface Figures {
  readonly solution: string | string[];
  readonly moves?: number;
  readonly pushes?: number;
}

interface Row {
  readonly puzzle: AnyPuzzle;
  /** The draft without all that solvers do not ask for: a title cannot be mistaken for a board that is not there. */
  bare(draft: unknown): unknown;
  /** The answer that a solution means; undefined where it means none. */
  answer(solution: string | readonly string[]): unknown;
  figures(level: unknown, answer: unknown): Figures;
  /** How many solutions the outcome speaks of (2 for two and more), where the puzzle counts them. */
  solutions(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined;
}

function countOf(outcome: Outcome<unknown>): 0 | 1 | 2 | undefined {
  if (outcome.verdict === 'unsolvable') return 0;
  if (outcome.verdict === 'solved' && outcome.claim === 'unique') return 1;
  return Number(outcome.notes?.solutions ?? 0) >= 2 ? 2 : undefined;
}

const ROWS: Readonly<Record<PuzzleId, Row>> = {
  sokoban: {
    puzzle: SOKOBAN as AnyPuzzle,
    bare: (draft) => ({ rows: (draft as Draft).rows }),
    answer(solution) {
      const moves = typeof solution === 'string' ? SOKOBAN.parseMoves(solution) : undefined;
      return moves?.ok ? moves.value : undefined;
    },
    figures(level, answer) {
      const { moves, pushes } = verifyMoves(level as Level, answer as Solution);
      return { solution: SOKOBAN.makeMoves(level as Level, answer as Solution), moves, pushes };
    },
    solutions: () => undefined,
  },
  futoshiki: {
    puzzle: FUTOSHIKI as AnyPuzzle,
    bare(draft) {
      const { size, cells, inequalities } = draft as FutoshikiDraft;
      return { size, cells, inequalities };
    },
    answer: (solution) => [...solution].flatMap((row) => [...row].map(letterDigit)),
    figures: (level, answer) => ({ solution: gridRows((level as FutoshikiLevel).size, answer as FutoshikiGrid) }),
    solutions: countOf,
  },
};

/** Every puzzle there is. */
export const ANY_PUZZLES: readonly AnyPuzzle[] = Object.values(ROWS).map((row) => row.puzzle);

export const puzzleOf = (id: PuzzleId): AnyPuzzle => ROWS[id].puzzle;

/** Can two workers of this solver share a level? */
export function canPair(puzzle: PuzzleId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, pairs }) => id === solver && pairs === true);
}

export const figuresOf = (id: PuzzleId, level: unknown, answer: unknown): Figures => ROWS[id].figures(level, answer);

export const solutionsOf = (id: PuzzleId, outcome: Outcome<unknown>): 0 | 1 | 2 | undefined =>
  ROWS[id].solutions(outcome);

export const bareDraft = (id: PuzzleId, draft: unknown): unknown => ROWS[id].bare(draft);

/** Does a solution, as a report tells it, hold for this level? Its figures where it does, a sentence where not. */
export function checkSolutionText(
  id: PuzzleId,
  level: unknown,
  solution: string | readonly string[],
): Result<Figures, string> {
  const { puzzle, answer, figures } = ROWS[id];
  const meant = answer(solution);
  if (meant === undefined) return fail('The solution cannot be read.');
  const checked = puzzle.check(level, meant);
  return checked.ok ? ok(figures(level, meant)) : checked;
}
