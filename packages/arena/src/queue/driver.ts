// BullMQ and ioredis, loaded only when a queue is named: they are optional packages (19 packages, 16 MB) that few people
// need, and importing them takes 0.3 s.

import { defined } from '@masu/core/base/defined.js';
import type * as BullMq from 'bullmq';
import type { Redis } from 'ioredis';
import { EnvironmentError } from '../environment-error.js';
import type { QueueAddress } from './address.js';

export interface Driver {
  readonly bullmq: typeof BullMq;
  /** A new connection. It never prints anything, and it reconnects for as long as it is open. */
  connect(address: QueueAddress): Redis;
}

const INSTALL = 'npm install bullmq@6.7 ioredis@5';

async function load<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new EnvironmentError(`A queue needs the packages bullmq and ioredis. Install them next to masu: ${INSTALL}`);
  }
}

const MAX_PAUSE_MILLIS = 2000;

export async function loadDriver(): Promise<Driver> {
  const bullmq = await load(() => import('bullmq'));
  const ioredis = await load(() => import('ioredis'));
  return {
    bullmq,
    connect({ host, port, username, password, database, isTls }) {
      const redis = new ioredis.Redis({
        host,
        port,
        db: database,
        maxRetriesPerRequest: null,
        retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 10), MAX_PAUSE_MILLIS),
        ...defined({ username, password }),
        ...(isTls ? { tls: {} } : {}),
        lazyConnect: true,
      });
      // Without a listener ioredis prints the whole error, command and password included.
      redis.on('error', () => {});
      return redis;
    },
  };
}
