import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HAS_PERMISSIONS, HAS_SHELL } from '../../../../test/only-where.js';
import { loadBytes, loadRegularText, loadText, MAX_FILE_BYTES } from './load-file.js';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masu-load-'));
  writeFileSync(at('level.txt'), '#@$.#\n');
  symlinkSync(at('level.txt'), at('link.txt'));
  symlinkSync('/dev/zero', at('zero.txt'));
  if (HAS_SHELL) spawnSync('mkfifo', [at('pipe')]);
  writeFileSync(at('huge.txt'), '');
  truncateSync(at('huge.txt'), MAX_FILE_BYTES + 1);
  writeFileSync(at('secret.txt'), 'x');
  chmodSync(at('secret.txt'), 0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The error for each kind of path when only regular files are allowed. */
const REFUSED: readonly [what: string, name: string, code: string, message: string][] = [
  ['a missing file', 'absent.txt', 'missing-file', 'No such file.'],
  ['a path through a file', 'level.txt/x', 'missing-file', 'No such file.'],
  ['a folder', '.', 'not-a-file', 'Expected a file, but this is a folder.'],
  ['an endless device', '/dev/zero', 'not-a-file', 'Expected a file, but this is a device.'],
  ['a link to a device', 'zero.txt', 'not-a-file', 'Expected a file, but this is a device.'],
  ['a terminal', '/dev/tty', 'not-a-file', 'Expected a file, but this is a device.'],
  ['a byte more than 64 MiB', 'huge.txt', 'file-too-large', 'File too large (limit: 64 MiB).'],
];

test.each(REFUSED)('regular files only: %s is refused at once', (_what, name, code, message) => {
  expect(loadRegularText(name.startsWith('/') ? name : at(name))).toMatchObject({
    ok: false,
    error: { code, message },
  });
});

test.runIf(HAS_SHELL)('regular files only: a pipe that nobody writes to is refused at once', () => {
  const error = { code: 'not-a-file', message: 'Expected a file, but this is a pipe.' };
  expect(loadRegularText(at('pipe'))).toMatchObject({ ok: false, error });
});

test.runIf(HAS_PERMISSIONS)('a file without read permission is refused with the reason', () => {
  const error = { code: 'unreadable-file', system: 'EACCES', message: 'Permission denied.' };
  expect(loadRegularText(at('secret.txt'))).toEqual({ ok: false, error });
});

test('a regular file and a link to one are read', () => {
  for (const name of ['level.txt', 'link.txt']) {
    expect(loadRegularText(at(name))).toEqual({ ok: true, value: '#@$.#\n' });
  }
});

test('a command reads devices too, up to the limit', async () => {
  expect(loadBytes('/dev/null')).toMatchObject({ ok: true });
  expect(loadText('/dev/zero')).toMatchObject({ ok: false, error: { code: 'file-too-large' } });
  expect(loadText(at('absent.txt'))).toMatchObject({ ok: false, error: { system: 'ENOENT' } });
});
