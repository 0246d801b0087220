// Jobs and reports from outside (a file, a queue, another program): checked field by field before they are used.

import { fail, ok, type Result } from '@masu/core/base/result.js';
import * as v from 'valibot';
import { type Job, jobSchema, type Report, type Reported, reportSchema } from './job.js';

const errorSchema = v.object({ line: v.number(), column: v.number(), code: v.string(), message: v.string() });
const reportedSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), value: reportSchema }),
  v.object({ ok: v.literal(false), error: errorSchema }),
]);

function parse<T>(schema: v.GenericSchema, value: unknown, what: string): Result<T, string> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return ok(parsed.output as T);
  const [issue] = parsed.issues;
  return fail(`This is not a ${what}: ${v.getDotPath(issue) ?? 'the value itself'}: ${issue.message}.`);
}

/** The job without fields that are not part of one, or a sentence that names the first wrong field. */
export const parseJob = (value: unknown): Result<Job, string> => parse(jobSchema, value, 'job');

export const parseReport = (value: unknown): Result<Report, string> => parse(reportSchema, value, 'report');

/** A report, or the error of a job that could not be read. */
export const parseReported = (value: unknown): Result<Reported, string> => parse(reportedSchema, value, 'report');
