// A queue behind TLS: works with a certificate that is known, and is refused at once with one that is not.

// @module-tag alone

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BALANCED, books, plan, run, start, tinyLevels } from '../experiment.js';
import { freePort, RedisServer } from '../redis-server.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-tls-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const [key, certificate] = [join(FOLDER, 'key.pem'), join(FOLDER, 'cert.pem')];
const made = spawnSync('openssl', [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
  ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', certificate],
]);
if (made.status !== 0) console.warn('notice: no openssl; the test of TLS is skipped');

test.skipIf(made.status !== 0)('rediss:// with a known certificate, and without', async () => {
  const port = await freePort();
  const args = ['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', key];
  const server = await RedisServer.start({
    args: [...args, '--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no'],
  });
  const night = await plan(FOLDER, 'night', tinyLevels(5), '--time', '20');
  const queue = ['--queue', `rediss://localhost:${port}`];
  for (const words of [['batch', 'run', night], ['worker']]) {
    const ended = await run([...words, ...queue]);
    expect([ended.code, ended.stderr]).toEqual([32, expect.stringMatching(/does not answer: .*certificate/)]);
  }
  const env = { NODE_EXTRA_CA_CERTS: certificate };
  const helper = start(['worker', '--jobs', '1', ...queue], env);
  const done = await run(['batch', 'run', night, ...queue], env);
  expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('5 of 5 done: 5 solved')]);
  expect(done.stderr).not.toContain('Warning');
  expect(books(night)).toEqual(BALANCED);
  helper.child.kill('SIGTERM');
  expect(await helper.ended).toBe(0);
  await server.discard();
});
