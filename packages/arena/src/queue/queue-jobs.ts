// The jobs of a queue as Redis has them. Whatever may have happened to them there (a hash deleted or overwritten, an id
// taken out of its list), each can be read, found missing, and removed with everything that belongs to it. BullMQ's own
// calls can't: they throw at the first job that isn't JSON, skip an id without a hash, and ignore a job added again
// while its hash exists.

import { createHash } from 'node:crypto';
import type { JobType, Queue } from 'bullmq';
import { defined } from '../../base/defined.js';
import type { PlannedJob } from '../folder/records.js';
import type { Redis } from './connect.js';
import { parseWork, type WorkItem } from './work.js';

/** Bytes of a job's data: the largest level has 64 KiB. */
const MAX_BYTES = 256 * 1024;

// How many levels go into one job of the queue. A job costs some 0.3 ms of Redis and worker; a level of ten milliseconds
// is worth bundling, one of a minute is not. The runner learns from the reports: bundles take about a second.

const BUNDLE_MILLIS = 1000;
const MAX_ITEMS = 100;
const MAX_CHARACTERS = 64 * 1024;
/** Reports before the first bundle. */
const LEARN = 20;
/** What a level costs besides its search, and the weight of a new report in the mean. */
const OVERHEAD_MILLIS = 2;
const WEIGHT = 0.05;

export class BundleSize {
  private mean = 0;
  private reports = 0;

  learn(millis: number): void {
    this.reports++;
    this.mean += (millis + OVERHEAD_MILLIS - this.mean) * Math.max(WEIGHT, 1 / this.reports);
  }

  /** Levels per job; fewer toward the end, so that every lane has something to do. */
  of(left: number, lanes: number): number {
    if (this.reports < LEARN) return 1;
    const fair = Math.floor(left / Math.max(1, 4 * lanes));
    return Math.max(1, Math.min(MAX_ITEMS, Math.floor(BUNDLE_MILLIS / this.mean), fair));
  }
}

/** The id of a bundle: that of its one job, or a name of its own. Equal bundles have equal ids. */
export function bundleId(items: readonly WorkItem[]): string {
  const [only] = items;
  if (only && items.length === 1) return only.key;
  return `b${createHash('sha256')
    .update(items.map(({ key }) => key).join())
    .digest('hex')
    .slice(0, 31)}`;
}

/** Takes the next bundle from the front of the list. `isAlone` names jobs that must not share one. */
export function takeBundle(waiting: PlannedJob[], size: number, isAlone: (key: string) => boolean): WorkItem[] {
  const items: WorkItem[] = [];
  let characters = 0;
  while (waiting.length > 0 && items.length < size) {
    const { key, job } = waiting[0] as PlannedJob;
    if (items.length > 0 && (isAlone(key) || characters + job.level.length > MAX_CHARACTERS)) break;
    items.push({ key, job });
    characters += job.level.length;
    waiting.shift();
    if (isAlone(key)) break;
  }
  return items;
}

const STATES: readonly JobType[] = ['waiting', 'active', 'completed', 'failed', 'delayed', 'prioritized'];
const LISTS = ['wait', 'active', 'paused'];
const SORTED_SETS = ['completed', 'failed', 'delayed', 'prioritized'];
/** What BullMQ keeps of a queue besides its jobs, and as what in Redis. */
const KEPT_AS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LISTS.map((name) => [name, 'list'])),
  ...Object.fromEntries([...SORTED_SETS, 'marker'].map((name) => [name, 'zset'])),
  stalled: 'set',
  meta: 'hash',
  events: 'stream',
};

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export type QueueJobs = ReturnType<typeof queueJobs>;
export type ReadJob = Awaited<ReturnType<QueueJobs['read']>>;

export function queueJobs(redis: Redis, queue: Queue, build: string) {
  /** The first ids in these states, oldest first. One script: no job is missed on its way between two states. */
  const ids = (states: readonly JobType[], most?: number): Promise<string[]> =>
    queue.getRanges([...states], 0, most === undefined ? -1 : most - 1, true);
  return {
    ids,
    allIds: (): Promise<string[]> => ids(STATES),

    /** Without `keys` if its data is not what was put in; without a `result` if that can't be read. */
    async read(id: string) {
      let fields: (string | null)[];
      try {
        fields = await redis.hmget(queue.toKey(id), 'data', 'opts', 'returnvalue', 'failedReason');
      } catch (error) {
        // Something else has the job's name: nothing of it can be read.
        if (!/WRONGTYPE/.test((error as Error).message)) throw error;
        fields = [];
      }
      const [data, opts, returned, failedReason] = fields;
      const work = parseWork(parseJson(data), build);
      const isIntact = work.ok && bundleId(work.value.items) === id && parseJson(opts) !== undefined;
      const keys = isIntact ? work.value.items.map(({ key }) => key) : undefined;
      return { id, ...defined({ keys }), result: parseJson(returned), failedReason: failedReason ?? 'unknown reason' };
    },

    /**
     * Removes what is stored under the name of a list of the queue but is none: every call of BullMQ would fail. The jobs of
     * that list are found missing afterward. Returns the names.
     */
    async removeForeign(): Promise<string[]> {
      const removed: string[] = [];
      for (const [name, kind] of Object.entries(KEPT_AS)) {
        const found = await redis.type(queue.toKey(name));
        if (found === kind || found === 'none') continue;
        await redis.del(queue.toKey(name));
        removed.push(name);
      }
      return removed;
    },

    /** Removes a job from every list, and everything that belongs to it. */
    async forget(id: string): Promise<void> {
      const all = redis.multi();
      for (const list of LISTS) all.lrem(queue.toKey(list), 0, id);
      for (const set of SORTED_SETS) all.zrem(queue.toKey(set), id);
      all.srem(queue.toKey('stalled'), id);
      const parts = ['lock', 'logs', 'dependencies', 'processed'];
      all.del(queue.toKey(id), ...parts.map((part) => queue.toKey(`${id}:${part}`)));
      await all.exec();
    },

    /** Puts bundles in. A job that is there already is left alone. */
    async add(bundles: readonly (readonly WorkItem[])[]): Promise<void> {
      await queue.addBulk(
        bundles.map((items) => ({
          name: 'solve',
          data: { items },
          // Tried once, and there until it is removed: those are BullMQ's own defaults.
          opts: { jobId: bundleId(items), sizeLimit: MAX_BYTES },
        })),
      );
    },
  };
}
