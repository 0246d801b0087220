// The generate job: a new puzzle of a size and difficulty from a seed. The same seed gives the same puzzle everywhere.

import type { Limits, TimedWatch } from '../../base/outcome.js';
import { seededRandom } from '../../base/random.js';
import { ok, type Result, type TextError } from '../../base/result.js';
import { type Composed, compose, FUTOSHIKI_FORMATS } from '../../futoshiki/index.js';
import { meterOf } from '../job-parts.js';
import {
  FORMAT,
  type GenerateJob,
  type GenerateReport,
  generateJobSchema,
  generateReportSchema,
} from './generate-schema.js';

export { type GenerateJob, type GenerateReport, generateJobSchema, generateReportSchema };

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
    watch.report({ expanded: next.value.tries, bytes: 0 });
    yield;
  }
}
