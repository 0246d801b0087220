// The insight job: what can be seen in a Sokoban position without searching. Milliseconds on a small level, a tenth of
// a second with hundreds of boxes, so a front end asks for it next to its keys and never waits for it.

import type { TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { deadCells, findDeadlock, lowerBound } from '../../sokoban/index.js';
import { levelOfJob } from '../job-level.js';
import { meterOf } from '../job-parts.js';
import { type InsightJob, type InsightReport, insightJobSchema, insightReportSchema } from './insight-schema.js';

export { type InsightJob, type InsightReport, insightJobSchema, insightReportSchema };

export function* performInsight(
  job: InsightJob,
  watch: TimedWatch,
): Generator<void, Result<InsightReport, TextError>, void> {
  const read = levelOfJob(job);
  if (!read.ok) return read;
  const meter = meterOf(watch, job.limits as object);
  const level = read.value;
  const deadlock = findDeadlock(level, level.start);
  const bound = deadlock ? undefined : lowerBound(level, level.start);
  const dead = deadCells(level);
  return ok({
    kind: 'insight',
    puzzle: 'sokoban',
    verdict: 'seen',
    ...(deadlock ? { deadlock } : {}),
    ...(bound === undefined || bound === Number.POSITIVE_INFINITY ? {} : { lowerBound: bound }),
    deadSquares: [...dead.keys()].filter((cell) => dead[cell]),
    effort: meter.effort(),
  });
}
