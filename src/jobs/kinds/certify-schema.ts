// The schemas of the certify job and its report, and of what a solve report says about its certificate. Separate from the work,
// so that a caller doesn't load it.

import * as v from 'valibot';
import { METRICS } from '../../base/puzzle.js';
import { count, effortSchema, gaveUpFields, levelFields } from '../job-parts.js';

/** A larger one stays with its maker: reports travel through queues. */
export const MAX_CERTIFICATE_BYTES = 2 ** 20;

/** The bytes of a certificate, two hexadecimal digits each. */
const hexadecimal = v.pipe(v.string(), v.maxLength(2 * MAX_CERTIFICATE_BYTES), v.regex(/^([0-9a-f]{2})+$/));

export const certificateSchema = v.object({
  /** Of the whole file. */
  bytes: count,
  /** A checker without code of the solvers has accepted it for the level in hand. */
  checked: v.boolean(),
  /** The file itself, on its way to whoever saves it. */
  file: v.exactOptional(hexadecimal),
});
/** What a report says about the certificate of its answer. */
export type ReportedCertificate = Readonly<v.InferOutput<typeof certificateSchema>>;

const common = { kind: v.literal('certify'), puzzle: v.literal('sokoban') };

export const certifyJobSchema = v.object({
  ...common,
  ...levelFields,
  metric: v.picklist(METRICS),
  /** No solution has fewer; null: there is no solution. */
  fewest: v.nullable(count),
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
