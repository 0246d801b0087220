// Runs a job in this thread and returns its report; a job that is refused is a mistake in the test.

import { finish, PATIENT, type TimedWatch } from '@masu/core/base/outcome.js';
import { ALL_WORK } from '@masu/engine/jobs/all-work.js';
import type { AnyJob, ReportTo } from '@masu/engine/jobs/any-job.js';
import { perform } from '@masu/engine/jobs/perform.js';

const WATCH: TimedWatch = { ...PATIENT, now: () => performance.now(), cpu: () => performance.now() };

export function reportOf<J extends AnyJob>(job: J, watch = WATCH): ReportTo<J> {
  const reported = finish(perform(job, ALL_WORK, watch));
  if (!reported.ok) throw new Error(reported.error.message);
  return reported.value;
}
