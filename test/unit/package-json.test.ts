// What package.json promises to those who install the package.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

const own = read('package.json') as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly keywords: readonly string[];
  readonly exports: Readonly<Record<string, { readonly types?: string; readonly default?: string } | string>>;
};
interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
const readLock = (name: string) => read(name) as { readonly packages: Readonly<Record<string, Locked>> };
const lock = readLock('package-lock.json');

test('runtime dependencies are ranges, the same in the lockfile', () => {
  expect(Object.values(own.dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
  expect(lock.packages['']?.dependencies).toEqual(own.dependencies);
});

test.each(['package-lock.json', 'site/package-lock.json'])(
  '%s names no registry, and has every package with its checksum, those of other systems too',
  (name) => {
    const packages = Object.entries(readLock(name).packages).filter(
      // Our own packages come from their folders.
      ([path, { link }]) => path !== '' && !path.startsWith('packages/') && !link,
    );
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    const wanted = packages.flatMap(([, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((each) => !packages.some(([path]) => path.endsWith(`node_modules/${each}`)))).toEqual([]);
  },
);

test('every entry point has types and code, in dist', () => {
  const bad = Object.entries(own.exports).filter(
    ([name, target]) =>
      name !== './package.json' &&
      (typeof target === 'string' || !target.types?.endsWith('.d.ts') || !target.default?.startsWith('./dist/')),
  );
  expect(bad).toEqual([]);
  expect(own.keywords).toEqual(expect.arrayContaining(['sokoban', 'futoshiki', 'solver']));
});
