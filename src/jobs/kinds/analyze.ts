// The analyze job: what an author wants to know about a level. Reports what is known after each stage as progress.

import { defined } from '../../base/defined.js';
import type { Limits, TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { AUTHOR_WISHES, analyzeFutoshiki } from '../../futoshiki/index.js';
import { analyzeSokoban, SOKOBAN_AUTHOR_WISHES } from '../../sokoban/index.js';
import { isJobOf, parseJobLevel } from '../job-level.js';
import { driven, newMeter } from '../job-parts.js';
import type { AnalyzeJob, AnalyzeReport, FutoshikiAnalyzeReport, SokobanAnalyzeReport } from './analyze-schema.js';

type Performing<Report> = Generator<void, Result<Report, TextError>, void>;

function* analyzeSokobanJob(
  job: AnalyzeJob & { readonly puzzle: 'sokoban' },
  watch: TimedWatch,
): Performing<SokobanAnalyzeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const meter = newMeter(watch, job.limits as Limits);
  const who = { kind: 'analyze', puzzle: 'sokoban' } as const;
  const onStage = (partial: unknown): void => watch.report({ expanded: 0, bytes: 0, partial });
  const wish = SOKOBAN_AUTHOR_WISHES.find((each) => each === job.wish);
  const end = yield* driven(analyzeSokoban(level.value, { ...defined({ line: job.line, wish }), onStage }), meter);
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  return ok({ verdict: 'analyzed', analysis: end.made, effort, ...who });
}

function* analyzeFutoshikiJob(
  job: AnalyzeJob & { readonly puzzle: 'futoshiki' },
  watch: TimedWatch,
): Performing<FutoshikiAnalyzeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const meter = newMeter(watch, job.limits as Limits);
  const who = { kind: 'analyze', puzzle: 'futoshiki' } as const;
  const onStage = (partial: unknown): void => watch.report({ expanded: 0, bytes: 0, partial });
  const wish = AUTHOR_WISHES.find((each) => each === job.wish);
  const end = yield* driven(analyzeFutoshiki(level.value, onStage, wish), meter);
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  return ok({ verdict: 'analyzed', analysis: end.made, effort, ...who });
}

export function performAnalyze(job: AnalyzeJob, watch: TimedWatch): Performing<AnalyzeReport> {
  if (isJobOf(job, 'sokoban')) return analyzeSokobanJob(job, watch);
  return analyzeFutoshikiJob({ ...job, puzzle: 'futoshiki' }, watch);
}
