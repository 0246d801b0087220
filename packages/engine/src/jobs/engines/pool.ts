// A pool of workers for jobs of every kind, and how both sides check its messages.

import * as v from 'valibot';
import { anyJobSchema, anyReportSchema, kindJobSchema } from '../any-job.js';
import { jobSchema } from '../job.js';
import { type FromWorker, fromWorkerSchema, messageId, parsedBy, schemaError, type ToWorker } from './messages.js';
import { type Channel, isChannel } from './ring-buffer.js';
import { type PoolHost, WorkerPool } from './worker-pool.js';

export { type Death, LARGE_BYTES, type PoolHost, type WorkerHandle } from './worker-pool.js';

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
function jobError(job: unknown): string | undefined {
  const hasKind = typeof job === 'object' && job !== null && 'kind' in job;
  const isSolve = !hasKind || job.kind === 'solve';
  // By kind: for a union, the validator can't say which field is wrong.
  return schemaError(isSolve ? jobSchema : kindJobSchema, job);
}

export class Pool extends WorkerPool {
  constructor(host: PoolHost, size: number) {
    super(host, size, { jobError, parseFromWorker });
  }
}
