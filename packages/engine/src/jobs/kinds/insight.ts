// The insight job: what can be seen in a Sokoban position without searching. It takes milliseconds on a small level and
// a tenth of a second with hundreds of boxes, so a front end requests it after every push and never waits for it.

import { defined } from '@masu/core/base/defined.js';
import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import type { Level } from '@masu/core/sokoban/rules/level.js';
import { lowerBound } from '@masu/solve/sokoban/solve/bound/lower-bound.js';
import { deadCells } from '@masu/solve/sokoban/solve/deadlock/dead-cells.js';
import { findDeadlock } from '@masu/solve/sokoban/solve/deadlock/find-deadlock.js';
import { parseJobLevel } from '../job-level.js';
import { newMeter, type Performing } from '../job-parts.js';
import type { InsightJob, InsightReport } from './insight-schema.js';

/** The insight into the start position of a level. */
export function insightReport(level: Level, watch: TimedWatch): InsightReport {
  const meter = newMeter(watch, {});
  const deadlock = findDeadlock(level, level.start);
  const bound = deadlock ? undefined : lowerBound(level, level.start);
  const dead = deadCells(level);
  return {
    kind: 'insight',
    puzzle: 'sokoban',
    verdict: 'seen',
    ...defined({ deadlock }),
    ...(bound === undefined || bound === Number.POSITIVE_INFINITY ? {} : { lowerBound: bound }),
    deadSquares: [...dead.keys()].filter((cell) => dead[cell]),
    effort: meter.effort(),
  };
}

// biome-ignore lint/correctness/useYield: there is nothing to search, but jobs of every kind are performed in slices
export function* performInsight(job: InsightJob, watch: TimedWatch): Performing<InsightReport> {
  const read = parseJobLevel(job);
  return read.ok ? ok(insightReport(read.value, watch)) : read;
}
