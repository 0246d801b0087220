// Runs one solver on one level and reports the outcome. Every solution is verified here, once, before anyone sees it;
// one that fails is a bug in the solver, so this throws.

import { defined } from '../base/defined.js';
import type { Limits, Outcome, Progress, TimedWatch } from '../base/outcome.js';
import { chooseSolver, type PuzzleId, type Solver } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import type { SolverChoices } from '../base/search-choices.js';
import { unknownName } from '../base/suggest.js';
import { type Level, optimize, parseMoves, verifySolution } from '../sokoban/index.js';
import type { Job, Reported, ReportOf } from './job.js';
import { newMeter } from './job-parts.js';
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
  const found = solvers.find((each) => each.id === solverId);
  if (!found) {
    const ids = solvers.map((each) => each.id);
    return fail(textError(1, 1, 'unknown-solver', unknownName(`${id} solver`, solverId, ids)));
  }
  const chosen = chooseSolver(found, choices);
  if (!chosen.ok) return fail(textError(1, 1, 'bad-choice', chosen.error));
  const solver = chosen.value;
  const report = (progress: Progress): void => {
    const best = progress.best as AnswerOf<Id> | undefined;
    watch.report(best === undefined ? progress : { ...progress, best: verified(id, solver.id, level, best) });
  };
  return ok(solveReport(id, solver, level, yield* solver.solve(level, limits, { ...watch, report })));
}

// Makes a solution shorter: verifies the one given, or has the solver find one, optimizes it, verifies the result. The result is
// never worse than what was given; it is not claimed to be optimal. The limits are for both together.

type Wanted = Pick<Job, 'limits' | 'solver'>;

export function* improve(
  { solution, metric }: NonNullable<Job['improve']>,
  { limits, solver }: Wanted,
  level: Level,
  watch: TimedWatch,
): Generator<void, Reported, void> {
  const meter = newMeter(watch, limits);
  let start = solution;
  let nodes = 0;
  let bytes = 0;
  if (start === undefined) {
    const found = yield* solveLevel('sokoban', solver, level, limits, watch);
    if (!found.ok || found.value.verdict !== 'solved') return found;
    start = found.value.solution;
    nodes = found.value.effort.expanded;
    bytes = found.value.effort.bytes;
  }
  const given = parseMoves(start);
  if (!given.ok) return given;
  const before = verifySolution(level, given.value);
  if (!before.ok) return fail(textError(1, 1, 'no-solution', before.error));
  const left = remaining(limits, { ...meter.effort(), expanded: nodes });
  const report = (progress: Progress): void => {
    bytes = Math.max(bytes, progress.bytes);
    watch.report(progress);
  };
  const { moves, settled, visited } = yield* optimize(level, given.value, metric, left, { ...watch, report });
  const after = verifySolution(level, moves);
  if (!after.ok) throw new Error(`the optimizer returned a wrong solution: ${after.error}`);
  return ok({
    verdict: 'solved',
    claim: 'valid',
    puzzle: 'sokoban',
    solver: 'optimize',
    ...after.value,
    effort: { ...meter.effort(), expanded: nodes + visited, bytes },
    notes: {
      before: before.value[metric],
      beforeMoves: before.value.moves,
      beforePushes: before.value.pushes,
      settled: settled ? 1 : 0,
    },
  });
}

/** What is left of the limits. */
function remaining(
  { millis, cpuMillis, nodes, bytes }: Limits,
  spent: { readonly millis: number; readonly cpuMillis: number; readonly expanded: number },
): Limits {
  return {
    ...(millis === undefined ? {} : { millis: Math.max(0, millis - spent.millis) }),
    ...(cpuMillis === undefined ? {} : { cpuMillis: Math.max(0, cpuMillis - spent.cpuMillis) }),
    ...(nodes === undefined ? {} : { nodes: Math.max(0, nodes - spent.expanded) }),
    ...defined({ bytes }),
  };
}
