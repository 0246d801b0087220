// The schemas of the generate job and its report. Apart from the work, so that whoever only asks doesn't load it.

import * as v from 'valibot';
import { COMPOSE_ERRORS, GRADES } from '../../futoshiki/index.js';
import { count, effortSchema, gaveUpFields, limitsSchema } from '../job-parts.js';

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

/** The format of a generated puzzle. */
export const FORMAT = 'unequal';

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
    code: v.picklist(COMPOSE_ERRORS),
    message: v.string(),
    effort: effortSchema,
  }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type GenerateReport = Readonly<v.InferOutput<typeof generateReportSchema>>;
