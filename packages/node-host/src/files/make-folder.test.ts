import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { IS_LINUX } from '../../../../test/only-where.js';
import { makeFolder } from './make-folder.js';
import { removeBusyFolder } from './write-problem.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'masu-make-folder-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('creates a folder and its parents; a second call changes nothing', () => {
  const path = join(FOLDER, 'a', 'b', 'c');
  makeFolder(path, 0o700);
  makeFolder(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

test('a file at that path is an error', () => {
  const path = join(FOLDER, 'file');
  writeFileSync(path, '');
  expect(() => makeFolder(path)).toThrow('EEXIST');
  expect(() => makeFolder(join(path, 'below'))).toThrow('ENOTDIR');
});

// mkdir says ENOENT there although the folder above exists; Node's `recursive` then tries forever.
test.runIf(IS_LINUX)('a place where nothing can be created is an error, not an endless loop', () => {
  expect(() => makeFolder('/proc/masu/night')).toThrow('ENOENT');
});

test('a folder is removed although a process still writes there, and one that is not there too', async () => {
  const path = join(FOLDER, 'written');
  makeFolder(path);
  const program = `const fs = require('node:fs');
    const end = Date.now() + 300;
    for (let at = 0; Date.now() < end; at++) {
      fs.mkdirSync(${JSON.stringify(path)}, { recursive: true });
      try { fs.writeFileSync(${JSON.stringify(path)} + '/' + at, ''); } catch {}
      if (at === 0) console.log('writes');
    }`;
  const writer = spawn(process.execPath, ['-e', program]);
  const ended = once(writer, 'exit');
  await once(writer.stdout, 'data');
  await removeBusyFolder(path);
  await ended;
  await removeBusyFolder(path);
  await removeBusyFolder(path);
  expect(existsSync(path)).toBe(false);
});
