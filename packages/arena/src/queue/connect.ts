// The first connection to a queue: ten seconds to answer, then a sentence. BullMQ alone would try forever, even with a
// wrong password. A Redis that may forget jobs (no append-only file) or throw them away when memory is short is refused
// with the setting to change.

import type { Redis } from 'ioredis';
import { EnvironmentError } from '../environment-error.js';
import type { QueueAddress } from './address.js';
import type { Driver } from './driver.js';

const FIRST_MILLIS = 10_000;

/** Answers that a second try would not change. */
const FINAL =
  /WRONGPASS|NOAUTH|NOPERM|invalid password|certificate|self.signed|altnames|unable to (get|verify)|ERR_TLS/i;

/** Only the message, never the error: ioredis errors contain the command, and with it the password. */
export function safeMessage(error: unknown, { password }: QueueAddress): string {
  const { message = '', code = '' } = error as NodeJS.ErrnoException;
  // Some messages end in a period; the sentence around them has its own.
  const text = (message || code || 'no answer').replace(/\.+$/, '');
  return password === undefined ? text : text.replaceAll(password, '***');
}

/** Resolves when ready, rejects with a sentence after ten seconds or an answer that is final. */
function whenReady(redis: Redis, address: QueueAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    let last = 'no answer';
    const end = (result: EnvironmentError | undefined): void => {
      clearTimeout(timer);
      redis.off('ready', ready);
      redis.off('error', failed);
      if (result) reject(result);
      else resolve();
    };
    const refuse = (): void =>
      end(
        new EnvironmentError(
          `The queue at ${address.shown} does not answer: ${last}. Check the address, the password, and that Redis runs.`,
        ),
      );
    const ready = (): void => end(undefined);
    const failed = (error: unknown): void => {
      last = safeMessage(error, address);
      if (FINAL.test(`${last} ${(error as NodeJS.ErrnoException).code ?? ''}`)) refuse();
    };
    const timer = setTimeout(refuse, FIRST_MILLIS);
    redis.on('ready', ready);
    redis.on('error', failed);
    redis.connect().catch(failed);
  });
}

const field = (info: string, name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? '';

async function mustKeepJobs(redis: Redis, { shown }: QueueAddress): Promise<void> {
  const info = await redis.info();
  if (field(info, 'aof_enabled') === '0') {
    throw new EnvironmentError(
      `The Redis at ${shown} loses its jobs when it restarts. Set "appendonly yes" in redis.conf (now: redis-cli CONFIG SET appendonly yes).`,
    );
  }
  const policy = field(info, 'maxmemory_policy');
  if (policy !== '' && policy !== 'noeviction') {
    throw new EnvironmentError(
      `The Redis at ${shown} discards data when memory is short (${policy}). Set "maxmemory-policy noeviction" in redis.conf (now: redis-cli CONFIG SET maxmemory-policy noeviction).`,
    );
  }
}

/** A working connection to a Redis that doesn't lose data. Throws an EnvironmentError otherwise. */
export async function firstConnection(driver: Driver, address: QueueAddress): Promise<Redis> {
  const redis = driver.connect(address);
  try {
    await whenReady(redis, address);
    await mustKeepJobs(redis, address);
    return redis;
  } catch (error) {
    redis.disconnect();
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError(`The queue at ${address.shown} failed: ${safeMessage(error, address)}.`);
  }
}
