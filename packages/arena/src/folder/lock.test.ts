import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from './lock.js';

const made: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'masu-lock-'));
  made.push(path);
  return path;
}
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('one owner at a time; after release it is free and leaves nothing behind', () => {
  const path = folder();
  const lock = takeLock(path);
  expect(lock.isHeld()).toBe(true);
  expect(() => takeLock(path)).toThrow(`${path} is in use by process ${process.pid} on this machine.`);
  lock.release();
  expect(readdirSync(path)).toEqual([]);
  takeLock(path).release();
});

const owner = (fields: object): string =>
  JSON.stringify({ host: hostname(), boot: '', pid: 1, started: '', ...fields });

test.each([
  ['a process that ended', () => owner({ pid: deadPid() })],
  ['another boot', () => owner({ boot: 'another', pid: process.pid })],
  ['a process of the same number that started at another time', () => owner({ pid: process.pid, started: '1' })],
  ['nothing: a power failure', () => ''],
  ['half a line', () => '{"host":"he'],
])('a lock left by %s is replaced automatically', (_name, text) => {
  const path = folder();
  writeFileSync(join(path, 'lock'), text());
  const lock = takeLock(path);
  expect(lock.isHeld()).toBe(true);
  lock.release();
  expect(readdirSync(path)).toEqual([]);
});

test('a lock of another host is refused by name, and taken over only on request', () => {
  const path = folder();
  writeFileSync(join(path, 'lock'), owner({ host: 'far-away', pid: 7 }));
  expect(() => takeLock(path)).toThrow(/in use by process 7 on far-away\. .*--take-over/);
  const lock = takeLock(path, true);
  expect(lock.isHeld()).toBe(true);
});

test('a claimant that died while replacing a dead lock is replaced, too', () => {
  const path = folder();
  const dead = owner({ pid: deadPid() });
  writeFileSync(join(path, 'lock'), dead);
  // Every file a starter that was killed may leave: its own, and its claim for the dead lock.
  const claimant = owner({ pid: deadPid(), started: '5' });
  writeFileSync(join(path, 'lock.123-0.tmp'), claimant);
  const { createHash } = process.getBuiltinModule('node:crypto');
  writeFileSync(join(path, `lock.${createHash('sha256').update(dead).digest('hex').slice(0, 16)}`), claimant);
  takeLock(path).release();
  expect(readdirSync(path)).toEqual([]);
});

test('a process that lost the lock by a takeover notices it', () => {
  const path = folder();
  const lock = takeLock(path);
  writeFileSync(join(path, 'lock'), owner({ host: 'far-away' }));
  expect(lock.isHeld()).toBe(false);
  lock.release();
  expect(readdirSync(path)).toEqual(['lock']);
});

test('a folder in place of the lock is named', () => {
  const path = folder();
  mkdirSync(join(path, 'lock'));
  expect(() => takeLock(path)).toThrow(`${join(path, 'lock')} cannot be read: it is a folder, not a file.`);
  expect(readdirSync(path)).toEqual(['lock']);
});
