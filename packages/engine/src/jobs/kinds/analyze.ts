// The analyze job: what an author wants to know about a level. Reports what is known after each stage as progress.

import { defined } from '@masu/core/base/defined.js';
import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import { analyzeFutoshiki } from '@masu/studio/futoshiki/analyze/analyze.js';
import { AUTHOR_WISHES } from '@masu/studio/futoshiki/analyze/wishes.js';
import { analyzeSokoban, SOKOBAN_AUTHOR_WISHES } from '@masu/studio/sokoban/analyze/analyze.js';
import { parseJobLevel } from '../job-level.js';
import { type Performing, runWithinLimits, workByPuzzle } from '../job-parts.js';
import type { AnalyzeJob, AnalyzeReport } from './analyze-schema.js';

const stagesTo =
  (watch: TimedWatch) =>
  (partial: unknown): void =>
    watch.report({ expanded: 0, bytes: 0, partial });

function* analyzeSokobanJob(
  job: AnalyzeJob & { readonly puzzle: 'sokoban' },
  watch: TimedWatch,
): Performing<AnalyzeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const wish = SOKOBAN_AUTHOR_WISHES.find((each) => each === job.wish);
  const options = { ...defined({ line: job.line, wish }), onStage: stagesTo(watch) };
  const analysis = yield* runWithinLimits(analyzeSokoban(level.value, options), job.limits, watch);
  return ok('limit' in analysis ? analysis : { verdict: 'analyzed', analysis: analysis });
}

function* analyzeFutoshikiJob(
  job: AnalyzeJob & { readonly puzzle: 'futoshiki' },
  watch: TimedWatch,
): Performing<AnalyzeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const wish = AUTHOR_WISHES.find((each) => each === job.wish);
  const analysis = yield* runWithinLimits(analyzeFutoshiki(level.value, stagesTo(watch), wish), job.limits, watch);
  return ok('limit' in analysis ? analysis : { verdict: 'analyzed', analysis: analysis });
}

export const performAnalyze = workByPuzzle<AnalyzeJob, AnalyzeReport>(
  { sokoban: analyzeSokobanJob, futoshiki: analyzeFutoshikiJob },
  { code: 'no-analysis', message: 'There is no analysis for this puzzle.' },
);
