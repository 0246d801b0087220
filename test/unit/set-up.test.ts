// What the set-up builds from: files of the repository, nothing that tests create while they run. A part that went
// stale during the tests would be rebuilt while programs of the tests are running.

import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { HAS_GIT } from '../only-where.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

test.runIf(HAS_GIT)('no part is built from a file that tests make', async () => {
  const { sources } = (await import(pathToFileURL(join(ROOT, 'scripts/setup.mjs')).href)) as {
    readonly sources: () => ReadonlyMap<string, readonly string[]>;
  };
  const files = [...new Set([...sources().values()].flat())];
  expect(files.length).toBeGreaterThan(500);
  const ignored = execFileSync('git', ['status', '--ignored', '--porcelain', 'packages', 'levels'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line.startsWith('!!'))
    .map((line) => line.slice(3));
  // What earlier parts make.
  const made = [
    'packages/solve/src/kernel/kernel-bytes.ts',
    'packages/core/src/base/texts/',
    'packages/web/src/catalogs/',
    'packages/web/src/texts/',
  ];
  const isIgnored = (file: string): boolean => ignored.some((path) => file === path || file.startsWith(path));
  const unexpected = files.filter((file) => isIgnored(file) || file.endsWith('.wasm'));
  expect(unexpected.filter((file) => !made.some((path) => file.startsWith(path)))).toEqual([]);
});
