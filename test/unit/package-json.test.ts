// What package.json promises to those who install the package.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

const own = read('package.json') as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly keywords: readonly string[];
  readonly exports: Readonly<Record<string, { readonly types?: string; readonly default?: string } | string>>;
};
const lock = read('package-lock.json') as {
  readonly packages: Readonly<Record<string, { readonly dependencies?: unknown; readonly resolved?: string }>>;
};

test('runtime dependencies are ranges, the same in the lockfile', () => {
  expect(Object.values(own.dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  expect(lock.packages['']?.dependencies).toEqual(own.dependencies);
});

test('the lockfile names no registry', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('every entry point has types and code, in dist', () => {
  const bad = Object.entries(own.exports).filter(
    ([name, target]) =>
      name !== './package.json' &&
      (typeof target === 'string' || !target.types?.endsWith('.d.ts') || !target.default?.startsWith('./dist/')),
  );
  expect(bad).toEqual([]);
  expect(own.keywords).toEqual(expect.arrayContaining(['sokoban', 'futoshiki', 'solver']));
});
