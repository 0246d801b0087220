// The jobs of a queue as Redis has them. Whatever may have happened to them there (a hash deleted or overwritten, an id
// taken out of its list), each can be read, found missing, and removed with everything that belongs to it. BullMQ's own
// calls can't: they throw at the first job that isn't JSON, skip an id without a hash, and ignore a job added again
// while its hash exists.

import type { JobType, Queue } from 'bullmq';
import { defined } from '../../base/defined.js';
import { bundleId } from './bundles.js';
import type { Redis } from './driver.js';
import { parseWork, type WorkItem } from './work.js';

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

export interface ReadJob {
  readonly id: string;
  /** The levels in it; undefined if its data is not what was put in. */
  readonly keys?: readonly string[];
  /** What the worker returned, if it can be read. */
  readonly result?: unknown;
  readonly failedReason: string;
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export class QueueJobs {
  private readonly redis: Redis;
  private readonly queue: Queue;
  private readonly build: string;

  constructor(redis: Redis, queue: Queue, build: string) {
    this.redis = redis;
    this.queue = queue;
    this.build = build;
  }

  /** The first ids in these states, oldest first. One script: no job is missed on its way between two states. */
  ids(states: readonly JobType[], most?: number): Promise<string[]> {
    return this.queue.getRanges([...states], 0, most === undefined ? -1 : most - 1, true);
  }

  allIds(): Promise<string[]> {
    return this.ids(STATES);
  }

  async read(id: string): Promise<ReadJob> {
    let fields: (string | null)[];
    try {
      fields = await this.redis.hmget(this.queue.toKey(id), 'data', 'opts', 'returnvalue', 'failedReason');
    } catch (error) {
      // Something else has the job's name: nothing of it can be read.
      if (!/WRONGTYPE/.test((error as Error).message)) throw error;
      fields = [];
    }
    const [data, opts, returned, failedReason] = fields;
    const work = parseWork(parseJson(data), this.build);
    const isIntact = work.ok && bundleId(work.value.items) === id && parseJson(opts) !== undefined;
    const keys = isIntact ? work.value.items.map(({ key }) => key) : undefined;
    return {
      id,
      ...defined({ keys }),
      result: parseJson(returned),
      failedReason: failedReason ?? 'unknown reason',
    };
  }

  /**
   * Removes what is stored under the name of a list of the queue but is none: every call of BullMQ would fail. The jobs of
   * that list are found missing afterward. Returns the names.
   */
  async removeForeign(): Promise<string[]> {
    const removed: string[] = [];
    for (const [name, kind] of Object.entries(KEPT_AS)) {
      const found = await this.redis.type(this.queue.toKey(name));
      if (found === kind || found === 'none') continue;
      await this.redis.del(this.queue.toKey(name));
      removed.push(name);
    }
    return removed;
  }

  /** Removes a job from every list, and everything that belongs to it. */
  async forget(id: string): Promise<void> {
    const { queue } = this;
    const all = this.redis.multi();
    for (const list of LISTS) all.lrem(queue.toKey(list), 0, id);
    for (const set of SORTED_SETS) all.zrem(queue.toKey(set), id);
    all.srem(queue.toKey('stalled'), id);
    all.del(
      queue.toKey(id),
      ...['lock', 'logs', 'dependencies', 'processed'].map((part) => queue.toKey(`${id}:${part}`)),
    );
    await all.exec();
  }

  /** Puts bundles in. A job that is there already is left alone. */
  async add(bundles: readonly (readonly WorkItem[])[], mostBytes: number): Promise<void> {
    await this.queue.addBulk(
      bundles.map((items) => ({
        name: 'solve',
        data: { items },
        // Tried once, and there until it is removed: those are BullMQ's own defaults.
        opts: { jobId: bundleId(items), sizeLimit: mostBytes },
      })),
    );
  }
}
