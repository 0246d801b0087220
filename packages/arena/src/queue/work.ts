// The messages of a queue: a bundle of jobs to a worker, and the result of each back. Both sides validate what they
// receive: anyone who can reach the Redis server can put anything into it.

import { defined } from '@masu/core/base/defined.js';
import type { Limits } from '@masu/core/base/outcome.js';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import type { Job, Reported } from '@masu/engine/jobs/job.js';
import { parseJob, parseReported } from '@masu/engine/jobs/parse-job.js';
import * as v from 'valibot';
import { workKey } from '../folder/key.js';
import { recordedLimits } from '../folder/records.js';

export interface WorkItem {
  readonly key: string;
  readonly job: Job;
}

export interface Work {
  readonly items: readonly WorkItem[];
}

export type DoneItem =
  | { readonly key: string; readonly reported: Reported; readonly clipped?: Limits }
  | { readonly key: string; readonly bug: string };

export interface WorkResult {
  readonly host: string;
  readonly done: readonly DoneItem[];
  /** Not begun or stopped: these run again. */
  readonly rest: readonly string[];
}

const key = v.pipe(v.string(), v.regex(/^k[0-9a-f]{31}$/));

const workSchema = v.object({
  items: v.pipe(v.array(v.object({ key, job: v.unknown() })), v.minLength(1), v.maxLength(1000)),
});

/** The error is a sentence: this is not a job of ours, or not as this build planned it. A key is the hash of its job. */
export function parseWork(value: unknown, build: string): Result<Work, string> {
  const parsed = v.safeParse(workSchema, value);
  if (!parsed.success) return fail(`This is not work for a masu worker: ${parsed.issues[0].message}.`);
  const items: WorkItem[] = [];
  for (const item of parsed.output.items) {
    const job = parseJob(item.job);
    if (!job.ok) return job;
    if (item.key !== workKey(build, item.job)) return fail('The key of a level is not that of its job.');
    items.push({ key: item.key, job: job.value });
  }
  return ok({ items });
}

const resultSchema = v.object({
  host: v.pipe(v.string(), v.maxLength(255)),
  done: v.array(
    v.object({
      key,
      reported: v.exactOptional(v.unknown()),
      clipped: v.exactOptional(recordedLimits),
      bug: v.exactOptional(v.pipe(v.string(), v.maxLength(20_000))),
    }),
  ),
  rest: v.array(key),
});

export function parseWorkResult(value: unknown): Result<WorkResult, string> {
  const parsed = v.safeParse(resultSchema, value);
  if (!parsed.success) return fail(`This is not a result of a masu worker: ${parsed.issues[0].message}.`);
  const done: DoneItem[] = [];
  for (const { key: name, reported, clipped, bug } of parsed.output.done) {
    if (bug !== undefined) {
      done.push({ key: name, bug });
      continue;
    }
    const report = parseReported(reported);
    if (!report.ok) return report;
    done.push({ key: name, reported: report.value, ...defined({ clipped }) });
  }
  return ok({ host: parsed.output.host, done, rest: parsed.output.rest });
}
