// The insight job: what can be seen in a Sokoban position without searching. Milliseconds on a small level, a tenth of
// a second with hundreds of boxes, so a front end asks for it next to its keys and never waits for it.

import * as v from 'valibot';
import type { TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { deadCells, findDeadlock, type Level, lowerBound } from '../../sokoban/index.js';
import { levelOfJob } from '../job-level.js';
import { cells, count, effortSchema, gaveUpFields, levelFields, meterOf } from '../job-parts.js';
import { deadlockSchema } from './hint.js';

const kind = v.literal('insight');
const puzzle = v.literal('sokoban');

export const insightJobSchema = v.object({ kind, puzzle, ...levelFields });
export type InsightJob = Readonly<v.InferOutput<typeof insightJobSchema>>;

export const insightReportSchema = v.variant('verdict', [
  v.object({
    kind,
    puzzle,
    verdict: v.literal('seen'),
    /** Absent where no rule sees one; the position may still be unsolvable. */
    deadlock: v.exactOptional(deadlockSchema),
    /** No solution from here has fewer pushes. Absent in a deadlock, or where the board is too large to say at once. */
    lowerBound: v.exactOptional(count),
    /** Cells from which no box can be pushed to a goal, ascending. The same for every position of a level. */
    deadSquares: cells,
    effort: effortSchema,
  }),
  v.object({ kind, puzzle, ...gaveUpFields }),
]);
export type InsightReport = Readonly<v.InferOutput<typeof insightReportSchema>>;

/** What is seen at the start of a level. */
export function insightReport(level: Level, watch: TimedWatch): InsightReport {
  const meter = meterOf(watch, {});
  const deadlock = findDeadlock(level, level.start);
  const bound = deadlock ? undefined : lowerBound(level, level.start);
  const dead = deadCells(level);
  return {
    kind: 'insight',
    puzzle: 'sokoban',
    verdict: 'seen',
    ...(deadlock ? { deadlock } : {}),
    ...(bound === undefined || bound === Number.POSITIVE_INFINITY ? {} : { lowerBound: bound }),
    deadSquares: [...dead.keys()].filter((cell) => dead[cell]),
    effort: meter.effort(),
  };
}

// biome-ignore lint/correctness/useYield: there is nothing to search, but jobs of every kind are performed in slices
export function* performInsight(
  job: InsightJob,
  watch: TimedWatch,
): Generator<void, Result<InsightReport, TextError>, void> {
  const read = levelOfJob(job);
  return read.ok ? ok(insightReport(read.value as Level, watch)) : read;
}
