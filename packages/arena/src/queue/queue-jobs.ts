// The jobs of a queue as Redis has them. Whatever may have happened to them there (a hash deleted or overwritten, an id
// taken out of its list), each can be read, found missing, and removed with everything that belongs to it. BullMQ's own
// calls can't: they throw at the first job that isn't JSON, skip an id without a hash, and ignore a job added again
// while its hash exists.

import { defined } from '@masu/core/base/defined.js';
import type { JobType, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { bundleId } from './bundles.js';
import { parseWork, type WorkItem } from './work.js';

/** Bytes of a job's data: the largest level has 64 KiB. */
const MAX_BYTES = 256 * 1024;

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
        const keyType = await redis.type(queue.toKey(name));
        if (keyType === kind || keyType === 'none') continue;
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
