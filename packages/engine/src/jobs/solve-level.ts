// Runs one solver on one level and reports the outcome. Every solution is verified here, once, before anyone sees it;
// one that fails is a bug in the solver, so this throws.

import { defined } from '@masu/core/base/defined.js';
import type { Limits, Outcome, Progress, TimedWatch } from '@masu/core/base/outcome.js';
import { chooseSolver, type PuzzleId, type Solver } from '@masu/core/base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '@masu/core/base/result.js';
import type { SolverChoices } from '@masu/core/base/search-choices.js';
import { unknownName } from '@masu/core/base/suggest.js';
import type { Job, Report, ReportOf } from './job.js';
import { parseJobLevel } from './job-level.js';
import type { Performing } from './job-parts.js';
import type { AnswerOf, FiguresOf, LevelOf } from './puzzles/puzzle-types.js';
import { puzzleOf } from './puzzles/puzzles.js';

function verified<Id extends PuzzleId>(
  id: Id,
  solver: string,
  level: LevelOf<Id>,
  answer: AnswerOf<Id>,
): FiguresOf<Id> {
  const figures = puzzleOf(id).verify(level, answer);
  if (!figures.ok) throw new Error(`${solver} returned a wrong solution: ${figures.error}`);
  return figures.value;
}

function solveReport<Id extends PuzzleId>(
  puzzle: Id,
  solver: Solver<LevelOf<Id>, AnswerOf<Id>>,
  level: LevelOf<Id>,
  outcome: Outcome<AnswerOf<Id>>,
): ReportOf<Id> {
  const solutions = puzzleOf(puzzle).solutions?.(outcome);
  const common = {
    puzzle,
    solver: solver.id,
    effort: outcome.effort,
    ...defined({ metric: solver.metric, solutions, notes: outcome.notes }),
  };
  if (outcome.verdict === 'unsolvable') return { verdict: 'unsolvable', ...common };
  if (outcome.verdict === 'solved') {
    const figures = verified(puzzle, solver.id, level, outcome.answer);
    return { verdict: 'solved', claim: outcome.claim, ...figures, ...common };
  }
  return {
    verdict: 'gave-up',
    limit: outcome.limit,
    ...defined({ lowerBound: outcome.lowerBound }),
    ...(outcome.best === undefined ? {} : { best: verified(puzzle, solver.id, level, outcome.best) }),
    ...common,
  };
}

/** Yields between slices of work, as solvers do; fails if the puzzle has no solver of that id. */
export function* solveLevel<Id extends PuzzleId>(
  id: Id,
  solverId: string,
  level: LevelOf<Id>,
  limits: Limits,
  watch: TimedWatch,
  choices: SolverChoices = {},
): Generator<void, Result<ReportOf<Id>, TextError>, void> {
  const { solvers } = puzzleOf(id);
  const row = solvers.find((each) => each.id === solverId);
  if (!row) {
    const ids = solvers.map((each) => each.id);
    return fail(textError(1, 1, 'unknown-solver', unknownName(`${id} solver`, solverId, ids)));
  }
  const chosen = chooseSolver(row, choices);
  if (!chosen.ok) return fail(textError(1, 1, 'bad-choice', chosen.error));
  const solver = chosen.value;
  const report = (progress: Progress): void => {
    const best = progress.best as AnswerOf<Id> | undefined;
    watch.report(best === undefined ? progress : { ...progress, best: verified(id, solver.id, level, best) });
  };
  return ok(solveReport(id, solver, level, yield* solver.solve(level, limits, { ...watch, report })));
}

/** Some solvers accept a level with an unreachable goal and prove that it has no solution. */
function canSolveUnwinnable({ puzzle, solver }: Job): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, takesUnreachableGoals }) => id === solver && takesUnreachableGoals);
}

function* solveJob<Id extends PuzzleId>(
  job: Job & { readonly puzzle: Id },
  watch: TimedWatch,
): Generator<void, Result<ReportOf<Id>, TextError>, void> {
  const level = parseJobLevel<Id>(job);
  if (!level.ok) return level;
  if (job.unwinnable && !canSolveUnwinnable(job)) {
    return fail(textError(1, 1, 'unwinnable', `${job.solver} doesn’t accept levels with an unreachable goal.`));
  }
  return yield* solveLevel<Id>(job.puzzle, job.solver, level.value, job.limits, watch, job.choices);
}

/** The solve job. Its report is of the job's puzzle, which the compiler can't follow. */
export const performSolve = (job: Job, watch: TimedWatch): Performing<Report> =>
  solveJob(job, watch) as Performing<Report>;
