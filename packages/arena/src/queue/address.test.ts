import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseQueueAddress, queueAddress } from './address.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-address-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test.each([
  ['redis://localhost', { host: 'localhost', port: 6379, database: 0, isTls: false, shown: 'redis://localhost:6379' }],
  ['redis://127.0.0.1:7000/3', { port: 7000, database: 3, shown: 'redis://127.0.0.1:7000/3' }],
  ['redis://[::1]:7000', { host: '::1', shown: 'redis://[::1]:7000' }],
  [
    'rediss://me:s%40cret@far.example',
    { username: 'me', password: 's@cret', isTls: true, shown: 'rediss://far.example:6379' },
  ],
  [' redis://localhost\n', { host: 'localhost' }],
])('%s', (text, expected) => {
  expect(parseQueueAddress(text)).toMatchObject({ ok: true, value: expected });
});

test.each([
  '',
  'localhost:6379',
  'http://:s3cret@localhost',
  'redis://:s3cret@',
  'redis://:s3cret@host:99999',
  'redis://:s3cret@host/some/path',
  'redis://:s3cret%@host',
  'redis://:s3 cret@ho st',
])('%j is refused, and never quoted', (text) => {
  const parsed = parseQueueAddress(text);
  expect(parsed.ok).toBe(false);
  expect(JSON.stringify(parsed)).not.toContain('s3');
});

test('a password comes from a file or the environment, never from the command line', () => {
  const typed = queueAddress({ typed: 'redis://:s3cret@localhost' });
  expect(typed).toMatchObject({ ok: false, error: expect.stringContaining('--queue @FILE') });
  expect(JSON.stringify(typed)).not.toContain('s3cret');
  expect(queueAddress({ environment: 'redis://:s3cret@localhost' })).toMatchObject({ value: { password: 's3cret' } });
  const path = join(FOLDER, 'queue');
  writeFileSync(path, 'redis://:s3cret@localhost\n');
  expect(queueAddress({ typed: `@${path}` })).toMatchObject({ value: { password: 's3cret' } });
  expect(queueAddress({ typed: '@/no/such/file' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('there is no such file'),
  });
});

test('a typed address overrides the environment', () => {
  const source = { typed: 'redis://localhost:1', environment: 'redis://localhost:2' };
  expect(queueAddress(source)).toMatchObject({ value: { port: 1 } });
});

test.each([
  ['redis://localhost', true],
  ['redis://127.9.9.9', true],
  ['redis://[::1]', true],
  ['redis://10.0.0.1', false],
  ['redis://localhost.example', false],
  ['redis://127.0.0.1.example', false],
  ['rediss://far.example', true],
])('without --insecure, %s: %s', (typed, isFine) => {
  expect(queueAddress({ typed }).ok).toBe(isFine);
  expect(queueAddress({ typed, isInsecure: true }).ok).toBe(true);
});
