// The grade job: how hard a level is for a person, and why.

import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import { gradeSteps } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { futoshikiReasons } from '@masu/solve/futoshiki/solve/explain/grade-reasons.js';
import { difficultyNumber } from '@masu/studio/sokoban/grade/difficulty.js';
import { gradeSokoban } from '@masu/studio/sokoban/grade/grade.js';
import { reasonFacts } from '@masu/studio/sokoban/grade/reason-sentences.js';
import { parseJobLevel } from '../job-level.js';
import { type Performing, runWithinLimits, workByPuzzle } from '../job-parts.js';
import type { FutoshikiGradeReport, GradeJob, GradeReport, SokobanGradeReport } from './grade-schema.js';

function* gradeSokobanJob(
  job: GradeJob & { readonly puzzle: 'sokoban' },
  watch: TimedWatch,
): Performing<SokobanGradeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const grading = yield* runWithinLimits(gradeSokoban(level.value), job.limits, watch);
  if ('limit' in grading) return ok(grading);
  // The limit of an estimate counts positions.
  if (grading.verdict === 'gave-up') return ok({ verdict: 'gave-up', limit: 'nodes' });
  if (grading.verdict === 'unsolvable') return ok({ verdict: 'unsolvable' });
  const { grade, units, isExact, figures, reasons } = grading;
  const { boxes, pushes, boxChanges, gap } = figures;
  return ok({
    ...{ verdict: 'graded', grade, difficulty: difficultyNumber(units), isExact, boxes, pushes, boxChanges, gap },
    reasons: reasons.map(reasonFacts),
  });
}

function* gradeFutoshikiJob(
  job: GradeJob & { readonly puzzle: 'futoshiki' },
  watch: TimedWatch,
): Performing<FutoshikiGradeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const grading = yield* runWithinLimits(gradeSteps(level.value), job.limits, watch);
  if ('limit' in grading) return ok(grading);
  if (grading.verdict !== 'graded') return ok({ verdict: grading.verdict });
  const { grade, steps } = grading;
  return ok({ verdict: 'graded', grade, steps: steps.length, reasons: futoshikiReasons(grading) });
}

export const performGrade = workByPuzzle<GradeJob, GradeReport>(
  { sokoban: gradeSokobanJob, futoshiki: gradeFutoshikiJob },
  { code: 'no-grades', message: 'There are no grades for this puzzle.' },
);
