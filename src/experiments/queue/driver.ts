// BullMQ and ioredis, loaded only when a queue is named: they are optional packages (19 packages, 16 MB) that few people
// need, and importing them takes 0.3 s.

import { hostname } from 'node:os';
import type * as BullMq from 'bullmq';
import type { Redis } from 'ioredis';
import { defined } from '../../base/defined.js';
import { EnvironmentError } from '../environment-error.js';
import { SCHEMA } from '../folder/records.js';
import type { QueueAddress } from './address.js';

// The names used in Redis. The build is part of every name: a worker of another build never sees the job.

export const queueName = (build: string): string => `masu-${SCHEMA}-${build}`;
/** The channel on which a runner tells all workers to stop. */
export const stopChannel = (build: string): string => `${queueName(build)}-stop`;
/** The runner that owns the queue; the key expires by itself. */
export const ownerKey = (build: string): string => `${queueName(build)}-owner`;
/** The run whose jobs are in the queue. */
export const runKey = (build: string): string => `${queueName(build)}-run`;

/** `host-pid`. A name with a space would make the worker invisible without an error (CLIENT SETNAME). */
export const workerName = (): string => `${hostname().replace(/[^\w.]/g, '_')}-${process.pid}`;

/** The host in a worker's name. */
export const workerHost = (name: string): string => name.replace(/^.*:w:/, '').replace(/-\d+$/, '');

export interface Driver {
  readonly bullmq: typeof BullMq;
  /** A new connection. It never prints anything, and it reconnects for as long as it is open. */
  connect(address: QueueAddress): Redis;
}

export type { Redis };

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
