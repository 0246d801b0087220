// The first connection to a queue: ten seconds to answer, then a sentence. BullMQ alone would try forever, even with a
// wrong password. A Redis that may forget jobs (no append-only file) or throw them away when memory is short is refused
// with the setting to change.

import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type * as BullMq from 'bullmq';
import type { Redis } from 'ioredis';
import { defined } from '../../base/defined.js';
import { fail, ok, type Result } from '../../base/result.js';
import { EnvironmentError, errorReason } from '../environment-error.js';
import { SCHEMA } from '../folder/records.js';

// The address of a queue, and where it may come from. A password must never be visible: not in the arguments of a
// process (anyone can list them), not in a message, not in an error that quotes its input. So a password is read only
// from a file or the environment, messages show the address without it, and a text that isn't a valid address is never
// quoted.

export interface QueueAddress {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  readonly database: number;
  readonly isTls: boolean;
  /** Without user name and password: what messages and the manifest show. */
  readonly shown: string;
}

const EXPECTED = 'Expected redis://HOST:PORT, or rediss://HOST:PORT for TLS.';
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;
const DEFAULT_PORT = 6379;

export function parseQueueAddress(text: string): Result<QueueAddress, string> {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return fail(`The address of the queue cannot be read. ${EXPECTED}`);
  }
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:')
    return fail(`This is not the address of a Redis. ${EXPECTED}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host === '') return fail(`The address of the queue names no host. ${EXPECTED}`);
  const path = /^\/?(\d{1,4})?$/.exec(url.pathname);
  if (!path) return fail(`The database of the queue is not a number. ${EXPECTED.slice(0, -1)}, then /NUMBER.`);
  const port = url.port === '' ? DEFAULT_PORT : Number(url.port);
  const database = Number(path[1] ?? 0);
  let username: string;
  let password: string;
  try {
    [username, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  } catch {
    return fail('The name or password of the queue contains a % that doesn’t start an escape. Write % as %25.');
  }
  const shownHost = host.includes(':') ? `[${host}]` : host;
  return ok({
    host,
    port,
    database,
    isTls: url.protocol === 'rediss:',
    shown: `${url.protocol}//${shownHost}:${port}${database === 0 ? '' : `/${database}`}`,
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
  });
}

interface AddressSource {
  /** As typed: an address without a password, or `@file`. */
  readonly typed?: string;
  /** The environment variable MASU_QUEUE. */
  readonly environment?: string;
  /** Set by a person who accepts that anyone on the network path can read and change everything. */
  readonly isInsecure?: boolean;
}

function typedAddress({ typed, environment }: AddressSource): Result<string, string> {
  const text = typed ?? environment ?? '';
  if (!text.startsWith('@')) return ok(text);
  try {
    return ok(readFileSync(text.slice(1), 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : errorReason(error);
    return fail(`The file with the address of the queue cannot be read: ${reason}.`);
  }
}

/** The address to use, or a sentence that never contains a password. */
export function queueAddress(source: AddressSource): Result<QueueAddress, string> {
  const text = typedAddress(source);
  if (!text.ok) return text;
  const address = parseQueueAddress(text.value);
  if (!address.ok) return address;
  const { password, host, isTls, shown } = address.value;
  if (password !== undefined && source.typed !== undefined && !source.typed.startsWith('@')) {
    return fail(
      'A password on the command line can be read by everyone on this machine. Put the address into a file and use --queue @FILE, or into the environment variable MASU_QUEUE.',
    );
  }
  if (!isTls && !LOOPBACK.test(host) && !source.isInsecure) {
    return fail(
      `${shown} is not encrypted and not on this machine. Use rediss:// (TLS) or a tunnel; --insecure allows it on a network you trust.`,
    );
  }
  return address;
}

// BullMQ and ioredis, loaded only when a queue is named: they are optional packages (19 packages, 16 MB) that few people
// need, and importing them takes 0.3 s.

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

interface Driver {
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
