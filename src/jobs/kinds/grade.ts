// The grade job: how hard a level is for a person, and why.

import type { Limits, TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { futoshikiReasons, gradeSteps } from '../../futoshiki/index.js';
import { difficultyNumber, gradeSokoban, reasonMessage } from '../../sokoban/index.js';
import { isJobOf, parseJobLevel } from '../job-level.js';
import { driven, newMeter } from '../job-parts.js';
import type { FutoshikiGradeReport, GradeJob, GradeReport, SokobanGradeReport } from './grade-schema.js';

type Performing<Report> = Generator<void, Result<Report, TextError>, void>;

function* gradeSokobanJob(
  job: GradeJob & { readonly puzzle: 'sokoban' },
  watch: TimedWatch,
): Performing<SokobanGradeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const meter = newMeter(watch, job.limits as Limits);
  const who = { kind: 'grade', puzzle: 'sokoban' } as const;
  const end = yield* driven(gradeSokoban(level.value), meter);
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  // The limit of an estimate counts positions.
  if (end.made.verdict === 'gave-up') return ok({ verdict: 'gave-up', limit: 'nodes', effort, ...who });
  if (end.made.verdict === 'unsolvable') return ok({ verdict: 'unsolvable', effort, ...who });
  const { grade, units, isExact, figures, reasons } = end.made;
  return ok({
    verdict: 'graded',
    grade,
    difficulty: difficultyNumber(units),
    isExact,
    boxes: figures.boxes,
    pushes: figures.pushes,
    boxChanges: figures.boxChanges,
    gap: figures.gap,
    reasons: reasons.map((reason) => `${reasonMessage(reason)}.`),
    effort,
    ...who,
  });
}

function* gradeFutoshikiJob(
  job: GradeJob & { readonly puzzle: 'futoshiki' },
  watch: TimedWatch,
): Performing<FutoshikiGradeReport> {
  const level = parseJobLevel(job);
  if (!level.ok) return level;
  const meter = newMeter(watch, job.limits as Limits);
  const who = { kind: 'grade', puzzle: 'futoshiki' } as const;
  const end = yield* driven(gradeSteps(level.value), meter);
  const effort = meter.effort();
  if ('limit' in end) return ok({ verdict: 'gave-up', limit: end.limit, effort, ...who });
  if (end.made.verdict !== 'graded') return ok({ verdict: end.made.verdict, effort, ...who });
  const { grade, steps } = end.made;
  return ok({ verdict: 'graded', grade, steps: steps.length, reasons: futoshikiReasons(end.made), effort, ...who });
}

export function performGrade(job: GradeJob, watch: TimedWatch): Performing<GradeReport> {
  if (isJobOf(job, 'sokoban')) return gradeSokobanJob(job, watch);
  return gradeFutoshikiJob({ ...job, puzzle: 'futoshiki' }, watch);
}
