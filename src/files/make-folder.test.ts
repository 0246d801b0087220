import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { IS_LINUX } from '../../test/only-where.js';
import { makeFolder } from './write-problem.js';

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
