// Does the work of a job of any kind, wherever it runs, and returns its report. Every kind yields between slices of work,
// so that the caller can handle a stop message or a key in between. The work itself is passed in: a host decides whether it
// has all of it or loads what a job needs.

import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import type { AnyJob, AnyReport, JobKind, JobOfKind, ReportedTo, ReportOfKind, ReportTo } from './any-job.js';
import type { Job, Report } from './job.js';
import { NO_EFFORT, type Performing } from './job-parts.js';
import { jobKind } from './job-reports.js';
import type { CertifiedJob } from './kinds/certify.js';
import type { ImproveJob } from './kinds/improve.js';

type KindWork = {
  readonly [Kind in JobKind]: (job: JobOfKind[Kind], watch: TimedWatch) => Performing<ReportOfKind[Kind]>;
};

/** The work of every kind, and what a solve job may want besides: a solution made shorter, the certificate of its claim. */
export interface JobWork extends KindWork {
  readonly improve: (job: ImproveJob, watch: TimedWatch) => Performing<Report>;
  readonly certificate: (job: CertifiedJob, report: Report, watch: TimedWatch) => Generator<void, Report, void>;
}

const isSolveJob = (job: AnyJob): job is Job => jobKind(job) === 'solve';
const isCertifiedJob = (job: AnyJob): job is CertifiedJob => isSolveJob(job) && job.certificate !== undefined;

/** What reports the job: `improve` in place of `solve` if a solution is to be made shorter. */
const workName = (job: AnyJob): keyof JobWork => (isSolveJob(job) && job.improve ? 'improve' : jobKind(job));

/** The names of the work that a job needs. */
export const workNames = (job: AnyJob): readonly (keyof JobWork)[] =>
  isCertifiedJob(job) ? [workName(job), 'certificate'] : [workName(job)];

/** Gets the work of a job. Where reading code takes long, only that: see `jobs/node/load-work.ts`. */
export type LoadWork = (job: AnyJob) => Promise<Partial<JobWork>>;

/**
 * Yields between slices of work, as solvers do, and returns the report. The times of its effort are those of the whole
 * job, from reading the level to verifying the solution: for a small level, the search is the lesser part. The certificate
 * of a solve job comes after it and does not count. `work`: all that this job needs.
 */
export function* perform<J extends AnyJob>(
  job: J,
  work: Partial<JobWork>,
  watch: TimedWatch,
): Generator<void, ReportedTo<J>, void> {
  const [began, beganCpu] = [watch.now(), watch.cpu()];
  // The table gives each kind its own report; the compiler can't follow that through a generic.
  const performKind = work[workName(job)] as (job: AnyJob, watch: TimedWatch) => Performing<AnyReport>;
  const reported = yield* performKind(job, watch);
  if (!reported.ok) return reported;
  const times = { millis: watch.now() - began, cpuMillis: watch.cpu() - beganCpu };
  const timed = { ...reported.value, effort: { ...(reported.value.effort ?? NO_EFFORT), ...times } };
  const { kind, puzzle } = job;
  if (!isSolveJob(job)) return ok({ ...timed, kind, puzzle } as unknown as ReportTo<J>);
  const report = { ...timed, puzzle } as Report;
  const certify = isCertifiedJob(job) ? work.certificate?.(job, report, watch) : undefined;
  return ok((certify ? yield* certify : report) as ReportTo<J>);
}
