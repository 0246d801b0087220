// One solver at one level, and its outcome as a report. No solution leaves here unchecked: one that fails the puzzle's
// own check is a bug, and is thrown.

import type { Limits, Outcome, TimedWatch } from '../base/outcome.js';
import type { PuzzleId, Solver } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import type { Report } from './job.js';
import { type AnyPuzzle, type Figures, figuresOf, puzzleOf, solutionsOf } from './puzzles.js';

/** The figures of an answer that passed the check. */
function checked(puzzle: AnyPuzzle, solver: string, level: unknown, answer: unknown): Figures {
  const verdict = puzzle.check(level, answer);
  if (!verdict.ok) throw new Error(`the solution of ${solver} does not hold: ${verdict.error}`);
  return figuresOf(puzzle.id, level, answer);
}

function reportOf(
  puzzle: AnyPuzzle,
  solver: Solver<unknown, unknown>,
  level: unknown,
  outcome: Outcome<unknown>,
): Report {
  const solutions = solutionsOf(puzzle.id, outcome);
  const common = {
    puzzle: puzzle.id,
    solver: solver.id,
    effort: outcome.effort,
    ...(solver.metric === undefined ? {} : { metric: solver.metric }),
    ...(solutions === undefined ? {} : { solutions }),
    ...(outcome.notes === undefined ? {} : { notes: outcome.notes }),
  };
  if (outcome.verdict === 'unsolvable') return { verdict: 'unsolvable', ...common };
  if (outcome.verdict === 'solved') {
    return { verdict: 'solved', claim: outcome.claim, ...checked(puzzle, solver.id, level, outcome.answer), ...common };
  }
  return {
    verdict: 'gave-up',
    limit: outcome.limit,
    ...(outcome.lowerBound === undefined ? {} : { lowerBound: outcome.lowerBound }),
    ...(outcome.best === undefined ? {} : { best: checked(puzzle, solver.id, level, outcome.best) }),
    ...common,
  };
}

/** Yields between slices of work, as solvers do; fails where the puzzle has no solver of that id. */
export function* solveLevel(
  id: PuzzleId,
  solverId: string,
  level: unknown,
  limits: Limits,
  watch: TimedWatch,
): Generator<void, Result<Report, TextError>, void> {
  const puzzle = puzzleOf(id);
  const solver = puzzle.solvers.find((each) => each.id === solverId);
  if (!solver) return fail(textError(1, 1, 'unknown-solver', `No solver of ${id} is called ${solverId}.`));
  return ok(reportOf(puzzle, solver, level, yield* solver.solve(level, limits, watch)));
}
