// The messages between a pool and its workers. Each side validates what it receives: a worker may run another version
// of the program (an old page, a stale build), so a message is outside text.

import * as v from 'valibot';
import type { Progress, Stage } from '../../base/outcome.js';
import { type AnyJob, type AnyReported, anyJobSchema, anyReportSchema, kindJobSchema } from '../any-job.js';
import { jobSchema } from '../job.js';
import { facts } from '../job-parts.js';
import { type Channel, isChannel } from './ring-buffer.js';

const id = v.pipe(v.number(), v.integer(), v.minValue(0));

const toWorkerSchema = v.variant('kind', [
  v.object({ kind: v.literal('start'), id, job: anyJobSchema, lane: v.optional(v.custom<Channel>(isChannel)) }),
  v.object({ kind: v.literal('stop'), id }),
]);

export type ToWorker =
  | { readonly kind: 'start'; readonly id: number; readonly job: AnyJob; readonly lane?: Channel }
  | { readonly kind: 'stop'; readonly id: number };

const progressSchema = v.object({
  expanded: v.number(),
  bytes: v.number(),
  lowerBound: v.optional(v.number()),
  partial: v.exactOptional(v.unknown()),
  best: v.exactOptional(v.unknown()),
  cpuMillis: v.exactOptional(v.number()),
  stage: v.optional(v.custom<Stage>((value) => typeof value === 'string')),
});
const errorSchema = v.object({
  line: v.number(),
  column: v.number(),
  code: v.string(),
  message: v.string(),
  facts: v.exactOptional(facts),
});
const reportedSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), value: anyReportSchema }),
  v.object({ ok: v.literal(false), error: errorSchema }),
]);

const fromWorkerSchema = v.variant('kind', [
  v.object({ kind: v.literal('progress'), id, progress: progressSchema }),
  v.object({ kind: v.literal('done'), id, reported: reportedSchema }),
  v.object({ kind: v.literal('bug'), id, message: v.string() }),
]);

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly id: number; readonly reported: AnyReported }
  /** The worker threw; the message contains the stack. */
  | { readonly kind: 'bug'; readonly id: number; readonly message: string };

/** The message, or undefined if it is invalid. */
export function parseToWorker(message: unknown): ToWorker | undefined {
  const parsed = v.safeParse(toWorkerSchema, message);
  return parsed.success ? (parsed.output as ToWorker) : undefined;
}

export function parseFromWorker(message: unknown): FromWorker | undefined {
  const parsed = v.safeParse(fromWorkerSchema, message);
  return parsed.success ? (parsed.output as FromWorker) : undefined;
}

/** Why a job is invalid, naming the field; undefined if it is valid. For callers without type checking. */
export function jobError(job: unknown): string | undefined {
  const hasKind = typeof job === 'object' && job !== null && 'kind' in job;
  const isSolve = !hasKind || job.kind === 'solve';
  // By kind: for a union, the validator can't say which field is wrong.
  const parsed = v.safeParse(isSolve ? jobSchema : kindJobSchema, job);
  if (parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `This is not a job: ${v.getDotPath(issue) ?? 'the job itself'}: ${issue.message}.`;
}
