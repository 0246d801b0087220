// The generate job: a new puzzle of a size and difficulty from a seed. The same seed gives the same puzzle everywhere.

import * as v from 'valibot';
import type { Limits, TimedWatch } from '../../base/outcome.js';
import { seededRandom } from '../../base/random.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { COMPOSE_FAULTS, type Composed, compose, FUTOSHIKI_FORMATS, GRADES } from '../../futoshiki/index.js';
import { count, effortSchema, gaveUpFields, limitsSchema, meterOf } from '../job-parts.js';

const common = { kind: v.literal('generate'), puzzle: v.literal('futoshiki') };

export const generateJobSchema = v.object({
  ...common,
  size: v.number(),
  grade: v.picklist(GRADES),
  seed: v.number(),
  /** The share of signs among the clues, 0 to 1. */
  signs: v.exactOptional(v.number()),
  limits: limitsSchema,
});
export type GenerateJob = Readonly<v.InferOutput<typeof generateJobSchema>>;

const FORMAT = 'unequal';

export const generateReportSchema = v.variant('verdict', [
  v.object({
    ...common,
    verdict: v.literal('generated'),
    /** The puzzle as text in the format named. */
    level: v.string(),
    format: v.literal(FORMAT),
    grade: v.picklist(GRADES),
    digits: count,
    signs: count,
    tries: count,
    effort: effortSchema,
  }),
  /** There is no such puzzle, or none was found in as many tries as the size is given. */
  v.object({
    ...common,
    verdict: v.literal('refused'),
    code: v.picklist(COMPOSE_FAULTS),
    message: v.string(),
    effort: effortSchema,
  }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type GenerateReport = Readonly<v.InferOutput<typeof generateReportSchema>>;

function textOf({ level }: Composed): string {
  const made = FUTOSHIKI_FORMATS.find(({ id }) => id === FORMAT)?.make([level]);
  if (!made?.ok) throw new Error('a generated puzzle cannot be written');
  return made.value;
}

export function* performGenerate(
  { size, grade, seed, signs, limits }: GenerateJob,
  watch: TimedWatch,
): Generator<void, Result<GenerateReport, TextError>, void> {
  const meter = meterOf(watch, limits as Limits);
  const who = { kind: 'generate', puzzle: 'futoshiki' } as const;
  const composing = compose({ size, grade, ...(signs === undefined ? {} : { signs }) }, seededRandom(seed));
  for (;;) {
    const next = composing.next();
    if (next.done) {
      const effort = meter.effort();
      if (!next.value.ok) return ok({ verdict: 'refused', ...next.value.error, effort, ...who });
      const { grade: found, digits, signs: signCount, tries } = next.value.value;
      const level = textOf(next.value.value);
      return ok({
        verdict: 'generated',
        level,
        format: FORMAT,
        grade: found,
        digits,
        signs: signCount,
        tries,
        effort,
        ...who,
      });
    }
    const limit = meter.reached();
    if (limit) return ok({ verdict: 'gave-up', limit, effort: meter.effort(), ...who });
    watch.tell({ expanded: next.value.tries, bytes: 0 });
    yield;
  }
}
