// The messages between a pool and its workers, whatever kinds of jobs it is for. Each side validates what it receives: a
// worker may run another version of the program (an old page, a stale build), so a message is outside text.

import { type Progress, STAGES } from '@masu/core/base/outcome.js';
import * as v from 'valibot';
import type { AnyJob, AnyReported } from '../any-job.js';
import { facts } from '../job-parts.js';
import type { Channel } from './ring-buffer.js';

export type ToWorker =
  | { readonly kind: 'start'; readonly id: number; readonly job: AnyJob; readonly lane?: Channel }
  | { readonly kind: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'done'; readonly id: number; readonly reported: AnyReported }
  /** The worker threw; the message contains the stack. */
  | { readonly kind: 'bug'; readonly id: number; readonly message: string };

export const messageId = v.pipe(v.number(), v.integer(), v.minValue(0));

const progressSchema = v.object({
  expanded: v.number(),
  bytes: v.number(),
  lowerBound: v.optional(v.number()),
  partial: v.exactOptional(v.unknown()),
  best: v.exactOptional(v.unknown()),
  cpuMillis: v.exactOptional(v.number()),
  stage: v.optional(v.picklist(STAGES)),
  depth: v.optional(v.number()),
  shortest: v.optional(v.object({ moves: v.number(), pushes: v.number() })),
});
const errorSchema = v.object({
  line: v.number(),
  column: v.number(),
  code: v.string(),
  message: v.string(),
  facts: v.exactOptional(facts),
});

/** What a worker sends about jobs whose reports have this schema. */
export function fromWorkerSchema(report: v.GenericSchema) {
  const reported = v.variant('ok', [
    v.object({ ok: v.literal(true), value: report }),
    v.object({ ok: v.literal(false), error: errorSchema }),
  ]);
  return v.variant('kind', [
    v.object({ kind: v.literal('progress'), id: messageId, progress: progressSchema }),
    v.object({ kind: v.literal('done'), id: messageId, reported }),
    v.object({ kind: v.literal('bug'), id: messageId, message: v.string() }),
  ]);
}

/** A value as a schema reads it; undefined if it is invalid. */
export function parsedBy<T>(schema: v.GenericSchema, value: unknown): T | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? (parsed.output as T) : undefined;
}

/** Why a job is invalid, naming the field; undefined if it is valid. */
export function schemaError(schema: v.GenericSchema, job: unknown): string | undefined {
  const parsed = v.safeParse(schema, job);
  if (parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `This is not a job: ${v.getDotPath(issue) ?? 'the job itself'}: ${issue.message}.`;
}
