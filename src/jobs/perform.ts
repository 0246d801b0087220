// The far end of a job, wherever it runs: read the level, solve it, put the answer before the judge, report.
// No solution leaves here unchecked: one that fails the puzzle's own check is a bug of ours, and is thrown.

import type { Outcome, TimedWatch } from '../base/outcome.js';
import type { Solver } from '../base/puzzle.js';
import { fail, ok, type Result, type TextFault, textFault } from '../base/result.js';
import type { Level } from '../sokoban/index.js';
import { improve } from './improve.js';
import type { Job, Report, Reported } from './job.js';
import { type AnyPuzzle, type Figures, figuresOf, puzzleOf, solutionsOf } from './puzzles.js';

/** The level of a job at the position its moves lead to. */
function levelOf(puzzle: AnyPuzzle, job: Job): Result<unknown, TextFault> {
  const format = puzzle.formats.find(({ id }) => id === job.format);
  if (!format) return fail(textFault(1, 1, 'unknown-format', `No format of ${puzzle.id} is called ${job.format}.`));
  const draft = format.parse(job.level).levels[0];
  if (!draft) return fail(textFault(1, 1, 'no-level', 'The job holds no level.'));
  if (!draft.ok) return draft;
  const level = puzzle.sound(draft.value);
  if (!level.ok || job.moves === undefined) return level;
  const moves = puzzle.parseMoves(job.moves);
  if (!moves.ok) return moves;
  let position = puzzle.start(level.value);
  for (const [index, move] of moves.value.entries()) {
    const next = puzzle.play(level.value, position, move);
    if (next === undefined) return fail(textFault(1, index + 1, 'blocked-move', `Move ${index + 1} cannot be made.`));
    position = next;
  }
  return ok(puzzle.beginAt(level.value, position));
}

/** The figures of an answer that passed the judge. */
function judged(puzzle: AnyPuzzle, solver: string, level: unknown, answer: unknown): Figures {
  const verdict = puzzle.check(level, answer);
  if (!verdict.ok) throw new Error(`the solution of ${solver} does not hold: ${verdict.fault}`);
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
    return { verdict: 'solved', claim: outcome.claim, ...judged(puzzle, solver.id, level, outcome.answer), ...common };
  }
  return {
    verdict: 'gave-up',
    limit: outcome.limit,
    ...(outcome.lowerBound === undefined ? {} : { lowerBound: outcome.lowerBound }),
    ...(outcome.best === undefined ? {} : { best: judged(puzzle, solver.id, level, outcome.best) }),
    ...common,
  };
}

/** Yields between slices of work, as solvers do, and returns the report. */
export function* perform(job: Job, watch: TimedWatch): Generator<void, Reported, void> {
  const puzzle = puzzleOf(job.puzzle);
  const level = levelOf(puzzle, job);
  if (!level.ok) return level;
  if (job.improve) {
    if (job.puzzle === 'sokoban') return yield* improve(job.improve, job.limits, level.value as Level, watch);
    return fail(textFault(1, 1, 'not-improvable', 'Only solutions of Sokoban can be made shorter.'));
  }
  const solver = puzzle.solvers.find(({ id }) => id === job.solver);
  if (!solver) return fail(textFault(1, 1, 'unknown-solver', `No solver of ${puzzle.id} is called ${job.solver}.`));
  const outcome = yield* solver.solve(level.value, job.limits, watch);
  return ok(reportOf(puzzle, solver, level.value, outcome));
}
