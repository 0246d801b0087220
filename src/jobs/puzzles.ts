// The two puzzles as jobs see them, and how a report describes an answer of each.

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

/** A solution in its text form, with its length if the puzzle has one. */
export interface Figures {
  readonly solution: string | string[];
  readonly moves?: number;
  readonly pushes?: number;
}

interface Row {
  readonly puzzle: AnyPuzzle;
  /** The draft without what solvers don't need, so that a title can't be mistaken for a board. */
  bare(draft: unknown): unknown;
  /** Parses a solution; undefined if it is invalid. */
  answer(solution: string | readonly string[]): unknown;
  figures(level: unknown, answer: unknown): Figures;
  /** How many solutions the outcome found (2 for two or more), if the puzzle counts them. */
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

/** All puzzles. */
export const ANY_PUZZLES: readonly AnyPuzzle[] = Object.values(ROWS).map((row) => row.puzzle);

export const puzzleOf = (id: PuzzleId): AnyPuzzle => ROWS[id].puzzle;

/** Whether two workers of this solver can share a level. */
export function canPair(puzzle: PuzzleId, solver: string): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, pairs }) => id === solver && pairs === true);
}

export const figuresOf = (id: PuzzleId, level: unknown, answer: unknown): Figures => ROWS[id].figures(level, answer);

export const solutionsOf = (id: PuzzleId, outcome: Outcome<unknown>): 0 | 1 | 2 | undefined =>
  ROWS[id].solutions(outcome);

export const bareDraft = (id: PuzzleId, draft: unknown): unknown => ROWS[id].bare(draft);

/** Verifies a solution in its text form: its score, or a sentence that says why it is wrong. */
export function checkSolutionText(
  id: PuzzleId,
  level: unknown,
  solution: string | readonly string[],
): Result<Figures, string> {
  const { puzzle, answer, figures } = ROWS[id];
  const meant = answer(solution);
  if (meant === undefined) return fail('The solution can’t be read.');
  const checked = puzzle.check(level, meant);
  return checked.ok ? ok(figures(level, meant)) : checked;
}
