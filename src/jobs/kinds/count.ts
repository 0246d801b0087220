// The count job: how many solutions a Futoshiki has, and why. One: its difficulty. None: clues that contradict each
// other. More: two solutions and where they differ.

import { defined } from '../../base/defined.js';
import type { TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { gradeSteps, gridRows, whySeveral, whyUnsolvable } from '../../futoshiki/index.js';
import { parseJobLevel } from '../job-level.js';
import { newMeter } from '../job-parts.js';
import type { CountJob, CountReport } from './count-schema.js';

export function* performCount(job: CountJob, watch: TimedWatch): Generator<void, Result<CountReport, TextError>, void> {
  const read = parseJobLevel(job);
  if (!read.ok) return read;
  const meter = newMeter(watch, job.limits as object);
  const level = read.value;
  const who = { kind: 'count', puzzle: 'futoshiki' } as const;
  const grading = gradeSteps(level);
  let next = grading.next();
  for (; !next.done; next = grading.next()) {
    const limit = meter.reached();
    if (limit) return ok({ verdict: 'gave-up', limit, effort: meter.effort(), ...who });
    yield;
  }
  if (next.value.verdict === 'graded') {
    return ok({ verdict: 'unique', grade: next.value.grade, effort: meter.effort(), ...who });
  }
  const contradiction = next.value.verdict === 'unsolvable' ? whyUnsolvable(level) : undefined;
  if (contradiction) return ok({ verdict: 'unsolvable', ...contradiction, effort: meter.effort(), ...who });
  const several = whySeveral(level);
  if (!several) throw new Error('a puzzle without a grade has neither none nor several solutions');
  const { first, second, differing, clue, message, facts } = several;
  return ok({
    verdict: 'several',
    first: gridRows(level.size, first),
    second: gridRows(level.size, second),
    differing,
    ...defined({ clue }),
    message,
    facts,
    effort: meter.effort(),
    ...who,
  });
}
