// The count job: how many solutions a Futoshiki has, and why. One: its difficulty. None: clues that contradict each
// other. More: two solutions and where they differ.

import * as v from 'valibot';
import type { TimedWatch } from '../../base/outcome.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { type FutoshikiLevel, GRADES, gradeSteps, gridRows, whySeveral, whyUnsolvable } from '../../futoshiki/index.js';
import { levelOfJob } from '../job-level.js';
import { cells, count, effortSchema, gaveUpFields, levelFields, meterOf } from '../job-parts.js';

const common = { kind: v.literal('count'), puzzle: v.literal('futoshiki') };

export const countJobSchema = v.object({ ...common, ...levelFields });
export type CountJob = Readonly<v.InferOutput<typeof countJobSchema>>;

const clueSchema = v.variant('kind', [
  v.object({ kind: v.literal('digit'), cell: count, digit: count }),
  v.object({ kind: v.literal('sign'), sign: v.object({ less: count, greater: count }) }),
]);
const rows = v.pipe(v.array(v.string()), v.readonly());

export const countReportSchema = v.variant('verdict', [
  v.object({ ...common, verdict: v.literal('unique'), grade: v.picklist(GRADES), effort: effortSchema }),
  v.object({
    ...common,
    verdict: v.literal('unsolvable'),
    clues: v.pipe(v.array(clueSchema), v.readonly()),
    /** Without any one of the clues the rest agree. */
    isLeast: v.boolean(),
    message: v.string(),
    effort: effortSchema,
  }),
  v.object({
    ...common,
    verdict: v.literal('several'),
    /** Two of the solutions, as filled rows. */
    first: rows,
    second: rows,
    differing: cells,
    /** A clue that would leave one solution. */
    clue: v.exactOptional(clueSchema),
    message: v.string(),
    effort: effortSchema,
  }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type CountReport = Readonly<v.InferOutput<typeof countReportSchema>>;

export function* performCount(job: CountJob, watch: TimedWatch): Generator<void, Result<CountReport, TextError>, void> {
  const read = levelOfJob(job);
  if (!read.ok) return read;
  const meter = meterOf(watch, job.limits as object);
  const level = read.value as FutoshikiLevel;
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
  const { first, second, differing, clue, message } = several;
  return ok({
    verdict: 'several',
    first: gridRows(level.size, first),
    second: gridRows(level.size, second),
    differing,
    ...(clue === undefined ? {} : { clue }),
    message,
    effort: meter.effort(),
    ...who,
  });
}
