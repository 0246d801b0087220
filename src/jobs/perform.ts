// Does the work of a job of any kind, wherever it runs, and returns its report. Every kind yields between slices of work,
// so that the caller can handle a stop message or a key in between.

import type { TimedWatch } from '../base/outcome.js';
import type { PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import type { AnyJob, AnyReported, ReportedTo } from './any-job.js';
import type { Job, Report, Reported, ReportOf } from './job.js';
import { isJobOf, type JobLevel, parseJobLevel } from './job-level.js';
import { performAnalyze } from './kinds/analyze.js';
import { performCertify, withCertificate } from './kinds/certify.js';
import { performCount } from './kinds/count.js';
import { performExplain } from './kinds/explain.js';
import { performGenerate } from './kinds/generate.js';
import { performGrade } from './kinds/grade.js';
import { performHint } from './kinds/hint.js';
import { performInsight } from './kinds/insight.js';
import { performLabel } from './kinds/label.js';
import { performUndoAdvice } from './kinds/undo-advice.js';
import { puzzleOf } from './puzzles/puzzles.js';
import { improve, solveLevel } from './solve-level.js';

/** Some solvers accept a level with an unreachable goal and prove that it has no solution. */
function canSolveUnwinnable({ puzzle, solver }: Job): boolean {
  return puzzleOf(puzzle).solvers.some(({ id, takesUnreachableGoals }) => id === solver && takesUnreachableGoals);
}

function* performSolve(job: Job, watch: TimedWatch): Generator<void, Reported, void> {
  if (job.improve) {
    if (isJobOf(job, 'sokoban')) return yield* performImprove(job, job.improve, watch);
    return fail(textError(1, 1, 'not-improvable', 'Only Sokoban solutions can be optimized.'));
  }
  // The report is of the job's puzzle, which the compiler can't follow.
  return (yield* solveOne(job, watch)) as Reported;
}

function* performImprove(
  job: JobLevel<'sokoban'> & Job,
  wanted: NonNullable<Job['improve']>,
  watch: TimedWatch,
): Generator<void, Reported, void> {
  const level = parseJobLevel<'sokoban'>(job);
  return level.ok ? yield* improve(wanted, job, level.value, watch) : level;
}

function* solveOne<Id extends PuzzleId>(
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
    case 'grade':
      return yield* performGrade(job, watch);
    case 'explain':
      return yield* performExplain(job, watch);
    case 'analyze':
      return yield* performAnalyze(job, watch);
    case 'count':
      return yield* performCount(job, watch);
    case 'certify':
      return yield* performCertify(job, watch);
    case 'label':
      return yield* performLabel(job, watch);
    default:
      return yield* performSolve(job, watch);
  }
}

/**
 * Yields between slices of work, as solvers do, and returns the report. The times of its effort are those of the whole
 * job, from reading the level to verifying the solution: for a small level, the search is the lesser part. The certificate
 * of a solve job comes after it and does not count.
 */
export function* perform<J extends AnyJob>(job: J, watch: TimedWatch): Generator<void, ReportedTo<J>, void> {
  const [began, beganCpu] = [watch.now(), watch.cpu()];
  const reported = yield* performAny(job, watch);
  // The switch above gives each kind its own report; the compiler can't follow that through a generic.
  if (!reported.ok) return reported as ReportedTo<J>;
  const effort = { ...reported.value.effort, millis: watch.now() - began, cpuMillis: watch.cpu() - beganCpu };
  const report = { ...reported.value, effort };
  const isCertified = (job.kind === undefined || job.kind === 'solve') && job.certificate !== undefined;
  return ok(isCertified ? yield* withCertificate(job, report as Report, watch) : report) as ReportedTo<J>;
}
