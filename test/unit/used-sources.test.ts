// Every source is loaded by another or is an entry: one that nobody loads does nothing, even if it was to act by itself.

import { expect, test } from 'vitest';
import { ALL_CODE, importsOf, resolveImport } from '../imports.js';

/** What others than our own sources load: entry points of the package, programs, the page and its service worker, a script, and benchmarks. */
const ENTRIES = [
  'browser-host/library/index.ts',
  'browser-host/library/script-tag.ts',
  'classroom/index.ts',
  'core/base/index.ts',
  'core/play/public.ts',
  'node-host/jobs/index.ts',
  'node-host/library/index.ts',
  'program/cli/man-page.ts',
  'program/cli/masu.ts',
  // What benchmarks and tests switch off.
  'solve/sokoban/solve/any/techniques.ts',
  'solve/futoshiki/public.ts',
  'solve/sokoban/public.ts',
  'solve/sokoban/solve/any/techniques.ts',
  'web/main.tsx',
  'web/offline/service-worker.ts',
];

test('no source is left that nothing loads', () => {
  const sources = [...ALL_CODE].filter(
    (file) =>
      /^[\w-]+\/.*\.tsx?$/.test(file) &&
      !/\.(?:test|d)\.ts$|\/assembly\/|\/texts\/|\/checked-kernel|^(?:test|bench|scripts)\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const loaded = new Set([...ALL_CODE].flatMap((file) => importsOf(file).map(resolveImport)));
  expect(sources.filter((file) => !loaded.has(file) && !ENTRIES.includes(file))).toEqual([]);
  expect(ENTRIES.filter((file) => !sources.includes(file))).toEqual([]);
});
