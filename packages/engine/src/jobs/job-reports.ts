// Which report answers a job, and the report of a job that was ended. Without the schemas of the jobs: a page needs this
// before it needs them.

import { defined } from '@masu/core/base/defined.js';
import type { Effort, Progress } from '@masu/core/base/outcome.js';
import type { PuzzleId } from '@masu/core/base/puzzle.js';
import type { AnyJob, AnyReport, JobKind, ReportTo } from './any-job.js';
import type { Job, Report } from './job.js';
import { NO_EFFORT } from './job-parts.js';
import type { FiguresOf } from './puzzles/puzzle-types.js';

export const jobKind = (job: AnyJob): JobKind => job.kind ?? 'solve';

/** Whether this report answers a job of that kind and puzzle. */
export function isReportTo<J extends AnyJob>(job: J, report: AnyReport): report is AnyReport & ReportTo<J> {
  return jobKind(job) === ('kind' in report ? report.kind : 'solve') && job.puzzle === report.puzzle;
}

/** The effort of a job that ended without a report. */
const endedEffort = (last: Progress | undefined, millis: number): Effort => ({
  ...NO_EFFORT,
  expanded: last?.expanded ?? 0,
  bytes: last?.bytes ?? 0,
  millis,
  cpuMillis: Math.min(millis, last?.cpuMillis ?? millis),
});

/** The report of a job that ended without one, from its last progress. */
export function endedReport(job: Job, limit: 'stopped' | 'memory', last: Progress | undefined, millis: number): Report {
  const best = last?.best as FiguresOf<PuzzleId> | undefined;
  return {
    verdict: 'gave-up',
    limit,
    puzzle: job.puzzle,
    solver: job.solver,
    effort: endedEffort(last, millis),
    ...defined({ lowerBound: last?.lowerBound, best }),
  } as Report;
}

/** The report of a job that was stopped from outside, from its last progress. */
export function endedJobReport(
  job: AnyJob,
  limit: 'stopped' | 'memory',
  last: Progress | undefined,
  millis: number,
): AnyReport {
  if (job.kind === undefined || job.kind === 'solve') return endedReport(job, limit, last, millis);
  const effort = endedEffort(last, millis);
  return { kind: job.kind, puzzle: job.puzzle, verdict: 'gave-up', limit, effort } as AnyReport;
}
