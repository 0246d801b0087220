// The messages of a queue: a bundle of jobs to a worker, and the result of each back. Both sides validate what they
// receive: anyone who can reach the Redis server can put anything into it.

import { hostname } from 'node:os';
import type { Queue } from 'bullmq';
import * as v from 'valibot';
import { defined } from '../../base/defined.js';
import type { Limits } from '../../base/outcome.js';
import { fail, ok, type Result } from '../../base/result.js';
import { type Job, parseJob, parseReported, type Reported } from '../../jobs/index.js';
import { EnvironmentError } from '../environment-error.js';
import { isRunning } from '../folder/lock.js';
import { recordedLimits, workKey } from '../folder/records.js';
import { ownerKey, type QueueAddress, type Redis, runKey } from './connect.js';

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

// One runner per queue: two would collect each other's results. The owner's name is in Redis for thirty seconds and
// renewed; the holder of a folder's lock may take over the queue from an earlier session of the same folder at once.
// Jobs that another run left behind are removed: Redis only transports jobs, and that run's folder knows what is
// missing.

const LEASE_MILLIS = 30_000;
const RENEW_MILLIS = 10_000;

interface QueueOwner {
  readonly run: string;
  readonly host: string;
  readonly pid: number;
}

function parseOwner(text: string | null): QueueOwner | undefined {
  try {
    const owner = JSON.parse(text ?? '') as QueueOwner;
    return typeof owner.run === 'string' && typeof owner.host === 'string' ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the queue ours, without jobs of other runs and not paused. Throws if another run uses it. */
export async function ownQueue(
  redis: Redis,
  queue: Queue,
  build: string,
  run: string,
  address: QueueAddress,
): Promise<{ release(): Promise<void> }> {
  const us = JSON.stringify({ run, host: hostname(), pid: process.pid });
  const key = ownerKey(build);
  const isFree = (await redis.set(key, us, 'PX', LEASE_MILLIS, 'NX')) === 'OK';
  if (!isFree) {
    const owner = parseOwner(await redis.get(key));
    const isDead = owner?.host === hostname() && Number.isInteger(owner.pid) && !isRunning(owner.pid);
    if (owner && owner.run !== run && !isDead) {
      throw new EnvironmentError(
        `The queue at ${address.shown} is in use by process ${owner.pid} on ${owner.host}. Wait until it ends, or use another database: ${address.shown.replace(/\/\d+$/, '')}/${address.database + 1}`,
      );
    }
    await redis.set(key, us, 'PX', LEASE_MILLIS);
  }
  if ((await redis.get(runKey(build))) !== run) {
    await queue.obliterate({ force: true });
    await redis.set(runKey(build), run);
  }
  await queue.resume();
  const renew = setInterval(() => {
    redis.set(key, us, 'PX', LEASE_MILLIS).catch(() => {});
    redis.set(runKey(build), run).catch(() => {});
  }, RENEW_MILLIS);
  return {
    async release() {
      clearInterval(renew);
      if ((await redis.get(key)) === us) await redis.del(key);
    },
  };
}
