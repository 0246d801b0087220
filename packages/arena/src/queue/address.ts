// The address of a queue, and where it may come from. A password must never be visible: not in the arguments of a
// process (anyone can list them), not in a message, not in an error that quotes its input. So a password is read only
// from a file or the environment, messages show the address without it, and a text that isn't a valid address is never
// quoted.

import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '@masu/core/base/result.js';
import { errorReason } from '../environment-error.js';

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
