// The messages between a pool and its workers. Each side validates what it receives: a worker may run another version
// of the program (an old page, a stale build), so a message is outside text.

import * as v from 'valibot';
import { anyJobSchema, anyReportSchema, kindJobSchema } from '../any-job.js';
import { jobSchema } from '../job.js';
import { type FromWorker, fromWorkerSchema, messageId, parsedBy, schemaError, type ToWorker } from './message-parts.js';
import { type Channel, isChannel } from './ring-buffer.js';

export type { FromWorker, ToWorker } from './message-parts.js';

const toWorkerSchema = v.variant('kind', [
  v.object({
    kind: v.literal('start'),
    id: messageId,
    job: anyJobSchema,
    lane: v.optional(v.custom<Channel>(isChannel)),
  }),
  v.object({ kind: v.literal('stop'), id: messageId }),
]);
const anyFromWorkerSchema = fromWorkerSchema(anyReportSchema);

/** The message, or undefined if it is invalid. */
export const parseToWorker = (message: unknown): ToWorker | undefined => parsedBy(toWorkerSchema, message);

export const parseFromWorker = (message: unknown): FromWorker | undefined => parsedBy(anyFromWorkerSchema, message);

/** Why a job is invalid, naming the field; undefined if it is valid. For callers without type checking. */
export function jobError(job: unknown): string | undefined {
  const hasKind = typeof job === 'object' && job !== null && 'kind' in job;
  const isSolve = !hasKind || job.kind === 'solve';
  // By kind: for a union, the validator can't say which field is wrong.
  return schemaError(isSolve ? jobSchema : kindJobSchema, job);
}
