// The count job: how many solutions a Futoshiki has, and why. One: its difficulty. None: clues that contradict each
// other. More: two solutions and where they differ.

import { defined } from '@masu/core/base/defined.js';
import type { TimedWatch } from '@masu/core/base/outcome.js';
import { ok } from '@masu/core/base/result.js';
import { gridRows } from '@masu/core/futoshiki/rules/cell-name.js';
import { gradeSteps } from '@masu/solve/futoshiki/solve/explain/grade.js';
import { whySeveral } from '@masu/solve/futoshiki/solve/explain/why-several.js';
import { whyUnsolvable } from '@masu/solve/futoshiki/solve/explain/why-unsolvable.js';
import { parseJobLevel } from '../job-level.js';
import { type Performing, runWithinLimits } from '../job-parts.js';
import type { CountJob, CountReport } from './count-schema.js';

export function* performCount(job: CountJob, watch: TimedWatch): Performing<CountReport> {
  const read = parseJobLevel(job);
  if (!read.ok) return read;
  const level = read.value;
  const grading = yield* runWithinLimits(gradeSteps(level), job.limits, watch);
  if ('limit' in grading) return ok(grading);
  if (grading.verdict === 'graded') return ok({ verdict: 'unique', grade: grading.grade });
  const contradiction = grading.verdict === 'unsolvable' ? whyUnsolvable(level) : undefined;
  if (contradiction) return ok({ verdict: 'unsolvable', ...contradiction });
  const several = whySeveral(level);
  if (!several) throw new Error('a puzzle without a grade has neither none nor several solutions');
  const { first, second, differing, clue, message, facts } = several;
  const grids = { first: gridRows(level.size, first), second: gridRows(level.size, second) };
  return ok({ verdict: 'several', ...grids, differing, ...defined({ clue }), message, facts });
}
