// Does the work of a job of any kind, wherever it runs, and returns its report. Every kind yields between slices of work,
// so that the caller can handle a stop message or a key in between.

import type { TimedWatch } from '../base/outcome.js';
import type { PuzzleId } from '../base/puzzle.js';
import { fail, ok, type Result, type TextError, textError } from '../base/result.js';
import type { AnyJob, AnyReport, JobKind, JobOfKind, ReportedTo, ReportOfKind, ReportTo } from './any-job.js';
import type { Job, Report, Reported, ReportOf } from './job.js';
import { isJobOf, type JobLevel, parseJobLevel } from './job-level.js';
import { NO_EFFORT, type Performing } from './job-parts.js';
import { jobKind } from './job-reports.js';
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

const WORK: {
  readonly [Kind in JobKind]: (job: JobOfKind[Kind], watch: TimedWatch) => Performing<ReportOfKind[Kind]>;
} = {
  solve: performSolve,
  hint: performHint,
  insight: performInsight,
  'undo-advice': performUndoAdvice,
  generate: performGenerate,
  grade: performGrade,
  explain: performExplain,
  analyze: performAnalyze,
  count: performCount,
  certify: performCertify,
  label: performLabel,
};

/**
 * Yields between slices of work, as solvers do, and returns the report. The times of its effort are those of the whole
 * job, from reading the level to verifying the solution: for a small level, the search is the lesser part. The certificate
 * of a solve job comes after it and does not count.
 */
export function* perform<J extends AnyJob>(job: J, watch: TimedWatch): Generator<void, ReportedTo<J>, void> {
  const [began, beganCpu] = [watch.now(), watch.cpu()];
  // The table gives each kind its own report; the compiler can't follow that through a generic.
  const work = WORK[jobKind(job)] as (job: AnyJob, watch: TimedWatch) => Performing<AnyReport>;
  const reported = yield* work(job, watch);
  if (!reported.ok) return reported;
  const times = { millis: watch.now() - began, cpuMillis: watch.cpu() - beganCpu };
  const signed = { ...reported.value, effort: { ...(reported.value.effort ?? NO_EFFORT), ...times } };
  const { kind, puzzle } = job;
  if (kind !== undefined && kind !== 'solve') return ok({ ...signed, kind, puzzle } as unknown as ReportTo<J>);
  const report = { ...signed, puzzle } as Report;
  return ok((job.certificate ? yield* withCertificate(job, report, watch) : report) as ReportTo<J>);
}
