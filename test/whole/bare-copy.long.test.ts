// A bare copy of the sources, as after `git clone`: one command sets it up, the next finds nothing to do.

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './masu.js';
import { run } from './npm.js';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

// Everything is built here, and a machine under load takes minutes for it.
test('two commands on a bare copy: the first sets up, the second finds nothing to do', { timeout: 3_600_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'masu-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const left = new Set(['node_modules', 'dist', '.git', 'coverage', 'kernel-bytes.ts']);
  const isMade = (path: string): boolean =>
    /packages\/(?:core\/src\/base\/texts|web\/src\/(?:texts|catalogs))$/.test(path);
  const isCopied = (path: string): boolean => path === ROOT || !(left.has(basename(path)) || isMade(path));
  cpSync(ROOT, copy, { recursive: true, filter: isCopied });
  const first = run('npm', ['start', '--silent', '--', '--version'], copy);
  expect([first.code, first.stdout], first.stderr).toEqual([0, `${version}\n`]);
  expect(first.stderr).toContain('masu: installing packages');
  expect(first.stderr).toContain('masu: building the packages');
  const second = run('npm', ['start', '--silent', '--', '--version'], copy);
  expect([second.code, second.stdout]).toEqual([0, `${version}\n`]);
  expect(second.stderr).not.toContain('masu:');
});
