// The schemas of the certify job and its report. Separate from the work, so that a caller doesn't load it.

import { METRICS } from '@masu/core/base/puzzle.js';
import * as v from 'valibot';
import { certificateSchema, count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

const common = { kind: v.literal('certify'), puzzle: v.literal('sokoban') };

export const certifyJobSchema = v.object({
  ...common,
  ...levelFields,
  metric: v.picklist(METRICS),
  /** No solution has fewer; null: there is no solution. */
  fewest: v.nullable(count),
  /** In pushes: no solution with that many has fewer moves. */
  fewestMoves: v.exactOptional(count),
  solution: v.exactOptional(v.string()),
  /** The program and its version, for the header of the file. */
  producer: v.pipe(v.string(), v.maxLength(100)),
});
export type CertifyJob = Readonly<v.InferOutput<typeof certifyJobSchema>>;

export const certifyReportSchema = v.variant('verdict', [
  v.object({ ...common, verdict: v.literal('certified'), certificate: certificateSchema, effort: effortSchema }),
  /** `reason`: a part of a sentence. */
  v.object({ ...common, verdict: v.literal('uncertified'), reason: v.string(), effort: effortSchema }),
  v.object({ ...common, ...gaveUpFields }),
]);
export type CertifyReport = Readonly<v.InferOutput<typeof certifyReportSchema>>;
