// The analyze job: what an author wants to know about a level. Reports what is known after each stage as progress.

import { defined } from '../../base/defined.js';
import type { TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { AUTHOR_WISHES, analyzeFutoshiki, type FutoshikiAnalysis } from '../../futoshiki/index.js';
import { analyzeSokoban, SOKOBAN_AUTHOR_WISHES, type SokobanAnalysis } from '../../sokoban/index.js';
import { isJobOf, parseJobLevel } from '../job-level.js';
import { driven, type Performing } from '../job-parts.js';
import type { AnalyzeJob, AnalyzeReport } from './analyze-schema.js';

export function* performAnalyze(job: AnalyzeJob, watch: TimedWatch): Performing<AnalyzeReport> {
  const onStage = (partial: unknown): void => watch.report({ expanded: 0, bytes: 0, partial });
  const work = analysisSteps(job, onStage);
  if (!work.ok) return work;
  const made = yield* driven(work.value, job.limits, watch);
  // The analysis is of the job's puzzle, which the compiler can't follow.
  return ok('limit' in made ? made : { verdict: 'analyzed', analysis: made as SokobanAnalysis });
}

type AnalysisSteps = Generator<void, SokobanAnalysis | FutoshikiAnalysis, void>;

function analysisSteps(job: AnalyzeJob, onStage: (partial: unknown) => void): Result<AnalysisSteps, TextError> {
  if (isJobOf(job, 'sokoban')) {
    const level = parseJobLevel(job);
    const wish = SOKOBAN_AUTHOR_WISHES.find((each) => each === job.wish);
    return level.ok ? ok(analyzeSokoban(level.value, { ...defined({ line: job.line, wish }), onStage })) : level;
  }
  const level = parseJobLevel<'futoshiki'>({ ...job, puzzle: 'futoshiki' });
  const wish = AUTHOR_WISHES.find((each) => each === job.wish);
  return level.ok ? ok(analyzeFutoshiki(level.value, onStage, wish)) : level;
}
