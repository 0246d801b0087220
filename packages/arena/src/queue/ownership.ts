// One runner per queue: two would collect each other's results. The owner's name is in Redis for thirty seconds and
// renewed; the holder of a folder's lock may take over the queue from an earlier session of the same folder at once.
// Jobs that another run left behind are removed: Redis only transports jobs, and that run's folder knows what is
// missing.

import { hostname } from 'node:os';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { EnvironmentError } from '../environment-error.js';
import { isRunning } from '../folder/lock.js';
import type { QueueAddress } from './address.js';
import { ownerKey, runKey } from './names.js';

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
