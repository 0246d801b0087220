// What a worker does with a job, wherever it runs: read it, do the work of its kind, report. Every kind yields between slices of
// work, so that whoever drives it can take a stop message or answer a key.

import type { TimedWatch } from '../base/outcome.js';
import { fail, textError } from '../base/result.js';
import type { Level } from '../sokoban/index.js';
import type { AnyJob, AnyReported, ReportedTo } from './any-job.js';
import { improve } from './improve.js';
import type { Job, Reported } from './job.js';
import { levelOfJob } from './job-level.js';
import { performCount } from './kinds/count.js';
import { performGenerate } from './kinds/generate.js';
import { performHint } from './kinds/hint.js';
import { performInsight } from './kinds/insight.js';
import { performUndoAdvice } from './kinds/undo-advice.js';
import { puzzleOf } from './puzzles.js';
import { solveLevel } from './solve-level.js';

/** Some solvers take a level whose goal is out of reach, and find that there is no solution. */
function canSolveUnwinnable({ puzzle, solver }: Job): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, takesUnreachableGoals }) => id === solver && takesUnreachableGoals);
}

function* performSolve(job: Job, watch: TimedWatch): Generator<void, Reported, void> {
  const level = levelOfJob(job);
  if (!level.ok) return level;
  if (job.improve) {
    if (job.puzzle === 'sokoban') return yield* improve(job.improve, job.limits, level.value as Level, watch);
    return fail(textError(1, 1, 'not-improvable', 'Only solutions of Sokoban can be made shorter.'));
  }
  if (job.unwinnable && !canSolveUnwinnable(job)) {
    return fail(textError(1, 1, 'unwinnable', `${job.solver} takes no level with a goal out of reach.`));
  }
  return yield* solveLevel(job.puzzle, job.solver, level.value, job.limits, watch);
}

function* performAny(job: AnyJob, watch: TimedWatch): Generator<void, AnyReported, void> {
  switch (job.kind) {
    case 'hint':
      return yield* performHint(job, watch);
    case 'insight':
      return yield* performInsight(job, watch);
    case 'undo-advice':
      return yield* performUndoAdvice(job, watch);
    case 'generate':
      return yield* performGenerate(job, watch);
    case 'count':
      return yield* performCount(job, watch);
    default:
      return yield* performSolve(job, watch);
  }
}

/** Yields between slices of work, as solvers do, and returns the report. */
export function perform<J extends AnyJob>(job: J, watch: TimedWatch): Generator<void, ReportedTo<J>, void> {
  // The switch above gives each kind its own report; the compiler can't follow that through a generic.
  return performAny(job, watch) as Generator<void, ReportedTo<J>, void>;
}
