// The schemas of the count job and its report. Separate from the work, so that a caller doesn't load it.

import { GRADES } from '@masu/solve/futoshiki/solve/deductions/deduction.js';
import * as v from 'valibot';
import { cells, count, effortSchema, gaveUpFields, levelFields, messageFields } from '../job-parts.js';

const who = { kind: v.literal('count'), puzzle: v.literal('futoshiki') };
const common = { ...who, effort: effortSchema };

export const countJobSchema = v.object({ ...who, ...levelFields });
export type CountJob = Readonly<v.InferOutput<typeof countJobSchema>>;

const clueSchema = v.variant('kind', [
  v.object({ kind: v.literal('digit'), cell: count, digit: count }),
  v.object({ kind: v.literal('sign'), sign: v.object({ less: count, greater: count }) }),
]);
const rows = v.pipe(v.array(v.string()), v.readonly());

export const countReportSchema = v.variant('verdict', [
  v.object({ ...common, verdict: v.literal('unique'), grade: v.picklist(GRADES) }),
  v.object({
    ...common,
    verdict: v.literal('unsolvable'),
    clues: v.pipe(v.array(clueSchema), v.readonly()),
    /** Removing any one of the clues resolves the contradiction. */
    isLeast: v.boolean(),
    ...messageFields,
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
    ...messageFields,
  }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type CountReport = Readonly<v.InferOutput<typeof countReportSchema>>;
